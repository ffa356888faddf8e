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
let r0 = i - (2 + 4 * 8 + j)
print(0, r0, type(of: r0))
let r1 = f
print(1, r1, type(of: r1))
let r2 = 5
print(2, r2, type(of: r2))
let r3 = (min(Int(j), (1 * 2)) - 7)
print(3, r3, type(of: r3))
let r4: CGFloat = -((3.0 - (g / c)))
print(4, r4, type(of: r4))
let r5 = ((-(s) &+ (8 &* 7)) &+ 9)
print(5, r5, type(of: r5))
let r6: UInt8 = (j < 6 ? ((7 ^ u) & 3) : ((3 > 8 ? 4 : 9) / (3 == i ? u : 6)))
print(6, r6, type(of: r6))
let r7 = (Int16((c / g)) &- (Int16(i) &* max(s, 3)))
print(7, r7, type(of: r7))
let r8 = (-(-(f)) + -(4 * 1.25))
print(8, r8, type(of: r8))
let r9 = (((2 &* 1) & (5 &- 6)) ^ 2)
print(9, r9, type(of: r9))
let r10 = min(i, Int(max(d, d)))
print(10, r10, type(of: r10))
let r11 = (i > 7 ? (9 < j ? 3 / i : (4 < j ? j : 6)) : Int(max(8, 0.5)))
print(11, r11, type(of: r11))
let r12 = ((max(1, 7) % (j > j ? 6 : u)) ^ ((7 == 6 ? 3 : 2) | (2 < i ? 7 : 4)))
print(12, r12, type(of: r12))
let r13: UInt8 = 7
print(13, r13, type(of: r13))
let r14 = min((min(i, 7) * (9 + j)), j)
print(14, r14, type(of: r14))
let r15 = (i < 1 ? -(9) : (e * d)) - (4 + 8).rounded(.up)
print(15, r15, type(of: r15))
