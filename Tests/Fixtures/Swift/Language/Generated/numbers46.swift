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
let r0: Int16 = (3 > 3 ? (Int16(2e2) &- (8 % s)) : 3)
print(0, r0, type(of: r0))
let r1 = (i > j ? Float(j) * 2e2 : Float(0.5))
print(1, r1, type(of: r1))
let r2: Int16 = (((2 ^ 2) &- 9) / max((4 &+ 8), -(7)))
print(2, r2, type(of: r2))
let r3: Int16 = (((s / 7) & (8 &- 5)) & 1)
print(3, r3, type(of: r3))
let r4: Int = (((9 < 2 ? i : j) + (6 * i)) * j)
print(4, r4, type(of: r4))
let r5: Double = ((e + e / -(e)) + Double(i * 7))
print(5, r5, type(of: r5))
let r6: CGFloat = (5 + c - (j == 6 ? 1 : 9) - (CGFloat(j) + CGFloat(6)))
print(6, r6, type(of: r6))
let r7 = j
print(7, r7, type(of: r7))
let r8: CGFloat = CGFloat(((9 * g)).rounded(.down))
print(8, r8, type(of: r8))
let r9: UInt8 = u
print(9, r9, type(of: r9))
let r10: Int = ((Int(3.0) - 1 + i) * ((i + 8) * -(9)))
print(10, r10, type(of: r10))
let r11: Int = max(3, ((1 / i) * 5 / j))
print(11, r11, type(of: r11))
let r12: Int16 = max(8, (max(7, 6) &* s))
print(12, r12, type(of: r12))
let r13: Int = i
print(13, r13, type(of: r13))
let r14 = d
print(14, r14, type(of: r14))
let r15: Int = (i == i ? (max(i, 5) / j - 4) : Int(min(1, d)))
print(15, r15, type(of: r15))
