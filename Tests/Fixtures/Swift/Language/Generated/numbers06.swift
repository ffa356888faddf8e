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
let r0: Int = min((3 + i + 9), (i == j ? 1 : j) * 8 * j)
print(0, r0, type(of: r0))
let r1: Int16 = (((s ^ 8) &+ 8) &- (1 < i ? (s ^ s) : (2 &+ s)))
print(1, r1, type(of: r1))
let r2: UInt8 = 5
print(2, r2, type(of: r2))
let r3: CGFloat = g
print(3, r3, type(of: r3))
let r4: Double = d
print(4, r4, type(of: r4))
let r5: UInt8 = 9
print(5, r5, type(of: r5))
let r6: UInt8 = (i < 2 ? (j < j ? (2 ^ 4) : (u &+ u)) : ((2 % 2) % (2 | u)))
print(6, r6, type(of: r6))
let r7: Int16 = (((s &* 7) &- -(s)) & min((s &* 8), min(8, s)))
print(7, r7, type(of: r7))
let r8 = u
print(8, r8, type(of: r8))
let r9 = (Int(min(j, 1)) + (j * 2) * i / j)
print(9, r9, type(of: r9))
let r10: Int = ((3 - 1) - i) * (j - 6 * 8)
print(10, r10, type(of: r10))
let r11: UInt8 = ((7 == j ? (6 | u) : (j < 2 ? 9 : u)) / ((5 % 6) ^ u))
print(11, r11, type(of: r11))
let r12 = 6
print(12, r12, type(of: r12))
let r13: Int = 9
print(13, r13, type(of: r13))
let r14: Float = Float(1) / Float(i) + min(0.5 * 4, 1.25 + 3.0)
print(14, r14, type(of: r14))
let r15: Int16 = 4
print(15, r15, type(of: r15))
