import JSON
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Buttons of both kinds.
extension DocumentWriter {
  mutating func writeButton(_ view: Object, _ id: String) {
    let title = ofShownState("titles", view)
    let image = ofShownState("images", view)
    if let type = word("buttonType", view), ButtonType(rawValue: type)?.hasSymbol == true {
      member("buttonType", type)
    }
    let configuration = value("configuration", view)
    if case .unknown? = configuration { hole(.view, configuration, target: "\(id).configuration") }
    if case .object(let attributed)? = ofShownState("attributedTitles", view) {
      writeAttributed(attributed, "title", id)
    } else {
      writeText("title", title, id)
    }
    writeImage(image, id)
    tellInnerLayout(of: view, id, besideImage: image != nil)
    writeSymbolConfiguration(
      "preferredSymbolConfiguration", ofShownState("symbolConfigurations", view), id)
    if let configuration, case .structure = configuration { return writeConfiguration(configuration, id) }
    let font = object("titleLabel", view).flatMap { value("givenFont", $0) } ?? .none
    if case .none = font, word("buttonType", view) == "custom", title ?? image != nil {
      // Documents mean buttons of the system.
      object("font", [("pointSize", 18)])
    }
    writeFont(font, id)
    writeImage(ofShownState("backgroundImages", view), id, "backgroundImage")
    insets("contentEdgeInsets", value("contentEdgeInsets", view), id, unless: [0, 0, 0, 0])
  }

  /// Tells what code says of where title and image stand in a button: documents have the button alone.
  private mutating func tellInnerLayout(of view: Object, _ id: String, besideImage: Bool) {
    let label = object("titleLabel", view)
    // A constraint names the title's label, so it is there.
    if label.flatMap({ object("ownSuperview", $0) }) === view, !besideImage { return }
    var said = ["titleEdgeInsets", "imageEdgeInsets"].filter { key in
      value(key, view)?.unknownPart != nil
        || numbers(value(key, view), ["top", "left", "bottom", "right"]).map { $0 != [0, 0, 0, 0] } ?? false
    }
    for (key, usual) in [("contentHorizontalAlignment", "center"), ("contentVerticalAlignment", "center")]
    where value(key, view)?.unknownPart != nil || word(key, view) ?? usual != usual {
      said.append(key)
    }
    said += ["contentRect", "titleRect", "imageRect"].filter { interpreter.isOverridden($0, view) }
    if let label, number("numberOfLines", label) ?? 1 != 1 {
      said.append("titleLabel.numberOfLines")
    }
    if let configuration = value("configuration", view), case .structure = configuration,
      word(interpreter.field("titleAlignment", of: configuration)) ?? "automatic" != "automatic"
    {
      said.append("configuration.titleAlignment")
    }
    for key in said {
      tell(
        .text, "\(id).\(key)", view, "Documents do not have the \(key) of \(id), which places what is in it.")
    }
  }

  /// The title, image and symbol of a button as it is shown: what was set for the state that it is in, or else for the normal one.
  private mutating func ofShownState(_ variable: String, _ view: Object) -> Value? {
    guard case .dictionary(let states)? = value(variable, view) else { return nil }
    var state: UInt = 0
    for (flag, usual, bit) in Self.states {
      var found = self.flag(flag, view) ?? usual
      if case .unknown(let unknown)? = value(flag, view), states.keys.contains(where: { $0.bits & bit != 0 })
      {
        found = choose(unknown)
      }
      if found != usual { state |= bit }
    }
    return states[key: .integer(Int(state), .uint)] ?? states[key: .integer(0, .uint)]
  }

  /// The flags of a control that are states of it, what they usually are, and the bits of the states.
  private static let states: [(String, Bool, UInt)] = [
    ("isHighlighted", false, 1), ("isEnabled", true, 2), ("isSelected", false, 4),
  ]

  private mutating func writeConfiguration(_ configuration: Value, _ id: String) {
    let font = run.read("titleFont", of: configuration)
    json.key("configuration")
    json.beginObject()
    if case .string(let style)? = interpreter.field("baseStyle", of: configuration) {
      member("style", style)
    }
    writeText("title", run.read("shownTitle", of: configuration), "\(id).configuration")
    writeText("subtitle", run.read("shownSubtitle", of: configuration), "\(id).configuration")
    writeImage(interpreter.field("image", of: configuration), id)
    for key in ["imagePadding", "titlePadding"] {
      let padding = interpreter.field(key, of: configuration)
      hole(.number, padding, target: "\(id).configuration.\(key)")
      if let number = number(padding), number != 0 { member(key, number) }
    }
    let placement = interpreter.field("imagePlacement", of: configuration)
    hole(.number, placement, target: "\(id).configuration.imagePlacement")
    if let word = bits(placement).flatMap({ Self.placements[$0] }) { member("imagePlacement", word) }
    insets(
      "contentInsets", interpreter.field("givenContentInsets", of: configuration), id,
      ["top", "leading", "bottom", "trailing"])
    writeSymbolConfiguration(
      "preferredSymbolConfigurationForImage",
      interpreter.field("preferredSymbolConfigurationForImage", of: configuration), id)
    json.endObject()
    writeFont(font, id)
  }

  /// Sides of the title, but for the usual one.
  private static let placements: [UInt64: String] = [1: "top", 4: "bottom", 8: "trailing"]
}

extension Value {
  /// The bits of a state.
  fileprivate var bits: UInt { if case .integer(let bits, _) = self, bits > 0 { UInt(bits) } else { 0 } }
}
