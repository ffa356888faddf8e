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
let r0: CGFloat = c
print(0, r0, type(of: r0))
let r1: CGFloat = (max((8).rounded(.up), g + c) + (j > i ? g : (c + 7)))
print(1, r1, type(of: r1))
let r2: Double = 0.5
print(2, r2, type(of: r2))
let r3: Int16 = 4
print(3, r3, type(of: r3))
let r4 = ((8 == 5 ? 1 + 6 : 1 / 2) + -(i + i))
print(4, r4, type(of: r4))
let r5 = ((min(5, 4) * Double(i))).rounded(.down)
print(5, r5, type(of: r5))
let r6: Double = e * d - (e * 1.25) * ((1 == j ? d : e) * (1 + d))
print(6, r6, type(of: r6))
let r7: Int = j + (4 * 2 * (5 * j))
print(7, r7, type(of: r7))
let r8: CGFloat = (c + 1 * 6 + min((g * g), (6 / 8)))
print(8, r8, type(of: r8))
let r9: UInt8 = u
print(9, r9, type(of: r9))
let r10 = (5 ^ ((s % s) | (5 &+ 1)))
print(10, r10, type(of: r10))
let r11 = ((max(f, 3.0) * 1 * f) - 7 - Float(1))
print(11, r11, type(of: r11))
let r12: Int16 = (7 < 2 ? (8 > j ? Int16(1) : 4) : max((5 &- 1), (i == 6 ? 8 : 3)))
print(12, r12, type(of: r12))
let r13: CGFloat = ((1.25 + 0.5) + -(1)) / (-(8) - 4)
print(13, r13, type(of: r13))
let r14 = (((f * f) / 3)).rounded(.toNearestOrEven)
print(14, r14, type(of: r14))
let r15: Int = 2
print(15, r15, type(of: r15))
