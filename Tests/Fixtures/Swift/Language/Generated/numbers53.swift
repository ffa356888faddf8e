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
let r0: Int = ((j < 2 ? (i / 6) : i - i) + ((2 - 9) / (7 - 8)))
print(0, r0, type(of: r0))
let r1: UInt8 = (((6 &- u) % (7 &* 7)) & (8 ^ (1 | u)))
print(1, r1, type(of: r1))
let r2: Int = -((j * 7 * 4))
print(2, r2, type(of: r2))
let r3: UInt8 = (UInt8((1 + 5)) % ((j < j ? 1 : u) / min(9, 8)))
print(3, r3, type(of: r3))
let r4: CGFloat = -((9 == 3 ? 4 : 1.25)) + min(c, c / 2)
print(4, r4, type(of: r4))
let r5: Double = (((d * 0.5)).rounded() * 6 - 3.0 + d * 0.5)
print(5, r5, type(of: r5))
let r6: Int = (7 > 2 ? ((i / 7) + min(i, 7)) : (Int(2) + i))
print(6, r6, type(of: r6))
let r7: UInt8 = (u &* ((3 &- 3) | (6 % u)))
print(7, r7, type(of: r7))
let r8: CGFloat = (-(g) * CGFloat(i) + (CGFloat(j) / -(4)))
print(8, r8, type(of: r8))
let r9 = 3
print(9, r9, type(of: r9))
let r10 = UInt8((g + 8 + min(c, 3.0)))
print(10, r10, type(of: r10))
let r11: UInt8 = (min(8, (j > i ? 7 : 6)) &- 5)
print(11, r11, type(of: r11))
let r12: Double = ((6 > 2 ? e + 2e2 : 3 / 1) / ((d).rounded(.up) * (2e2 + d)))
print(12, r12, type(of: r12))
let r13: Double = ((i > j ? 2e2 : 4) / 2e2) * -((1 == j ? e : 3))
print(13, r13, type(of: r13))
let r14: UInt8 = min(((u & 4) / 9), max(min(3, 2), (5 ^ 3)))
print(14, r14, type(of: r14))
let r15: UInt8 = (max((4 / 4), (5 ^ 1)) &- ((5 & 7) &+ (7 &+ u)))
print(15, r15, type(of: r15))
