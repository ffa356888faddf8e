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
let r0 = -((j == i ? -(d) : (3 * e)))
print(0, r0, type(of: r0))
let r1 = j
print(1, r1, type(of: r1))
let r2: Double = Double((c + 0.5).rounded(.down))
print(2, r2, type(of: r2))
let r3: CGFloat = ((7 > i ? 1 * 1.25 : CGFloat(g)) - (c + 4 + c))
print(3, r3, type(of: r3))
let r4 = (min(i, (j * i)) * min((9 + 7), (3 * i)))
print(4, r4, type(of: r4))
let r5: Int16 = (s % 3)
print(5, r5, type(of: r5))
let r6: Int = ((3 + 9 + Int(g)) - (i * j) + (9 + i))
print(6, r6, type(of: r6))
let r7: Double = Double(((4 < 7 ? j : 4) + (5 + 7)))
print(7, r7, type(of: r7))
let r8: UInt8 = ((j > i ? UInt8(j) : min(u, 5)) ^ ((j == i ? 5 : u) / u))
print(8, r8, type(of: r8))
let r9: Double = (e / e * (e - e) + (7 + 1.25 + (d).rounded(.up)))
print(9, r9, type(of: r9))
let r10 = ((0.5 + 4 - f + 1.25) - (j < 9 ? Float(4) : 2e2))
print(10, r10, type(of: r10))
let r11: Float = max(((0.5 * 1.25) + -(8)), -(6) * (4 / 7))
print(11, r11, type(of: r11))
let r12 = (((3 &* 5) ^ (s / 5)) & (-(s) &+ (2 &- 5)))
print(12, r12, type(of: r12))
let r13: Double = (j == 2 ? (1.25 + d / 6) : ((e - 7) + max(8, 8)))
print(13, r13, type(of: r13))
let r14: Int = (3 == i ? -(7) : (j + j)) - Int((e * e))
print(14, r14, type(of: r14))
let r15: UInt8 = (((4 &+ 8) | (u / 5)) | ((2 % 1) &+ (5 / 6)))
print(15, r15, type(of: r15))
