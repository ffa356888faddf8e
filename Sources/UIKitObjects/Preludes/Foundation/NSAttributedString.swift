// For the interpreter only: for the compiler, Foundation itself stands in.

/// Text with attributes, kept as runs: each run has its own attributes and begins where the last one ended.
open class NSAttributedString: NSObject {
  public struct Key: RawRepresentable, Hashable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public struct Run {
    public var range: NSRange
    public var attributes: [NSAttributedString.Key: Any]
  }

  public internal(set) var string: String = ""
  public internal(set) var runs: [NSAttributedString.Run] = []

  public override init() { super.init() }

  public init(string str: String) {
    super.init()
    self.string = str
    if !str.isEmpty {
      runs = [Run(range: NSRange(location: 0, length: __utf16Count(str)), attributes: [:])]
    }
  }

  public init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init()
    self.string = str
    if !str.isEmpty {
      runs = [Run(range: NSRange(location: 0, length: __utf16Count(str)), attributes: attrs ?? [:])]
    }
  }

  public init(attributedString attrStr: NSAttributedString) {
    super.init()
    self.string = attrStr.string
    if __isUnknown(attrStr.runs) {
      runs = [Run(range: NSRange(location: 0, length: __utf16Count(attrStr.string)), attributes: [:])]
    } else {
      runs = attrStr.runs
    }
  }

  open var length: Int { string.utf16.count }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSAttributedString else { return false }
    return other.string == string && other.runs.count == runs.count
  }

  open override func copy() -> Any { NSAttributedString(attributedString: self) }
  open override func mutableCopy() -> Any { NSMutableAttributedString(attributedString: self) }

  open func attributes(at location: Int, effectiveRange range: NSRange? = nil)
    -> [NSAttributedString.Key: Any]
  {
    for run in runs where run.range.contains(location) {
      return run.attributes
    }
    return [:]
  }

  open func attribute(_ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRange?)
    -> Any?
  {
    attributes(at: location)[attrName]
  }

  open func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, inout Bool) -> Void
  ) {
    var stop = false
    for run in runs where !stop && overlap(run.range, enumerationRange).length > 0 {
      block(run.attributes[attrName], overlap(run.range, enumerationRange), &stop)
    }
  }

  public struct EnumerationOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let reverse = EnumerationOptions(rawValue: 2)
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1_048_576)
  }

  func overlap(_ first: NSRange, _ second: NSRange) -> NSRange {
    let start = max(first.location, second.location)
    let end = min(first.upperBound, second.upperBound)
    return NSRange(location: start, length: max(0, end - start))
  }
}

/// Text whose attributes still change.
open class NSMutableAttributedString: NSAttributedString {
  open var mutableString: NSMutableString { NSMutableString(of: self) }

  open func append(_ attrString: NSAttributedString) {
    let offset = __utf16Count(string)
    string += attrString.string
    for run in attrString.runs {
      runs.append(
        Run(
          range: NSRange(location: run.range.location + offset, length: run.range.length),
          attributes: run.attributes))
    }
  }

  open func setAttributedString(_ attrString: NSAttributedString) {
    string = attrString.string
    runs = attrString.runs
  }

