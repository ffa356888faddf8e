/// What a constraint relates: a view, a guide that the document makes, or a guide that every view has.
package enum LayoutItem: Hashable, Sendable {
  /// Index in ``LayoutDocument/views``.
  case view(Int32)
  /// Index in ``LayoutDocument/guides``.
  case guide(Int32)
  case systemGuide(SystemGuide, ofView: Int32)
}

/// The guides that a view has by itself, spelled as after the item: `root.safeArea`.
package enum SystemGuide: String, Hashable, Sendable, CaseIterable {
  case safeArea, layoutMargins, readableContent
  /// Guides of scroll views: the content, whose size is the content size, and the scroll view's own frame.
  case contentLayout, frameLayout
  /// Where the keyboard is, or would be.
  case keyboard
  /// The safe area and the margins, narrowed at the sides, or above and below, by what corners of the window take: UIKit's
  /// `layoutGuide(for:)` with `cornerAdaptation`.
  case safeAreaCornerHorizontal, safeAreaCornerVertical, marginsCornerHorizontal, marginsCornerVertical
  /// The fold of the display, margins included. Constraints to it hold while that is partly open.
  case division

  /// Whether it depends on corners of the window.
  package var isAdaptedToCorners: Bool {
    switch self {
    case .safeAreaCornerHorizontal, .safeAreaCornerVertical, .marginsCornerHorizontal, .marginsCornerVertical:
      true
    case .safeArea, .layoutMargins, .readableContent, .contentLayout, .frameLayout, .keyboard, .division:
      false
    }
  }

  /// Whether it depends on margins.
  package var hasMargins: Bool {
    [.layoutMargins, .readableContent, .marginsCornerHorizontal, .marginsCornerVertical].contains(self)
  }
  /// Whether only scroll views have it.
  package var isOnScrollViewsOnly: Bool { self == .contentLayout || self == .frameLayout }
}

/// `firstItem.firstAttribute RELATION multiplier × secondItem.secondAttribute + constant` (AL-equation).
package struct LayoutConstraint: Hashable, Sendable {
  package enum Relation: Int8, Hashable, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// The word in the object form: the case name.
    package var name: String { String(describing: self) }
    /// The sign in the string form.
    package var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  package var firstItem: LayoutItem, firstAttribute: LayoutAttribute
  package var relation: Relation = .equal
  /// Nil with ``LayoutAttribute/notAnAttribute`` for a constant size.
  package var secondItem: LayoutItem?
  package var secondAttribute: LayoutAttribute = .notAnAttribute
  package var multiplier: Double = 1
  /// In points.
  package var constant: Double = 0
  /// Above 0, at most 1000, which is required.
  package var priority: Float = LayoutConstraint.required
  /// Index in ``LayoutDocument/identifiers``, -1 for none. ``LayoutDocument/identifier(of:)`` gives the text.
  package var identifier: Int32 = -1
  /// Whether the constant is the system's spacing, which a visual format string asked for with a single dash.
  package var isStandardSpacing = false
  package var isActive = true, isInstalled = true
  /// The view whose `constraints` holds it, nil for one of the document.
  package var owner: Int32?
  /// Its index in the list that holds it.
  package var listIndex: Int32

  /// The priority of a constraint that must hold.
  package static let required: Float = 1000

  private static let namedPriorities: KeyValuePairs = ["required": required, "high": 750, "low": 250]
  /// The priorities that have a name, in the words of the request.
  package static let priorityNames = namedPriorities.map(\.key)

  /// The priority of that name.
  package static func priority(named name: String) -> Float? {
    namedPriorities.first { $0.key == name }?.value
  }

  @inlinable
  package init(firstItem: LayoutItem, firstAttribute: LayoutAttribute, owner: Int32?, listIndex: Int32) {
    (self.firstItem, self.firstAttribute) = (firstItem, firstAttribute)
    (self.owner, self.listIndex) = (owner, listIndex)
  }

  /// A value that an environment may replace.
  package enum Property: Equatable, Sendable {
    case constant(Double)
    case priority(Float)
    case installed(Bool)
    case active(Bool)
  }

  /// Sets one value.
  package mutating func apply(_ property: Property) {
    switch property {
    case .constant(let value): constant = value
    case .priority(let value): priority = value
    case .installed(let value): isInstalled = value
    case .active(let value): isActive = value
    }
  }
}
