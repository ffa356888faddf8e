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
let r0: Double = 3
print(0, r0, type(of: r0))
let r1: Int16 = (((9 / 2) | (4 &+ 9)) / max((s &+ s), -(3)))
print(1, r1, type(of: r1))
let r2: Double = e
print(2, r2, type(of: r2))
let r3: Int16 = (((s & 3) &* (s & 1)) &- -(8))
print(3, r3, type(of: r3))
let r4: Float = (3 > 2 ? f : (f + f)) / (9 == i ? max(1.25, 0.5) : (f * f))
print(4, r4, type(of: r4))
let r5: CGFloat = (-(g / c) / -(c) + CGFloat(7))
print(5, r5, type(of: r5))
let r6: Int16 = (6 < j ? Int16(2 * 4) : ((s / s) &+ -(8)))
print(6, r6, type(of: r6))
let r7: Double = min((e / (e + 4)), d)
print(7, r7, type(of: r7))
let r8: UInt8 = (i == 7 ? (min(5, 5) % (4 &* 9)) : (UInt8(3) % (2 &+ 2)))
print(8, r8, type(of: r8))
let r9 = ((j < 7 ? i : j) / 7)
print(9, r9, type(of: r9))
let r10 = u
print(10, r10, type(of: r10))
let r11: Double = e
print(11, r11, type(of: r11))
let r12: Int16 = Int16(((7 == 8 ? i : i) / i - j))
print(12, r12, type(of: r12))
let r13 = (((2 % 8) &+ (s ^ 1)) / ((5 &+ 8) & Int16(2e2)))
print(13, r13, type(of: r13))
let r14: Float = (f + ((1.25 + 2e2)).rounded(.up))
print(14, r14, type(of: r14))
