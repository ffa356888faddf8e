/// Reads types as they are written in headers.
struct TypeReader {
  /// Whether objects of which nothing is said are never `nil`.
  var assumesNonnull = false
  /// Names of what a class is generic over.
  var generics: Set<String> = []

  /// As many types may stand in each other.
  private static let deepest = 12

  func type(_ tokens: ArraySlice<Token>, depth: Int = 0) -> CType {
    guard depth < Self.deepest else { return CType(swift: "Any") }
    if let caret = tokens.indices.dropFirst().first(where: { tokens[$0].is("^") && tokens[$0 - 1].is("(") }) {
      return block(tokens, caret, depth)
    }
    var found = named(tokens, depth)
    if found.nullability == .unspecified {
      found.nullability = nullability(of: tokens) ?? (assumesNonnull ? .none : .unspecified)
    }
    return found
  }

  private func nullability(of tokens: ArraySlice<Token>) -> CType.Nullability? {
    var level = 0
    for token in tokens {
      if token.is("<") || token.is("(") { level += 1 }
      if token.is(">") || token.is(")") { level -= 1 }
      guard level == 0, token.kind == .word else { continue }
      switch token.text {
      case "nullable", "_Nullable", "__nullable", "_Nullable_result": return .optional
      case "nonnull", "_Nonnull", "__nonnull": return CType.Nullability.none
      case "null_unspecified", "_Null_unspecified", "null_resettable": return .unspecified
      default: continue
      }
    }
    return nil
  }

  /// `Result (^name)(A a, B b)`.
  private func block(_ tokens: ArraySlice<Token>, _ caret: Int, _ depth: Int) -> CType {
    let result = type(tokens[tokens.startIndex..<(caret - 1)], depth: depth + 1)
    guard let close = closing(tokens, from: caret - 1) else { return CType(swift: "Any") }
    var parameters: [String] = []
    if close + 1 < tokens.endIndex, tokens[close + 1].is("("),
      let end = closing(tokens, from: close + 1)
    {
      parameters = parts(tokens[(close + 2)..<end]).map { type($0, depth: depth + 1).text }
      if parameters == ["Void"] { parameters = [] }
    }
    let inner = tokens[caret...close].map { Token(kind: $0.kind, text: $0.is("(") ? "" : $0.text) }
    let outer = Array(tokens[tokens.startIndex..<(caret - 1)].prefix(1))
    return CType(
      swift: "(\(parameters.joined(separator: ", "))) -> \(result.text)",
      nullability: nullability(of: inner.dropLast()[...]) ?? nullability(of: outer[...])
        ?? (assumesNonnull ? .none : .unspecified), words: "Block", isFunction: true)
  }

  /// The place of the bracket that closes one.
  private func closing(_ tokens: ArraySlice<Token>, from open: Int) -> Int? {
    var level = 0
    for place in open..<tokens.endIndex {
      if tokens[place].is("(") { level += 1 }
      if tokens[place].is(")") {
        level -= 1
        if level == 0 { return place }
      }
    }
    return nil
  }

  /// What commas separate that stand in no brackets.
  ///
  /// - Parameter isAngled: Whether `<` is a bracket.
  func parts(_ tokens: ArraySlice<Token>, isAngled: Bool = true) -> [ArraySlice<Token>] {
    var found: [ArraySlice<Token>] = []
    var (level, start) = (0, tokens.startIndex)
    for place in tokens.indices {
      let token = tokens[place]
      if isAngled && token.is("<") || token.is("(") { level += 1 }
      if isAngled && token.is(">") || token.is(")") { level -= 1 }
      if token.is(","), level == 0 {
        found.append(tokens[start..<place])
        start = place + 1
      }
    }
    return start < tokens.endIndex ? found + [tokens[start...]] : found
  }

  private func named(_ tokens: ArraySlice<Token>, _ depth: Int) -> CType {
    var base: [String] = []
    var arguments: [ArraySlice<Token>] = []
    var stars = 0
    var place = tokens.startIndex
    while place < tokens.endIndex {
      let token = tokens[place]
      if token.is("*") {
        stars += 1
      } else if token.is("<"), stars == 0 {
        let end = angled(tokens, from: place)
        arguments = parts(tokens[(place + 1)..<end])
        place = end
      } else if token.kind == .word, !Self.qualifiers.contains(token.text), stars == 0 {
        if base.isEmpty || Self.numbers.contains(base.last ?? "") && Self.numbers.contains(token.text) {
          base.append(token.text)
        }
      }
      place += 1
    }
    return type(base, arguments, stars, depth)
  }

  private func angled(_ tokens: ArraySlice<Token>, from open: Int) -> Int {
    var level = 0
    for place in open..<tokens.endIndex {
      if tokens[place].is("<") { level += 1 }
      if tokens[place].is(">") {
        level -= 1
        if level == 0 { return place }
      }
    }
    return tokens.endIndex
  }

