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
let r0 = (((6 | 2) &- s) &* -(max(9, 8)))
print(0, r0, type(of: r0))
let r1 = ((8 > i ? 6 : max(5, 9)) ^ u)
print(1, r1, type(of: r1))
let r2: CGFloat = 6
print(2, r2, type(of: r2))
let r3: Int16 = (j > j ? (i == j ? (j == i ? 8 : 7) : (5 | s)) : (8 > i ? s : s))
print(3, r3, type(of: r3))
let r4: CGFloat = 0.5
print(4, r4, type(of: r4))
let r5: UInt8 = (u &* min(8, u))
print(5, r5, type(of: r5))
let r6 = 7
print(6, r6, type(of: r6))
let r7: Int = ((8 * j) * i * ((i - i) * (j * 4)))
print(7, r7, type(of: r7))
let r8: Int = j * 9 + 6 * 8
print(8, r8, type(of: r8))
let r9: CGFloat = -((c / 1)) + -(1 / 1.25)
print(9, r9, type(of: r9))
let r10 = (j == 9 ? max((6 &+ 2), 4) : Int16((j + 8)))
print(10, r10, type(of: r10))
let r11 = ((min(d, 3) + (4 * e)) + (-(e) * 4 - e))
print(11, r11, type(of: r11))
let r12: Float = min(f * 2e2, f / 8) * 4
print(12, r12, type(of: r12))
let r13: CGFloat = g
print(13, r13, type(of: r13))
let r14: Int = (-((i * 3)) * (-(4) + 1 + 9))
print(14, r14, type(of: r14))
let r15: Int = (5 + ((7 * i) / 1))
print(15, r15, type(of: r15))