  open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { attributes in
      var changed = attributes
      changed[name] = value
      return changed
    }
  }

  open func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { attributes in
      var changed = attributes
      for (name, value) in attrs {
        changed[name] = value
      }
      return changed
    }
  }

  open func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { _ in attrs ?? [:] }
  }

  open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { attributes in
      var changed = attributes
      changed[name] = nil
      return changed
    }
  }

  open func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: NSAttributedString(string: ""))
  }

  open func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let end = range.location + range.length
    let tail = attributedSubstring(from: NSRange(location: end, length: length - end))
    setAttributedString(attributedSubstring(from: NSRange(location: 0, length: range.location)))
    append(attrString)
    append(tail)
  }

  /// The text takes the attributes of the first character that it replaces, or else of the one before it, or of the one behind it.
  open func replaceCharacters(in range: NSRange, with str: String) {
    let isBehind = range.length == 0 && range.location > 0
    let first = NSRange(location: isBehind ? range.location - 1 : range.location, length: 1)
    let attributes = attributedSubstring(from: first).runs.first?.attributes ?? [:]
    replaceCharacters(in: range, with: NSAttributedString(string: str, attributes: attributes))
  }

  open func beginEditing() {}
  open func endEditing() {}

  /// Splits the runs at the ends of a range, and changes those within. All of a text that is not known has a range that is not, either.
  func change(
    _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    if __isUnknown(range.location) {
      return doubt(range.location, body)
    }
    if __isUnknown(range.length) {
      if range.location == 0 && __isLength(range.length, string) {
        runs = runs.map { Run(range: $0.range, attributes: body($0.attributes)) }
      } else {
        doubt(range.length, body)
      }
      return
    }
    var changed: [NSAttributedString.Run] = []
    for run in runs {
      let inside = overlap(run.range, range)
      if inside.length == 0 {
        changed.append(run)
        continue
      }
      let before = NSRange(location: run.range.location, length: inside.location - run.range.location)
      let after = NSRange(
        location: inside.upperBound, length: run.range.upperBound - inside.upperBound)
      if before.length > 0 {
        changed.append(Run(range: before, attributes: run.attributes))
      }
      changed.append(Run(range: inside, attributes: body(run.attributes)))
      if after.length > 0 {
        changed.append(Run(range: after, attributes: run.attributes))
      }
    }
    runs = changed
  }

  /// Leaves the attributes as they are where nobody knows of which part others are, and keeps that some may be.
  ///
  /// - Parameter end: What is not known of the range.
  func doubt(_ end: Any, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {
    runs = runs.map { run in
      let after = body(run.attributes)
      let changed = Array(body([:]).keys) + run.attributes.keys.filter { after[$0] == nil }
      if !changed.contains(where: { Self.shaping.contains($0.rawValue) }) {
        return run
      }
      var attributes = run.attributes
      attributes[NSAttributedString.Key(rawValue: "__range")] = end
      return Run(range: run.range, attributes: attributes)
    }
  }

  /// Attributes that change how large a text is.
  static let shaping: Set<String> = [
    "NSFont", "NSParagraphStyle", "NSKern", "CTTracking", "NSAttachment", "NSBaselineOffset", "NSExpansion",
  ]
}

/// The text of a view, which shows each change.
open class NSTextStorage: NSMutableAttributedString {
  weak var view: UITextView?
  var isTaking: Bool = false

  init(of view: UITextView) {
    super.init()
    self.view = view
    takeText()
  }

  public override init() { super.init() }
  public override init(string str: String) { super.init(string: str) }
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(attributedString: attrStr)
  }

  /// Takes what the view was given. A plain text has the font of the view.
  func takeText() {
    guard let view, !isTaking else { return }
    isTaking = true
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = view.givenFont {
      attributes[.font] = font
    }
    super.setAttributedString(
      view.givenAttributedText ?? NSAttributedString(string: view.plainText ?? "", attributes: attributes))
    isTaking = false
  }

  /// Gives the view what changed.
  func showText() {
    guard let view, !isTaking else { return }
    isTaking = true
    view.attributedText = NSAttributedString(attributedString: self)
    isTaking = false
  }

  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    showText()
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    super.setAttributedString(attrString)
    showText()
  }

  override func change(
    _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    super.change(range, body)
    showText()
  }
}

extension NSAttributedString {
  public func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSAttributedString(string: __substring(string, range.location, range.length))
    part.runs = []
    for run in runs {
      let inside = overlap(run.range, range)
      if inside.length > 0 {
        part.runs.append(
          Run(
            range: NSRange(location: inside.location - range.location, length: inside.length),
            attributes: run.attributes))
      }
    }
    return part
  }
}

/// Text with attributes, as a value: what a button's configuration has.
public struct AttributedString: Equatable {
  public internal(set) var string: String = ""
  public internal(set) var container: AttributeContainer = AttributeContainer()

  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    self.string = string
    self.container = attributes
  }

  public init(stringLiteral value: String) { self.string = value }

  public init() {}

  public var font: UIFont? {
    get { container.font }
    set { container.font = newValue }
  }
  public var foregroundColor: UIColor? {
    get { container.foregroundColor }
    set { container.foregroundColor = newValue }
  }
  public var kern: CGFloat? {
    get { container.kern }
    set { container.kern = newValue }
  }

  public static func == (lhs: AttributedString, rhs: AttributedString) -> Bool { lhs.string == rhs.string }
}

/// Attributes without text.
public struct AttributeContainer {
  public var font: UIFont?
  public var paragraphStyle: NSParagraphStyle?
  public var kern: CGFloat?
  /// Without effect on layout: a colour.
  public var foregroundColor: UIColor?

  public init() {}

  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    font = dictionary[.font] as? UIFont
    paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    kern = dictionary[.kern] as? CGFloat
    foregroundColor = dictionary[.foregroundColor] as? UIColor
  }
}
