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
let r0: CGFloat = (1 == 8 ? c - 1 / c : 2 * (0.5 - c))
print(0, r0, type(of: r0))
let r1: UInt8 = (((9 &- u) & (i < i ? 6 : u)) &* min(UInt8(3), (2 == i ? 5 : u)))
print(1, r1, type(of: r1))
let r2: Double = Double((j < j ? j : 4)) - max(Double(c), 8)
print(2, r2, type(of: r2))
let r3: Float = (((j == i ? f : f) + f) * max(6 - 1.25, (5 / f)))
print(3, r3, type(of: r3))
let r4: CGFloat = max(g, 0.5) - 3.0 / g * (c + c).rounded(.up)
print(4, r4, type(of: r4))
let r5: Double = ((8 * e).rounded(.toNearestOrEven)).rounded(.toNearestOrEven)
print(5, r5, type(of: r5))
let r6: Int = min(j / max(i, j), Int(Double(1.25)))
print(6, r6, type(of: r6))
let r7: Double = (j == 3 ? (e - 4) : d) + (5 < 5 ? 3 - 2e2 : 0.5)
print(7, r7, type(of: r7))
let r8 = Double((min(j, 6) + i * j))
print(8, r8, type(of: r8))
let r9: CGFloat = ((3.0 + c) * (3 + c)) * min(3.0 * 2e2, c)
print(9, r9, type(of: r9))
let r10: Int16 = (Int16(6 / j) ^ (s & (8 &+ 7)))
print(10, r10, type(of: r10))
let r11: Float = ((0.5 - 7) - (6 / f) + (max(f, 1) + 2e2 * f))
print(11, r11, type(of: r11))
let r12 = (2 < 9 ? ((s | 6) % min(s, s)) : ((6 / s) / (2 &+ s)))
print(12, r12, type(of: r12))
let r13: Int16 = min((min(s, 6) & (3 ^ s)), 2)
print(13, r13, type(of: r13))
let r14 = 9
print(14, r14, type(of: r14))
let r15: Int16 = Int16((3).rounded() + e - 7)
print(15, r15, type(of: r15))
