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
let r0: Int16 = s
print(0, r0, type(of: r0))
let r1: Int = (((i * 6) - 2 * i) + j)
print(1, r1, type(of: r1))
let r2: CGFloat = (((c * 6)).rounded(.up) + ((g).rounded(.toNearestOrEven) * g))
print(2, r2, type(of: r2))
let r3: Double = ((2 + e - max(d, 1.25)) - ((6).rounded() - (8 + 8)))
print(3, r3, type(of: r3))
let r4: Int = (j > j ? 4 : ((i * 1) / 5 + i))
print(4, r4, type(of: r4))
let r5: Float = 0.5 * 8
print(5, r5, type(of: r5))
let r6: CGFloat = -(2 - 2 * (i < 2 ? c : 2))
print(6, r6, type(of: r6))
let r7 = max(((s | s) ^ (1 &+ 9)), (2 | -(6)))
print(7, r7, type(of: r7))
let r8: Double = ((d - e) * (3 * 0.5)) / (9 * 8 - (j < 2 ? d : 8))
print(8, r8, type(of: r8))
let r9: UInt8 = ((min(4, 1) | min(u, 8)) & (UInt8(g) / min(5, 6)))
print(9, r9, type(of: r9))
let r10: Int = (6 * i) * (i + i) - max(Int(e), j)
print(10, r10, type(of: r10))
let r11: Float = max(Float(max(j, j)), -(Float(d)))
print(11, r11, type(of: r11))
let r12: Int = (i < j ? ((3 / 6) + (i * i)) : (1 + 8) / (j * i))
print(12, r12, type(of: r12))
let r14: Int = ((-(i) + i - i) / i)
print(14, r14, type(of: r14))
let r15 = max((j < j ? f : 3.0) + (f + 5), (Float(6) * 3.0 + f))
print(15, r15, type(of: r15))
