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
let r0: Int16 = (3 &* 7)
print(0, r0, type(of: r0))
let r1: Int16 = ((s &- (6 & s)) & (j == 7 ? (6 &+ 2) : (9 < 7 ? s : 9)))
print(1, r1, type(of: r1))
let r2: Float = f
print(2, r2, type(of: r2))
let r3: CGFloat = (g).rounded(.toNearestOrEven)
print(3, r3, type(of: r3))
let r4: Int16 = Int16((2 * 6 - (3 == 2 ? j : 1)))
print(4, r4, type(of: r4))
let r5 = UInt8(((e - 2) + (e * 1)))
print(5, r5, type(of: r5))
let r7 = max(((u &* 2) | (u | u)), 9)
print(7, r7, type(of: r7))
let r8 = (-((2 & 2)) | (Int16(j) ^ (s ^ s)))
print(8, r8, type(of: r8))
let r9 = -((j + j)) + max((5 * 4), Int(1.25))
print(9, r9, type(of: r9))
let r10: Float = (1.25 * (i < j ? f : 0.5))
print(10, r10, type(of: r10))
let r11 = (0.5 * 1.25) + 4 + 0.5 + (f * f) * max(7, 3)
print(11, r11, type(of: r11))
let r12 = (-((d * 3.0))).rounded()
print(12, r12, type(of: r12))
let r13: Int16 = (max((i < j ? s : 9), Int16(d)) ^ -(Int16(7)))
print(13, r13, type(of: r13))
let r14: Float = Float(i)
print(14, r14, type(of: r14))
let r15 = j
print(15, r15, type(of: r15))
