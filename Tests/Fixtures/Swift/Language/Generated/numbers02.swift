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
let r0 = (((2 & 1) &+ 6) & ((u % u) % (5 &* u)))
print(0, r0, type(of: r0))
let r1: CGFloat = -((7 + 5).rounded(.up))
print(1, r1, type(of: r1))
let r2 = (i < j ? ((f + 8) + 9 / f) : (f + f) + -(f))
print(2, r2, type(of: r2))
let r3 = (s &+ max(Int16(3.0), Int16(7)))
print(3, r3, type(of: r3))
let r4 = Int16(j * 3 + (i < 8 ? j : 2))
print(4, r4, type(of: r4))
let r5: CGFloat = max((-(3.0) / max(2, g)), 3.0)
print(5, r5, type(of: r5))
let r6: Double = ((3 + e) - e + 6) * -(3 + 5)
print(6, r6, type(of: r6))
let r7: Float = (Float(8) * f + 7 - (9 < 1 ? 2e2 * 0.5 : (6 > 9 ? f : f)))
print(7, r7, type(of: r7))
let r8: Int16 = (max((7 &* 9), (5 &* 2)) &+ min((6 / 4), -(8)))
print(8, r8, type(of: r8))
let r9: Float = (f + (f / 0.5 + (f).rounded(.down)))
print(9, r9, type(of: r9))
let r10: Int16 = s
print(10, r10, type(of: r10))
let r11: Float = max(Float(i), max(1.25, f) / (1.25 + f))
print(11, r11, type(of: r11))
let r12: Int16 = (-((s % 4)) &+ ((4 & s) & (s / 3)))
print(12, r12, type(of: r12))
let r13: Int16 = (2 > 7 ? ((7 &+ 3) ^ s) : 4)
print(13, r13, type(of: r13))
let r14: Double = 4
print(14, r14, type(of: r14))
let r15: CGFloat = 2
print(15, r15, type(of: r15))
