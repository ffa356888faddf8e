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
let r0: Float = (((f * 7) * -(5)) * (7 * (3.0 * 8)))
print(0, r0, type(of: r0))
let r1: Int16 = ((6 &- (s ^ 5)) % (7 &* (s | 2)))
print(1, r1, type(of: r1))
let r2 = (i == 2 ? (7 &* (u ^ 2)) : min(UInt8(1.25), (4 % u)))
print(2, r2, type(of: r2))
let r3: CGFloat = ((g * CGFloat(e)) * ((2e2 * c) * 0.5 / 3))
print(3, r3, type(of: r3))
let r4: Int = ((8 == 6 ? 9 / 3 : 3 + 9) * 6)
print(4, r4, type(of: r4))
let r5: Double = (-(-(e)) + (0.5).rounded(.down) + (2e2 * 3.0))
print(5, r5, type(of: r5))
let r6: Float = (-(Float(0.5)) - (f / 9 + (f - 1)))
print(6, r6, type(of: r6))
let r7 = ((7 / 8) * Double((j < j ? j : j)))
print(7, r7, type(of: r7))
let r8 = (min(1.25, 3) - 2 + f)
print(8, r8, type(of: r8))
let r9: UInt8 = (8 | 6)
print(9, r9, type(of: r9))
let r10: UInt8 = u
print(10, r10, type(of: r10))
let r11 = (((j < j ? 1 : 2) &* (7 > j ? 4 : 2)) & ((1 | s) % min(9, 1)))
print(11, r11, type(of: r11))
let r12 = (((j < 1 ? s : 7) % (2 % 7)) ^ 1)
print(12, r12, type(of: r12))
let r13: Int = 5
print(13, r13, type(of: r13))
let r14: Double = Double((max(g, g) * -(2e2)))
print(14, r14, type(of: r14))
let r15: Double = (((9 * 8) - (2e2 * d)) * (-(2) * d / d))
print(15, r15, type(of: r15))
