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
let r0 = (8 * 3)
print(0, r0, type(of: r0))
let r1 = 5
print(1, r1, type(of: r1))
let r2: CGFloat = c
print(2, r2, type(of: r2))
let r3: Int16 = s
print(3, r3, type(of: r3))
let r4 = (i > i ? (j == 5 ? (1 == i ? 9 : 9) : max(9, 9)) : u)
print(4, r4, type(of: r4))
let r5: Int = ((j > i ? 2 + 1 : 5) * (-(j) * (j / 7)))
print(5, r5, type(of: r5))
let r6 = (i < 3 ? ((s & 8) &+ 3) : (-(7) &+ (s &+ 7)))
print(6, r6, type(of: r6))
let r7: Int16 = ((4 == 2 ? -(3) : 2) / (min(3, s) &+ (s & s)))
print(7, r7, type(of: r7))
let r8: Int16 = (3 &- 3)
print(8, r8, type(of: r8))
let r9: Int = (i / (j < 6 ? 4 : 8)) * max((j > 8 ? j : 2), i / 3)
print(9, r9, type(of: r9))
let r10 = Float(e) - -(max(2e2, 5))
print(10, r10, type(of: r10))
let r11 = (min((1.25 * 1), -(0.5)) * (8 - f) * (2 / 2e2))
print(11, r11, type(of: r11))
let r12: Int = i
print(12, r12, type(of: r12))
let r13: Float = ((i < i ? 2 : f) * (i < j ? 0.5 : 7) / f)
print(13, r13, type(of: r13))
let r14 = -(-((2e2 / e)))
print(14, r14, type(of: r14))
let r15: Int = j
print(15, r15, type(of: r15))
