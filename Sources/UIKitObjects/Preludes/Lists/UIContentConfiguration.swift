/// What the content of a cell is made of.
public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that shows a configuration.
public protocol UIContentView: AnyObject {
  var configuration: UIContentConfiguration { get set }
}

/// What a cell is told of itself.
public protocol UIConfigurationState {
}

/// What a view is told of itself.
public struct UIViewConfigurationState: UIConfigurationState {
  public var isDisabled: Bool = false
  public var isHighlighted: Bool = false
  public var isSelected: Bool = false
  public var isFocused: Bool = false
  public init() {}
}

/// What a cell is told of itself.
public struct UICellConfigurationState: UIConfigurationState {
  public var isDisabled: Bool = false
  public var isHighlighted: Bool = false
  public var isSelected: Bool = false
  public var isFocused: Bool = false
  public var isEditing: Bool = false
  public var isExpanded: Bool = false
  public var isSwiped: Bool = false
  public init() {}
  public var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// The usual content of a cell: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration {
  public struct TextProperties {
    public var font: UIFont = UIFont.preferredFont(forTextStyle: .body)
    public var numberOfLines: Int = 0
    public var alignment: UIListContentConfiguration.TextProperties.TextAlignment = .natural
    public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    public var adjustsFontForContentSizeCategory: Bool = true
    public var adjustsFontSizeToFitWidth: Bool = false
    public var minimumScaleFactor: CGFloat = 0
    public var transform: UIListContentConfiguration.TextProperties.TextTransform = .none
    /// Without effect on layout: a colour.
    public var color: UIColor = UIColor.label

    public enum TextAlignment: Int {
      case natural, center, justified
    }

    public enum TextTransform: Int {
      case none, uppercase, lowercase, capitalized
    }
  }

  public struct ImageProperties {
    public var maximumSize: CGSize = CGSize(width: 0, height: 0)
    public var reservedLayoutSize: CGSize = CGSize(width: 0, height: 0)
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Without effect on layout: how round it is.
    public var cornerRadius: CGFloat = 0
    /// Without effect on layout: a colour.
    public var tintColor: UIColor?
  }

  /// Which of the functions below made it.
  public internal(set) var baseStyle: String = "cell"
  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: UIListContentConfiguration.TextProperties = TextProperties()
  public var secondaryTextProperties: UIListContentConfiguration.TextProperties = TextProperties()
  public var imageProperties: UIListContentConfiguration.ImageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText: Bool = false
  public var axesPreservingSuperviewLayoutMargins: Int = 3
  public var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  init(baseStyle: String) {
    self.baseStyle = baseStyle
    self.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .caption1)
  }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(baseStyle: "cell") }
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(baseStyle: "subtitleCell")
  }
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(baseStyle: "valueCell")
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(baseStyle: "plainHeader")
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(baseStyle: "groupedHeader")
  }
  public static func sidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration(baseStyle: "sidebarCell")
  }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of the usual content.
open class UIListContentView: UIView, UIContentView {
  open var configuration: UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
  }

  public required init?(coder: NSCoder) {
    self.configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { __naturalSize(self) }
}
