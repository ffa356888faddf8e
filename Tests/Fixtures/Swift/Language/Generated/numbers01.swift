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
let r0 = (5 == 1 ? ((j == 2 ? s : 2) / (4 < 9 ? 3 : s)) : (max(s, 3) &* (s | s)))
print(0, r0, type(of: r0))
let r1: Double = (((2e2 + d)).rounded(.toNearestOrEven) / max((e * 0.5), (i == i ? d : d)))
print(1, r1, type(of: r1))
let r2: Int16 = (min((6 &+ s), 5) & ((2 > i ? 2 : s) | (1 &- 4)))
print(2, r2, type(of: r2))
let r3: CGFloat = (j > j ? (9 * g * (c).rounded(.toNearestOrEven)) : max(7, 2) * (g / 4))
print(3, r3, type(of: r3))
let r4 = (3 == j ? ((9 ^ 1) / -(s)) : ((1 % 9) ^ -(4)))
print(4, r4, type(of: r4))
let r5 = (0.5 * 7 * (2e2 - 1.25)).rounded(.up)
print(5, r5, type(of: r5))
let r6: Int = (Int(g) * (i == 1 ? j : 4) * (7 + i))
print(6, r6, type(of: r6))
let r7 = 9
print(7, r7, type(of: r7))
let r8 = ((i > 9 ? (u / 6) : (7 > j ? 5 : 9)) &- 6)
print(8, r8, type(of: r8))
let r9: Float = min((6 - f), (3 / 1.25)) + (2 > 6 ? 6 : 1.25) * f
print(9, r9, type(of: r9))
let r10: Int16 = 6
print(10, r10, type(of: r10))
let r11: Int = (((5 < j ? i : 9) * Int(3.0)) + -((j + 6)))
print(11, r11, type(of: r11))
let r12: Int = ((7 < i ? (j * j) : 3 + j) + (8 < 4 ? 1 * 5 : (i / i)))
print(12, r12, type(of: r12))
let r13: UInt8 = ((3 &* 6) ^ ((5 &+ 3) | (u &+ 2)))
print(13, r13, type(of: r13))
let r14: Double = (j < 8 ? -(Double(e)) : (3.0 / 6) - 4)
print(14, r14, type(of: r14))
let r15: Float = max(min(f, f) * (3.0 + 2), ((2e2 * f) - (8 + 2)))
print(15, r15, type(of: r15))
