// swift-format-ignore-file
final class Maker {
  enum Attribute: String { case top, bottom, leading }
  struct Item {
    var attributes: [Attribute]
    var relation = "=="
    var offset = 0.0
  }
  private(set) var items: [Builder] = []
  var top: Builder { add(.top) }
  var bottom: Builder { add(.bottom) }
  private func add(_ attribute: Attribute) -> Builder {
    let builder = Builder(Item(attributes: [attribute]))
    items.append(builder)
    return builder
  }
  final class Builder {
    var item: Item
    init(_ item: Item) { self.item = item }
    var leading: Self {
      item.attributes.append(.leading)
      return self
    }
    @discardableResult func equalTo(_ other: Target) -> Self { self }
    @discardableResult func greaterThan(_ other: Target) -> Self {
      item.relation = ">="
      return self
    }
    @discardableResult func offset(_ value: Target) -> Builder {
      item.offset = value.number
      return self
    }
  }
}
protocol Target { var number: Double { get } }
extension Int: Target { var number: Double { Double(self) } }
extension Double: Target { var number: Double { self } }
extension String: Target { var number: Double { Double(count) } }
func make(_ body: (Maker) -> Void) -> [String] {
  let maker = Maker()
  body(maker)
  return maker.items.map {
    "\($0.item.attributes.map(\.rawValue).joined(separator: "+")) \($0.item.relation) \($0.item.offset)"
  }
}
print(
  make {
    $0.top.equalTo(3)
    $0.bottom.leading.greaterThan("abc").offset(-2.5)
  })
print(
  make { make in
    [1, 2].forEach { make.top.offset($0) }
    make.bottom.equalTo("x").offset("four")
  })
