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
let r0: Int = (((j + j) * (j + j)) + -(Int(e)))
print(0, r0, type(of: r0))
let r1 = ((2 * 6) / (e * 7)) * (2e2 / (e * e))
print(1, r1, type(of: r1))
let r2: Float = f
print(2, r2, type(of: r2))
let r3 = u
print(3, r3, type(of: r3))
let r4 = (f - max(f, 1.25)) + max(Float(j), (f + 3.0))
print(4, r4, type(of: r4))
let r5: Double = 2e2 + (7 / 1.25) / 8
print(5, r5, type(of: r5))
let r6 = (((u &* 3) | (5 ^ 6)) &+ max((u &* 4), 1))
print(6, r6, type(of: r6))
let r7 = ((max(3, 1) &* (i < i ? s : 7)) &+ (5 == i ? (6 / 5) : (8 / 9)))
print(7, r7, type(of: r7))
let r8: Double = max(0.5 - 0.5, (2 * d)) / (4 < 5 ? 2e2 + 1 : (8 + 3.0))
print(8, r8, type(of: r8))
let r9: Double = (d * e + 6 + 1.25)
print(9, r9, type(of: r9))
let r10: UInt8 = (max(9, (u &- 6)) | (i > i ? (6 &- 8) : max(u, u)))
print(10, r10, type(of: r10))
let r11: Float = ((4 - 2 * 0.5) * (min(f, 6) + (f * f)))
print(11, r11, type(of: r11))
let r12 = (-((7 / f)) * ((i > 1 ? 5 : 3) - (1 * 3)))
print(12, r12, type(of: r12))
let r13: CGFloat = (-((8).rounded(.toNearestOrEven))).rounded(.up)
print(13, r13, type(of: r13))
let r14: Float = (7 < 5 ? 3.0 : (i == 7 ? 5 : (f * f)))
print(14, r14, type(of: r14))
let r15 = ((j - 8) * Int(c)) + ((7 > 6 ? j : 7) * Int(9))
print(15, r15, type(of: r15))
