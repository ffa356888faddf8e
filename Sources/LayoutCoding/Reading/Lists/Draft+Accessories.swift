import JSON
import LayoutModel

// What cells and text views say in objects of their own.

extension Draft {
  /// `NSTextContainer` of a text view: the padding of its lines.
  mutating func readTextContainer(ofView view: Int) throws(ReadingEnded) {
    guard let parts = try object(TextContainerParts.members) else { return }
    if let padding = parts.lineFragmentPadding {
      document.apply(.content(\.lineFragmentPadding, padding), toView: view)
    }
    if let lines = parts.maximumNumberOfLines {
      document.apply(.content(\.maximumNumberOfLines, lines), toView: view)
    }
  }

  /// `UIKeyboardLayoutGuide` of a view.
  mutating func readKeyboardGuide(ofView view: Int) throws(ReadingEnded) {
    guard let parts = try object(KeyboardGuideParts.members) else { return }
    if let uses = parts.usesBottomSafeArea {
      document.apply(.details(\.usesBottomSafeArea, uses), toView: view)
    }
    if let follows = parts.followsUndockedKeyboard {
      document.apply(.details(\.followsUndockedKeyboard, follows), toView: view)
    }
  }

  /// The title of a button without a configuration, in the font of its first piece.
  mutating func readAttributedTitle(ofButton button: Int) throws(ReadingEnded) {
    guard let runs = try attributedText() else { return }
    document.apply(.content(\.title, runs.map(\.text).joined()), toView: button)
    guard let font = runs.lazy.compactMap(\.font).first else { return }
    document.apply(.content(\.font, font), toView: button)
  }

  /// The accessories of a list cell: words, or objects with a type. Those that a cell shows while it is edited take no
  /// room otherwise.
  mutating func readAccessories(ofCell cell: Int) throws(ReadingEnded) {
    let types = try array("an array of accessories") { (draft) throws(ReadingEnded) in
      if try draft.reader.stands(.string) { return try draft.reader.word(CellAccessory.self) }
      guard let parts = try draft.object(AccessoryParts.members) else { return nil }
      if parts.type == nil, !parts.isCustom { draft.reader.fault(.missingKey("type")) }
      return parts.type
    }
    for type in types ?? [] {
      if let accessory = type.accessoryType {
        document.apply(.cell(\.accessoryType, accessory), toView: cell)
      }
    }
  }
}

/// What a view says of its keyboard guide in an object.
private struct KeyboardGuideParts: Sendable {
  var usesBottomSafeArea, followsUndockedKeyboard: Bool?

  static let members = Members(
    "an object about the keyboard guide", KeyboardGuideParts(),
    [
      .init("usesBottomSafeArea", .boolean, \.usesBottomSafeArea),
      .init("followsUndockedKeyboard", .boolean, \.followsUndockedKeyboard),
    ], ignoring: ["keyboardDismissPadding"])
}

/// What an object says of the container of a text view.
private struct TextContainerParts: Sendable {
  var lineFragmentPadding: Double?
  var maximumNumberOfLines: Int?

  static let members = Members(
    "an object about a text container", TextContainerParts(),
    [
      .init("lineFragmentPadding", .length, \.lineFragmentPadding),
      .init("maximumNumberOfLines", .integer(in: 0...1_000_000), \.maximumNumberOfLines),
    ], ignoring: IgnoredKeys.ofTextContainers)
}

/// What an object says of an accessory: its kind as a word, or as the name of the member that has the rest.
private struct AccessoryParts: Sendable {
  var type: CellAccessory?
  var isCustom = false

  static let members = Members(
    "an object about an accessory", AccessoryParts(),
    [.init("type", .word, \.type, or: "kind")]
      + CellAccessory.allCases.filter { $0 != .customView }.map { accessory in
        .init(accessory.rawValue) { (draft, parts) throws(ReadingEnded) in
          parts.type = accessory
          try draft.reader.skipValue()
        } write: { _, _ in
        }
      } + [
        .init("customView") { (draft, parts) throws(ReadingEnded) in
          parts.isCustom = true
          try draft.reader.skipValue()
        } write: { _, _ in
        }
      ], ignoring: IgnoredKeys.ofAccessories)
}

/// `UICellAccessory`, by the names of its makers.
enum CellAccessory: String, DocumentWord {
  case disclosureIndicator, outlineDisclosure, checkmark, detail, detailButton, detailDisclosureButton
  case delete, insert, reorder, multiselect, popUpMenu, label, customView

  static let words = Words<Self>("UICellAccessory")

  /// What takes the same room in cells of tables; nil for what a cell shows only while it is edited.
  fileprivate var accessoryType: CellAccessoryType? {
    switch self {
    case .disclosureIndicator, .outlineDisclosure: .disclosureIndicator
    case .checkmark: .checkmark
    case .detail, .detailButton: .detailButton
    case .detailDisclosureButton: .detailDisclosureButton
    case .delete, .insert, .reorder, .multiselect, .popUpMenu, .label, .customView: nil
    }
  }
}
