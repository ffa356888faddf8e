import LayoutModel

/// What a segue does to the screen.
enum SegueKind: Hashable {
  /// A navigation controller begins with its destination.
  case root
  /// A tab bar controller has it.
  case tab
  /// A split view controller has it.
  case column(SplitColumn)
  /// It lies in a view.
  case embed
  /// It comes on top of a stack; where there is none, over everything.
  case show
  /// It replaces the last column of a split view controller; where there is none, it comes over everything.
  case showDetail
  case present
  case popover

  /// Nil for a segue that goes back, that does what its own code says, or that is none.
  init?(_ element: XMLElement) {
    switch element["kind"] {
    case "relationship":
      guard let kind = Self(relationship: element["relationship"]) else { return nil }
      self = kind
    case "embed": self = .embed
    case "show", "push": self = .show
    case "showDetail", "replace": self = .showDetail
    case "presentation", "modal": self = .present
    case "popoverPresentation", "popover": self = .popover
    default: return nil
    }
  }

  private init?(relationship: String?) {
    switch relationship {
    case "rootViewController": self = .root
    case "viewControllers": self = .tab
    case "masterViewController", "primaryViewController": self = .column(.primary)
    case "supplementaryViewController": self = .column(.supplementary)
    case "detailViewController", "secondaryViewController": self = .column(.secondary)
    case "compactViewController": self = .column(.compact)
    default: return nil
    }
  }

  /// Whether the destination is there as soon as the source is.
  var isStructure: Bool {
    switch self {
    case .root, .tab, .column, .embed: true
    case .show, .showDetail, .present, .popover: false
    }
  }
}
