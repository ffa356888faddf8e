extension String {
  /// What a comparison passes over.
  public struct CompareOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let caseInsensitive = CompareOptions(rawValue: 1)
    public static let literal = CompareOptions(rawValue: 2)
    public static let backwards = CompareOptions(rawValue: 4)
    public static let anchored = CompareOptions(rawValue: 8)
    public static let numeric = CompareOptions(rawValue: 64)
    public static let diacriticInsensitive = CompareOptions(rawValue: 128)
    public static let widthInsensitive = CompareOptions(rawValue: 256)
    public static let forcedOrdering = CompareOptions(rawValue: 512)
    public static let regularExpression = CompareOptions(rawValue: 1024)
  }

  /// By scalars, or, with `numeric`, by the numbers between points, as versions are compared.
  public func compare(
    _ aString: String, options mask: String.CompareOptions = [], range: Range<String.Index>? = nil,
    locale: Locale? = nil
  ) -> ComparisonResult {
    let isFolded = mask.contains(.caseInsensitive)
    let (left, right) = isFolded ? (lowercased(), aString.lowercased()) : (self, aString)
    if mask.contains(.numeric) {
      let (first, second) = (left.split(separator: "."), right.split(separator: "."))
      for (one, other) in zip(first, second) {
        if let number = Int(one), let wanted = Int(other), number != wanted {
          return number < wanted ? .orderedAscending : .orderedDescending
        }
      }
    }
    if left == right {
      return .orderedSame
    }
    return left < right ? .orderedAscending : .orderedDescending
  }

  public func caseInsensitiveCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedCompare(_ aString: String) -> ComparisonResult { compare(aString) }
  public func localizedCaseInsensitiveCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: .caseInsensitive)
  }
  public func localizedStandardCompare(_ aString: String) -> ComparisonResult {
    compare(aString, options: [.caseInsensitive, .numeric])
  }
}
