indirect enum Expr { case number(Double), variable(String), add(Expr, Expr), multiply(Expr, Expr), negate(Expr) }
extension Expr: CustomStringConvertible {
  func evaluate(_ values: [String: Double] = [:]) -> Double? {
    switch self {
    case .number(let n): return n
    case .variable(let name): return values[name]
    case .add(let a, let b): return a.evaluate(values).flatMap { x in b.evaluate(values).map { x + $0 } }
    case .multiply(let a, let b):
      guard let x = a.evaluate(values), let y = b.evaluate(values) else { return nil }
      return x * y
    case .negate(let a): return a.evaluate(values).map { -$0 }
    }
  }
  var simplified: Expr {
    switch self {
    case .add(.number(0), let e), .add(let e, .number(0)), .multiply(.number(1), let e), .multiply(let e, .number(1)): return e.simplified
    case .multiply(.number(0), _), .multiply(_, .number(0)): return .number(0)
    case .negate(.negate(let e)): return e.simplified
    case .add(let a, let b): return .add(a.simplified, b.simplified)
    default: return self
    }
  }
  var description: String {
    switch self {
    case .number(let n): n == n.rounded() ? "\(Int(n))" : "\(n)"
    case .variable(let name): name
    case .add(let a, let b): "(\(a) + \(b))"
    case .multiply(let a, let b): "\(a) * \(b)"
    case .negate(let e): "-\(e)"
    }
  }
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
  static func * (a: Expr, b: Expr) -> Expr { .multiply(a, b) }
}
let e = Expr.number(2) * .variable("x") + .negate(.number(0.5))
print(e, e.evaluate(["x": 3]) ?? 0, e.evaluate() == nil, Expr.add(.number(0), .multiply(.variable("y"), .number(1))).simplified, Expr.negate(.negate(.variable("z"))).simplified)
