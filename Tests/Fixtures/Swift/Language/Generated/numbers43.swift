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
let r0: CGFloat = (3 * 9)
print(0, r0, type(of: r0))
let r1 = Float((8 * (7 * i)))
print(1, r1, type(of: r1))
let r2: Int16 = Int16((j == i ? Int(g) : j / 5))
print(2, r2, type(of: r2))
let r3 = (i == 6 ? UInt8(max(5, 2e2)) : min(7, (6 &- u)))
print(3, r3, type(of: r3))
let r4 = 5
print(4, r4, type(of: r4))
let r5 = (i == 1 ? UInt8((j / j)) : ((2 &- u) / (3 &+ 6)))
print(5, r5, type(of: r5))
let r6: CGFloat = (-((j < 2 ? g : 0.5))).rounded(.down)
print(6, r6, type(of: r6))
let r7: Double = (((e + e) * 1) + (7 * 4) / Double(1.25))
print(7, r7, type(of: r7))
let r8: CGFloat = -((c * min(g, g)))
print(8, r8, type(of: r8))
let r9 = UInt8(e)
print(9, r9, type(of: r9))
let r10: UInt8 = (3 ^ UInt8(8 * 9))
print(10, r10, type(of: r10))
let r11: Int = ((i - 6 * j) + (Int(5) * (9 - i)))
print(11, r11, type(of: r11))
let r12 = max(min((8 | 6), (u &- u)), (i < 8 ? (7 &- 2) : (3 | 9)))
print(12, r12, type(of: r12))
let r13: Int16 = (max(7, (s &- 1)) & (7 == 6 ? (8 ^ s) : (i < 2 ? s : s)))
print(13, r13, type(of: r13))
let r14: Int = ((j > 3 ? 2 : j) / 6 + 9) + -((5 * 6))
print(14, r14, type(of: r14))
let r15: Int = (j > i ? ((j * 9) * -(j)) : ((i == 1 ? 8 : j) / 6 * j))
print(15, r15, type(of: r15))
