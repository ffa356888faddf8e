package import LayoutModel

/// How large the symbols of the system are (AS-symbol-sizes, AS-symbol-alignment).
package enum SymbolSizes {
  /// Point size of text without a configuration.
  package static let pointSize = 17.0

  /// Cap height of the system font, as a part of its point size: symbols are centred on it.
  package static let capHeight = 0.7046

  /// The version from which symbols stand in the middle of their line, and no more of its capital letters.
  package static let centredInLineSince = SystemVersion(17, 5)

  /// What is known of a symbol.
  package struct Entry: Sendable {
    /// As large as text of one point, at medium scale and regular weight, with the room around its strokes.
    package let size: Size
    /// Whether somebody recorded it, or one of its family. If not, it is an estimate.
    package let isRecorded: Bool
    fileprivate var isCircle = false

    /// As large as text of one point. In a circle it is as high as wide at large scale, and in heavier weights.
    package func size(_ scale: SymbolConfiguration.Scale?, _ weight: FontWeight?) -> Size {
      if isCircle, scale == .large { return SymbolSizes.largeCircle }
      let size = isCircle && SymbolSizes.isHeavy(weight) ? SymbolSizes.heavyCircle : size
      let factor = SymbolSizes.factor(scale)
      return Size(width: size.width * factor, height: size.height * factor)
    }
  }

  /// The size of a symbol.
  ///
  /// - Parameter proportion: Width by height, where the caller knows it; counts where no size is recorded.
  package static func entry(_ name: String, proportion: Double? = nil) -> Entry {
    let parts = name.split(separator: ".")
    let base = parts.filter { $0 != "fill" }.joined(separator: ".")
    if let size = recorded[base] { return Entry(size: size, isRecorded: true) }
    if base.hasSuffix("circle") { return Entry(size: circle, isRecorded: true, isCircle: true) }
    if let proportion = proportion ?? proportions[name] ?? proportions[base] {
      return Entry(size: size(proportion), isRecorded: false)
    }
    return Entry(size: base.hasSuffix("square") ? size(128 / 114) : usual, isRecorded: false)
  }

  private static func isHeavy(_ weight: FontWeight?) -> Bool {
    switch weight {
    case .medium, .semibold, .bold, .heavy, .black: true
    case .ultraLight, .thin, .light, .regular, nil: false
    }
  }

  /// How much larger a symbol is than at medium scale.
  private static func factor(_ scale: SymbolConfiguration.Scale?) -> Double {
    switch scale {
    case .small: 0.82
    case .large: 1.365
    case .medium, .default, .unspecified, nil: 1
    }
  }

  /// Everything in a circle: 20 by 19 points at 17.
  private static let circle = Size(width: 1.176, height: 1.118)
  /// 26 by 26 at 17.
  private static let largeCircle = Size(width: 1.517, height: 1.527)
  /// 24 by 24 at 20, 20 high at 17.
  private static let heavyCircle = Size(width: 1.19, height: 1.19)

  /// In the middle of those that are known.
  private static let usual = Size(width: 1.15, height: 1.06)

  /// Symbols are drawn to look as heavy as each other: the longer side grows with the root of the proportion.
  private static func size(_ proportion: Double) -> Size {
    let isWide = proportion >= 1
    let ratio = isWide ? proportion : 1 / proportion
    let long = min(1.13 * ratio.squareRoot(), 1.45)
    return isWide ? Size(width: long, height: long / ratio) : Size(width: long / ratio, height: long)
  }

  /// From descriptions of images, and frames of Interface Builder that nothing but the image decides.
  private static let recorded: [String: Size] = [
    "arrow.turn.left.up": Size(width: 1.0, height: 1.071),
    "arrow.turn.right.down": Size(width: 1.0, height: 1.071),
    "arrow.turn.up.left": Size(width: 1.214, height: 0.929),
    "arrow.turn.up.right": Size(width: 1.214, height: 0.929),
    "calendar": Size(width: 1.099, height: 0.91),
    "camera.rotate": Size(width: 1.269, height: 0.952),
    "chevron.compact.down": Size(width: 1.099, height: 0.401),
    "chevron.down": Size(width: 1.085, height: 0.64), "chevron.up": Size(width: 1.085, height: 0.64),
    "chevron.left": Size(width: 0.735, height: 1.0), "chevron.right": Size(width: 0.735, height: 1.0),
    "die.face.3": Size(width: 1.077, height: 0.959), "doc.on.doc": Size(width: 1.163, height: 1.283),
    "ellipsis": Size(width: 1.206, height: 0.353), "gearshape": Size(width: 1.235, height: 1.176),
    "globe": Size(width: 1.157, height: 1.118),
    "line.3.horizontal": Size(width: 1.12, height: 0.56),
    "livephoto": circle, "lock": Size(width: 1.056, height: 1.083),
    "memories": Size(width: 1.295, height: 1.114),
    "person": Size(width: 1.118, height: 1.029), "photo": Size(width: 1.276, height: 0.952),
    "photo.on.rectangle.angled": Size(width: 1.565, height: 1.235), "play": Size(width: 0.891, height: 0.984),
    "ruler": Size(width: 1.305, height: 0.581), "square.and.arrow.up": Size(width: 1.142, height: 1.244),
    "square.and.pencil": Size(width: 1.205, height: 1.136), "timer": Size(width: 1.167, height: 1.167),
    "touchid": Size(width: 1.185, height: 1.129), "trash": Size(width: 1.139, height: 1.222),
    "video": Size(width: 1.42, height: 0.953),
  ]

  /// Width by height of others, as Interface Builder files record them.
  private static let proportions: [String: Double] = [
    "arrow.uturn.left": 128 / 113, "arrow.uturn.right": 128 / 113, "arrowshape.turn.up.left": 128 / 106,
    "camera": 128 / 93, "checkmark.square.fill": 128 / 114, "eye": 128 / 79,
    "eye.fill": 128 / 80, "folder": 128 / 96, "gear": 128 / 122, "heart.fill": 128 / 107, "house": 128 / 110,
    "icloud.and.arrow.up": 128 / 117, "line.horizontal.3": 128 / 64, "location": 128 / 119,
    "lock.rotation": 128 / 119, "magnifyingglass": 128 / 117, "map": 128 / 112, "plus": 128 / 113,
    "safari": 128 / 123, "stop.fill": 128 / 113, "trash": 117 / 128,
  ]
}
