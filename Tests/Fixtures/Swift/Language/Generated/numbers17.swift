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
let r0 = (-(4) + -((i < 2 ? 6 : e)))
print(0, r0, type(of: r0))
let r1 = -((3 == j ? Int(3) : (4 > j ? j : 5)))
print(1, r1, type(of: r1))
let r2 = -((f).rounded(.up)) + f
print(2, r2, type(of: r2))
let r3 = ((5 == j ? (2 - 4) : -(f)) - min((f).rounded(), Float(4)))
print(3, r3, type(of: r3))
let r4 = ((8 * 9 / e / e) + -(d) + Double(e))
print(4, r4, type(of: r4))
let r5: Int = -((j * 1) + 4)
print(5, r5, type(of: r5))
let r6: CGFloat = (5 > 8 ? CGFloat(g) : (g / c)) * ((g + g)).rounded()
print(6, r6, type(of: r6))
let r7 = -((i == 4 ? 3 * 4 : i + j))
print(7, r7, type(of: r7))
let r8 = (Double(d) + (6).rounded()) + max(min(2e2, e), Double(8))
print(8, r8, type(of: r8))
let r9: CGFloat = ((g - c + 3.0) * ((g * g) * 0.5))
print(9, r9, type(of: r9))
let r10 = (9 / (j < i ? (9 ^ 1) : 6))
print(10, r10, type(of: r10))
let r11: CGFloat = (c * min(5, c) / min(g, c))
print(11, r11, type(of: r11))
let r12: UInt8 = min(min((4 | 6), (4 > j ? 1 : 8)), (5 == j ? (u ^ 6) : max(u, u)))
print(12, r12, type(of: r12))
let r14: Float = -((f / f) - (2 * 7))
print(14, r14, type(of: r14))
let r15 = (((i > j ? 6 : 1) &- (1 &* u)) ^ (6 > 8 ? (4 &- u) : (u % u)))
print(15, r15, type(of: r15))
