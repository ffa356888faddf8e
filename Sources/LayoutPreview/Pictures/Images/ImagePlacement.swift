import LayoutModel

extension ContentMode {
  /// Where an image comes to lie in the frame of a view, in points; what sticks out is part of it. Both sides are above 0.
  func place(of size: Size, in frame: Rect) -> Rect {
    let (width, height) = (frame.size.width / size.width, frame.size.height / size.height)
    let (scale, x, y) =
      switch self {
      case .scaleToFill, .redraw: (Double.infinity, 0.5, 0.5)
      case .scaleAspectFit: (min(width, height), 0.5, 0.5)
      case .scaleAspectFill: (max(width, height), 0.5, 0.5)
      case .center: (1, 0.5, 0.5)
      case .top: (1, 0.5, 0.0)
      case .bottom: (1, 0.5, 1.0)
      case .left: (1, 0.0, 0.5)
      case .right: (1, 1.0, 0.5)
      case .topLeft: (1, 0.0, 0.0)
      case .topRight: (1, 1.0, 0.0)
      case .bottomLeft: (1, 0.0, 1.0)
      case .bottomRight: (1, 1.0, 1.0)
      }
    guard scale.isFinite else { return frame }
    let drawn = Size(width: size.width * scale, height: size.height * scale)
    let origin = Point(
      x: frame.minX + (frame.size.width - drawn.width) * x,
      y: frame.minY + (frame.size.height - drawn.height) * y)
    return Rect(origin: origin, size: drawn)
  }
}

/// A stretch of a file on one axis, and of the place where it comes to lie.
struct ImageSpan: Equatable {
  /// In units of the file.
  var source: ClosedRange<Double>
  /// In points from the upper left corner of the place.
  var target: ClosedRange<Double>

  /// How many points one unit of the file gets.
  var scale: Double { target.length / source.length }

  /// The spans of one axis: caps keep their length, what lies between them fills the rest, and what the compiler discarded
  /// is left out (AS-slices, AS-slice-size).
  ///
  /// - Parameters:
  ///   - file: Its length in its own units.
  ///   - points: Its length in points.
  ///   - natural: That of the image, which lacks what was discarded, in points.
  ///   - caps: Before and behind the middle, in points.
  ///   - length: To be filled, in points.
  ///   - isBitmap: Whether what is stretched would fade into what is beside it in the file.
  static func spans(
    file: Double, points: Double, natural: Double, caps: (start: Double, end: Double), length: Double,
    isBitmap: Bool
  ) -> [ImageSpan] {
    let unit = file / points
    let center = max(0, natural - caps.start - caps.end)
    // Where there is no room for the caps, they share it.
    let shrinking = min(1, length / max(caps.start + caps.end, .leastNonzeroMagnitude))
    let (first, last) = (caps.start * shrinking, length - caps.end * shrinking)
    let pixels = center * unit
    // From the middle of a pixel to the middle of another one, so that nothing fades into what lies beside it; of one pixel a bit
    // behind its middle, as those who draw it round down.
    let fading = isBitmap && last - first > center ? min(0.5, pixels / 2) : 0
    let start = caps.start * unit + fading
    let all = [
      (source: (0, caps.start * unit), target: (0, first)),
      (source: (start, start + max(pixels - 2 * fading, min(pixels, 0.02))), target: (first, last)),
      (source: (file - caps.end * unit, file), target: (last, length)),
    ]
    return all.compactMap { span in
      // Less than a thousandth is nothing but rounding.
      guard span.source.1 - span.source.0 > 0.001, span.target.1 - span.target.0 > 0.001 else { return nil }
      return ImageSpan(source: span.source.0...span.source.1, target: span.target.0...span.target.1)
    }
  }
}

extension ClosedRange<Double> {
  var length: Double { upperBound - lowerBound }
}

extension PictureImages.File {
  /// The symbol that shows the file, wherever it is used and however large.
  var definition: MarkupWriter {
    """
    <symbol id="\(text: id)" viewBox="0 0 \(size.width) \(size.height)" preserveAspectRatio="none">\
    <image width="\(size.width)" height="\(size.height)" preserveAspectRatio="none" \
    href="data:\(text: mediaType.rawValue);base64,\(base64: bytes)"/></symbol>
    """
  }
}
