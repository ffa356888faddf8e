/// What lint sees in a layout.
package enum VisualFinding: Hashable, Sendable {
  case truncatedText(String, Shortage)
  /// One view over another, with the width and height that they share.
  case overlappingViews(String, over: String, shared: Size)
  /// A view beyond an edge of a view above it.
  case viewOutsideSuperview(Excess)
  /// A view of which one above it cuts something off.
  case clippedView(Excess)
  /// A view that so many points lie under something, the inset of the safe area there, and how many there are in all.
  case viewUnderBars(String, Cover, Double, inset: Double, count: Int)
  /// A view in a reserved region, with the width and height that they share, and how many there are in all.
  case inReservedRegion(String, ReservedRegion.Kind, shared: Size, count: Int)
  /// With how much of the corner they take.
  case underWindowControls(String, Size, count: Int)
  /// A view that is placed alike at both sides of another one, whose safe area has other insets at the left than at the right, and
  /// how many there are in all.
  case asymmetric(String, Symmetry, of: String, EdgeInsets, count: Int)
  /// A text of some lines, with their width and the readable one, in points.
  case sparse(String, lines: Int, width: Double, readable: Double)
  case smallTouchTarget(Size)
  /// Attributes of a view that name a fixed side.
  case fixedDirection([LayoutAttribute], of: String)

  /// How far views reach beyond an edge of a view above them.
  package struct Excess: Hashable, Sendable {
    /// The first of them, and the view above.
    package var view: String, outer: String
    package var edge: RectEdge
    /// By how many points the first one does.
    package var points: Double
    /// How many there are in all.
    package var count: Int
    /// Whether the outer view is one at which people scroll, or the root view, at which nobody does.
    package var outerKind: OuterKind
    package init(
      _ view: String, of outer: String, _ edge: RectEdge, _ points: Double, count: Int, _ kind: OuterKind
    ) {
      (self.view, self.outer, self.edge) = (view, outer, edge)
      (self.points, self.count, outerKind) = (points, count, kind)
    }
  }

  /// What a view is beyond whose edge others reach.
  package enum OuterKind: Hashable, Sendable {
    /// The root view of a controller: the screen, or a part of it.
    case root
    case scrollView
    case view
  }

  /// What a text needs and does not have.
  package enum Shortage: Hashable, Sendable {
    case lines(needed: Int, room: Int, End)
    case width(needed: Double, room: Double, End)
    /// A title in a bar.
    case title(needed: Double, room: Double, Bar)
  }

  /// What a text without room looks like at its end.
  package enum End: String, Hashable, Sendable {
    case lostRest = "the rest is cut off"
    case clipped = "it is cut off"
    case ellipsisAtHead = "it begins with an ellipsis"
    case ellipsisInMiddle = "an ellipsis stands in its middle"
    case ellipsisAtTail = "it ends in an ellipsis"
  }

  /// How a view stands between two edges.
  package enum Symmetry: Hashable, Sendable {
    /// At the same distance of both, in points.
    case distances(Double)
    /// In the middle.
    case centered
  }

  package enum Bar: String, Hashable, Sendable {
    case navigationBar = "The navigation bar"
    case tabBar = "The tab bar"
  }

  /// What lies over an edge of a screen.
  package enum Cover: String, Hashable, Sendable {
    case top, bottom, left, right, keyboard

    /// What is at an edge, as far as a layout tells.
    package init(_ edge: RectEdge) {
      switch edge {
      case .top: self = .top
      case .bottom: self = .bottom
      case .left: self = .left
      case .right: self = .right
      }
    }
  }

  var sentence: Sentence {
    switch self {
    case .truncatedText(let text, let shortage): Sentence(.truncatedText, "\(quoted(text)) \(shortage.words)")
    case .overlappingViews(let upper, let lower, let shared):
      Sentence(
        .overlappingViews,
        "\(upper) lies over \(lower): they share \(shared.words).")
    case .viewOutsideSuperview(let excess): Sentence(.viewOutsideSuperview, excess.outside)
    case .clippedView(let excess): Sentence(.clippedView, excess.cut)
    case .viewUnderBars(let view, let cover, let depth, let inset, let count):
      Sentence(
        .viewUnderBars,
        "\(view) is \(points(depth)) outside the safe area (\(cover.edge) \(tenths(inset))), under \(cover.words).\(alike(count))"
      )
    case .inReservedRegion(let view, let kind, let shared, let count):
      Sentence(
        .inReservedRegion,
        "\(view) is in \(kind.words): they share \(shared.words).\(alike(count))")
    case .underWindowControls(let view, let corner, let count):
      Sentence(
        .underWindowControls,
        "\(view) is under controls of the window, which take \(corner.words).\(alike(count))")
    case .asymmetric(let view, let symmetry, let outer, let insets, let count):
      Sentence(
        .asymmetric,
        "\(view) \(symmetry.words(in: outer)), whose safe area is not alike at both sides: \(insets.sides).\(alike(count))"
      )
    case .sparse(let view, let lines, let width, let readable):
      Sentence(
        .sparse,
        "\(view) has \(lines) lines, up to \(points(width)) long: \(tenths(readable)) can be read with ease.")
    case .smallTouchTarget(let size):
      Sentence(
        .smallTouchTarget,
        "The button is \(tenths(size.width)) × \(tenths(size.height)) points, a finger needs 44 × 44.")
    case .fixedDirection(let attributes, let view):
      Sentence(.fixedDirection, fixed(attributes.map(\.name), of: view))
    }
  }
}

