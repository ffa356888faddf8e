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
let r0 = (j == 9 ? 1 : s)
print(0, r0, type(of: r0))
let r1: Int16 = 3
print(1, r1, type(of: r1))
let r2: Float = 2e2
print(2, r2, type(of: r2))
let r3 = ((j * j) + (5 * i) * (4 < 6 ? Int(g) : (j / j)))
print(3, r3, type(of: r3))
let r4: Double = (3.0 + min((3 + 8), min(2e2, 3)))
print(4, r4, type(of: r4))
let r5: CGFloat = (j == 1 ? (g + 8) : (1 + g)) + min(1.25 - 0.5, (j < j ? c : 2))
print(5, r5, type(of: r5))
let r6: CGFloat = min(c, (2 == i ? (4 + c) : (0.5 * g)))
print(6, r6, type(of: r6))
let r7: Int = (j == 2 ? (j + 5) / (6 == 9 ? j : j) : (i * i) - (7 - j))
print(7, r7, type(of: r7))
let r8 = (3 &+ ((u &* u) | (4 &* 9)))
print(8, r8, type(of: r8))
let r9: CGFloat = ((6 + g) - CGFloat(4) * 2e2)
print(9, r9, type(of: r9))
let r10: Double = d
print(10, r10, type(of: r10))
let r11: Int = 2
print(11, r11, type(of: r11))
let r12: Int = Int(CGFloat(j) / 8)
print(12, r12, type(of: r12))
let r13: Float = -((5 / 1.25) / 2e2 - f)
print(13, r13, type(of: r13))
let r14: CGFloat = max((2 > j ? (5).rounded() : (2e2 / 3)), ((c + 6) * -(5)))
print(14, r14, type(of: r14))
let r15 = -((j - 2) - 2 / j)
print(15, r15, type(of: r15))
