func double(_ x: Int) -> Int { x * 2 }
struct Scaler {
  let factor: Int
  func scale(_ x: Int) -> Int { x * factor }
  static func half(_ x: Int) -> Int { x / 2 }
}
print([1, 2].map(double), [1, 2].map(Scaler(factor: 5).scale), [4, 6].map(Scaler.half))
let method = Scaler.scale
print(method(Scaler(factor: 3))(4))
print(["1", "2", "x"].compactMap(Int.init), [1, 2].map(String.init), [1.9].map(Int.init))
let functions: [String: (Int) -> Int] = ["double": double, "negate": { -$0 }]
print(functions["double"]!(4), functions["negate"]?(4) ?? 0, functions["x"] == nil)
func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
print(compose(double, double)(3))
enum Wrapper {
  case value(Int)
  case pair(Int, Int)
}
print([1, 2].map(Wrapper.value))
let initializer = Scaler.init(factor:)
print(initializer(6).factor, [7, 8].map(Scaler.init(factor:)).map(\.factor))
print([1, 2, 3].reduce(0, +), [1, 2, 3].reduce(1, *), [true, false].contains { $0 })
