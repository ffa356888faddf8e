extension UIButton {
  /// What a button of the newer kind shows.
  public struct Configuration {
    public enum Size: Int {
      case mini, small, medium, large
    }

    public enum TitleAlignment: Int {
      case automatic, leading, center, trailing
    }

    public enum CornerStyle: Int {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Indicator: Int {
      case automatic, none, popup
    }

    /// Which of the functions below made it.
    public internal(set) var baseStyle: String = "plain"
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var image: UIImage?
    public var imagePlacement: NSDirectionalRectEdge = .leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    /// Insets that were set; nil is the default of the style and the size.
    public internal(set) var givenContentInsets: NSDirectionalEdgeInsets?
    public var buttonSize: UIButton.Configuration.Size = .medium
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator: Bool = false
    public var indicator: UIButton.Configuration.Indicator = .automatic
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    public var titleAlignment: UIButton.Configuration.TitleAlignment = .automatic
    /// Without effect on layout: how round corners are.
    public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
    /// Without effect on layout: a colour.
    public var baseForegroundColor: UIColor?
    /// Without effect on layout: a colour.
    public var baseBackgroundColor: UIColor?
    /// Without effect on layout: what is behind the content.
    public var background: UIBackgroundConfiguration = UIBackgroundConfiguration()
    /// Without effect on layout: a colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Without effect on layout: only looks follow.
    public var automaticallyUpdateForSelection: Bool = true

    /// The style's insets, where nothing else was set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get {
        if givenContentInsets == nil, buttonSize != .medium {
          return __unknown("contentInsets") as! NSDirectionalEdgeInsets
        }
        return givenContentInsets ?? NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      }
      set { givenContentInsets = newValue }
    }

    var shownTitle: String? { attributedTitle?.string ?? title }
    var shownSubtitle: String? { attributedSubtitle?.string ?? subtitle }
    /// The font that the title is given; nil for the style's.
    var titleFont: UIFont? {
      let attributes = attributedTitle?.container ?? AttributeContainer()
      return titleTextAttributesTransformer?.transform(attributes).font ?? attributes.font
    }

    public mutating func setDefaultContentInsets() { givenContentInsets = nil }

    public func updated(for button: UIButton) -> UIButton.Configuration { self }

    init(baseStyle: String) { self.baseStyle = baseStyle }

    public static func plain() -> UIButton.Configuration { Configuration(baseStyle: "plain") }
    public static func tinted() -> UIButton.Configuration { Configuration(baseStyle: "tinted") }
    public static func gray() -> UIButton.Configuration { Configuration(baseStyle: "gray") }
    public static func filled() -> UIButton.Configuration { Configuration(baseStyle: "filled") }
    public static func borderless() -> UIButton.Configuration { Configuration(baseStyle: "borderless") }
    public static func bordered() -> UIButton.Configuration { Configuration(baseStyle: "bordered") }
    public static func borderedTinted() -> UIButton.Configuration {
      Configuration(baseStyle: "borderedTinted")
    }
    public static func borderedProminent() -> UIButton.Configuration {
      Configuration(baseStyle: "borderedProminent")
    }
    public static func glass() -> UIButton.Configuration { Configuration(baseStyle: "glass") }
    public static func prominentGlass() -> UIButton.Configuration {
      Configuration(baseStyle: "prominentGlass")
    }
  }
}

/// A function from attributes of text to others.
public struct UIConfigurationTextAttributesTransformer {
  public var transform: (AttributeContainer) -> AttributeContainer

  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

/// Without effect on layout: a function from colours to others.
public struct UIConfigurationColorTransformer {
  public var transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
}

/// Without effect on layout: what is behind content.
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?
  public var customView: UIView?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var shadowProperties: Any?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var backgroundInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 0, leading: 0, bottom: 0, trailing: 0)

  public init() {}

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public func updated(for state: UIConfigurationState) -> UIBackgroundConfiguration { self }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
