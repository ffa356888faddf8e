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
let r0: CGFloat = (7 * (max(7, c)).rounded())
print(0, r0, type(of: r0))
let r1: Int = (8 == j ? min((j == 5 ? 7 : i), (7 / i)) : Int(1 + g))
print(1, r1, type(of: r1))
let r2: CGFloat = ((min(2, 7) + CGFloat(c)) + 2)
print(2, r2, type(of: r2))
let r3 = 3.0
print(3, r3, type(of: r3))
let r4 = 1.25 / f
print(4, r4, type(of: r4))
let r5: Float = Float(-(8) * (j * 6))
print(5, r5, type(of: r5))
let r6: Double = -(e)
print(6, r6, type(of: r6))
let r7: Float = (((4 * 3) * 6) - 9)
print(7, r7, type(of: r7))
let r8: Double = Double((min(4, d) + Double(3)))
print(8, r8, type(of: r8))
let r9: Double = e
print(9, r9, type(of: r9))
let r10 = UInt8(2e2 + CGFloat(0.5))
print(10, r10, type(of: r10))
let r11: CGFloat = -((3.0).rounded(.toNearestOrEven) + CGFloat(1.25))
print(11, r11, type(of: r11))
let r12: Float = (max(8, 6) - min(3, f) * 8)
print(12, r12, type(of: r12))
let r13: UInt8 = 4
print(13, r13, type(of: r13))
let r14: Int16 = (Int16(g + g) &- ((8 % 3) & (j < j ? s : s)))
print(14, r14, type(of: r14))
let r15: CGFloat = (5 < j ? ((g + 0.5) + (j > 2 ? 3.0 : g)) : (c * g / 0.5))
print(15, r15, type(of: r15))