extension Size {
  /// `40 points by 20 points`.
  fileprivate var words: String { "\(points(width)) by \(points(height))" }
}

/// That a finding is one of several views.
private func alike(_ count: Int) -> String {
  others(count, " So is another view.", " So are \(count - 1) others.")
}

extension VisualFinding.Excess {
  fileprivate var outside: String {
    "\(view) reaches \(LayoutModel.points(points)) beyond the \(edge.rawValue) edge of \(outer)\(reach)."
      + others(count, " So is another view.", " So are \(count - 1) other views.")
  }

  fileprivate var cut: String {
    "\(outer) cuts \(LayoutModel.points(points)) off \(view) at its \(edge.rawValue) edge\(reach)."
      + others(count, " And of another view.", " And of \(count - 1) others.")
  }

  private var reach: String {
    switch outerKind {
    case .root: ", where nothing scrolls"
    case .scrollView: ", and does not scroll so far"
    case .view: ""
    }
  }
}

/// A sentence about the views besides the first, if there are any.
private func others(_ count: Int, _ one: String, _ many: String) -> String {
  count == 1 ? "" : count == 2 ? one : many
}

extension VisualFinding.Cover {
  fileprivate var edge: String { self == .keyboard ? "bottom" : rawValue }

  fileprivate var words: String {
    switch self {
    case .top: "the status bar, the sensor housing or a bar"
    case .bottom: "the home indicator or a bar"
    case .left, .right: "the sensor housing, bars at the side or a rounded corner"
    case .keyboard: "the keyboard"
    }
  }
}

extension VisualFinding.Symmetry {
  fileprivate func words(in view: String) -> String {
    switch self {
    case .distances(let distance): "keeps \(points(distance)) to both sides of \(view)"
    case .centered: "is in the middle of \(view)"
    }
  }
}

extension EdgeInsets {
  /// `84 at the right, 0 at the left`, the larger one first.
  fileprivate var sides: String {
    left > right
      ? "\(tenths(left)) at the left, \(tenths(right)) at the right"
      : "\(tenths(right)) at the right, \(tenths(left)) at the left"
  }
}

extension ReservedRegion.Kind {
  fileprivate var words: String {
    switch self {
    case .division: "the fold of the display (division)"
    case .occlusion: "what the system draws over the window (occlusion)"
    }
  }
}

private func fixed(_ names: [String], of view: String) -> String {
  let meant = names.map { $0.replacing("left", with: "leading").replacing("right", with: "trailing") }
  return "\(names.joined(separator: " and ")) of \(view) stays where it is"
    + " in languages that are written from right to left: \(meant.joined(separator: " and ")) may be meant."
}

extension VisualFinding.Shortage {
  fileprivate var words: String {
    switch self {
    case .lines(let needed, let room, let end):
      "needs \(needed) lines and has room for \(room == 1 ? "1 line" : "\(room) lines"): \(end.rawValue)."
    case .width(let needed, let room, let end):
      "needs \(halves(needed)) points and has \(halves(room)): \(end.rawValue)."
    case .title(let needed, let room, let bar):
      "needs \(halves(needed)) points and has \(halves(room)): \(VisualFinding.End.ellipsisAtTail.rawValue). "
        + "\(bar.rawValue) shows it."
    }
  }
}

extension Diagnostic.Code {
  package static let truncatedText = Self(
    "truncatedText", rule: "A text does not fit in its view.", right: 19, of: 20)
  package static let overlappingViews = Self(
    "overlappingViews", rule: "Texts and controls lie over each other.", right: 12, of: 14, .off)
  package static let viewOutsideSuperview = Self(
    "viewOutsideSuperview",
    rule: "A text or a control is beyond the screen or a view that gets no touches there.", right: 19, of: 20)
  package static let clippedView = Self(
    "clippedView", rule: "A view that clips cuts off a part of a text or a control in it.", right: 1, of: 4,
    .off)
  package static let viewUnderBars = Self(
    "viewUnderBars", rule: "A text or a control lies under a bar or outside the safe area.", right: 26,
    of: 29, .off)
  package static let inReservedRegion = Self(
    "inReservedRegion",
    rule: "A text or a control is in the fold of a display, or under what the system draws over it.")
  package static let underWindowControls = Self(
    "underWindowControls", rule: "A text or a control is under the controls of a window on an iPad.", .off)
  package static let asymmetric = Self(
    "asymmetric", rule: "A view is placed alike at both sides, where the safe area is not.", right: 29, of: 32
  )
  package static let sparse = Self(
    "sparse", rule: "A text of several lines is wider than can be read with ease.", right: 14, of: 24, .off)
  package static let smallTouchTarget = Self(
    "smallTouchTarget", rule: "A control is smaller than 44 points.", right: 95, of: 99)
  package static let fixedDirection = Self(
    "fixedDirection", rule: "A constraint says left or right where leading or trailing is meant.", right: 6,
    of: 9, .off)

  /// The codes of what lint sees.
  package static let visualCodes = [
    truncatedText, overlappingViews, viewOutsideSuperview, clippedView, viewUnderBars, inReservedRegion,
    underWindowControls, asymmetric, sparse, smallTouchTarget, fixedDirection,
  ]
}
