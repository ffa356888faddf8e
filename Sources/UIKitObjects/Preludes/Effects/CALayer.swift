// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What is drawn behind views. Where a view's own layer is, whether it is hidden and how it is turned are the view's; those of others are
/// kept, and move nothing. All else is without effect on layout.
open class CALayer: NSObject {
  /// The view whose own layer it is.
  weak var view: UIView?
  var ownFrame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set {
      if let view {
        view.frame = newValue
      } else {
        ownFrame = newValue
      }
    }
  }
  var ownPosition: CGPoint = CGPoint(x: 0, y: 0)
  /// Where the anchor is in what is around it.
  open var position: CGPoint {
    get { view.map { anchor(in: $0.frame) } ?? ownPosition }
    set {
      guard let view else {
        ownPosition = newValue
        return
      }
      let size = view.frame.size
      view.frame = CGRect(
        x: newValue.x - anchorPoint.x * size.width, y: newValue.y - anchorPoint.y * size.height,
        width: size.width, height: size.height)
    }
  }
  var ownBounds: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
  /// What the size is changed about: the anchor stays.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      guard let view else {
        ownBounds = newValue
        return
      }
      let middle = position
      view.bounds = newValue
      position = middle
    }
  }
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet {
      // What is around it has the anchor where it was.
      if let view, newValue != anchorPoint {
        let (size, middle) = (view.frame.size, position)
        view.frame = CGRect(
          x: middle.x - newValue.x * size.width, y: middle.y - newValue.y * size.height, width: size.width,
          height: size.height)
      }
    }
  }
  open var zPosition: CGFloat = 0
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { view?.transform = transform.shownTransform }
  }
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity: CALayerContentsGravity = .resize
  open var rasterizationScale: CGFloat = 1
  open var shouldRasterize: Bool = false
  open var allowsEdgeAntialiasing: Bool = false
  var isOwnHidden: Bool = false
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set {
      if let view {
        view.isHidden = newValue
      } else {
        isOwnHidden = newValue
      }
    }
  }
  open var isOpaque: Bool = false
  open var opacity: Float = 1
  open var name: String?
  var isOwnClipping: Bool = false
  /// The `clipsToBounds` of the view whose own layer it is.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? isOwnClipping }
    set {
      if let view {
        view.clipsToBounds = newValue
      } else {
        isOwnClipping = newValue
      }
    }
  }
  open var mask: CALayer?
  open var cornerRadius: CGFloat = 0
  open var cornerCurve: CALayerCornerCurve = .circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  open var drawsAsynchronously: Bool = false
  open var speed: Float = 1
  open var needsDisplayOnBoundsChange: Bool = false
  open weak var delegate: CALayerDelegate?
  open var actions: [String: CAAction]?
  open var style: [AnyHashable: Any]?
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open lazy var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open lazy var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open lazy var minificationFilter: CALayerContentsFilter = .linear
  open lazy var magnificationFilter: CALayerContentsFilter = .linear
  open lazy var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open lazy var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open lazy var isDoubleSided: Bool = true
  open lazy var isGeometryFlipped: Bool = false
  open lazy var allowsGroupOpacity: Bool = true
  open lazy var sublayerTransform: CATransform3D = CATransform3DIdentity
  open lazy var anchorPointZ: CGFloat = 0
  open lazy var beginTime: TimeInterval = 0
  open lazy var timeOffset: TimeInterval = 0
  open lazy var duration: TimeInterval = 0
  open lazy var repeatCount: Float = 0
  open lazy var autoreverses: Bool = false
  open lazy var fillMode: CAMediaTimingFillMode = .removed
  open lazy var preferredFrameSize: CGSize = CGSize(width: 0, height: 0)
  public internal(set) var sublayers: [CALayer]?
  public internal(set) weak var superlayer: CALayer?

  public required override init() { super.init() }

  public init(layer: Any) { super.init() }

  public init?(coder: NSCoder) { super.init() }

  private func anchor(in frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.origin.x + anchorPoint.x * frame.size.width,
      y: frame.origin.y + anchorPoint.y * frame.size.height)
  }

  open func addSublayer(_ layer: CALayer) {
    sublayers = (sublayers ?? []) + [layer]
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    sublayers = [layer] + (sublayers ?? [])
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    let place = sublayers?.firstIndex { $0 === oldLayer }
    oldLayer.removeFromSuperlayer()
    sublayers?.insert(newLayer, at: place ?? 0)
    newLayer.superlayer = self
  }

  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { nil }
  open func action(forKey event: String) -> CAAction? { nil }
  open class func defaultAction(forKey event: String) -> CAAction? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func display() {}
  open func needsDisplay() -> Bool { false }
  open func needsLayout() -> Bool { false }
  open func setNeedsDisplay(_ r: CGRect) {}
  open func animationKeys() -> [String]? { nil }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  open func layoutSublayers() {}
  open func setNeedsDisplay() {}
  open func displayIfNeeded() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func add(_ anim: CAAnimation, forKey key: String?) {}
  open func removeAnimation(forKey key: String) {}
  open func removeAllAnimations() {}
  open func animation(forKey key: String) -> CAAnimation? { nil }
}

/// Without effect on layout: who draws a layer.
public protocol CALayerDelegate: AnyObject {
}

/// Without effect on layout: how corners are round.
public struct CALayerCornerCurve: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Without effect on layout: where contents stand in a layer.
public struct CALayerContentsGravity: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Without effect on layout: which corners are round.
public struct CACornerMask: OptionSet {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// Without effect on layout: a layer of colours.
open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}

/// Without effect on layout: how colours run.
public struct CAGradientLayerType: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Without effect on layout: a layer of a text.
open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped: Bool = false
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  open var truncationMode: CATextLayerTruncationMode = .none
}

/// Without effect on layout: where a layer's text stands.
public enum CATextLayerAlignmentMode {
  case natural, left, right, center, justified
}

/// Without effect on layout: where a layer's text is cut.
public enum CATextLayerTruncationMode {
  case none, start, end, middle
}

/// Without effect on layout: a layer of a line.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
}

/// Without effect on layout: what is inside of a line.
public struct CAShapeLayerFillRule: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Without effect on layout: how a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Without effect on layout: how lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Without effect on layout: what a layer does when something changes.
public protocol CAAction {
}

extension CAAnimation: CAAction {
}

extension NSNull: CAAction {
}

/// Without effect on layout: how contents are made larger.
public struct CALayerContentsFilter: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Without effect on layout: how contents are kept.
public struct CALayerContentsFormat: RawRepresentable, Equatable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Without effect on layout: which edges are soft.
public struct CAEdgeAntialiasingMask: OptionSet {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}
