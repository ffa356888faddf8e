import JSON

// What to do instead, as sentences that follow what is wrong; empty where that says it all.

/// - Parameters:
///   - nearest: What was suggested.
///   - known: All that there is, where that is little.
func remedy(forUnknown key: String, _ nearest: [String], _ known: [String]) -> String {
  if let instead = insteadOfKeys[key] { return " \(instead)" }
  if !nearest.isEmpty { return "" }
  if let subject = OtherWords.subject(of: key) { return " \(sentence(subject))" }
  if ["presented", "navigationItem", "tabBarItem", "modalPresentationStyle", "viewControllers"].contains(key)
  {
    return " Controllers have it, around their views: {\"\(key)\": …, \"view\": {…}}."
  }
  if !known.isEmpty { return " There \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))." }
  // What these are is said of the whole request.
  if ["from", "to", "hierarchy"].contains(key) { return "" }
  return " /openapi.yaml lists what there is; what a layout does not need can be left out."
}

/// How UIKit says what other systems say in keys.
private func sentence(_ subject: OtherWords.Subject) -> String {
  switch subject {
  case .distance: "Distances are constraints: 'a.leading == root.leading + 16'."
  case .padding:
    "Space inside a view is its layoutMargins, which constraints name: 'a.leading == root.leadingMargin'."
  case .frame:
    "Sizes and places are constraints, such as 'a.width == 100', or a frame with x, y, width and height."
  case .row: "Rows and columns are views of type stackView with axis, distribution, alignment and spacing."
  }
}

/// A hint about a missing member that every document has and whose meaning its name does not say.
func remedy(forMissing key: String) -> String {
  switch key {
  case "device": " Name one, such as 'iPhone 15'; GET /v1/devices lists them."
  case "hierarchy": " It is the root view or controller: {\"id\": \"root\", \"subviews\": […]}."
  case "default": " It is the value where no size class matches."
  case "to", "from":
    " A transition has two environments: {\"from\": {}, \"to\": {\"orientation\": \"landscape\"}}."
  case "when": " It says when the rule holds: {\"minWidth\": 600}."
  case "firstAttribute": " It is the attribute that the constraint is about, such as 'top'."
  default: ""
  }
}

/// A hint about a value of another type.
func remedy(for found: JSONType, in expected: String) -> String {
  if expected == "an array of constraints" {
    return " Such as [\"a.top == root.top + 8\", \"a.height == 44\"]."
  }
  if expected.hasPrefix("an array of views"), found == .object { return " Put the view in brackets: [{…}]." }
  guard found == .string else {
    return found == .number && expected == "a string" ? " Strings stand in double quotes." : ""
  }
  if expected == "true or false" { return " They are written without quotes." }
  let isNumber = ["a number", "a whole number", "a length", "a point size"].contains {
    expected.hasPrefix($0)
  }
  return isNumber ? " Numbers are written without quotes and without units." : ""
}

/// A hint about a name that nothing has.
func remedy(forReference id: String) -> String {
  if [".contentLayout", ".frameLayout", ".contentLayoutGuide", ".frameLayoutGuide"].contains(
    where: id.hasSuffix)
  {
    return " Only scroll views have the guides contentLayout and frameLayout."
  }
  let parts = id.split(separator: ".")
  switch parts.first ?? "" {
  case "superview", "parent", "super":
    return " What is beside it has no superview: name the view by its id, or 'view' for the root view."
  case "contentView", "cell":
    return " Only what stands in a cell has one: give a view this id, or name the cell's views."
  case _ where parts.count > 1 && id.utf8.count <= 80:
    return
      " Behind the id of a view stands one of its guides, such as '\(parts[0]).safeArea' or '\(parts[0]).layoutMargins'."
  default: return " Give a node this id, or name one that is there."
  }
}

/// A hint about an attribute that UIKit does not have and that resembles none.
func remedy(forAttribute name: String) -> String {
  if name.lowercased().contains("ratio") { return " A ratio is a multiplier: 'a.width == 1.5 * a.height'." }
  return
    " There are top, bottom, leading, trailing, left, right, width, height, centerX, centerY, firstBaseline, "
    + "lastBaseline, and edges, size and center for several."
}

/// A hint about a visual format whose names are not known.
func remedy(for error: VisualFormatError) -> String {
  switch error {
  case .unknownMetric: " Views stand in brackets; numbers with a name stand under metrics."
  case .unknownViewName: " Names are ids, or stand under views."
  default: ""
  }
}

/// What constraint strings look like.
let constraintExample = " A constraint is written as 'title.top == root.top + 8 @750', or as code has it."
