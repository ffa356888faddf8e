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
let r0 = ((i > i ? 6 : (2 &- 8)) &* u)
print(0, r0, type(of: r0))
let r1: CGFloat = CGFloat(min(1.25, 6)) - -((g).rounded(.up))
print(1, r1, type(of: r1))
let r2: Double = Double((6 == i ? 1 : Double(3)))
print(2, r2, type(of: r2))
let r3: Int = ((i + i * (4 > 9 ? j : 1)) * (7 + 7) * (9 > i ? 5 : 8))
print(3, r3, type(of: r3))
let r4: UInt8 = (((1 | u) % (u | u)) % ((3 < 9 ? 8 : 2) &- (6 &- u)))
print(4, r4, type(of: r4))
let r5: CGFloat = (((1 * g) * (0.5).rounded(.up)) - ((9 + g) / -(7)))
print(5, r5, type(of: r5))
let r6 = ((j < i ? (1 &- 7) : Int16(d)) &+ ((s &* 7) &- (s ^ 8)))
print(6, r6, type(of: r6))
let r7 = (((s % s) & (4 | 9)) | (7 > 6 ? -(s) : 6))
print(7, r7, type(of: r7))
let r8: Double = (i < j ? -(0.5) - e - 0.5 : (0.5 / d))
print(8, r8, type(of: r8))
let r10: Double = (9 < j ? 0.5 : (8 / d)) + (3.0 + 2e2) * Double(g)
print(10, r10, type(of: r10))
let r11 = (u ^ ((9 / 1) & 4))
print(11, r11, type(of: r11))
let r12: Int16 = Int16(g)
print(12, r12, type(of: r12))
let r13: Double = d
print(13, r13, type(of: r13))
let r14 = (s &- 1)
print(14, r14, type(of: r14))
let r15 = ((max(d, e) * min(1, d)) * ((2e2 * d)).rounded(.up))
print(15, r15, type(of: r15))
