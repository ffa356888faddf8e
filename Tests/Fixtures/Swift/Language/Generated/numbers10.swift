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
let r0 = i
print(0, r0, type(of: r0))
let r1: CGFloat = (9 / (g * g * g / c))
print(1, r1, type(of: r1))
let r2 = (5 > 2 ? 8 : 1)
print(2, r2, type(of: r2))
let r3: Int16 = (7 &+ Int16(d / 2))
print(3, r3, type(of: r3))
let r4 = Int16((i < 9 ? (7 > 6 ? i : j) : (i < 9 ? i : 3)))
print(4, r4, type(of: r4))
let r5: Int = (i < 7 ? (4 / j + (j * 5)) : min((i > 5 ? 8 : 4), (j * i)))
print(5, r5, type(of: r5))
let r6: Int = Int((i + 9)) - (1 == i ? 2 : 4) * (1 > 6 ? 9 : j)
print(6, r6, type(of: r6))
let r7: CGFloat = min(max(6, 1) * (c).rounded(), (i == 8 ? (1 - g) : 0.5 - 2))
print(7, r7, type(of: r7))
let r8 = (u & 6)
print(8, r8, type(of: r8))
let r9 = (((s | 5) &* s) % ((8 > i ? s : 8) & (4 | 8)))
print(9, r9, type(of: r9))
let r10: Int16 = (((6 &- 1) &+ (s &+ 2)) &* 3)
print(10, r10, type(of: r10))
let r11: CGFloat = ((c * 1.25 / g)).rounded(.down)
print(11, r11, type(of: r11))
let r12 = (Float((2e2 + 1.25)) + (2 > j ? (f + 8) : -(8)))
print(12, r12, type(of: r12))
let r13 = Int(0.5)
print(13, r13, type(of: r13))
let r14: Int = ((max(3, i) - j - j) + (2 < j ? 1 : 1 + i))
print(14, r14, type(of: r14))
let r15: Int = (8 * (8 < 5 ? min(5, j) : 1 * i))
print(15, r15, type(of: r15))
