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
let r0: Int = (j > i ? (5 * 6) : -(3)) + 9
print(0, r0, type(of: r0))
let r1: CGFloat = (j == j ? CGFloat(j) + (5 / g) : (7 < j ? g : 8 - 9))
print(1, r1, type(of: r1))
let r2: UInt8 = ((u &+ (u & 7)) | ((u % u) / 1))
print(2, r2, type(of: r2))
let r3 = (i > 5 ? 4 - 5 + (j == j ? d : 7) : (3.0 / -(e)))
print(3, r3, type(of: r3))
let r4: Int = (i < i ? Int((7 + j)) : j - 8 + (i > 3 ? i : 7))
print(4, r4, type(of: r4))
let r5: Int16 = ((1 % (j == i ? s : 1)) ^ s)
print(5, r5, type(of: r5))
let r6: Double = (4 - ((e * e)).rounded(.toNearestOrEven))
print(6, r6, type(of: r6))
let r7 = (1.25 * d / 7).rounded()
print(7, r7, type(of: r7))
let r8: CGFloat = 1
print(8, r8, type(of: r8))
let r9: CGFloat = CGFloat(Int((2 + i)))
print(9, r9, type(of: r9))
let r10: Float = (((1.25 * f) / (1.25 * 8)) - min(3.0, 2e2) * Float(e))
print(10, r10, type(of: r10))
let r11 = (((u | 7) &- (u &+ 6)) &* ((8 % 2) | (u & u)))
print(11, r11, type(of: r11))
let r12 = (1 + (8 == 9 ? 1.25 : 1) + 4)
print(12, r12, type(of: r12))
let r13: Float = 2e2
print(13, r13, type(of: r13))
let r14: Int = (max((i / i), -(5)) / (i - 3 + Int(0.5)))
print(14, r14, type(of: r14))
let r15: UInt8 = ((max(2, 2) &* (8 % u)) &+ ((9 ^ 1) &* max(8, 4)))
print(15, r15, type(of: r15))
