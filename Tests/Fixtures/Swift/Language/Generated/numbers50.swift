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
let r0: UInt8 = (u ^ ((u &* 6) & (3 ^ 3)))
print(0, r0, type(of: r0))
let r1: CGFloat = CGFloat(((1.25 + 6) + (9 / 9)))
print(1, r1, type(of: r1))
let r2 = i
print(2, r2, type(of: r2))
let r3 = (5 == 7 ? -((s | 2)) : (i > 8 ? (1 > j ? 4 : 9) : s))
print(3, r3, type(of: r3))
let r4 = (Int16((7 - 2)) &- (-(2) % -(5)))
print(4, r4, type(of: r4))
let r5: Float = f
print(5, r5, type(of: r5))
let r6: CGFloat = 7
print(6, r6, type(of: r6))
let r7: Float = f
print(7, r7, type(of: r7))
let r8: Int16 = (5 &+ ((4 % 1) ^ s))
print(8, r8, type(of: r8))
let r9 = (i == i ? j : (6 + (6 + i)))
print(9, r9, type(of: r9))
let r10: UInt8 = u
print(10, r10, type(of: r10))
let r11: CGFloat = (i < j ? (c - c) : -(1.25)) * min((1 + 0.5), (4 * 3.0))
print(11, r11, type(of: r11))
let r12 = (2 ^ ((3 < j ? 4 : s) & (6 &+ s)))
print(12, r12, type(of: r12))
let r13: Int16 = ((max(s, 1) / (s ^ 5)) &* (-(s) &- (7 &- 1)))
print(13, r13, type(of: r13))
let r14: CGFloat = (i == i ? ((3.0 - 1.25) - (c * c)) : min(4 * 4, 2e2 * g))
print(14, r14, type(of: r14))
