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
let r0: UInt8 = (((u ^ u) | (5 &* u)) &- 2)
print(0, r0, type(of: r0))
let r1 = 1
print(1, r1, type(of: r1))
let r2: CGFloat = c
print(2, r2, type(of: r2))
let r3: Double = (((d + 1.25) + 9 * 1.25) + (Double(c) * (2 + e)))
print(3, r3, type(of: r3))
let r4: Float = (7 < 9 ? ((f * 0.5) / min(f, f)) : f * 2e2 * 9 / f)
print(4, r4, type(of: r4))
let r5: Int16 = -((5 == 5 ? (7 &- s) : (2 &* 2)))
print(5, r5, type(of: r5))
let r6: UInt8 = max(u, ((j == 2 ? 2 : 7) & u))
print(6, r6, type(of: r6))
let r7 = (9 < 6 ? j : i) + 3 / i - ((5 > 4 ? i : 9) - (5 + 3))
print(7, r7, type(of: r7))
let r8: Int16 = (j == 6 ? -((4 ^ 9)) : (8 | (s &+ 8)))
print(8, r8, type(of: r8))
let r9 = (Int16((8 + 9)) &+ (8 == 8 ? (s &- 3) : -(8)))
print(9, r9, type(of: r9))
let r10: Int = (j < 8 ? -(8) : j + 9) + (2 + i / i)
print(10, r10, type(of: r10))
let r11 = ((9 * d * (0.5 * e))).rounded(.down)
print(11, r11, type(of: r11))
let r12: Int = (2 == 1 ? (j * 7 * i) : (i * j) + i)
print(12, r12, type(of: r12))
let r13: Double = ((i < 9 ? (e / d) : d) * 1.25)
print(13, r13, type(of: r13))
let r14 = ((1 == i ? 3 : 2) * (6 + f)) + (f - f) / (0.5 + f)
print(14, r14, type(of: r14))
let r15: UInt8 = max(min((u | u), min(u, 4)), (5 &- (u &* 3)))
print(15, r15, type(of: r15))
