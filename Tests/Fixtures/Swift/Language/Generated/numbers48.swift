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
let r0: UInt8 = (((4 % 3) &* min(7, u)) % ((6 % u) ^ u))
print(0, r0, type(of: r0))
let r1: Int = min(max(i, i), (1 > 2 ? 8 : 6)) + Int(3) + 3 * 7
print(1, r1, type(of: r1))
let r2: CGFloat = CGFloat((max(3.0, 3.0) + (1 / d)))
print(2, r2, type(of: r2))
let r3: UInt8 = UInt8(g)
print(3, r3, type(of: r3))
let r4 = ((-(8) & (3 &- 6)) ^ ((s | 4) &+ (s % s)))
print(4, r4, type(of: r4))
let r5: Float = -(max((f - f), Float(2e2)))
print(5, r5, type(of: r5))
let r6 = (Int16(-(1.25)) ^ ((s / s) % (5 & 7)))
print(6, r6, type(of: r6))
let r7: Int16 = (((5 &- 3) & Int16(8)) ^ (8 &- (s &+ 4)))
print(7, r7, type(of: r7))
let r8: Int = 3
print(8, r8, type(of: r8))
let r9 = (i < i ? (i == 5 ? e : e) * (1 / 1) : (9 > i ? (2e2 + 3.0) : (d + d)))
print(9, r9, type(of: r9))
let r10: Float = (3 / 7)
print(10, r10, type(of: r10))
let r11: Float = min(7, (j < j ? (f + 7) : f * f))
print(11, r11, type(of: r11))
let r12: CGFloat = ((9 / 1.25) / (5 / g)) * (g * g) * (c + g)
print(12, r12, type(of: r12))
let r13: Int = (5 < i ? i : j)
print(13, r13, type(of: r13))
let r14: Int16 = (s & 4)
print(14, r14, type(of: r14))
let r15: CGFloat = ((g + 5 * c) * CGFloat((d * e)))
print(15, r15, type(of: r15))
