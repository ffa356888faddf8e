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
let r0: Int = j
print(0, r0, type(of: r0))
let r1: UInt8 = 1
print(1, r1, type(of: r1))
let r2: UInt8 = (((7 &+ u) ^ u) &- u)
print(2, r2, type(of: r2))
let r3 = ((s &+ (5 & s)) &- ((2 > 4 ? 1 : 9) % (7 &- 5)))
print(3, r3, type(of: r3))
let r4 = (s &* s)
print(4, r4, type(of: r4))
let r5: Float = f
print(5, r5, type(of: r5))
let r6: CGFloat = (min(7 - g, g) * -(9 + g))
print(6, r6, type(of: r6))
let r7: CGFloat = ((7 * g) + c - 2e2) / max(c, c - g)
print(7, r7, type(of: r7))
let r8 = ((6 == j ? 6 : min(u, 4)) &* (min(1, 3) &- 2))
print(8, r8, type(of: r8))
let r9: Int16 = ((-(4) &+ 5) & -(7))
print(9, r9, type(of: r9))
let r10: Int = Int(e)
print(10, r10, type(of: r10))
let r11: CGFloat = CGFloat(j + 2 + 1)
print(11, r11, type(of: r11))
let r12 = -(max(0.5, d) + (1).rounded())
print(12, r12, type(of: r12))
let r13: Int = (i == 8 ? ((2 * i) + j * i) : (5 == 7 ? -(i) : 2 / i))
print(13, r13, type(of: r13))
let r14: Int16 = ((min(1, 5) &- max(s, 9)) &- (j > 8 ? (s % 6) : s))
print(14, r14, type(of: r14))
let r15: Int16 = (max(Int16(5), (1 / 3)) &+ s)
print(15, r15, type(of: r15))
