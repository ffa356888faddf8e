/// Draws pictures: of what it drew only the size is known.
open class UIGraphicsImageRenderer: NSObject {
  public internal(set) var size: CGSize = CGSize(width: 0, height: 0)

  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init()
    self.size = size
  }

  public convenience init(bounds: CGRect) {
    self.init()
    self.size = bounds.size
  }

  /// Not run: what is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let image = UIImage()
    image.drawnSize = size
    return image
  }
}

/// Without effect on layout: how fine a picture is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque: Bool = false
}

/// Without effect on layout: what a picture is drawn with.
open class UIGraphicsImageRendererContext: NSObject {
  open func fill(_ rect: CGRect) {}
}

/// How large text is when it is drawn.
extension String {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// How large text is when it is drawn.
extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
