import Foundation

let a = 5 / 2
let b: Double = 5 / 2
let c: CGFloat = 5 / 2
let d = 5 / 2.0
let e: CGFloat = (3 + 4) / 2 * 1.5
let f = 7 / 2 * 2.0
let g: Float = 1 / 3
let h: Double = 1 / 3
print(a, b, c, d, e, f, g, h)
func half(_ value: CGFloat) -> CGFloat { value / 2 }
func halfInt(_ value: Int) -> Int { value / 2 }
print(half(5), half(5 / 2), halfInt(5), halfInt(5 / 2), half(CGFloat(a) / 2))
let list: [CGFloat] = [1, 2.5, 5 / 2]
let mixed = [1, 2.5, 3]
let dictionary: [String: Double] = ["a": 1, "b": 3 / 2]
print(list, mixed, dictionary["b"]!, [1, 2].map { $0 / 2 }, list.map { $0 / 2 })
print(0xFF, 0b101, 0o17, 1_000, 1e3, 0x1p4, -5, -5 / 2, -5 % 3, 5 % -3)
let tuple: (Int, Double) = (1, 2)
let optional: Double? = 3
let conditional: CGFloat = a > 1 ? 7 / 2 : 0
print(tuple, optional ?? 0, conditional, optional! / 2)
var width: CGFloat = 10
width /= 4
width += 1
width -= 1 / 2
print(width, width * 2 + 1, 2 * width, 1 / width)
let integer: Int = 7
print(integer / 2, Double(integer) / 2, Double(integer / 2), CGFloat(integer) * 0.5, Int(7.9), Int(-7.9))
