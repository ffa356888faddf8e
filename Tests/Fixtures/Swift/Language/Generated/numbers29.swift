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
let r0: Int16 = (-(s) &+ ((7 == j ? 2 : 4) / s))
print(0, r0, type(of: r0))
let r1: Int = (8 / 2 - (j < i ? j : j)) / (j * 6) - (1 + j)
print(1, r1, type(of: r1))
let r2: Float = ((1.25 - (j == i ? f : f))).rounded(.toNearestOrEven)
print(2, r2, type(of: r2))
let r3: Int16 = (-((j > 7 ? 1 : s)) &+ ((8 > i ? 4 : 5) | max(5, s)))
print(3, r3, type(of: r3))
let r4: Double = max((-(d) / (1.25 - e)), Double(6) + 3 + 6)
print(4, r4, type(of: r4))
let r5: UInt8 = (6 < 4 ? (min(u, u) / (u & u)) : 8)
print(5, r5, type(of: r5))
let r6 = -((6 ^ (5 / s)))
print(6, r6, type(of: r6))
let r7: Int16 = (((8 &* s) &- (2 &+ 7)) & ((2 | s) &+ Int16(e)))
print(7, r7, type(of: r7))
let r8 = 1 * (i == j ? 2 : 6) + 9 + 4
print(8, r8, type(of: r8))
let r9: UInt8 = (i < i ? max((i > 5 ? u : 4), (2 == 9 ? 3 : 6)) : (2 == 5 ? max(3, u) : max(7, 6)))
print(9, r9, type(of: r9))
let r10: Int = min((3 < j ? min(i, i) : 5), Int(min(i, 8)))
print(10, r10, type(of: r10))
let r11: Int16 = (((8 / s) & (5 % 3)) & (j < i ? 3 : -(8)))
print(11, r11, type(of: r11))
let r12: Int = ((i < 1 ? 2 : 3) + max(j, 5) * ((i * 3) - (i - 3)))
print(12, r12, type(of: r12))
let r13 = 5
print(13, r13, type(of: r13))
let r14: Int16 = 9
print(14, r14, type(of: r14))
let r15: Int16 = (((3 / 9) ^ (3 &* 7)) &- Int16((3 / d)))
print(15, r15, type(of: r15))
