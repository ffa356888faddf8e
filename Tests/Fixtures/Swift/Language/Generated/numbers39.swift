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
let r0 = j
print(0, r0, type(of: r0))
let r1 = ((-(6)).rounded(.up) * (e * d) + (d / d))
print(1, r1, type(of: r1))
let r2 = max((min(u, u) &+ (2 / u)), (u ^ (7 &* 4)))
print(2, r2, type(of: r2))
let r3 = (((u &- u) &+ max(5, 8)) & (9 | max(5, 8)))
print(3, r3, type(of: r3))
let r4 = (((4 + 7) + Float(c)) + 4)
print(4, r4, type(of: r4))
let r5: Double = -(((1 / 9) * 4 / e))
print(5, r5, type(of: r5))
let r6 = ((Int16(c) / (3 &* 9)) &- -((s | s)))
print(6, r6, type(of: r6))
let r7: Float = ((j < j ? (6 / 2e2) : 8) * (2 - 1.25) * (2e2 - 9))
print(7, r7, type(of: r7))
let r8: Int = (i < 9 ? j * j : (i / j)) * (-(5) * (9 + i))
print(8, r8, type(of: r8))
let r9: Float = ((f).rounded(.toNearestOrEven) * max(f, 2e2)).rounded(.toNearestOrEven)
print(9, r9, type(of: r9))
let r10: UInt8 = (4 == i ? 8 : (max(3, 1) | (u | 9)))
print(10, r10, type(of: r10))
let r11: Float = (8 > 8 ? 2e2 : (3 + f / (6 / 4)))
print(11, r11, type(of: r11))
let r12: Int = (i > 1 ? (j > j ? min(3, i) : j) : (i * i * i * j))
print(12, r12, type(of: r12))
let r13 = ((Int16(6) % (9 < 3 ? 6 : 9)) & max((i < j ? 3 : 1), (6 % 7)))
print(13, r13, type(of: r13))
let r14 = (7 < i ? max((2 &* 1), (6 & 8)) : ((9 &* 7) &* (8 | 3)))
print(14, r14, type(of: r14))
let r15: UInt8 = UInt8(i)
print(15, r15, type(of: r15))
