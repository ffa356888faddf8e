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
let r0 = (1 &+ (Int16(d) &+ Int16(8)))
print(0, r0, type(of: r0))
let r1: Float = f
print(1, r1, type(of: r1))
let r2: CGFloat = (-(3 * 8) * max((g * c), 2e2 / 6))
print(2, r2, type(of: r2))
let r4: Double = ((max(d, e) / e / 1) / (i > i ? d : d) / 5)
print(4, r4, type(of: r4))
let r5: Float = min(Float(d), 3) * (9 < 2 ? 2e2 * f : (f * 1))
print(5, r5, type(of: r5))
let r6: UInt8 = ((4 ^ min(4, 2)) / (max(1, 3) &- (5 / 4)))
print(6, r6, type(of: r6))
let r7: Int = max(max(i, (j == 5 ? j : j)), (8 / 1) + (i * 9))
print(7, r7, type(of: r7))
let r8: Double = d + 2e2 + 2e2 + (-(5) * (4).rounded(.down))
print(8, r8, type(of: r8))
let r9 = 4
print(9, r9, type(of: r9))
let r10: CGFloat = (7 - 3.0 * 4) * (CGFloat(j) * (g + 2e2))
print(10, r10, type(of: r10))
let r11: UInt8 = ((i > 9 ? UInt8(3) : u) &* (UInt8(6) &+ max(8, u)))
print(11, r11, type(of: r11))
let r12: Float = ((9 - f) / Float(6) + Float(j) - 3.0)
print(12, r12, type(of: r12))
let r13: CGFloat = g + 6 - min(c, 5) - g - c * min(c, 6)
print(13, r13, type(of: r13))
let r14: Double = d
print(14, r14, type(of: r14))
let r15: Int = max(max(i, j / i), (-(j) + (i * j)))
print(15, r15, type(of: r15))
