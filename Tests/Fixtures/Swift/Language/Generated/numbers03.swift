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
let r0 = ((i * 7 * j + j) * (1 < i ? 4 : i))
print(0, r0, type(of: r0))
let r1: CGFloat = (j > 8 ? c / c / 7 * c : (9 > i ? CGFloat(c) : g))
print(1, r1, type(of: r1))
let r2: Int = (j < 4 ? ((8 / 2) * (9 * 9)) : (i > 3 ? 1 + i : max(3, 1)))
print(2, r2, type(of: r2))
let r3: Float = (f - min(3.0 - 1, 4 - 8))
print(3, r3, type(of: r3))
let r4: UInt8 = (((u % u) % u) &+ (min(3, u) % (7 &* 5)))
print(4, r4, type(of: r4))
let r5: Float = (8 < j ? (0.5 / f).rounded(.toNearestOrEven) : (-(0.5)).rounded(.down))
print(5, r5, type(of: r5))
let r6: CGFloat = g * g / -(4) / (2e2 + (1.25 * g))
print(6, r6, type(of: r6))
let r7: CGFloat = (c + 4 * (g + c) / ((g - 9) + -(1.25)))
print(7, r7, type(of: r7))
let r8: CGFloat = ((2e2 / c) + (5 * 1) - (g + 0.5) * c + c)
print(8, r8, type(of: r8))
let r10: UInt8 = (min((u / 6), UInt8(d)) &- 7)
print(10, r10, type(of: r10))
let r11: UInt8 = (i > 8 ? ((u & 8) ^ 9) : min((1 | u), (1 &- 5)))
print(11, r11, type(of: r11))
let r12: Float = ((4 + (f + 1)) * Float((6 - j)))
print(12, r12, type(of: r12))
let r13 = 3
print(13, r13, type(of: r13))
let r14: CGFloat = (7 * CGFloat((d + 6)))
print(14, r14, type(of: r14))
let r15: UInt8 = (min(min(9, 4), (9 &- 7)) &- 4)
print(15, r15, type(of: r15))
