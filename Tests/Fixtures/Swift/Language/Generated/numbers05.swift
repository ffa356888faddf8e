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
let r0 = (5 < j ? ((7 | 5) ^ (2 &- 3)) : (UInt8(c) &* min(1, 8)))
print(0, r0, type(of: r0))
let r1: Int16 = s
print(1, r1, type(of: r1))
let r3: Int = min(((7 < 8 ? 6 : 5) * (i + j)), Int((g - 1.25)))
print(3, r3, type(of: r3))
let r4: CGFloat = ((4 == 2 ? min(2e2, c) : (2 + g)) * ((1 / g) + c))
print(4, r4, type(of: r4))
let r5: Int16 = 4
print(5, r5, type(of: r5))
let r6: Float = ((-(f) - Float(1.25)) - (2e2 / 5) + (f - f))
print(6, r6, type(of: r6))
let r7 = ((9 < 8 ? -(2) : (7 &* 8)) / ((i > 7 ? s : s) / max(7, 3)))
print(7, r7, type(of: r7))
let r8 = e
print(8, r8, type(of: r8))
let r9: Int = max((min(j, i) * max(j, j)), (j * max(i, 5)))
print(9, r9, type(of: r9))
let r10: UInt8 = (6 > i ? 3 : 9)
print(10, r10, type(of: r10))
let r11 = (2 &+ ((7 &- 6) & (s &+ 2)))
print(11, r11, type(of: r11))
let r12: CGFloat = ((g - 3.0) * -(2e2)) * c
print(12, r12, type(of: r12))
let r13: CGFloat = (-(g + 9)).rounded(.toNearestOrEven)
print(13, r13, type(of: r13))
let r14: Int16 = (5 &- (s &* (7 &* 8)))
print(14, r14, type(of: r14))
let r15: Int16 = (-(s) & ((s | 2) &- (s % 6)))
print(15, r15, type(of: r15))
