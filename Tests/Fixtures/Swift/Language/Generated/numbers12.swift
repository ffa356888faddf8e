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
let r0: Int = -(((5 < j ? 7 : 5) - (8 / j)))
print(0, r0, type(of: r0))
let r1: Int16 = ((Int16(j) &- (s &* 5)) &- 4)
print(1, r1, type(of: r1))
let r2 = ((f + 2e2 + (f / 2)) * ((1 + f) / f + f))
print(2, r2, type(of: r2))
let r3: Int = Int((2 * g)) * max(i - 9, -(j))
print(3, r3, type(of: r3))
let r4: Int = j
print(4, r4, type(of: r4))
let r5: Int16 = ((i < 3 ? Int16(j) : (j == i ? s : s)) &+ Int16(CGFloat(9)))
print(5, r5, type(of: r5))
let r6: CGFloat = ((max(c, c) * (1 / 7)) + CGFloat(min(2e2, 2)))
print(6, r6, type(of: r6))
let r7: CGFloat = -((3 + 0.5 * (6 + c)))
print(7, r7, type(of: r7))
let r8: Double = d
print(8, r8, type(of: r8))
let r9 = (0.5 + 7 / 0.5) * -((1.25 * 2e2))
print(9, r9, type(of: r9))
let r10: CGFloat = CGFloat(((c * g) * -(c)))
print(10, r10, type(of: r10))
let r11: Int16 = (((8 &+ 6) &+ max(2, 9)) &- (8 == 7 ? (3 | s) : (9 < j ? 9 : 2)))
print(11, r11, type(of: r11))
let r12 = (((8 ^ u) & (7 &- u)) | max((u &+ 9), 4))
print(12, r12, type(of: r12))
let r13 = -(((d).rounded(.down)).rounded(.down))
print(13, r13, type(of: r13))
let r14 = i
print(14, r14, type(of: r14))
let r15: UInt8 = 1
print(15, r15, type(of: r15))
