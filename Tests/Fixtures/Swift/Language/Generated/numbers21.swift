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
let r0 = ((3 / 1) + (9 + 7)) - min(max(i, 5), 1)
print(0, r0, type(of: r0))
let r1: UInt8 = UInt8(((d - e) / 1 / e))
print(1, r1, type(of: r1))
let r2: Int16 = max(6, -(5))
print(2, r2, type(of: r2))
let r3 = -((e * 8)) + Double(c + g)
print(3, r3, type(of: r3))
let r4 = -(((i * 8) / i))
print(4, r4, type(of: r4))
let r5: Float = -(-(1.25) + -(2))
print(5, r5, type(of: r5))
let r6: Int = (1 > 6 ? ((7 * i) + (2 * 8)) : 4)
print(6, r6, type(of: r6))
let r7: Float = (i == 2 ? (f * -(3.0)) : Float(1.25 + g))
print(7, r7, type(of: r7))
let r8: Double = -(1.25 / -(d))
print(8, r8, type(of: r8))
let r9: Double = ((3 == 7 ? e : 8)).rounded(.up) * min((9 + e), -(2e2))
print(9, r9, type(of: r9))
let r10: Int16 = ((5 == 5 ? (1 / 7) : (8 / 5)) / ((4 % 3) % Int16(8)))
print(10, r10, type(of: r10))
let r11: UInt8 = u
print(11, r11, type(of: r11))
let r12: Float = Float(((d - d)).rounded(.down))
print(12, r12, type(of: r12))
let r13: Int = ((j * 3) * 3 + max(Int(i), (i / i)))
print(13, r13, type(of: r13))
let r14: Float = (3.0 * 2)
print(14, r14, type(of: r14))
let r15: Float = (5 * f + (1.25 + f) * ((6 / 6)).rounded(.up))
print(15, r15, type(of: r15))
