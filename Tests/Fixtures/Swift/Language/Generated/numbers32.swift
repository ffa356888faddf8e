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
let r0: Int = ((-(i) * (i * 1)) * -(2) / i)
print(0, r0, type(of: r0))
let r1 = (i == 8 ? 0.5 / f * f : f)
print(1, r1, type(of: r1))
let r2 = d * e + 5 / d + min((2).rounded(), Double(c))
print(2, r2, type(of: r2))
let r3 = min((i > i ? Float(j) : (1 - f)), (3.0 + f))
print(3, r3, type(of: r3))
let r4: Float = f
print(4, r4, type(of: r4))
let r5: UInt8 = 2
print(5, r5, type(of: r5))
let r6: Float = (Float(e * d) / Float(i * j))
print(6, r6, type(of: r6))
let r7: Float = max(2e2 - 1 - (j == 8 ? 2 : 0.5), (7 > 1 ? 7 : 4) * (3.0 * f))
print(7, r7, type(of: r7))
let r8: Float = (j < 5 ? (Float(3.0) * (f - 8)) : (-(1.25) + -(4)))
print(8, r8, type(of: r8))
let r9: UInt8 = max(((u % 2) ^ (i > 3 ? u : 9)), min((7 &- 7), (3 | u)))
print(9, r9, type(of: r9))
let r10: Float = f / (2e2 + 7) + min(f, 8)
print(10, r10, type(of: r10))
let r11: Float = (0.5 + 3.0 * f) - f
print(11, r11, type(of: r11))
let r12: Double = (j > j ? (4 < 8 ? 1.25 / d : Double(4)) : 8 - (1 - d))
print(12, r12, type(of: r12))
let r13 = j
print(13, r13, type(of: r13))
let r14: CGFloat = 5
print(14, r14, type(of: r14))
let r15: Int = -(((j * 8) - (j == i ? j : 2)))
print(15, r15, type(of: r15))
