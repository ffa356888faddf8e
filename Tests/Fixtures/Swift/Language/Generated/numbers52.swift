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
let r0: CGFloat = ((8 * c * 0.5 * 3) + (3.0 + 5 + (2 * c)))
print(0, r0, type(of: r0))
let r1 = min((5 + 5) - (5 + 2), (max(j, j) * 3 * 8))
print(1, r1, type(of: r1))
let r2: Float = 1.25 + Float(g)
print(2, r2, type(of: r2))
let r3: Double = (i > j ? -(2e2) * (1).rounded(.toNearestOrEven) : -(d) * (8 == 7 ? e : 5))
print(3, r3, type(of: r3))
let r4: Int = (-((j + 4)) / (Int(1.25) + -(2)))
print(4, r4, type(of: r4))
let r5: Float = min((7 * f), max(f, f)) + Float(1.25 * g)
print(5, r5, type(of: r5))
let r6: Float = 3
print(6, r6, type(of: r6))
let r7: Double = ((j == 5 ? e : e) * (e + d)) + ((9 + d) / max(e, e))
print(7, r7, type(of: r7))
let r8: Int = ((5 + 3) - Int((j == 6 ? d : d)))
print(8, r8, type(of: r8))
let r9: Float = (4 == 7 ? ((1.25 / f) / (6 + f)) : 1.25 + (1 + 9))
print(9, r9, type(of: r9))
let r10 = (Int16((1 == i ? e : e)) & -((3 &+ s)))
print(10, r10, type(of: r10))
let r11: Int16 = -(((1 % 7) &+ (s &- 4)))
print(11, r11, type(of: r11))
let r12: Int16 = ((2 == 5 ? (s / s) : (1 &+ 8)) &* (j == i ? s : (s ^ 9)))
print(12, r12, type(of: r12))
let r13 = (e + (d + 1.25) * (e + e))
print(13, r13, type(of: r13))
let r14: CGFloat = -((c + c + (g + g)))
print(14, r14, type(of: r14))
let r15: Double = ((j < i ? 3.0 + e : 3) * 2e2 + e * (i < 2 ? 3.0 : e))
print(15, r15, type(of: r15))
