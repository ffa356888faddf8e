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
let r0: Double = (Double(CGFloat(c)) + min(Double(i), d))
print(0, r0, type(of: r0))
let r1: Double = ((d + 8 + (1.25 + d)) + 0.5 * 3 * 0.5)
print(1, r1, type(of: r1))
let r2 = -(max((i > 6 ? 2 : 0.5), max(5, f)))
print(2, r2, type(of: r2))
let r3: Int16 = (((9 &* 7) &+ (i == i ? 2 : 5)) &+ -((5 &- 2)))
print(3, r3, type(of: r3))
let r4: CGFloat = (g - ((j == 6 ? g : 4) - 3 * g))
print(4, r4, type(of: r4))
let r5 = -(((j * 4) * 4 * 2))
print(5, r5, type(of: r5))
let r6: Double = (6 == j ? (1.25 * 3) : e * 6) * (8 == j ? d * 2e2 : (e + e))
print(6, r6, type(of: r6))
let r7: Float = (f * -((j == 1 ? 0.5 : 3.0)))
print(7, r7, type(of: r7))
let r8: Float = Float(((9 + 5) + i + i))
print(8, r8, type(of: r8))
let r9 = -((Double(d) + (4 + e)))
print(9, r9, type(of: r9))
let r10: Int = i
print(10, r10, type(of: r10))
let r11: Float = -(9)
print(11, r11, type(of: r11))
let r12 = 8
print(12, r12, type(of: r12))
let r13 = ((s % (s ^ 7)) &- -((1 &- 2)))
print(13, r13, type(of: r13))
let r14: Int16 = -((Int16(e) &* (j == i ? 5 : 5)))
print(14, r14, type(of: r14))
let r15: CGFloat = ((9 * 8 + 7) / CGFloat(e) * 3 * c)
print(15, r15, type(of: r15))
