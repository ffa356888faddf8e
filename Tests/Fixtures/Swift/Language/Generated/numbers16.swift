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
let r0: UInt8 = 1
print(0, r0, type(of: r0))
let r1 = (j == i ? (2 * i * (j * 3)) : (7 + i) / max(7, 9))
print(1, r1, type(of: r1))
let r2: Int = ((j + i * max(8, i)) - max((i > 6 ? i : j), i / j))
print(2, r2, type(of: r2))
let r3 = f
print(3, r3, type(of: r3))
let r4: Double = (((e * 1.25)).rounded(.up) - ((e + d) * (d * d)))
print(4, r4, type(of: r4))
let r5: Int16 = (1 % s)
print(5, r5, type(of: r5))
let r6 = 0.5 - (i > 3 ? 8 : 9) * (f + 7) + (f / 1.25)
print(6, r6, type(of: r6))
let r7: CGFloat = CGFloat(Double(max(6, e)))
print(7, r7, type(of: r7))
let r8: Int16 = min(9, ((7 | s) ^ (s / 1)))
print(8, r8, type(of: r8))
let r9 = 1
print(9, r9, type(of: r9))
let r10: CGFloat = -((-(8) + g))
print(10, r10, type(of: r10))
let r11: Int = (i < 4 ? Int(g) : (2 + 2 + (1 * j)))
print(11, r11, type(of: r11))
let r12: CGFloat = min((c).rounded(.toNearestOrEven) * (3.0 * c), c)
print(12, r12, type(of: r12))
let r13 = ((UInt8(d) &+ 1) | ((u &+ 5) &+ max(2, u)))
print(13, r13, type(of: r13))
let r14: Int = (max(i, i) + -(2) * (max(j, 9) - (5 - i)))
print(14, r14, type(of: r14))
let r15: Double = (i > j ? (min(8, 3) * e) : (7 > i ? 1.25 : (4 - d)))
print(15, r15, type(of: r15))
