class Importer { private(set) var steps: [String] = []
  final func run(_ input: String) -> Int { begin(); let parts = split(input); let values = parts.compactMap(parse); finish(values.count); return values.reduce(0, combine) }
  func begin() { steps.append("begin") }
  func split(_ input: String) -> [String] { input.split(separator: ",").map(String.init) }
  func parse(_ part: String) -> Int? { Int(part) }
  func combine(_ a: Int, _ b: Int) -> Int { a + b }
  func finish(_ count: Int) { steps.append("finish \(count)") }
  func log(_ text: String) { steps.append(text) } }
class Spaced: Importer { override func split(_ input: String) -> [String] { super.split(input).map { $0.filter { $0 != " " } } }; override func begin() { log("spaced"); super.begin() } }
final class Product: Spaced { override func combine(_ a: Int, _ b: Int) -> Int { max(a, 1) * b }; override func parse(_ part: String) -> Int? { super.parse(part) ?? part.count } ; override func finish(_ count: Int) { if count > 2 { super.finish(count * 10) } } }
for importer in [Importer(), Spaced(), Product()] { print(importer.run("1, 2,x,4"), importer.steps) }
