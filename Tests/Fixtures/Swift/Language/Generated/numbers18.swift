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
let r0 = (1 - j) / (j * j) / (j < i ? i : i) * (8 * 6)
print(0, r0, type(of: r0))
let r1 = min(8, (u &* (8 == 8 ? 9 : 4)))
print(1, r1, type(of: r1))
let r2: CGFloat = (5).rounded()
print(2, r2, type(of: r2))
let r3: Int = (4 / (j > i ? 6 : j) / -(j))
print(3, r3, type(of: r3))
let r4: Int = Int((9 * 8) * c)
print(4, r4, type(of: r4))
let r5: Double = d
print(5, r5, type(of: r5))
let r6: Int16 = (s &- ((s &* s) | (8 &+ 4)))
print(6, r6, type(of: r6))
let r7: Double = d
print(7, r7, type(of: r7))
let r8: Int = (i * i) - Int(1.25) * -((4 * i))
print(8, r8, type(of: r8))
let r9 = max((f / f) + (8 / 5), min(0.5, 1.25))
print(9, r9, type(of: r9))
let r10: Int = (i == j ? (3 > i ? -(j) : (3 / j)) : (9 - 2 + 6 + 6))
print(10, r10, type(of: r10))
let r11: CGFloat = max((g / c * 7), ((i == 2 ? c : 2e2) + (c * c)))
print(11, r11, type(of: r11))
let r12: Int = ((i > i ? (9 - 2) : min(9, i)) * (9 * 7 * (3 + j)))
print(12, r12, type(of: r12))
let r13: CGFloat = (((2 < j ? 2e2 : c) + c * 2e2) * (CGFloat(3.0) / (1 < i ? 6 : g)))
print(13, r13, type(of: r13))
let r14: Int16 = ((Int16(2) ^ -(s)) % ((4 ^ 1) &* 7))
print(14, r14, type(of: r14))
let r15: CGFloat = -((6 - (3 + c)))
print(15, r15, type(of: r15))
