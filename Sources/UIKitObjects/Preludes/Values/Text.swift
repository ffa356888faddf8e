public enum NSTextAlignment: Int {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum NSWritingDirection: Int {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public struct NSUnderlineStyle: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 256)
  public static let patternDash = NSUnderlineStyle(rawValue: 512)
  public static let byWord = NSUnderlineStyle(rawValue: 32768)
}

public struct NSStringDrawingOptions: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

/// Without effect on layout: colours, lines and links of text.
extension NSAttributedString.Key {
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

extension NSAttributedString {
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  public func size() -> CGSize { __textSize(self, CGSize(width: 0, height: 0)) }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    // Else it is one line.
    let room = options.contains(.usesLineFragmentOrigin) ? size : CGSize(width: 0, height: 0)
    return CGRect(origin: CGPoint(x: 0, y: 0), size: __textSize(self, room))
  }
}

/// How text is set in paragraphs.
open class NSParagraphStyle: NSObject {
  public struct LineBreakStrategy: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 65535)
  }

  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var alignment: NSTextAlignment = .natural
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var firstLineHeadIndent: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  open var baseWritingDirection: NSWritingDirection = .natural
  open var hyphenationFactor: Float = 0

  func copied(into style: NSMutableParagraphStyle) -> NSMutableParagraphStyle {
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.alignment = alignment
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.firstLineHeadIndent = firstLineHeadIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.baseWritingDirection = baseWritingDirection
    style.hyphenationFactor = hyphenationFactor
    return style
  }

  open override func mutableCopy() -> Any { copied(into: NSMutableParagraphStyle()) }

  open override func copy() -> Any { copied(into: NSMutableParagraphStyle()) }
}

/// How text is set in paragraphs, while it is still said.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open func setParagraphStyle(_ obj: NSParagraphStyle) { _ = obj.copied(into: self) }
}

/// A picture that stands in text.
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)

  public override init() { super.init() }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public init(data contentData: Data?, ofType uti: String?) { super.init() }
}

/// Without effect on layout: a shadow of text.
open class NSShadow: NSObject {
  open var shadowOffset: CGSize = CGSize(width: 0, height: 0)
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

/// What is known of text after it was drawn.
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
}
