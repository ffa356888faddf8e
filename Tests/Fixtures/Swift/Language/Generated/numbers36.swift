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
let r0: Double = (Double((2 + 7)) * 9)
print(0, r0, type(of: r0))
let r1: Int16 = (((s ^ s) / (s &- 1)) ^ s)
print(1, r1, type(of: r1))
let r2: CGFloat = (2 * 1.25)
print(2, r2, type(of: r2))
let r3 = ((u & (1 % 6)) & u)
print(3, r3, type(of: r3))
let r4 = (((8 &- 3) | UInt8(4)) &- (j == i ? (1 == 1 ? 5 : 4) : (8 &- 2)))
print(4, r4, type(of: r4))
let r5: Float = 9
print(5, r5, type(of: r5))
let r6 = Double(CGFloat(i)) / (d / 2) * (8 * 0.5)
print(6, r6, type(of: r6))
let r7 = 2e2
print(7, r7, type(of: r7))
let r8: Float = -(-(min(1.25, 1)))
print(8, r8, type(of: r8))
let r9 = 4
print(9, r9, type(of: r9))
let r10: CGFloat = (((g * c) * (1 + 4)) - ((i == i ? 6 : c) + -(g)))
print(10, r10, type(of: r10))
let r11 = ((i < 7 ? j : (6 / 7)) + -(i) + (j - 8))
print(11, r11, type(of: r11))
let r12: Int = (j == 8 ? (j - (i + 9)) : Int(7 + 2))
print(12, r12, type(of: r12))
let r13 = -((f + f / (i > 1 ? 8 : 2)))
print(13, r13, type(of: r13))
let r14 = 2
print(14, r14, type(of: r14))
let r15 = (6 == 3 ? 6 - 6 : 9 - i) + 7
print(15, r15, type(of: r15))
