/// A view that shows a picture.
open class UIImageView: UIView {
  open var image: UIImage?
  /// Without effect on layout: the size is that of `image`.
  open var highlightedImage: UIImage?
  /// Without effect on layout: the size is that of `image`.
  open var isHighlighted: Bool = false
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  open var animationImages: [UIImage]?
  /// Without effect on layout: the size is that of `image`.
  open var highlightedAnimationImages: [UIImage]?
  /// Without effect on layout: light.
  open lazy var preferredImageDynamicRange: UIImage.DynamicRange = .unspecified
  /// Without effect on layout: a look on a television.
  open lazy var adjustsImageWhenAncestorFocused: Bool = false
  /// Without effect on layout: a look on a television.
  open lazy var masksFocusEffectToContents: Bool = false
  /// Without effect on layout: time.
  open var animationDuration: TimeInterval = 0
  /// Without effect on layout: time.
  open var animationRepeatCount: Int = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func takeFromNib(_ key: String, _ value: [String: Any]) {
    if key == "image" {
      image = UIImage(fromNib: value)
    } else {
      super.takeFromNib(key, value)
    }
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    isUserInteractionEnabled = false
    self.image = image
    if let image {
      frame = CGRect(origin: frame.origin, size: image.size)
    }
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    if let image {
      frame = CGRect(origin: frame.origin, size: image.size)
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard let image else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    // What the view says of symbols counts as well.
    return image.isSymbolImage ? __naturalSize(self) : image.size
  }
}

/// Without effect on layout: pictures that take turns.
extension UIImageView {
  public func startAnimating() {}
  public func stopAnimating() {}
  public var isAnimating: Bool { false }
  public func addSymbolEffect(
    _ effect: Any, options: Any? = nil, animated: Bool = true, completion: ((Any) -> Void)? = nil
  ) {
    if let completion {
      __notRun(completion, "completion")
    }
  }
  public func removeSymbolEffect(ofType effect: Any, options: Any? = nil, animated: Bool = true) {}
  public func removeAllSymbolEffects(options: Any? = nil, animated: Bool = true) {}
}

extension UIImageView {
  /// Shows another image at once: only the way there is animated.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: Any, options: Any? = nil, completion: ((Any) -> Void)? = nil
  ) {
    image = symbolImage
    if let completion {
      __notRun(completion, "completion")
    }
  }
}
