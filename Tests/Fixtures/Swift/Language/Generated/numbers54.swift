import Foundation

let i = 7
let j = -3
let d = 2.5
let e = 0.75
let c: CGFloat = 12.5
let g: CGFloat = 4
let f: Float = 1.5
let u: UInt8 = 200
let s: Int16 = -40
let r0: Int = ((4 == 4 ? (4 * 4) : max(8, 3)) - (j - 9) - 4)
print(0, r0, type(of: r0))
let r1: Double = 4
print(1, r1, type(of: r1))
let r2: Int = ((Int(d) - 5 + j) + 9)
print(2, r2, type(of: r2))
let r3: CGFloat = min(max((c * g), (g * 2)), -(1.25) + min(g, g))
print(3, r3, type(of: r3))
let r5 = -(-(2e2))
print(5, r5, type(of: r5))
let r6: UInt8 = ((u ^ (u ^ u)) & min((i < j ? 2 : u), (2 &- u)))
print(6, r6, type(of: r6))
let r7: Int16 = 1
print(7, r7, type(of: r7))
let r8: CGFloat = (g - ((3 / 3.0)).rounded(.toNearestOrEven))
print(8, r8, type(of: r8))
let r9: UInt8 = (3 < j ? (u & (j == j ? u : 9)) : max(UInt8(2), max(8, 2)))
print(9, r9, type(of: r9))
let r10: Int16 = (((3 & 8) &* (i > j ? 2 : 6)) / (-(s) &- (8 == 8 ? 4 : s)))
print(10, r10, type(of: r10))
let r11: Int16 = (((s / 8) % (6 | s)) &* ((5 &* 2) & (s &* 3)))
print(11, r11, type(of: r11))
let r12: Int = (j - min(1, 4) + (i * i * 4))
print(12, r12, type(of: r12))
let r13: UInt8 = min(((8 & 2) & (4 &- 2)), ((u | 2) &* (5 / 4)))
print(13, r13, type(of: r13))
let r14: CGFloat = (max(max(c, 2e2), (6).rounded())).rounded(.down)
print(14, r14, type(of: r14))
let r15: Int = -((9 < 8 ? 1 : 4) / (9 * 3))
print(15, r15, type(of: r15))
