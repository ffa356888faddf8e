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
let r0 = ((i > 7 ? 9 : j) - i - -(i + 4))
print(0, r0, type(of: r0))
let r1: UInt8 = ((5 % (u &- 2)) / u)
print(1, r1, type(of: r1))
let r2 = max((min(2, 1.25) + (3.0 * 0.5)), (3 + 6) + (1.25 * 2e2))
print(2, r2, type(of: r2))
let r3 = ((3.0 + f) + max(8 * f, f + 8))
print(3, r3, type(of: r3))
let r4: Int = 6 * 2 / (1 * 8) + ((i + 4) / (6 * i))
print(4, r4, type(of: r4))
let r5 = (min(max(u, 3), max(6, u)) &+ (u | (1 % 9)))
print(5, r5, type(of: r5))
let r6: Float = (Float((i > 8 ? 5 : 5)) - (3 - (7 + 7)))
print(6, r6, type(of: r6))
let r7 = (j == i ? ((i < 2 ? 2 : u) & (9 ^ 1)) : ((9 < i ? 5 : 5) | (5 / u)))
print(7, r7, type(of: r7))
let r8 = ((min(3.0, 3.0) + 6) - min((4 - f), 6))
print(8, r8, type(of: r8))
let r9: UInt8 = (u / ((6 > j ? 9 : u) &- (6 % 4)))
print(9, r9, type(of: r9))
let r10: Int16 = 7
print(10, r10, type(of: r10))
let r11: Double = ((e / 3.0 * 2e2 + d) + (2e2 - e * -(d)))
print(11, r11, type(of: r11))
let r12: Double = ((1.25 - d) - Double(i)) + 3
print(12, r12, type(of: r12))
let r13: Float = max((i == 8 ? 2e2 : f - 0.5), 3.0 - 6 + 2)
print(13, r13, type(of: r13))
let r14: Int16 = (i == i ? ((5 | s) % (s &* 7)) : ((9 | 5) &* (s &* 5)))
print(14, r14, type(of: r14))
let r15 = s
print(15, r15, type(of: r15))