  private func type(
    _ base: [String], _ arguments: [ArraySlice<Token>], _ stars: Int, _ depth: Int
  ) -> CType {
    let name = base.joined(separator: " ")
    switch name {
    case "void", "":
      return stars == 0 ? .void : CType(swift: "Any", nullability: .unspecified)
    case "instancetype": return CType(swift: "Self", nullability: .unspecified)
    case "id":
      let protocols = arguments.compactMap { $0.first { $0.kind == .word }?.text }
      return CType(
        swift: protocols.isEmpty ? "Any" : protocols.joined(separator: " & "), nullability: .unspecified,
        words: protocols.first ?? "Object")
    case "Class": return CType(swift: "AnyClass", nullability: .unspecified, words: "Class")
    case "SEL": return CType(swift: "Selector", nullability: .unspecified, words: "Selector")
    case "dispatch_block_t":
      return CType(swift: "() -> Void", nullability: .unspecified, words: "Block", isFunction: true)
    default: break
    }
    if generics.contains(name) { return CType(swift: "Any", nullability: .unspecified, words: "Object") }
    if stars == 0 {
      return CType(swift: Self.values[name] ?? base.first ?? "Any", words: Self.valueWords[name] ?? name)
    }
    if stars > 1 || Self.values[name] != nil {
      let isError = stars == 2 && name == "NSError"
      return CType(swift: "Any", nullability: .unspecified, isError: isError)
    }
    return object(name, arguments, depth)
  }

  private func object(_ name: String, _ arguments: [ArraySlice<Token>], _ depth: Int) -> CType {
    var inner = self
    inner.assumesNonnull = true
    let types = arguments.map { inner.type($0, depth: depth + 1) }
    let first = types.first?.swift
    var found = CType(
      swift: Self.objects[name] ?? name, nullability: .unspecified, words: name,
      element: types.first?.words ?? "")
    switch name {
    case "NSArray": found.swift = "[\(first ?? "Any")]"
    case "NSSet": found.swift = "Set<\(first ?? "AnyHashable")>"
    case "NSDictionary": found.swift = "[\(first ?? "AnyHashable"): \(types.last?.swift ?? "Any")]"
    default: break
    }
    if ["NSArray", "NSSet", "NSOrderedSet"].contains(name), found.element.isEmpty {
      found.element = "Object"
    }
    return found
  }

  private static let numbers: Set<String> = [
    "unsigned", "signed", "int", "long", "short", "char", "double", "float",
  ]

  /// Words that say nothing of what Swift sees.
  private static let qualifiers: Set<String> = [
    "const", "volatile", "__kindof", "__strong", "__weak", "__unsafe_unretained", "__autoreleasing",
    "__block",
    "in", "out", "inout", "oneway", "bycopy", "byref", "struct", "enum", "static", "extern", "inline",
    "nullable",
    "_Nullable", "__nullable", "nonnull", "_Nonnull", "__nonnull", "null_unspecified", "_Null_unspecified",
    "null_resettable", "_Nullable_result", "NS_NOESCAPE", "__attribute__", "NS_SWIFT_NOTHROW", "IBOutlet",
    "IBInspectable", "FOUNDATION_EXPORT", "UIKIT_EXTERN", "OBJC_EXPORT", "FOUNDATION_EXTERN",
  ]

  /// Numbers and the like by what Swift calls them.
  private static let values: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "_Bool": "Bool", "NSInteger": "Int",
    "NSUInteger": "UInt", "int": "Int32", "unsigned int": "UInt32", "unsigned": "UInt32", "long": "Int",
    "unsigned long": "UInt", "long int": "Int", "long long": "Int64", "unsigned long long": "UInt64",
    "short": "Int16", "unsigned short": "UInt16", "char": "Int8", "signed char": "Int8",
    "unsigned char": "UInt8", "float": "Float", "double": "Double", "CGFloat": "CGFloat",
    "NSTimeInterval": "TimeInterval", "int32_t": "Int32", "uint32_t": "UInt32", "int64_t": "Int64",
    "uint64_t": "UInt64", "int16_t": "Int16", "uint16_t": "UInt16", "int8_t": "Int8", "uint8_t": "UInt8",
    "size_t": "Int", "unichar": "UInt16", "UniChar": "UInt16",
  ]

  private static let valueWords: [String: String] = [
    "BOOL": "Bool", "bool": "Bool", "Boolean": "Bool", "_Bool": "Bool", "int": "Int", "unsigned int": "UInt",
    "long": "Int", "float": "Float", "double": "Double",
  ]

  /// Classes of Foundation by the types that stand for them in Swift.
  static let objects: [String: String] = [
    "NSString": "String", "NSURL": "URL", "NSDate": "Date", "NSData": "Data", "NSError": "Error",
    "NSIndexPath": "IndexPath", "NSIndexSet": "IndexSet", "NSURLRequest": "URLRequest", "NSLocale": "Locale",
    "NSTimeZone": "TimeZone", "NSCalendar": "Calendar", "NSUUID": "UUID", "NSCharacterSet": "CharacterSet",
    "NSNotification": "Notification", "NSDateComponents": "DateComponents", "NSArray": "Array",
    "NSDictionary": "Dictionary", "NSSet": "Set", "NSURLComponents": "URLComponents",
    "NSURLQueryItem": "URLQueryItem", "NSBundle": "Bundle", "NSUserDefaults": "UserDefaults",
    "NSTimer": "Timer", "NSURLSession": "URLSession", "NSFileManager": "FileManager",
    "NSNotificationCenter": "NotificationCenter", "NSOperation": "Operation", "NSURLResponse": "URLResponse",
    "NSOperationQueue": "OperationQueue", "NSProgress": "Progress", "NSDateFormatter": "DateFormatter",
    "NSNumberFormatter": "NumberFormatter", "NSScanner": "Scanner",
  ]
}
