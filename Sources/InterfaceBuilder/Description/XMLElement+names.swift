/// What authors call objects, without a look at their outlets.
extension XMLElement {
  /// By which the console names a constraint.
  var constraintIdentifier: String? { name == "constraint" ? self["identifier"] : nil }

  /// An identifier that the program sees: of a segue its own, of a controller that of the storyboard or else its class,
  /// of others that of accessibility.
  var ownName: String? {
    if name == "segue" { return self["identifier"] }
    if name.hasSuffix("Controller") {
      return [self["storyboardIdentifier"], self["customClass"]].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
    if let identifier = child("accessibility", key: "accessibilityConfiguration")?["identifier"],
      !identifier.isEmpty
    {
      return identifier
    }
    guard let attributes = child("userDefinedRuntimeAttributes") else { return nil }
    for attribute in attributes.children where attribute["keyPath"] == "accessibilityIdentifier" {
      return attribute.string(key: "value")
    }
    return nil
  }

  /// What it shows, nil if that is no text.
  var shownText: String? {
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

  private var segmentTitles: String? {
    child("segments")?.children.prefix(20).compactMap { $0.string(key: "title") }.joined(separator: " | ")
  }

  private func attributedString(key: String) -> String? {
    child("attributedString", key: key)?.children.prefix(20).compactMap { $0.string(key: "content") }.joined()
  }
}

/// A text of a file as one line for people: blanks and line breaks become one blank, and characters that control
/// terminals or the direction of text are left out.
///
/// - Parameter longest: How many characters there may be; of a longer text an ellipsis tells.
/// - Returns: Nil if nothing is left.
func displayName(_ text: String, longest: Int) -> String? {
  // Nearly all names are a word of ASCII.
  if !text.isEmpty, text.utf8.count <= longest, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
    return text
  }
  // A character can have any number of scalars.
  let mostScalars = longest * 4
  var scalars = String.UnicodeScalarView()
  var hasBlank = false
  var count = 0
  var isCut = false
  for scalar in text.unicodeScalars {
    count += 1
    if count > mostScalars {
      isCut = true
      break
    }
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
  if start.endIndex < name.endIndex { isCut = true }
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
