/// A picture: it remembers which one was asked for.
open class UIImage: NSObject {
  public enum DynamicRange: Int {
    case unspecified = -1
    case standard = 0
    case constrainedHigh = 1
    case high = 2
  }

  public enum RenderingMode: Int {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum ResizingMode: Int {
    case tile, stretch
  }

  public enum Orientation: Int {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  public enum SymbolScale: Int {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  public enum SymbolWeight: Int {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The name in a catalogue.
  public internal(set) var name: String?
  /// The name of a symbol of the system.
  public internal(set) var systemName: String?
  /// Whether it was made of bytes, so that nothing is known of it.
  public internal(set) var isUnknown: Bool = false
  /// What is loaded in its place, which is not known.
  var loaded: Any?
  /// The size of a picture that code draws.
  public internal(set) var drawnSize: CGSize?
  public internal(set) var symbolConfiguration: UIImage.SymbolConfiguration?
  open internal(set) var capInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open internal(set) var alignmentRectInsets: UIEdgeInsets = UIEdgeInsets(
    top: 0, left: 0, bottom: 0, right: 0)
  open internal(set) var flipsForRightToLeftLayoutDirection: Bool = false
  /// Without effect on layout: a colour.
  open internal(set) var renderingMode: UIImage.RenderingMode = .automatic
  open internal(set) var images: [UIImage]?

  open class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill")! }

  public convenience init?(named name: String) {
    self.init()
    self.name = name
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init()
    self.name = name
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init()
    self.name = name
    self.symbolConfiguration = configuration as? UIImage.SymbolConfiguration
  }

  public convenience init?(systemName name: String) {
    self.init()
    self.systemName = name
  }

  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init()
    self.systemName = name
    self.symbolConfiguration = configuration as? UIImage.SymbolConfiguration
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init()
    self.systemName = name
  }

  public convenience init?(data: Data) {
    self.init()
    self.isUnknown = true
  }

  public convenience init?(data: Data, scale: CGFloat) {
    self.init()
    self.isUnknown = true
  }

  public convenience init?(contentsOfFile path: String) {
    self.init()
    self.isUnknown = true
  }

  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }

  public required convenience init(imageLiteralResourceName name: String) {
    self.init()
    self.name = name
  }

  open var size: CGSize { drawnSize ?? __imageSize(self) }
  open var scale: CGFloat { Facts.displayScale }
  open var isSymbolImage: Bool { systemName != nil }
  open var configuration: UIImage.Configuration? { symbolConfiguration }

  func copied() -> UIImage {
    let image = UIImage()
    image.name = name
    image.systemName = systemName
    image.isUnknown = isUnknown
    image.loaded = loaded
    image.drawnSize = drawnSize
    image.symbolConfiguration = symbolConfiguration
    image.capInsets = capInsets
    image.alignmentRectInsets = alignmentRectInsets
    image.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    image.renderingMode = renderingMode
    return image
  }

  /// The image as it stands for one that is loaded.
  func standing(for loaded: Any) -> UIImage {
    let image = copied()
    image.loaded = loaded
    return image
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    let image = copied()
    image.renderingMode = renderingMode
    return image
  }

  open func withTintColor(_ color: UIColor) -> UIImage { copied() }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    withRenderingMode(renderingMode)
  }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    let image = copied()
    if let symbol = configuration as? UIImage.SymbolConfiguration {
      image.symbolConfiguration = symbol
    }
    return image
  }

  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    let image = copied()
    image.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration
    return image
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = copied()
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    let image = copied()
    image.capInsets = capInsets
    return image
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode)
    -> UIImage
  {
    resizableImage(withCapInsets: capInsets)
  }

  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { copied() }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let image = copied()
    image.flipsForRightToLeftLayoutDirection = true
    return image
  }

  open func withHorizontallyFlippedOrientation() -> UIImage { copied() }
}

extension UIImage {
  open class Configuration: NSObject {
  }

  /// How a symbol is drawn: what was not asked for is nil.
  open class SymbolConfiguration: UIImage.Configuration {
    public internal(set) var pointSize: CGFloat?
    public internal(set) var weight: UIImage.SymbolWeight?
    public internal(set) var scale: UIImage.SymbolScale?
    public internal(set) var textStyle: UIFont.TextStyle?
    public internal(set) var font: UIFont?

    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
    }

    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init()
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
      self.weight = weight
    }

    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
      self.scale = scale
    }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
      self.textStyle = textStyle
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init()
      self.textStyle = textStyle
      self.scale = scale
    }

    public convenience init(font: UIFont) {
      self.init()
      self.font = font
    }

    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init()
      self.font = font
      self.scale = scale
    }

    public convenience init(hierarchicalColor: UIColor) { self.init() }

    public convenience init(paletteColors: [UIColor]) { self.init() }

    open func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
      let joined = UIImage.SymbolConfiguration()
      joined.pointSize = otherConfiguration.pointSize ?? pointSize
      joined.weight = otherConfiguration.weight ?? weight
      joined.scale = otherConfiguration.scale ?? scale
      joined.textStyle = otherConfiguration.textStyle ?? textStyle
      joined.font = otherConfiguration.font ?? font
      return joined
    }
  }
}

/// An image of a catalogue, by its name.
public struct ImageResource: Hashable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
