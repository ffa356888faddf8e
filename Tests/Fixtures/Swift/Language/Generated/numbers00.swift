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
let r0: Int16 = -((Int16(4) &- (2 &- 6)))
print(0, r0, type(of: r0))
let r1 = ((max(j, 7) + i * j) + ((9 + 4) / 9))
print(1, r1, type(of: r1))
let r2 = (-(j) * 5) * min((4 > j ? 7 : j), max(j, i))
print(2, r2, type(of: r2))
let r3 = Int((j > i ? j + j : max(i, 3)))
print(3, r3, type(of: r3))
let r4 = (i > 6 ? (min(5, 4) / UInt8(i)) : u)
print(4, r4, type(of: r4))
let r5: Float = -((4 > 9 ? f / 6 : -(f)))
print(5, r5, type(of: r5))
let r6 = (e + (d + d + Double(e)))
print(6, r6, type(of: r6))
let r7 = ((i < i ? 0.5 : 2e2) - (3 + 9)) * (f / f * (f).rounded(.toNearestOrEven))
print(7, r7, type(of: r7))
let r8 = (Double(e) / 7) + ((e + e) + (9 < 4 ? 1.25 : d))
print(8, r8, type(of: r8))
let r9: UInt8 = ((u / (9 &+ 8)) / ((8 &* u) ^ (7 == j ? u : 2)))
print(9, r9, type(of: r9))
let r10 = ((2e2 * e) + (7 * 1)) / Double((2).rounded(.down))
print(10, r10, type(of: r10))
let r11: Float = 2e2
print(11, r11, type(of: r11))
let r12: Float = f
print(12, r12, type(of: r12))
let r13: UInt8 = ((i > 4 ? 3 : (2 &* u)) & ((u / 3) &+ (j == i ? u : 8)))
print(13, r13, type(of: r13))
let r14: CGFloat = (max(6, g * g)).rounded(.up)
print(14, r14, type(of: r14))
let r15 = -(3.0)
print(15, r15, type(of: r15))
