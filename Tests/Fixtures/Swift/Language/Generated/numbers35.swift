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
let r0 = Int(d) + Int(1 * i)
print(0, r0, type(of: r0))
let r1: Double = (i == j ? 1 : 2) / (1 * e) - 5
print(1, r1, type(of: r1))
let r2 = (5 + f) + (3.0 / 0.5) / 8 + f / 1 - f
print(2, r2, type(of: r2))
let r3 = (6 | ((s &+ 4) &- (j > 7 ? 7 : s)))
print(3, r3, type(of: r3))
let r4: Double = 3.0
print(4, r4, type(of: r4))
let r5: Double = Double(((1 * i) + Int(5)))
print(5, r5, type(of: r5))
let r6: Int16 = (Int16((3.0 * e)) | ((s &* 8) & -(9)))
print(6, r6, type(of: r6))
let r7: CGFloat = ((c - 2e2)).rounded() + (1 < j ? (g + c) : 1.25 + 8)
print(7, r7, type(of: r7))
let r8: Int16 = max((-(8) &- (1 &* 5)), s)
print(8, r8, type(of: r8))
let r9: Float = ((f - 1.25) + 1.25 + 0.5) + 9
print(9, r9, type(of: r9))
let r11: Int16 = (((s ^ 6) ^ (1 ^ 5)) % 5)
print(11, r11, type(of: r11))
let r12: CGFloat = ((5 + c * (5).rounded(.up)) + (g * 9) + 3.0 + c)
print(12, r12, type(of: r12))
let r13 = ((j > j ? Double(g) : Double(c)) / (2 > i ? max(e, 3) : (d + 1.25)))
print(13, r13, type(of: r13))
let r14: Double = (7 > j ? e * 3.0 : max(e, e)) / e - (1 == 4 ? 0.5 : e)
print(14, r14, type(of: r14))
let r15 = min(((8 ^ u) | u), (9 &- (3 % 8)))
print(15, r15, type(of: r15))
