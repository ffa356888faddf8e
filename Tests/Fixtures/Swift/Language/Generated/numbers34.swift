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
let r0: CGFloat = min(g, 7) + c * 9 + (CGFloat(g) + -(c))
print(0, r0, type(of: r0))
let r1 = (((1 &* 8) | (5 | s)) &* (5 > 3 ? (2 < j ? s : s) : (s % 1)))
print(1, r1, type(of: r1))
let r2 = (1 == j ? -(i) : ((2 * 5) + i / j))
print(2, r2, type(of: r2))
let r3: Double = (((1.25).rounded(.up) + -(e)) * (j < i ? e : (d).rounded(.toNearestOrEven)))
print(3, r3, type(of: r3))
let r4: UInt8 = ((3 &+ max(8, 9)) &* ((7 / 9) ^ (u &- 6)))
print(4, r4, type(of: r4))
let r5: Int = -((-(2) * (1 * 5)))
print(5, r5, type(of: r5))
let r6: Int16 = Int16(c)
print(6, r6, type(of: r6))
let r7: Double = -((d + e) + (d + d))
print(7, r7, type(of: r7))
let r8: UInt8 = max((j < 9 ? u : UInt8(1)), (6 == j ? (5 ^ u) : (7 == 7 ? 2 : 9)))
print(8, r8, type(of: r8))
let r9: CGFloat = 2
print(9, r9, type(of: r9))
let r10 = (max((u | 3), (6 &+ 1)) % ((u &+ 3) ^ (u / u)))
print(10, r10, type(of: r10))
let r11: CGFloat = -(-(-(5)))
print(11, r11, type(of: r11))
let r12: Double = Double(-(1) + max(j, 1))
print(12, r12, type(of: r12))
let r13: Int = (Int(-(d)) * (j * 3 + -(3)))
print(13, r13, type(of: r13))
let r14 = (f - (4 / f) + max((8 / 3), -(4)))
print(14, r14, type(of: r14))
let r15 = (Double((e).rounded(.toNearestOrEven)) + 3.0)
print(15, r15, type(of: r15))
