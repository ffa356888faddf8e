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
let r0: Int16 = (((5 / s) ^ (s / 9)) &- (6 &- 2))
print(0, r0, type(of: r0))
let r1: CGFloat = 8 * g * CGFloat(e) * ((g * c) * min(c, g))
print(1, r1, type(of: r1))
let r2: Int = j
print(2, r2, type(of: r2))
let r3: Int = 1
print(3, r3, type(of: r3))
let r4 = (((u % 7) | 4) &- ((7 < 2 ? 6 : 3) & (4 / 4)))
print(4, r4, type(of: r4))
let r5 = min(9, (min(3, u) &+ (4 & 9)))
print(5, r5, type(of: r5))
let r6: CGFloat = c
print(6, r6, type(of: r6))
let r7: UInt8 = (j < 5 ? 3 : min(8, min(9, 9)))
print(7, r7, type(of: r7))
let r8: Double = ((4 + 7 + d - 3) * (e * e).rounded(.down))
print(8, r8, type(of: r8))
let r9: Int = max(i, ((i < 3 ? 6 : i) / 4))
print(9, r9, type(of: r9))
let r10: Double = (Double(e) + 7 / -(d) * -(9))
print(10, r10, type(of: r10))
let r11: UInt8 = (((4 & 3) ^ u) | ((5 ^ u) &* UInt8(3)))
print(11, r11, type(of: r11))
let r12 = ((i == 2 ? e : 9) - (j > j ? d : e)) - (7 * d - (e + e))
print(12, r12, type(of: r12))
let r13: Int16 = ((4 > i ? (4 &- 6) : (3 ^ 5)) &+ s)
print(13, r13, type(of: r13))
let r14: Int16 = min((j == 4 ? (s &* 4) : (2 &- s)), ((7 &- 4) &- (j == 3 ? 3 : s)))
print(14, r14, type(of: r14))
let r15: Float = 0.5
print(15, r15, type(of: r15))
