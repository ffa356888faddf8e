import JSON

// What to do instead, as sentences that follow what is wrong; empty where that says it all.

/// - Parameters:
///   - nearest: What was suggested.
///   - known: All that there is, where that is little.
func remedy(forUnknown key: String, _ nearest: [String], _ known: [String]) -> String {
  if let instead = insteadOfKeys[key] { return " \(instead)" }
  if !nearest.isEmpty { return "" }
  if known.isEmpty, let subject = OtherWords.subject(of: key) {
    if key == "height" { return " Sizes are constraints, 'a.height == 100'\(WrittenOtherwise.orFrame)." }
    return " \(sentence(subject))"
  }
  if ["presented", "navigationItem", "tabBarItem", "modalPresentationStyle", "viewControllers"].contains(key)
  {
    return " Controllers have it, around their views: {\"\(key)\": …, \"view\": {…}}."
  }
  if !known.isEmpty { return " There \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))." }
  // What these are is said of the whole request.
  if ["from", "to", "hierarchy"].contains(key) { return "" }
  return " /openapi.yaml lists what there is; what a layout does not need can be left out."
}

/// What to do about a parameter that an address does not read.
///
/// - Parameter known: Those that it reads.
func remedy(forParameter name: String, _ known: [String]) -> String {
  switch name.lowercased() {
  case "format", "output", "as", "accept", "type", "form", "f":
    return
      " The form of an answer is asked for in a header: 'Accept: image/png', image/svg+xml, text/html or text/plain."
  case "pretty", "indent": return " An answer stands on one line; 'Accept: text/plain' is for people."
  default: break
  }
  if known.isEmpty { return " This address reads none." }
  return known.count <= 12
    ? " There are \(known.joined(separator: ", "))." : " /openapi.yaml lists those of this address."
}

/// What to do about a key that views of a type do not use and for which they have no other.
func remedy(forUnused key: String, _ type: String) -> String {
  let types = [
    "text": "label", "attributedText": "label", "title": "button", "placeholder": "textField",
    "segments": "segmentedControl", "numberOfPages": "pageControl",
  ]
  if type == "view", key == "title" {
    return " A button has one, and a controller around its view: {\"title\": …, \"view\": {…}}."
  }
  if type == "view", let meant = types[key] {
    return " A \(meant) has: \"type\": \"\(meant)\"."
  }
  switch key {
  case "text", "title", "attributedText": return " Leave it out, or put a label beside it."
  case "placeholder": return " Only a textField and a searchBar have one: leave it out."
  case "segments", "items": return " Only a segmentedControl and bars have them: leave them out."
  default: return " Leave it out."
  }
}

/// What to do about a key that only nodes of another type have.
func remedy(forKey key: String, ofType type: String) -> String {
  switch key {
  case "primary", "secondary", "supplementary", "compact", "rootViewController", "topViewController":
    "Controllers of other types have children: {\"children\": [{…}]}."
  default: "Give it that type, or leave '\(key)' out."
  }
}

/// The name of a type with its article.
func withArticle(_ type: String, isFirst: Bool = true) -> String {
  let isVowel = type.first.map { "aeiou".contains($0) } ?? false
  return "\(isFirst ? "A" : "a")\(isVowel ? "n" : "") \(type)"
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
  case "portraitSize":
    " It is the size of the screen in points: {\"portraitSize\": {\"width\": 390, \"height\": 844}}."
  case "firstAttribute": " It is the attribute that the constraint is about, such as 'top'."
  default: ""
  }
}

/// A hint about a value of another type.
func remedy(for found: JSONType, in expected: String) -> String {
  if ["a view", "a controller"].contains(expected) {
    return found == .array
      ? " It is one object; what lies in it are its subviews."
      : found == .string ? " Such as {\"id\": \"root\"}." : ""
  }
  if expected.hasPrefix("the name of a device"), found == .array {
    return " Several are asked for in environments: {\"environments\": {\"devices\": […]}}."
  }
  if expected == "an environment", found == .string { return " Such as {\"device\": \"iPhone 17\"}." }
  if expected == "an array of environments" { return " Put the object in brackets: [{…}]." }
  if expected == "a layout document, which is an object" {
    return found == .array
      ? " Send one object; several devices or windows of it go into its environments."
      : found == .string ? " Send the document itself, without quotes around it." : ""
  }
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
    return
      " A root view has no superview: its controller lays it out, so leave the constraint out, or name another view by its id."
  case "contentView", "cell":
    return
      " Only what stands in a cell has one: here what is around a view is its 'superview', and the root view is 'view'."
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
func remedy(for error: VisualFormatError, in format: String) -> String {
  switch error {
  case .expectedMoreInput where format.hasSuffix("-"):
    " Behind '-' stands '|' or a view in brackets: '\(format)\(format.contains("[") ? "|" : "[a]")'."
  case .expectedMoreInput: " A format ends with a view in brackets or with '|'."
  case .unknownMetric: " Views stand in brackets; numbers with a name stand under metrics."
  case .unknownViewName: " Names are ids, or stand under views."
  default: ""
  }
}

/// What constraint strings look like.
let constraintExample = " A constraint is written as 'title.top == root.top + 8 @750', or as code has it."
