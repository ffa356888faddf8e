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
let r0: UInt8 = ((min(1, 4) &- (2 % 1)) &- ((u ^ 7) &* min(3, 2)))
print(0, r0, type(of: r0))
let r1: Int16 = ((Int16(3.0) ^ -(s)) &+ ((8 ^ 8) &* (4 % s)))
print(1, r1, type(of: r1))
let r2: Float = ((i > 9 ? 0.5 : 6) / 2) - ((2e2 - 8) + (i > i ? 6 : f))
print(2, r2, type(of: r2))
let r3: UInt8 = 7
print(3, r3, type(of: r3))
let r4 = (j < i ? (3 < j ? (i - j) : (j - i)) : ((i * i) * (7 > j ? 5 : 4)))
print(4, r4, type(of: r4))
let r5: Int16 = (5 < 6 ? ((i < j ? s : s) &+ (2 &+ 1)) : ((s | 8) / (1 % 6)))
print(5, r5, type(of: r5))
let r6: Int = (j < 8 ? j : Int(1.25 + 1.25))
print(6, r6, type(of: r6))
let r7 = max((Int16(c) ^ (7 | s)), ((8 ^ 2) % Int16(i)))
print(7, r7, type(of: r7))
let r8 = (2 + 9 * 8 - 9 * f)
print(8, r8, type(of: r8))
let r9: CGFloat = ((3.0 / 8)).rounded(.up) + (c * (c / c))
print(9, r9, type(of: r9))
let r10 = ((-(8) + (j == j ? i : 2)) / (5 == j ? -(j) : 9))
print(10, r10, type(of: r10))
let r11 = (-(1 + f) / (-(3) * (5 * f)))
print(11, r11, type(of: r11))
let r12 = (((3 ^ 6) &* (u & 1)) & ((1 &+ 1) & (5 > 6 ? 5 : 6)))
print(12, r12, type(of: r12))
let r13: CGFloat = (((1.25 + 0.5) * 1.25) * (-(3) * (0.5 + 7)))
print(13, r13, type(of: r13))
let r14 = (2 < 2 ? ((3 / s) & (s & s)) : -((s | 6)))
print(14, r14, type(of: r14))
let r15: Int = (j + 8 + j) / 3
print(15, r15, type(of: r15))
