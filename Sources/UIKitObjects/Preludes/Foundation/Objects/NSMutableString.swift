// For the interpreter only: for the compiler, Foundation itself stands in.

/// Text that still changes: one by itself, or that of a text with attributes, which changes with it.
open class NSMutableString: NSString {
  var owner: NSMutableAttributedString?

  public override init() { super.init() }

  init(of owner: NSMutableAttributedString) {
    super.init()
    self.owner = owner
    string = owner.string
  }

  public convenience init(capacity: Int) { self.init() }

  open func setString(_ aString: String) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: aString)
  }
  open func append(_ aString: String) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: aString)
  }
  open func appendFormat(_ format: String, _ args: CVarArg...) {
    append(String(format: format, arguments: args))
  }
  open func insert(_ aString: String, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
  }
  open func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  open func replaceCharacters(in range: NSRange, with aString: String) {
    let changed = NSMutableAttributedString(string: string)
    changed.replaceCharacters(in: range, with: aString)
    owner?.replaceCharacters(in: range, with: aString)
    string = changed.string
  }

  /// From the end, so that the places of those before stay.
  open func replaceOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [],
    range searchRange: NSRange
  ) -> Int {
    var found: [Int] = []
    var start = searchRange.location
    while start + __utf16Count(target) <= searchRange.upperBound {
      let offset = __utf16Index(__substring(string, start, searchRange.upperBound - start), target)
      if offset < 0 {
        break
      }
      found.append(start + offset)
      start += offset + __utf16Count(target)
    }
    for location in found.reversed() {
      replaceCharacters(in: NSRange(location: location, length: __utf16Count(target)), with: replacement)
    }
    return found.count
  }
}

/// What a file of Interface Builder says of a text with attributes, and what a label takes of one.
extension NSAttributedString {
  var firstFont: UIFont? { __isUnknown(runs) ? nil : runs.first?.attributes[.font] as? UIFont }

  convenience init(fromNib value: [String: Any]) {
    let parts = value["value"] as! [[String: Any]]
    self.init(string: parts.map { $0["text"] as? String ?? "" }.joined())
    runs = []
    var location = 0
    for part in parts {
      let length = __utf16Count(part["text"] as? String ?? "")
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = part["font"] as? [String: Any] {
        attributes[.font] = UIFont(fromNib: font)
      }
      if let style = part["paragraphStyle"] as? [String: Any] {
        attributes[.paragraphStyle] = NSMutableParagraphStyle(fromNib: style)
      }
      runs.append(Run(range: NSRange(location: location, length: length), attributes: attributes))
      location += length
    }
  }
}
