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
let r1: Float = (Float((e + 3.0)) * 2e2)
print(1, r1, type(of: r1))
let r2: Int = 6
print(2, r2, type(of: r2))
let r3: Float = Float(2) + max(2e2, f) / Float(g * c)
print(3, r3, type(of: r3))
let r4: CGFloat = c
print(4, r4, type(of: r4))
let r5: Double = (2 * 2e2 + 7 * ((e + e) + -(d)))
print(5, r5, type(of: r5))
let r6 = (e / ((4 - e) + 3.0 * 7))
print(6, r6, type(of: r6))
let r7: UInt8 = (((9 &* 7) & (u ^ u)) | min((7 &* 8), (6 &* 3)))
print(7, r7, type(of: r7))
let r8 = (1 == j ? -(i) : max(5, 4) + (6 / j))
print(8, r8, type(of: r8))
let r9 = (2 < 2 ? ((6 == 8 ? 1 : 2) | (u | 8)) : (4 == i ? (4 | 7) : min(u, u)))
print(9, r9, type(of: r9))
let r10: Int = j * 4 * min(j, i) * (4 == 2 ? (8 + 1) : (2 + i))
print(10, r10, type(of: r10))
let r11: Int16 = (j < 7 ? (i > j ? (5 / 7) : (5 / s)) : (7 < i ? (6 &* 2) : (s % 4)))
print(11, r11, type(of: r11))
let r12 = Double(c)
print(12, r12, type(of: r12))
let r13 = -((2 + 1.25) + (3.0 * f))
print(13, r13, type(of: r13))
let r14 = (((s ^ 4) &- max(3, s)) & ((s % 6) &- (i < 6 ? 3 : s)))
print(14, r14, type(of: r14))
let r15: Int16 = -(((s | 1) & Int16(9)))
print(15, r15, type(of: r15))
