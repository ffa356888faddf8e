import JSON
import LayoutCoding
import XML

/// What people call views and controllers.
extension OutletIndex {
  /// What the author called an object of a scene, at most 80 characters in one line; nil where he did not. That is the outlet
  /// that points to it, else its label in Xcode, else an identifier that the program sees, else the text that it shows, cut
  /// after 30 characters and maybe in quotes. A constraint's identifier comes first.
  func name(of element: XMLElement, in scene: Scene, isQuoted: Bool) -> String? {
    let outlet = element["id"].flatMap { property(to: $0, in: scene) }
    // The console names a constraint by its identifier.
    let identifier = element.name == "constraint" ? element["identifier"] : nil
    let names = [identifier, outlet, element["userLabel"], element.ownName]
    if let name = names.lazy.compactMap({ $0.flatMap { displayName($0, longest: 80) } }).first { return name }
    let shown = element.shownText.flatMap { displayName($0, longest: 30) }
    return isQuoted ? shown.map { "\"\($0)\"" } : shown
  }
}

extension SceneTranslator {
  /// Writes the id of a view, and its name if it has one besides.
  func writeNames(of view: SceneTree.View) {
    writer.member(ViewKey.id, view.id)
    let name = file.outlets.name(of: view.element, in: scene, isQuoted: false)
    if let name, name != view.id { writer.name(name, as: ViewKey.name) }
  }
}

extension JSONWriter {
  /// The name of a controller: its identifier in the storyboard, else its label, else its class.
  mutating func controllerName(of controller: XMLElement) {
    let names = ["storyboardIdentifier", "userLabel", "customClass"].lazy.compactMap { controller[$0] }
    let name = names.compactMap { displayName($0, longest: 80) }.first
    if let name, name != controller["id"] { self.name(name, as: ControllerKey.name) }
  }

  /// A name is no longer than an id.
  fileprivate mutating func name(_ name: String, as key: some MemberName) {
    let name = String(prefix(of: name, bytes: longestId))
    if !name.isEmpty { member(key, name) }
  }
}

extension XMLElement {
  /// An identifier that the program sees: of a segue its own, of a controller that of the storyboard or else its class,
  /// of others that of accessibility.
  fileprivate var ownName: String? {
    if name == "segue" { return self["identifier"] }
    if name.hasSuffix("Controller") { return first(of: "storyboardIdentifier", "customClass") }
    let accessibility = child("accessibility", key: "accessibilityConfiguration")
    if let identifier = accessibility?.first(of: "identifier") { return identifier }
    let attributes = list("userDefinedRuntimeAttributes")
    return attributes.first { $0["keyPath"] == "accessibilityIdentifier" }?.string(key: "value")
  }

  /// What it shows, nil if that is no text.
  fileprivate var shownText: String? {
    let texts: [String?] =
      switch name {
      case "label", "textView": [attributedString(key: "attributedText"), string(key: "text")]
      case "textField": [string(key: "placeholder"), string(key: "text")]
      case "searchBar": [string(key: "placeholder"), string(key: "prompt"), string(key: "text")]
      case "button": buttonTitles
      case "segmentedControl": [segmentTitles]
      case "tableViewSection": [string(key: "headerTitle")]
      case "navigationItem", "barButtonItem", "tabBarItem": [string(key: "title")]
      case _ where name.hasSuffix("Controller"): [string(key: "title")]
      default: []
      }
    return texts.lazy.compactMap { $0 }.first { !$0.isEmpty }
  }

  private var buttonTitles: [String?] {
    let configuration = child("buttonConfiguration", key: "configuration")
    let state = child("state", key: "normal")
    return [
      configuration?.attributedString(key: "attributedTitle"), configuration?.string(key: "title"),
      state?.attributedString(key: "attributedTitle"), state?.string(key: "title"),
    ]
  }

  private var segmentTitles: String {
    list("segments").prefix(20).compactMap { $0.string(key: "title") }.joined(separator: " | ")
  }

  private func attributedString(key: String) -> String? {
    child("attributedString", key: key)?.children.prefix(20).compactMap { $0.string(key: "content") }.joined()
  }
}

/// A text of a file as one line for people: blanks and line breaks become one blank, and characters that control
/// terminals or the direction of text are left out. Of a longer text an ellipsis tells; nil if nothing is left.
func displayName(_ text: String, longest: Int) -> String? {
  // Nearly all names are a word of ASCII.
  if !text.isEmpty, text.utf8.count <= longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
    return text
  }
  var scalars = String.UnicodeScalarView()
  var hasBlank = false
  // A character can have any number of scalars.
  let read = text.unicodeScalars.prefix(longest * 4)
  for scalar in read {
    if scalar.properties.isWhitespace {
      hasBlank = !scalars.isEmpty
    } else if isShown(scalar) {
      if hasBlank { scalars.append(" ") }
      scalars.append(scalar)
      hasBlank = false
    }
  }
  let name = String(scalars)
  let start = name.prefix(longest)
  let isCut = start.endIndex < name.endIndex || read.endIndex < text.endIndex
  return start.isEmpty ? nil : isCut ? "\(start)…" : name
}

private func isShown(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .privateUse: false
  // Of the characters of format only those that join letters and emoji.
  case .format: scalar == "\u{200C}" || scalar == "\u{200D}"
  default: true
  }
}

/// The outlets of a file, by what they point to.
struct OutletIndex {
  private struct Outlet {
    var property: String
    /// The object that has it.
    var owner: XMLElement

    /// Whether that is the object that loads a `.xib`.
    var isOfFileOwner: Bool { owner["placeholderIdentifier"] == "IBFilesOwner" }

    /// Whether the property says what the object is: not whom something asks, and not what every controller has.
    var isName: Bool {
      guard !["", "view", "contentView", "gestureRecognizers"].contains(property) else { return false }
      return !["delegate", "dataSource", "Delegate", "DataSource"].contains { property.hasSuffix($0) }
    }
  }

  /// In the order of the file.
  private var outlets: [String: [Outlet]] = [:]

  init(_ document: XMLDocument) {
    for element in document.elements where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"],
        let connections = element.parent, connections.name == "connections", let owner = connections.parent
      else { continue }
      outlets[destination, default: []].append(Outlet(property: property, owner: owner))
    }
  }

  /// The property of the first outlet that points to an object, whatever it says.
  func firstProperty(to id: String) -> String? { outlets[id]?.first?.property }

  /// The property of the outlet that names an object: one of the scene's controller or of the file's owner if
  /// there is one, else one of the scene, else the first of the file.
  func property(to id: String, in scene: Scene) -> String? {
    guard let outlets = outlets[id]?.filter(\.isName) else { return nil }
    let best =
      outlets.first { $0.isOfFileOwner || $0.owner.index == scene.controller?.index }
      ?? outlets.first { scene.root.isAtOrAbove($0.owner) } ?? outlets.first
    return best?.property
  }
}
