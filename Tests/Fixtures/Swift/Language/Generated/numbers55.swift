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
let r0 = f
print(0, r0, type(of: r0))
let r1: Int16 = ((max(s, 9) ^ (s & 3)) &* ((4 / 6) ^ (3 & 5)))
print(1, r1, type(of: r1))
let r2: Float = -((f * 8 + 0.5 * 7))
print(2, r2, type(of: r2))
let r3: CGFloat = 2
print(3, r3, type(of: r3))
let r4: Float = ((1.25 / f) * -(6 * f))
print(4, r4, type(of: r4))
let r5: UInt8 = (max((3 % 2), max(u, 4)) % ((i > i ? 4 : 8) ^ (3 > 9 ? u : u)))
print(5, r5, type(of: r5))
let r6: Double = (7 > i ? (8 < 3 ? (j == 3 ? d : d) : 9) : ((d * d) / (e + e)))
print(6, r6, type(of: r6))
let r7: Float = f
print(7, r7, type(of: r7))
let r8: UInt8 = ((7 | max(u, 3)) / (i == 3 ? (u &* u) : 4))
print(8, r8, type(of: r8))
let r9: CGFloat = (0.5 + -(c) + CGFloat((1 / 6)))
print(9, r9, type(of: r9))
let r10: Double = ((d + 2e2).rounded(.toNearestOrEven) + Double(Double(8)))
print(10, r10, type(of: r10))
let r11: Double = Double(((3.0 * 0.5) * 7 + c))
print(11, r11, type(of: r11))
let r12 = 7
print(12, r12, type(of: r12))
let r13 = (((f / 2) + 3) + max(9 / 1, 4 + 3.0))
print(13, r13, type(of: r13))
let r14 = (max(max(u, 8), (6 &- 6)) ^ UInt8(e * d))
print(14, r14, type(of: r14))
let r15: UInt8 = (5 | ((1 &- u) / (u / 1)))
print(15, r15, type(of: r15))
