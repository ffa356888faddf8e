/// What to write in place of a key of another system, with its value: what UIKit has no key for, or a key with other values.
package enum WrittenOtherwise {
  /// The objects of which keys of other systems are told more than the nearest name.
  private enum Place {
    case view, rect, device, environment, controller, constraint, section, flow, bar

    /// - Parameter known: The keys that the object may have.
    init?(_ known: [String]) {
      if known.contains("arrangedSubviews") {
        self = .view
      } else if known.contains("portraitSize") {
        self = .device
      } else if known.contains("secondAttribute") {
        self = .constraint
      } else if known.contains("headerTitle") {
        self = .section
      } else if known.contains("minimumInteritemSpacing") {
        self = .flow
      } else if known.contains("isTranslucent"), known.count < 5 {
        self = .bar
      } else if known.contains("childTraitRules") {
        self = .controller
      } else if known.contains("systemVersion"), known.contains("orientation") {
        self = .environment
      } else if known.count == 4, known.contains("x"), known.contains("width") {
        self = .rect
      } else {
        return nil
      }
    }
  }

  /// What to write, as sentences, and the keys that these name; nil for a key of which nothing more is known than its name.
  ///
  /// - Parameters:
  ///   - value: What it says, nil where that is long or no plain value.
  ///   - known: The keys that the object may have.
  package static func instead(
    of key: String, value: String?, among known: [String]
  ) -> (sentences: String, nearest: [String])? {
    guard key.utf8.count <= 40, let place = Place(known) else { return nil }
    let word = OtherWords.bare(key) ?? ""
    switch place {
    case .view:
      if word.hasPrefix("padding") { return (padding, ["layoutMargins"]) }
      if let text = distribution(word, value) ?? growth(word) ?? event(key) ?? plain[word] {
        return (text, [])
      }
      if let pair = pair(word, value) { return ("Write \"\(pair.key)\": \(pair.value).", [pair.key]) }
      return (margin(word, value) ?? length(word, value, isInRect: false)).map { ($0, []) }
    case .rect:
      // The others have one of the four names that there are.
      let isBound = ["min", "max", "ideal"].contains(where: word.hasPrefix)
      return isBound ? length(word, value, isInRect: true).map { ($0, []) } : nil
    default: return instead(of: key, word, in: place)
    }
  }

  /// What to write in place of a key of an object that is no view.
  private static func instead(
    of key: String, _ word: String, in place: Place
  ) -> (sentences: String, nearest: [String])? {
    switch place {
    case .device where ["width", "height", "size", "w", "h", "screensize", "screen", "bounds"].contains(word):
      return (
        "A device of your own has its size under portraitSize: {\"portraitSize\": {\"width\": 390, \"height\": 844}}.",
        ["portraitSize"]
      )
    case .device
    where ["orientation", "systemversion", "version", "window", "traits", "locale"].contains(word):
      let name = ["systemversion", "version"].contains(word) ? "systemVersion" : word
      return (
        "It stands beside the device: {\"device\": \"iPad mini\", \"\(name)\": …}.", [name]
      )
    case .environment where ["width", "height", "size", "windowsize"].contains(word):
      return (
        "A window of its own size is \"window\": {\"width\": 390, \"height\": 844}; a screen comes with its device.",
        ["window"]
      )
    case .environment where word == "devices":
      return (
        "Several are asked for in environments: {\"environments\": {\"devices\": […]}}.", ["environments"]
      )
    case .constraint
    where OtherWords.subject(of: key) == .frame || word == "edges" || word.hasPrefix("margin"):
      return (
        "A constraint is a text, 'a.top == superview.top + 8', or has firstItem and firstAttribute.", []
      )
    case .controller where ["width", "height", "size"].contains(word):
      return (
        "A controller is as large as its window or its container; one that is presented may say a preferredContentSize.",
        ["preferredContentSize"]
      )
    case .controller: return event(key).map { ($0, []) }
    case .section, .bar, .flow: return insteadOfContents(word, in: place)
    default: return nil
    }
  }

  /// What to write in place of a key that says what a section, a flow layout or a bar holds.
  private static func insteadOfContents(
    _ word: String, in place: Place
  ) -> (sentences: String, nearest: [String])? {
    switch place {
    case .section
    where ["numberofrows", "numberofitems", "count", "cell", "prototype", "values"].contains(word):
      return ("Cells are listed: \"rows\": [{\"cell\": \"line\", \"count\": 3}].", ["rows"])
    case .flow where ["columns", "numberofcolumns", "columncount", "itemsperrow", "rows"].contains(word):
      return (
        "A flow layout has as many items beside each other as fit: say their itemSize. Columns of equal parts are the groups "
          + "of a compositional layout.", ["itemSize"]
      )
    case .flow where ["spacing", "gap", "itemspacing", "linespacing", "columngap", "rowgap"].contains(word):
      return (
        "Lines are minimumLineSpacing apart, items in a line minimumInteritemSpacing.",
        ["minimumLineSpacing", "minimumInteritemSpacing"]
      )
    case .bar where ["items", "buttons", "tabs", "title", "topitem"].contains(word):
      return (
        "What bars show is said at the children: tabBarItem, navigationItem with title and items, toolbarItems.",
        []
      )
    default: return nil
    }
  }

  private static let padding =
    "Room around a view is the constant of its constraints: 'a.leading == superview.leading + 16'. Room inside a view, for "
    + "those in it, is its layoutMargins; inside a button its configuration's contentInsets."

  /// Keys of views whose values do not matter.
  private static let plain = [
    "aspectratio": "A ratio is a constraint: 'a.width == 1.5 * a.height'.",
    "ratio": "A ratio is a constraint: 'a.width == 1.5 * a.height'.",
    "border": "It changes no layout: leave it out.", "shadow": "It changes no layout: leave it out.",
    "pin": "It is a constraint: 'a.edges == superview.edges'.",
    "zindex": "Views lie above each other in the order of their subviews: leave it out.",
    "elevation": "It changes no layout: leave it out.",
    "hint": "What a field shows while it is empty is its placeholder.",
    "columns": "Columns are a collectionView with a layout, or stackViews in a stackView.",
    "gridtemplatecolumns": "Columns are a collectionView with a layout, or stackViews in a stackView.",
    "flexwrap": "Lines that break are a collectionView with a flow layout.",
    "columngap": "The distance in a stackView is its spacing.",
    "rowgap": "The distance in a stackView is its spacing.",
    "inset": "Distances are constraints: 'a.leading == superview.leading + 16'.",
  ]

  // MARK: Stack views

  /// How views lie along a row: of CSS's values some are distributions, the others are none.
  private static func distribution(_ word: String, _ value: String?) -> String? {
    guard
      ["justifycontent", "justify", "mainaxisalignment", "horizontalarrangement", "verticalarrangement"]
        .contains(word)
    else { return nil }
    switch value.flatMap(OtherWords.bare) {
    case "spacebetween"?: return "Write \"distribution\": \"equalSpacing\"."
    case "spacearound"?, "spaceevenly"?: return "Write \"distribution\": \"equalCentering\"."
    case "stretch"?, "fill"?: return "Write \"distribution\": \"fill\"."
    case "center"?, "start"?, "end"?, "flexstart"?, "flexend"?, "left"?, "right"?, "top"?, "bottom"?:
      let edge = ["center": "centerX", "end": "trailing", "flexend": "trailing", "right": "trailing"]
      let attribute = edge[value.flatMap(OtherWords.bare) ?? ""] ?? "leading"
      return "A stackView is as long as its views, so it is placed itself, by a constraint: "
        + "'a.\(attribute) == superview.\(attribute)'."
    default:
      return "It is the distribution of a stackView: fill, fillEqually, equalSpacing or equalCentering."
    }
  }

  private static func growth(_ word: String) -> String? {
    let words = ["flex", "flexgrow", "flexshrink", "flexbasis", "grow", "weight", "layoutweight", "expanded"]
    guard words.contains(word) else { return nil }
    return
      "In a stackView the view grows that has the lowest contentHuggingPriority, such as 1; with \"distribution\": "
      + "\"fillEqually\" all are as long."
  }

  /// What happens when somebody does something.
  private static func event(_ key: String) -> String? {
    let rest = key.dropFirst(2)
    guard key.hasPrefix("on"), let first = rest.first(where: { $0 != "-" && $0 != ":" }) else { return nil }
    let names = ["click", "tap", "press", "change", "select"]
    guard first.isUppercase || names.contains(where: { rest.lowercased().hasPrefix($0) }) else { return nil }
    return "What happens on an event changes no layout: leave it out."
  }

  /// UIKit's key and value for a key and a value that mean the same.
  private static func pair(_ word: String, _ value: String?) -> (key: String, value: String)? {
    guard let value = value.flatMap(OtherWords.bare) else { return nil }
    switch word {
    case "alignitems", "crossaxisalignment", "aligncontent", "alignself":
      let alignments = [
        "center": "center", "stretch": "fill", "baseline": "firstBaseline", "start": "leading",
        "flexstart": "leading", "left": "leading", "end": "trailing", "flexend": "trailing",
        "right": "trailing", "top": "top", "bottom": "bottom",
      ]
      return alignments[value].map { ("alignment", "\"\($0)\"") }
    case "flexdirection", "orientation", "direction", "layoutorientation":
      let isVertical = value.hasPrefix("column") || value == "vertical"
      guard isVertical || value.hasPrefix("row") || value == "horizontal" else { return nil }
      return ("axis", isVertical ? "\"vertical\"" : "\"horizontal\"")
    case "visibility", "visible", "isvisible", "display":
      let isHidden = ["hidden", "gone", "invisible", "none", "collapse", "false"].contains(value)
      guard isHidden || ["visible", "true"].contains(value) else { return nil }
      return ("hidden", isHidden ? "true" : "false")
    default: return nil
    }
  }

  // MARK: Sizes and places

  /// What follows a constraint for the size or place of a view.
  static let orFrame = ", or a frame with x, y, width and height"

  /// Whether what was told offers a frame, which has all sizes and places together.
  package static func offersFrame(_ sentences: String) -> Bool { sentences.hasSuffix(orFrame + ".") }

  /// The distance from what is around a view.
  private static func margin(_ word: String, _ value: String?) -> String? {
    let prefix = word.hasPrefix("layoutmargin") ? "layoutmargin" : "margin"
    guard word.hasPrefix(prefix), !word.contains("guide"), word != "layoutmargins" else { return nil }
    let sides = [
      "": "edges", "s": "edges", "top": "top", "bottom": "bottom", "left": "leading", "start": "leading",
      "leading": "leading", "right": "trailing", "end": "trailing", "trailing": "trailing",
      "horizontal": "horizontalEdges", "vertical": "verticalEdges", "x": "horizontalEdges",
      "y": "verticalEdges",
    ]
    guard let edge = sides[String(word.dropFirst(prefix.count))] else { return nil }
    let sign = edge == "trailing" || edge == "bottom" ? "-" : "+"
    return
      "Distances are constraints: 'a.\(edge) == superview.\(edge) \(sign) \(value.flatMap(number) ?? "16")'."
  }

  /// How large a view is or where, as constraints with the number that was written.
  private static func length(_ written: String, _ value: String?, isInRect: Bool) -> String? {
    var word = written
    var bound = ""
    for (prefix, sign) in [("layout", ""), ("min", ">="), ("max", "<="), ("ideal", "")]
    where word.hasPrefix(prefix) && word != prefix {
      word = String(word.dropFirst(prefix.count))
      bound = sign
    }
    if word == "w" { word = "width" }
    if word == "h" { word = "height" }
    let edges = [
      "x": "leading", "left": "leading", "start": "leading", "y": "top", "top": "top", "right": "trailing",
      "end": "trailing", "bottom": "bottom",
    ]
    let rect = isInRect ? "" : orFrame
    if word == "width" || word == "height" { return side(word, bound, value, rect) }
    guard let edge = edges[word] else { return nil }
    let number = value.flatMap(self.number)
    let sign = edge == "trailing" || edge == "bottom" ? "-" : "+"
    let distance = number.flatMap { $0 == "0" ? nil : " \(sign) \($0)" } ?? ""
    return "Places are constraints, 'a.\(edge) == superview.\(edge)\(distance)'\(rect)."
  }

  private static func side(_ side: String, _ bound: String, _ value: String?, _ rect: String) -> String {
    let word = value.flatMap(OtherWords.bare) ?? ""
    let isWidth = side == "width"
    if ["matchparent", "fillparent", "infinity", "fill", "stretch", "100%", "100vw", "100vh", "full", "max"]
      .contains(word)
    {
      let (first, second) = isWidth ? ("leading", "trailing") : ("top", "bottom")
      return "To be as \(isWidth ? "wide" : "high") as what is around it is a constraint: "
        + "'a.\(side) == superview.\(side)', or both edges, 'a.\(first) == superview.\(first)' and "
        + "'a.\(second) == superview.\(second)'."
    }
    if ["auto", "wrapcontent", "fitcontent", "mincontent", "maxcontent", "hug", "hugcontents", "intrinsic"]
      .contains(word)
    {
      return "Leave it out: without a constraint a view is as \(isWidth ? "wide" : "high") as its content."
    }
    if word.hasSuffix("%"), let share = Double(word.dropLast()), share > 0, share < 1000 {
      return "A share is a multiplier: 'a.\(side) == \(share / 100) * superview.\(side)'."
    }
    let relation = bound.isEmpty ? "==" : bound
    return
      "Sizes are constraints, 'a.\(side) \(relation) \(number(value ?? "") ?? "100")'\(bound.isEmpty ? rect : "")."
  }

  /// The number of a value that may have a unit of points or pixels behind it.
  private static func number(_ value: String) -> String? {
    let text = value.lowercased()
    for unit in ["px", "pt", "dp", "sp", ""] where text.hasSuffix(unit) {
      let rest = String(text.dropLast(unit.count))
      if let number = Double(rest), abs(number) < 1e6, !rest.contains("e") { return rest }
    }
    return nil
  }
}
