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
let r0: Int = 3
print(0, r0, type(of: r0))
let r1: Int = (j > i ? Int(c / c) : Int((c / g)))
print(1, r1, type(of: r1))
let r2: CGFloat = (i == i ? (9 + g).rounded() : ((c).rounded(.up) - (3 + 3.0)))
print(2, r2, type(of: r2))
let r3: Double = -(-((e + 0.5)))
print(3, r3, type(of: r3))
let r4: Double = (((1.25 * 1.25) - min(d, d)) / ((d + e) + (1.25 + 1)))
print(4, r4, type(of: r4))
let r5: CGFloat = ((4).rounded(.up) - 5 * g) - -((g + c))
print(5, r5, type(of: r5))
let r6 = (8 > 5 ? ((u &* u) &* (8 &+ u)) : min(max(2, 8), UInt8(d)))
print(6, r6, type(of: r6))
let r7 = ((i * i - (8 + j)) + -(Int(e)))
print(7, r7, type(of: r7))
let r8: Float = (((f + 3.0) + 3.0) / min(min(6, 2e2), max(2, f)))
print(8, r8, type(of: r8))
let r9: Float = (max(f, f) - (i < i ? f : 3) + (0.5 * -(2e2)))
print(9, r9, type(of: r9))
let r10 = (1 < 1 ? 3 : (UInt8(d) & (8 == i ? 8 : 6)))
print(10, r10, type(of: r10))
let r11: CGFloat = ((min(g, 9) - (7 * 5)) / -((c - c)))
print(11, r11, type(of: r11))
let r12: Double = (-((e + 3.0)) + 1.25)
print(12, r12, type(of: r12))
let r13: Int16 = 8
print(13, r13, type(of: r13))
let r14: UInt8 = (u % ((7 &* 2) % max(u, 2)))
print(14, r14, type(of: r14))
let r15: Int = (j > j ? -(3) : (min(j, j) + (6 * 5)))
print(15, r15, type(of: r15))
