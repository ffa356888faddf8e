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
let r0 = 8
print(0, r0, type(of: r0))
let r1: Int = ((4 == j ? 5 / j : i) * (max(i, i) * Int(1.25)))
print(1, r1, type(of: r1))
let r3 = ((3 ^ (1 / 1)) &* u)
print(3, r3, type(of: r3))
let r4: Double = e
print(4, r4, type(of: r4))
let r5: Double = (((4 + e) * e) - 5)
print(5, r5, type(of: r5))
let r6: Float = 2 + f * 2e2 + (f + 2)
print(6, r6, type(of: r6))
let r7: Int = max(i, j) + 3 * j / (j > 5 ? j : 6) * j * j
print(7, r7, type(of: r7))
let r8 = Float(i)
print(8, r8, type(of: r8))
let r9: UInt8 = (1 &* u)
print(9, r9, type(of: r9))
let r10: Float = (((f / 7)).rounded() * (4 / 3.0) * (4 * 1.25))
print(10, r10, type(of: r10))
let r11: Int16 = min(((s &+ 5) & (s &* s)), ((3 ^ s) | (s & 2)))
print(11, r11, type(of: r11))
let r12: Double = d / max(0.5, 2e2) * (d * d)
print(12, r12, type(of: r12))
let r14: Int16 = -(max((8 % s), (2 &- s)))
print(14, r14, type(of: r14))
let r15 = max(UInt8((j > i ? g : 8)), ((2 & 6) | (4 == i ? 8 : 9)))
print(15, r15, type(of: r15))
