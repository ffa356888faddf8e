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
let r0: UInt8 = ((max(9, 2) % UInt8(8)) % (i > j ? 1 : (2 &* u)))
print(0, r0, type(of: r0))
let r1: CGFloat = max(((3.0 + 2e2) + -(4)), c)
print(1, r1, type(of: r1))
let r2 = (((6 * 3) + (f * f)) / (9 - 9 * 8))
print(2, r2, type(of: r2))
let r3 = UInt8((min(c, 8) + 2 * g))
print(3, r3, type(of: r3))
let r4: Int16 = (((s & s) | (i == j ? s : 1)) ^ (-(4) % (s ^ 3)))
print(4, r4, type(of: r4))
let r5: Double = (((0.5 + d)).rounded() + d)
print(5, r5, type(of: r5))
let r6 = ((5 == 5 ? (d + 4) : (e + 2e2))).rounded()
print(6, r6, type(of: r6))
let r8: Double = (-(Double(1)) * 3)
print(8, r8, type(of: r8))
let r9 = 0.5
print(9, r9, type(of: r9))
let r10: UInt8 = ((j > 4 ? (6 &* u) : (8 == 8 ? u : u)) & 3)
print(10, r10, type(of: r10))
let r11: UInt8 = min((9 &+ 6), min((u % 3), (3 < 9 ? 6 : 8)))
print(11, r11, type(of: r11))
let r12: Double = ((e).rounded(.down) - (i == j ? 7 : e) * (e + e + (6 > j ? 4 : e)))
print(12, r12, type(of: r12))
let r13: Float = max(((7 / 9)).rounded(.down), Float(Double(2)))
print(13, r13, type(of: r13))
let r14: Float = -((0.5 + 3.0 * Float(j)))
print(14, r14, type(of: r14))
let r15 = Double(i)
print(15, r15, type(of: r15))
