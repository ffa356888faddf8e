// A member without its type is one of what the superclass was given for its parameter.
enum Token: CaseIterable { case line, row, gap }

class Tokens<Key: Hashable> {
  private var own: [Key: Int] = [:]
  private let find: (Key) -> Int
  init(_ find: @escaping (Key) -> Int) { self.find = find }
  subscript(key: Key) -> Int {
    get { own[key] ?? find(key) }
    set { own[key] = newValue }
  }
  subscript(key: Key, times factor: Int) -> Int { self[key] * factor }
  func size(of key: Key) -> Int { self[key] }
}

class Sizes: Tokens<Token> {
  init() {
    super.init { key in
      switch key {
      case .line: return 1
      case .row: return 44
      case .gap: return 8
      }
    }
  }
}

final class Wide: Sizes {}

let sizes = Sizes(), wide = Wide()
print(sizes[.row], sizes[.gap, times: 3], sizes.size(of: .row))
wide[.gap] = 16
print(wide[.gap], wide[.gap, times: 2], wide[.line], sizes[.gap])
