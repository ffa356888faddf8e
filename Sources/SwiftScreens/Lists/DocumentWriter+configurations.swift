import JSON
import LayoutModel
import SwiftInterpreter

/// The system's content of cells: an image and two texts.
extension DocumentWriter {
  /// Writes what the system shows in a cell. Other configurations make views.
  mutating func writeContentConfiguration(of cell: Object, _ id: String) {
    guard let configuration = value("contentConfiguration", cell), case .structure = configuration,
      case .string(let type)? = interpreter.field("baseStyle", of: configuration)
    else { return }
    let target = "\(id).contentConfiguration"
    json.key("contentConfiguration")
    json.beginObject()
    member("type", type)
    writeContentText("text", "attributedText", of: configuration, target)
    writeContentText("secondaryText", "secondaryAttributedText", of: configuration, target)
    writeImage(interpreter.field("image", of: configuration), target)
    writeFlag(
      Self.sideBySide, interpreter.field(Self.sideBySide, of: configuration), unless: type == "valueCell")
    writeImageProperties(interpreter.field("imageProperties", of: configuration), target)
    writeProperties("textProperties", of: configuration, unless: .body, target)
    writeProperties("secondaryTextProperties", of: configuration, unless: .caption1, target)
    json.endObject()
    tellOthers(of: configuration, cell, target)
  }

  private static let sideBySide = "prefersSideBySideTextAndSecondaryText"

  /// A text of the system's content, the one with attributes before the plain one.
  private mutating func writeContentText(
    _ key: String, _ attributedKey: String, of configuration: Value, _ id: String
  ) {
    let attributed = interpreter.field(attributedKey, of: configuration)
    if case .object(let text)? = attributed {
      writeAttributed(text, key, id, as: attributedKey)
    } else {
      hole(.text, attributed, target: "\(id).\(attributedKey)")
      writeText(key, interpreter.field(key, of: configuration), id)
    }
  }

  /// How large the image of a configuration is, and how its symbol is drawn.
  private mutating func writeImageProperties(_ properties: Value?, _ id: String) {
    guard let properties else { return }
    let target = "\(id).imageProperties"
    let members = membersWritten { writer in
      writer.writeSymbolConfiguration(
        "preferredSymbolConfiguration",
        writer.interpreter.field("preferredSymbolConfiguration", of: properties), target)
      for size in ["maximumSize", "reservedLayoutSize"] {
        writer.insets(
          size, writer.interpreter.field(size, of: properties), target, ["width", "height"], unless: [0, 0])
      }
    }
    write("imageProperties", members)
  }

  /// How a text of a configuration looks, where that is not as the system has it.
  private mutating func writeProperties(
    _ key: String, of configuration: Value, unless usual: TextStyle, _ id: String
  ) {
    guard let properties = interpreter.field(key, of: configuration),
      let font = interpreter.field("font", of: properties)
    else { return }
    var style: TextStyle?
    if case .object(let object) = font, let descriptor = self.object("descriptor", object) {
      style = textStyle(of: descriptor)
    }
    let target = "\(id).\(key)"
    let (alignment, breakMode, lines, adjusts) = (
      interpreter.field("alignment", of: properties), interpreter.field("lineBreakMode", of: properties),
      interpreter.field("numberOfLines", of: properties),
      interpreter.field("adjustsFontForContentSizeCategory", of: properties)
    )
    let members = membersWritten { writer in
      if style != usual { writer.writeFont(font, target) }
      if let lines = writer.number(lines), lines > 0 { writer.member("numberOfLines", lines) }
      writer.writeWord("alignment", alignment, target, unless: "natural")
      writer.writeWord("lineBreakMode", breakMode, target, unless: "byTruncatingTail")
      writer.writeFlag("adjustsFontForContentSizeCategory", adjusts, unless: true)
    }
    write(key, members)
  }

  /// Writes an object of members that were written elsewhere, if there are any.
  private mutating func write(_ key: String, _ members: [JSONTree.Member]) {
    if members.isEmpty { return }
    json.key(key)
    json.beginObject()
    for member in members {
      json.key(member.key)
      member.value.write(to: &json)
    }
    json.endObject()
  }

  /// Tells what code says of a content and documents do not have: what is around and between its parts, and letters that are made large
  /// or small.
  private mutating func tellOthers(of configuration: Value, _ cell: Object, _ id: String) {
    for (variable, usual) in Self.distances {
      let value = interpreter.field(variable, of: configuration)
      let found = numbers(value, ["top", "leading", "bottom", "trailing"]) ?? number(value).map { [$0] }
      if found == usual { continue }
      tell(.number, "\(id).\(variable)", cell, "Documents do not have \(variable) of a content.")
    }
    for key in ["textProperties", "secondaryTextProperties"] {
      guard let properties = interpreter.field(key, of: configuration),
        word(interpreter.field("transform", of: properties)) != "none"
      else { continue }
      tell(.text, "\(id).\(key).transform", cell, "Documents do not have the transform of a text.")
    }
  }

  /// The variables of a content that say distances, and what they are where code says nothing.
  private static let distances: [(String, [Double])] = [
    ("directionalLayoutMargins", [11, 16, 11, 16]), ("imageToTextPadding", [16]),
    ("textToSecondaryTextHorizontalPadding", [6]), ("textToSecondaryTextVerticalPadding", [3]),
  ]
}
