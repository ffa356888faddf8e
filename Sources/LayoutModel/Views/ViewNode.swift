/// A view of a document, with the values that hold where nothing varies.
package struct ViewNode: Sendable {
  /// Where in its parent's JSON a view stands.
  package enum Place: Hashable, Sendable {
    /// The `view` of a controller, or the hierarchy itself.
    case root
    /// An element of the superview's `subviews`; below 0 for one of a second list, from -1 on.
    case subview(Int32)
    /// A member of the cell above it.
    case part(CellPart)
    /// Nowhere: the cell above it has it by its class.
    case made
  }

  /// Unique in the document. For a view without one, its path (`root/0/2`).
  package var id: String
  package var type: ViewType = .view
  /// Index of the superview in ``LayoutDocument/views``, nil for the root view of a controller.
  package var superview: Int32?
  /// Index of the controller whose view tree it belongs to.
  package var controller: Int32
  package var place: Place
  /// The index after the last view below this one: its subtree is `index ..< subtreeEnd` (pre-order).
  package var subtreeEnd: Int32 = 0
  /// How many views are above it in its tree; 255 stands for all that are more.
  package let depth: UInt8
  package var isInstalled = true, isHidden = false
  /// In points, of the alignment rectangle; nil where the view has no intrinsic metric.
  package var intrinsicWidth, intrinsicHeight: Double?
  package var hugging = AxisPriorities.defaultHugging
  package var compressionResistance = AxisPriorities.defaultCompressionResistance
  package var role: ViewRole = .plain
  /// What of it the document says, where the class of the view would say something else.
  package var explicit: ExplicitValues = []
  /// Index in ``LayoutDocument/contents`` of what the view shows, nil if it says nothing of it.
  package var content: Int32?
  /// Index in ``LayoutDocument/details`` of what few views have, nil if this one has nothing of it.
  package var details: Int32?
  package init(id: String, superview: Int32?, controller: Int32, place: Place, depth: UInt8 = 0) {
    (self.id, self.depth, self.superview) = (id, depth, superview)
    (self.controller, self.place) = (controller, place)
  }

  /// The intrinsic size on `axis`, in points; nil if the view has none.
  package func intrinsicContentSize(_ axis: Axis) -> Double? {
    axis == .horizontal ? intrinsicWidth : intrinsicHeight
  }

  // What a document says of a view, where its class would say something else.

  package mutating func setIntrinsicContentSize(width: Double?, height: Double?) {
    intrinsicWidth = width
    intrinsicHeight = height
    explicit.insert(.intrinsicContentSize)
  }

  /// The intrinsic content size that a document gives, nil where it gives none.
  package var givenIntrinsicContentSize: (width: Double?, height: Double?)? {
    get { explicit.contains(.intrinsicContentSize) ? (intrinsicWidth, intrinsicHeight) : nil }
    set { if let newValue { setIntrinsicContentSize(width: newValue.width, height: newValue.height) } }
  }

  /// The hugging priority that a document gives for one axis or both; the class still decides on the other. Nil for none.
  package var givenHugging: PartialPriorities? {
    get {
      let given = PartialPriorities(
        horizontal: explicit.contains(.horizontalHuggingPriority) ? hugging.horizontal : nil,
        vertical: explicit.contains(.verticalHuggingPriority) ? hugging.vertical : nil)
      return given.horizontal == nil && given.vertical == nil ? nil : given
    }
    set {
      guard let newValue else { return }
      hugging = AxisPriorities(newValue, over: hugging)
      if newValue.horizontal != nil { explicit.insert(.horizontalHuggingPriority) }
      if newValue.vertical != nil { explicit.insert(.verticalHuggingPriority) }
    }
  }

  /// The compression resistance that a document gives for one axis or both, nil where it gives none.
  package var givenCompressionResistance: PartialPriorities? {
    get {
      explicit.contains(.contentCompressionResistancePriority)
        ? PartialPriorities(compressionResistance) : nil
    }
    set {
      if let newValue { setCompressionResistance(AxisPriorities(newValue, over: compressionResistance)) }
    }
  }

  package mutating func setHugging(_ priorities: AxisPriorities) {
    hugging = priorities
    explicit.insert(.contentHuggingPriority)
  }

  package mutating func setCompressionResistance(_ priorities: AxisPriorities) {
    compressionResistance = priorities
    explicit.insert(.contentCompressionResistancePriority)
  }
}

/// A priority for each axis.
package struct AxisPriorities: Equatable, Sendable {
  package var horizontal, vertical: Float
  package init(horizontal: Float, vertical: Float) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// Some priorities in place of others.
  package init(_ priorities: PartialPriorities, over others: AxisPriorities) {
    self.init(
      horizontal: priorities.horizontal ?? others.horizontal, vertical: priorities.vertical ?? others.vertical
    )
  }

  package subscript(axis: Axis) -> Float { axis == .horizontal ? horizontal : vertical }
  /// Priorities of a view whose class has none of its own.
  package static var defaultHugging: AxisPriorities { AxisPriorities(horizontal: 250, vertical: 250) }
  package static var defaultCompressionResistance: AxisPriorities {
    AxisPriorities(horizontal: 750, vertical: 750)
  }
}

/// Priorities as a document writes them: for one axis or for both.
package struct PartialPriorities: Hashable, Sendable {
  package var horizontal, vertical: Float?
  package init(horizontal: Float?, vertical: Float?) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  package init(_ priorities: AxisPriorities) {
    (horizontal, vertical) = (priorities.horizontal, priorities.vertical)
  }

  /// A priority for one axis.
  package init(_ priority: Float, on axis: Axis) {
    self.init(
      horizontal: axis == .horizontal ? priority : nil, vertical: axis == .vertical ? priority : nil)
  }
}

/// Margins as a document writes them: with fixed or with directional sides.
package enum LayoutMargins: Equatable, Sendable {
  case fixed(EdgeInsets)
  case directional(DirectionalEdgeInsets)

  /// The margins with left and right sides.
  package func resolved(in direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .fixed(let insets): insets
    case .directional(let insets): insets.resolved(in: direction)
    }
  }
}

/// Distances of the baselines of a text: the first from the top, the last from the bottom, in points.
package struct BaselineOffsets: Equatable, Sendable {
  package var first, last: Double
  /// Whether the text stays in the middle where the view is not as high as these distances come to.
  package var isCentered = false
  package init(first: Double, last: Double) { (self.first, self.last) = (first, last) }
}

/// What a view's content means for its direction, in UIKit's words.
package enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// A guide that a document makes, owned by a view.
package struct GuideNode: Equatable, Sendable {
  /// Unique in the document, among views too.
  package var id: String
  /// Index of the owning view in ``LayoutDocument/views``. Guides of one view are neighbours.
  package var owner: Int32
  /// Free text, printed in logs.
  package var identifier: String?
  package init(id: String, owner: Int32, identifier: String? = nil) {
    (self.id, self.owner, self.identifier) = (id, owner, identifier)
  }
}
