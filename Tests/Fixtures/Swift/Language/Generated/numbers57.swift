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
let r0: Int = max(((4 / j) - 2 + i), ((5 - i) * (8 * i)))
print(0, r0, type(of: r0))
let r1: Int = Int((9).rounded() * c + 1.25)
print(1, r1, type(of: r1))
let r2 = ((2 / UInt8(c)) % (max(1, 2) &+ UInt8(c)))
print(2, r2, type(of: r2))
let r3 = max(max(4, 0.5) * (2 == j ? f : 1), Float((5 * c)))
print(3, r3, type(of: r3))
let r4 = -(min(2 + 3, (j < 7 ? 9 : i)))
print(4, r4, type(of: r4))
let r5: CGFloat = g / (-(c) / (9 == 4 ? 2e2 : c))
print(5, r5, type(of: r5))
let r6 = u
print(6, r6, type(of: r6))
let r7: Double = (((e).rounded(.up) - (e * 4)) + (9 + -(e)))
print(7, r7, type(of: r7))
let r8: CGFloat = (-(2e2 * g) - -(3.0) / (5).rounded())
print(8, r8, type(of: r8))
let r9: CGFloat = (min(c, 1.25)).rounded(.down) * -(c) * c + 8
print(9, r9, type(of: r9))
let r10: UInt8 = max(min((4 % u), (u ^ u)), u)
print(10, r10, type(of: r10))
let r11: Double = 7
print(11, r11, type(of: r11))
let r12: CGFloat = (3 == i ? g * 1.25 : c) + (g + g).rounded(.up)
print(12, r12, type(of: r12))
let r13: CGFloat = min((max(g, 1.25) + 6), (-(2) * g))
print(13, r13, type(of: r13))
let r14: Double = (7 * 9 + (e + e)).rounded(.up)
print(14, r14, type(of: r14))
let r15 = -((e * d)) + (3.0 * 8 * e / e)
print(15, r15, type(of: r15))
