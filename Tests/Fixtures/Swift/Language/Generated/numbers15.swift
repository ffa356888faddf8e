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
let r0: Int16 = (((j > 8 ? 4 : s) &* (7 & 4)) % 2)
print(0, r0, type(of: r0))
let r1: Double = -(max(3.0, e) + (d + 4))
print(1, r1, type(of: r1))
let r2 = -(((9 > 4 ? 6 : 3) | (5 ^ s)))
print(2, r2, type(of: r2))
let r3: CGFloat = (0.5 * 5) * min(c, 0.5) * ((3.0).rounded()).rounded(.down)
print(3, r3, type(of: r3))
let r4 = f / 6
print(4, r4, type(of: r4))
let r5: Int16 = (((7 & 9) &+ (j > 8 ? 2 : s)) % min(-(s), 8))
print(5, r5, type(of: r5))
let r6 = min((e * e * (e + d)), (d / e + 2e2 + 1))
print(6, r6, type(of: r6))
let r7 = max(((i - i) + (j + j)), j)
print(7, r7, type(of: r7))
let r8 = (7 + i) * 8 - 8 / Int(3) + i
print(8, r8, type(of: r8))
let r9 = (Float((i * 7)) * -(7 * 8))
print(9, r9, type(of: r9))
let r10 = (((s ^ 4) &* 5) & ((s % s) & (1 % 5)))
print(10, r10, type(of: r10))
let r11 = min(f + (2e2 / f), Float(3) * f - 2e2)
print(11, r11, type(of: r11))
let r12: Float = f
print(12, r12, type(of: r12))
let r13: CGFloat = -(max((0.5 - 5), (c * c)))
print(13, r13, type(of: r13))
let r14: Float = ((3.0 - 1.25 / 4 * f) * (Float(i) - max(1.25, 3.0)))
print(14, r14, type(of: r14))
let r15 = (e * ((9 + d) + (e - 1)))
print(15, r15, type(of: r15))
