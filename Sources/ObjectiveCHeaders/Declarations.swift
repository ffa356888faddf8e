/// What a header of Objective-C declares.
package struct ObjectiveCFile: Equatable, Sendable {
  /// Classes, categories and protocols, in their order.
  package var containers: [Container] = []
  package var enumerations: [Enumeration] = []
  package var constants: [Constant] = []
  package var aliases: [(name: String, type: CType)] = []
  /// The headers that it takes in, by their paths as they are written.
  package var includes: [String] = []

  package static func == (left: ObjectiveCFile, right: ObjectiveCFile) -> Bool {
    left.containers == right.containers && left.enumerations == right.enumerations
      && left.constants == right.constants && left.includes == right.includes
      && left.aliases.elementsEqual(right.aliases, by: ==)
  }
}

/// A class, a category or a protocol.
package struct Container: Equatable, Sendable {
  package enum Kind: Sendable { case type, category, protocolType }
  package var kind: Kind
  package var name: String
  package var swiftName: String?
  package var superclass: String?
  package var protocols: [String] = []
  package var methods: [Method] = []
  package var properties: [Property] = []
}

package struct Method: Equatable, Sendable {
  package var isStatic: Bool
  /// The parts of the selector, without colons.
  package var pieces: [String]
  package var parameters: [(name: String, type: CType)] = []
  package var result: CType
  package var swiftName: String?
  package var isOptional = false
  /// Whether Swift does not see it under its name.
  package var isHidden = false

  /// `pin:to:`
  var selector: String { parameters.isEmpty ? pieces[0] : pieces.map { $0 + ":" }.joined() }

  package static func == (left: Method, right: Method) -> Bool {
    left.isStatic == right.isStatic && left.selector == right.selector && left.result == right.result
      && left.swiftName == right.swiftName && left.isOptional == right.isOptional
      && left.isHidden == right.isHidden && left.parameters.elementsEqual(right.parameters, by: ==)
  }
}

package struct Property: Equatable, Sendable {
  package var name: String
  package var type: CType
  package var isStatic = false
  package var isReadOnly = false
  package var getter: String?
  package var swiftName: String?
  package var isOptional = false
  package var isHidden = false
}

package struct Enumeration: Equatable, Sendable {
  package enum Kind: Sendable {
    /// `NS_ENUM` and its like.
    case cases
    case options
    /// An `enum` of C, whose members are constants besides.
    case constants
  }
  package var kind: Kind
  /// Empty for one that has none.
  package var name: String
  package var swiftName: String?
  package var rawType: String
  package var members: [Member] = []

  package struct Member: Equatable, Sendable {
    package var name: String
    package var swiftName: String?
    /// Nil for one that is not known.
    package var value: Int?
  }
}

package struct Constant: Equatable, Sendable {
  package var name: String
  /// Nil for one that is defined for the preprocessor: its value says what it is.
  package var type: CType?
  /// A literal of Swift; nil for one that is not known.
  package var value: String?
  package var swiftName: String?
}

/// A type of Objective-C as Swift sees it.
package struct CType: Equatable, Sendable {
  /// How Swift writes it, without what it says of `nil`.
  package var swift: String
  package var nullability = Nullability.none
  /// The name by which words of selectors are needless beside it, and that of its elements.
  var words = ""
  var element = ""
  var isFunction = false
  /// Whether it is a pointer to a pointer, as for errors.
  var isError = false

  package enum Nullability: Sendable {
    /// What is never `nil`: numbers, or objects where the header says so.
    case none
    case optional
    /// What the header does not say.
    case unspecified
  }

  /// How Swift writes it.
  var text: String {
    switch nullability {
    case .none: swift
    case .optional: (isFunction ? "(\(swift))" : swift) + "?"
    case .unspecified: (isFunction ? "(\(swift))" : swift) + "!"
    }
  }

  /// How what is not known is made one of it; nothing for what may be anything.
  var cast: String {
    if swift == "Any", nullability != .optional { return "" }
    return " as! " + (nullability == .none ? swift : (isFunction ? "(\(swift))" : swift) + "?")
  }

  var isVoid: Bool { swift == "Void" && !isFunction }
  var isSelf: Bool { swift == "Self" }
  static let void = CType(swift: "Void")
}
