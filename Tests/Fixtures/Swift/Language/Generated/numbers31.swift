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
let r0: CGFloat = -((0.5 - (7 > 8 ? c : 9)))
print(0, r0, type(of: r0))
let r1 = (3 < i ? min(e - d, Double(g)) : -(6 + 4))
print(1, r1, type(of: r1))
let r3 = (((6 &* 7) % (s | 7)) &- -((4 &* s)))
print(3, r3, type(of: r3))
let r4: CGFloat = min(2 * (1.25 + 7), 8)
print(4, r4, type(of: r4))
let r5 = ((1 & (1 &* s)) &* (min(7, s) &- (5 / s)))
print(5, r5, type(of: r5))
let r6: Int = max(i, -(9)) / (j == 1 ? Int(5) : (i / j))
print(6, r6, type(of: r6))
let r7: Float = Float(((e + d) * 6 / 2e2))
print(7, r7, type(of: r7))
let r8: Int = -(i)
print(8, r8, type(of: r8))
let r9 = (((u / 3) &+ (1 &+ 2)) | ((i < 4 ? 1 : 8) % (u % 3)))
print(9, r9, type(of: r9))
let r10: CGFloat = (CGFloat(2) * 2 + g - ((c).rounded(.toNearestOrEven) - 5))
print(10, r10, type(of: r10))
let r11: Int16 = ((-(4) & (2 ^ 7)) & (6 &+ 2))
print(11, r11, type(of: r11))
let r12 = min(((i > 6 ? 8 : 8) / (u ^ 4)), ((2 &- 3) &+ (u ^ u)))
print(12, r12, type(of: r12))
let r13 = (f + max(f, 3.0 * f))
print(13, r13, type(of: r13))
let r14 = ((3.0 * d)).rounded(.toNearestOrEven) * (8).rounded(.toNearestOrEven) + -(d)
print(14, r14, type(of: r14))
let r15: CGFloat = (g + -(3) * ((2e2).rounded()).rounded(.toNearestOrEven))
print(15, r15, type(of: r15))
