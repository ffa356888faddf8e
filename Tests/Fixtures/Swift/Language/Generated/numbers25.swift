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
let r0: CGFloat = ((1 > j ? 6 * c : (4 == 6 ? 9 : c)) * (2 / 0.5 * (4 * c)))
print(0, r0, type(of: r0))
let r1: CGFloat = g
print(1, r1, type(of: r1))
let r2 = e
print(2, r2, type(of: r2))
let r3 = (min(d, Double(g)) * max((3.0 + 6), (7 / d)))
print(3, r3, type(of: r3))
let r4: UInt8 = u
print(4, r4, type(of: r4))
let r5: Float = (2 > j ? (0.5 / (9 * 7)) : (5 / 3).rounded())
print(5, r5, type(of: r5))
let r6: CGFloat = c
print(6, r6, type(of: r6))
let r7 = ((j == i ? 7 / 7 : 0.5 - 1) * -((e + d)))
print(7, r7, type(of: r7))
let r8 = (((i > 2 ? 5 : 3) & (u &- 5)) | ((1 < i ? 6 : 8) | (3 % 5)))
print(8, r8, type(of: r8))
let r9 = -((2e2 * e) * (d).rounded(.toNearestOrEven))
print(9, r9, type(of: r9))
let r10: CGFloat = -(g)
print(10, r10, type(of: r10))
let r11: Double = -(9) * 8 + (1.25 - e) * (3.0 + d)
print(11, r11, type(of: r11))
let r12: Int16 = (Int16((d + 1)) &- ((6 &- 2) &+ (s & s)))
print(12, r12, type(of: r12))
let r13 = (j * -(j))
print(13, r13, type(of: r13))
let r14: UInt8 = ((max(5, 6) &* (u / 2)) & UInt8(e / 7))
print(14, r14, type(of: r14))
let r15: CGFloat = c
print(15, r15, type(of: r15))
