/// Which row of a set an environment gets, and why no other: the answer about one use of an asset.
package struct AssetSelection: Equatable, Sendable {
  package enum Status: String, Hashable, Sendable {
    case resolved
    /// No row can be used here.
    case none
    /// No asset has the name.
    case notFound
    /// The asset is of a type that is never chosen.
    case error
  }

  /// More about a status.
  package enum Code: String, Hashable, Sendable {
    case noVariants, noEligibleVariant, registeredFallback, unsupportedAssetType
  }

  /// A row that was not chosen.
  package struct Rejection: Equatable, Sendable {
    package var origin: AssetRow.Origin, filename: String?
    package var refusal: AssetRefusal
    package init(origin: AssetRow.Origin, filename: String?, refusal: AssetRefusal) {
      (self.origin, self.filename, self.refusal) = (origin, filename, refusal)
    }
  }

  /// How a stated attribute of the chosen row fits.
  package enum Match: String, Sendable { case exact, fallback, mirrored }

  /// The name that was asked for, nil where one set was given without one.
  package var asset: String?
  package var type: AssetType?
  package var status: Status
  package var code: Code?
  package var origin: AssetRow.Origin?, filename: String?
  /// What the chosen image measures; nil for colours and data.
  package var image: ImageVariant?
  package var color: AssetColor?
  /// The chosen row's attributes, in the order of the axes.
  package var matched: [AttributeMatch] = []
  /// The traits about which the chosen row says nothing.
  package var unmatched: [AssetAxis] = []
  /// One sentence.
  package var reason: String
  /// Every other row, in order.
  package var rejected: [Rejection] = []
  package var diagnostics: [Diagnostic] = []
  package init(asset: String?, type: AssetType?, status: Status, code: Code? = nil, reason: String) {
    (self.asset, self.type, self.status, self.code, self.reason) = (asset, type, status, code, reason)
  }

  /// One stated attribute of the chosen row.
  package struct AttributeMatch: Equatable, Sendable {
    package var axis: AssetAxis, match: Match
    package init(_ axis: AssetAxis, _ match: Match) { (self.axis, self.match) = (axis, match) }
  }
}

/// An image file as it is drawn, in points (AS-size).
package struct ImageVariant: Equatable, Sendable {
  /// Pixels per point: of the row, or of the display for a vector.
  package var scale: Double
  package var isVector: Bool
  /// Exchanged left and right for a right-to-left layout.
  package var isMirrored: Bool
  package var renderingMode: ImageRenderingMode
  /// After the compiler discarded what slices do not need; nil if the size of the file is unknown.
  package var pointSize: Size?
  /// Size of the whole file in points.
  package var filePointSize: Size?
  package var alignmentRectInsets, capInsets: EdgeInsets?
  package var resizingMode: AssetResizing.CenterMode?
  package init(scale: Double, isVector: Bool, isMirrored: Bool, renderingMode: ImageRenderingMode) {
    (self.scale, self.isVector) = (scale, isVector)
    (self.isMirrored, self.renderingMode) = (isMirrored, renderingMode)
  }

  /// Size of an image view's alignment rectangle: an unstretched frame has the point size (AS-alignment-insets).
  package var intrinsicContentSize: Size? {
    guard let pointSize, let insets = alignmentRectInsets else { return pointSize }
    return Size(
      width: max(0, pointSize.width - insets.left - insets.right),
      height: max(0, pointSize.height - insets.top - insets.bottom))
  }
}

/// Why a row is not the chosen one (AS-eligible, AS-reasons).
package enum AssetRefusal: Equatable, Sendable {
  // Not a candidate anywhere.
  case noFilename, noColor, unassigned, missingIdiom, unsupportedValue, fileMissing, anyScaleBitmapConflict
  case duplicateSlot
  // Not eligible here.
  case idiomMismatch, subtypeMismatch, screenWidthMismatch, localeMismatch, luminosityMismatch
  case contrastMismatch, widthClassMismatch, heightClassMismatch, memoryTooHigh, graphicsTooHigh
  /// Eligible, but worse than the chosen row: the axis is the first on which they differ.
  case outranked(AssetAxis)

  /// As answers spell it.
  package var code: String {
    if case .outranked(let axis) = self { "outranked:\(axis.name)" } else { String(describing: self) }
  }
}
