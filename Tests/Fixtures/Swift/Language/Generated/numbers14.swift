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
let r0 = (Int(-(2)) - 5)
print(0, r0, type(of: r0))
let r1: Int = (9 == i ? -(j + 7) : (j > i ? 6 - j : Int(1)))
print(1, r1, type(of: r1))
let r2: Int16 = (((9 % s) &- Int16(e)) &- ((s &- 8) & -(6)))
print(2, r2, type(of: r2))
let r3 = ((min(6, 4) ^ (u & u)) & UInt8(3 + 3.0))
print(3, r3, type(of: r3))
let r4 = ((f * 1 * (f / f)) * -((i > j ? f : f)))
print(4, r4, type(of: r4))
let r5: UInt8 = (max(max(8, 8), (3 % u)) &- ((8 & 4) | min(8, u)))
print(5, r5, type(of: r5))
let r6 = (max(min(1.25, 6), (4 + e)) * max((1.25 + 6), 2 * e))
print(6, r6, type(of: r6))
let r7: CGFloat = (7 * g).rounded() * (g / 8 - CGFloat(2e2))
print(7, r7, type(of: r7))
let r8 = (((3 / 3) - 3.0 + e) + 9)
print(8, r8, type(of: r8))
let r9: Double = ((4 == 1 ? (e + e) : (2e2 / e)) + (7 + 3.0 + d + e))
print(9, r9, type(of: r9))
let r10 = Float((-(d) * 1 / e))
print(10, r10, type(of: r10))
let r11 = (max(i, 4) * -(i)) / (-(7) + (j + i))
print(11, r11, type(of: r11))
let r12: CGFloat = ((2e2 * g) * g - g).rounded()
print(12, r12, type(of: r12))
let r13: UInt8 = ((8 | (1 & 9)) &+ ((7 &+ u) &+ (j > i ? u : u)))
print(13, r13, type(of: r13))
let r14: CGFloat = (((7 + c)).rounded(.down) * (-(c)).rounded(.up))
print(14, r14, type(of: r14))
let r15 = ((d + 6 + e) / (9 - 1.25) - (2 - d))
print(15, r15, type(of: r15))
