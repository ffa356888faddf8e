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
let r0: Double = 0.5
print(0, r0, type(of: r0))
let r1 = ((j > i ? 3.0 : 1.25) + f * 2e2) - min((0.5 + 2e2), (2e2 * f))
print(1, r1, type(of: r1))
let r2: Int16 = s
print(2, r2, type(of: r2))
let r3: CGFloat = (max((2e2 / 2e2), 7) / -(g) - (i < j ? c : 1))
print(3, r3, type(of: r3))
let r4 = -(((7 | s) / (6 &- 3)))
print(4, r4, type(of: r4))
let r5: Float = -((i < 3 ? f * 6 : (1.25 - f)))
print(5, r5, type(of: r5))
let r6: CGFloat = (7 < 4 ? (8 / 0.5) : (c + g)) / max((g + c), (j > i ? 1.25 : g))
print(6, r6, type(of: r6))
let r7: Int = j
print(7, r7, type(of: r7))
let r8 = (i > 2 ? (i < 4 ? (d / e) : (6 / d)) : (d * d) + (d - 4))
print(8, r8, type(of: r8))
let r9 = Float((9 / j)) * (6 * 9) - (3.0 * 0.5)
print(9, r9, type(of: r9))
let r10: CGFloat = max((min(0.5, 8) * max(3, 2)), (5 * g + (5 < 9 ? c : c)))
print(10, r10, type(of: r10))
let r11: UInt8 = (2 == i ? max(u, 2) : ((9 < 4 ? 7 : u) ^ (u % u)))
print(11, r11, type(of: r11))
let r13: Int = j
print(13, r13, type(of: r13))
let r14 = (i > 3 ? (3 * f) * (3.0 - 3.0) : max((f - 2e2), f))
print(14, r14, type(of: r14))
let r15: Double = min(0.5, 3.0) + (i < 9 ? 0.5 : d) - -(d) / (1.25 + e)
print(15, r15, type(of: r15))
