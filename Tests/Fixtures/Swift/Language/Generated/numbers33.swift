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
let r0 = e
print(0, r0, type(of: r0))
let r1: Double = 2e2 - (max(d, d) * -(e))
print(1, r1, type(of: r1))
let r2: Float = -(5)
print(2, r2, type(of: r2))
let r3: CGFloat = (CGFloat(2e2) - ((g * c) / 5))
print(3, r3, type(of: r3))
let r4 = (-((8 &* s)) &- ((3 &+ s) &- Int16(i)))
print(4, r4, type(of: r4))
let r5: CGFloat = (g * 3.0) * (c * 5) - -(1.25)
print(5, r5, type(of: r5))
let r6: Float = ((9 > j ? f : f) - (4 / f) + (8 * 1.25 * max(0.5, 2e2)))
print(6, r6, type(of: r6))
let r7: CGFloat = (6 > 8 ? min(1, 1.25) * -(3.0) : c / c + 6)
print(7, r7, type(of: r7))
let r8: Int = (1 - i / -(1))
print(8, r8, type(of: r8))
let r9: Int16 = (-(min(5, s)) &+ (2 < j ? (7 & 2) : (s / 9)))
print(9, r9, type(of: r9))
let r10: CGFloat = ((c + 9) + CGFloat(3.0)) / ((2 * g) + g * c)
print(10, r10, type(of: r10))
let r11: Int = (4 - 2) + (-(i) + (j * 8))
print(11, r11, type(of: r11))
let r12: UInt8 = 3
print(12, r12, type(of: r12))
let r13: Double = (8 + (d + d))
print(13, r13, type(of: r13))
let r14: Double = e
print(14, r14, type(of: r14))
let r15: CGFloat = -((3 < 4 ? c : g) / (c + 0.5))
print(15, r15, type(of: r15))
