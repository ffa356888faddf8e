/// What a string of Swift or Objective-C says where documents have an object: `CGSize(width: 10, height: 20)`.
indirect enum CodeExpression: Equatable {
  case number(Double)
  /// What stands in double quotes.
  case text(String)
  /// A name with its dots: `.zero`, `UIFont.Weight.bold`.
  case name(String)
  /// `CGSize(width: 10, height: 20)`, and `[UIFont systemFontOfSize:17]` as a call of `UIFont.systemFontOfSize`.
  case call(String, [Argument])
  /// `[.left, .right]`, `left | right` and `{1, 2}`.
  case list([CodeExpression])
  /// `["margin": 20]`, `@{@"margin": @20}`
  case dictionary([Argument])

  struct Argument: Equatable {
    /// Empty for one without.
    var label: String
    var value: CodeExpression
  }

  /// What follows the last dot of the name that is used or called; empty where there is none.
  var lastName: Substring {
    switch self {
    case .name(let name), .call(let name, _):
      name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    default: ""
    }
  }

  /// The arguments of a call, none for anything else.
  var arguments: [Argument] {
    if case .call(_, let arguments) = self { arguments } else { [] }
  }

  /// The value of an argument by its label.
  subscript(_ label: String) -> CodeExpression? { arguments.first { $0.label == label }?.value }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// What a text says, or the name that stands here.
  var word: String? {
    switch self {
    case .text(let text), .name(let text): text
    default: nil
    }
  }

  /// The words of an option set, a list or a single one; a call without arguments is one, too. Nil for anything else.
  var words: [String]? {
    switch self {
    case .name(let name), .text(let name): return [name]
    case .call(let name, let arguments) where arguments.isEmpty: return [name + "()"]
    case .list(let elements):
      let words = elements.compactMap(\.words)
      return words.count == elements.count ? words.flatMap { $0 } : nil
    default: return nil
    }
  }
}
