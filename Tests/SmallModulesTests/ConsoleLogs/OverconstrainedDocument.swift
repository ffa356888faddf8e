import TestSupport

/// A request from a seed, whose constraints contradict each other in one or two places.
struct OverconstrainedDocument {
  private(set) var text = ""
  private var random: SeededGenerator
  private var constraints: [String] = []
  /// Ids of views with that of the superview.
  private var views: [(id: String, superview: String)] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    var subviews: [String] = []
    for index in 0..<(2 + random.below(3)) { subviews.append(view("v\(index)", in: "root", depth: 0)) }
    for view in views where view.superview != "" { place(view.id, in: view.superview) }
    for _ in 0..<(1 + random.below(2)) { contradict() }
    text = """
      {"device": "iPhone 8", "hierarchy": {"id": "root", "layoutGuides": [{"id": "g", "identifier": "g"}],
      "subviews": [\(subviews.joined(separator: ", "))]}, "constraints": [\(constraints.joined(separator: ", "))]}
      """
  }

  private mutating func view(_ id: String, in superview: String, depth: Int) -> String {
    views.append((id, superview))
    var members = ["\"id\": \"\(id)\""]
    switch random.below(6) {
    case 0: members.append("\"type\": \"label\", \"text\": \"It's [\(id)] (\(random.below(9)))\"")
    case 1:
      members.append("\"accessibilityIdentifier\": \"\(random.pick(["title", "a row", "ends..."])) \(id)\"")
    case 2:
      members.append(
        "\"intrinsicContentSize\": {\"width\": \(random.pick([20.5, 40])), \"height\": 30}")
      members.append("\"contentCompressionResistancePriority\": 1000")
    case 3:
      let mask = random.pick(["[]", "[\"flexibleWidth\"]", "[\"flexibleLeftMargin\", \"flexibleHeight\"]"])
      members.append(
        "\"frame\": {\"x\": 10, \"y\": 20, \"width\": 50.25, \"height\": \(random.pick([0, 44]))}")
      members.append("\"translatesAutoresizingMaskIntoConstraints\": true, \"autoresizingMask\": \(mask)")
    default: break
    }
    if depth < 2, random.chance(40) {
      let inner = (0..<(1 + random.below(2))).map { index in
        view("\(id)x\(index)", in: id, depth: depth + 1)
      }
      members.append("\"subviews\": [\(inner.joined(separator: ", "))]")
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private mutating func add(_ constraint: String) {
    let priority = random.chance(8) ? " @\(random.pick(["750", "999.5"]))" : ""
    let identifier = random.chance(20) ? " 'the \(constraints.count). (one)'" : ""
    constraints.append("\"\(constraint)\(priority)\(identifier)\"")
  }

  private var constant: String {
    mutating get { random.pick(["", " + 8", " - 8", " + 16.5", " + 0.333333", " - 120"]) }
  }

  private mutating func place(_ view: String, in superview: String) {
    for names in [
      random.chance(70)
        ? ["leading", "trailing", "width", "centerX"] : ["left", "right", "width", "centerX"],
      ["top", "bottom", "height", "centerY"],
    ] {
      let sign = random.pick(["==", "==", "==", ">=", "<="])
      switch random.below(5) {
      case 0: add("\(view).\(names[3]) \(sign) \(superview).\(names[3])\(constant)")
      case 1 where superview == "root":
        add("\(view).\(names[0]) \(sign) root.safeArea.\(names[0])\(constant)")
        add("\(view).\(names[1]) \(sign) g.\(names[1])\(constant)")
      default: add("\(view).\(names[0]) \(sign) \(superview).\(names[0])\(constant)")
      }
      switch random.below(4) {
      case 0: add("\(superview).\(names[1]) \(sign) \(view).\(names[1])\(constant)")
      case 1: add("\(view).\(names[1]) \(sign) \(superview).\(names[1])\(constant)")
      case 2: add("\(view).\(names[2]) \(sign) \(random.pick(["44", "100.5"]))")
      default:
        add(
          "\(view).\(names[2]) \(sign) \(random.pick(["0.5", "1.77778"])) * \(superview).\(names[2])\(constant)"
        )
      }
      if let other = views.first(where: { $0.superview == superview && $0.id < view }), random.chance(40) {
        add("\(view).\(names[0]) \(sign) \(other.id).\(names[1])\(constant)")
      }
    }
  }

  /// Says something that holds already with another number.
  private mutating func contradict() {
    let view = random.pick(views.filter { !$0.superview.isEmpty })
    switch random.below(5) {
    case 0:
      add("\(view.id).width == 70")
      add("\(view.id).width \(random.pick(["==", ">="])) 71")
    case 1:
      add("\(view.id).top == \(view.superview).top + 3")
      add("\(view.id).top \(random.pick(["<=", "=="])) \(view.superview).top - 300")
    case 2:
      add("\(view.superview).trailing == \(view.id).trailing + 1")
      add("\(view.id).trailing == \(view.superview).trailing + 2.25")
    case 3:
      add("\(view.id).height == -1 * \(view.superview).height - 1")
    default:
      add("\(view.id).left == \(view.superview).left - 0.5")
      add("\(view.id).leading == \(view.superview).leadingMargin + 900")
      add("\(view.id).width == \(view.superview).width * 2")
      add("\(view.superview).right == \(view.id).right + 4")
    }
  }
}
