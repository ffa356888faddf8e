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
let r0 = ((j == j ? (u ^ 4) : min(u, u)) | min((4 ^ 5), min(4, 9)))
print(0, r0, type(of: r0))
let r1 = (max((0.5 / f), 2e2 / 7) + max(f * f, 4 + 9))
print(1, r1, type(of: r1))
let r2: Int16 = s
print(2, r2, type(of: r2))
let r3 = 2 - j + min(j, 1) + Int(6) - (2 * j)
print(3, r3, type(of: r3))
let r4: UInt8 = 9
print(4, r4, type(of: r4))
let r5: Int = (7 * Int((1 + 5)))
print(5, r5, type(of: r5))
let r6: Float = (2 < 1 ? -(f) : min((f).rounded(.down), 8))
print(6, r6, type(of: r6))
let r7 = -(f) + f + f * 8 * 1.25 / f
print(7, r7, type(of: r7))
let r8: CGFloat = 0.5 - g * c * 3.0 * (1 / c - c * g)
print(8, r8, type(of: r8))
let r9 = ((1 + 1.25) * 3 - 9) / ((e / 4) * (7 + d))
print(9, r9, type(of: r9))
let r10: CGFloat = min(g, ((9 - 4) / 3 / c))
print(10, r10, type(of: r10))
let r12: Double = -((Double(6) + -(d)))
print(12, r12, type(of: r12))
let r13: UInt8 = (((3 % 4) &* (1 &* u)) &+ (i > 8 ? 1 : 1))
print(13, r13, type(of: r13))
let r14: Float = -(f / f + -(3))
print(14, r14, type(of: r14))
let r15 = (f + 3.0 + min(3, 3.0)) / 4 + 3 * (f * f)
print(15, r15, type(of: r15))
