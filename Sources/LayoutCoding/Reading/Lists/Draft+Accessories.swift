import JSON
import LayoutModel

// What cells and text views say in objects of their own.

extension Draft {
  /// `NSTextContainer` of a text view: the padding of its lines.
  mutating func readTextContainer(ofView view: Int) throws(ReadingEnded) {
    guard let padding = try object(textContainerMembers)?.flatMap(\.self) else { return }
    document.apply(.content(\.lineFragmentPadding, padding), toView: view)
  }

  /// The accessories of a list cell: words, or objects with a type. Those that a cell shows while it is edited take no
  /// room otherwise.
  mutating func readAccessories(ofCell cell: Int) throws(ReadingEnded) {
    let types = try array("an array of accessories") { (draft) throws(ReadingEnded) in
      guard try draft.reader.stands(.string) else {
        return try draft.object(accessoryMembers)?.flatMap(\.self)
      }
      return try draft.reader.word(CellAccessory.self)
    }
    for type in types ?? [] {
      if let accessory = type.accessoryType {
        document.apply(.cell(\.accessoryType, accessory), toView: cell)
      }
    }
  }
}

private let textContainerMembers = Members(
  "an object about a text container", Double?.none, [.init("lineFragmentPadding", .length, \.self)],
  ignoring: ["widthTracksTextView", "heightTracksTextView", "lineBreakMode", "maximumNumberOfLines"])

private let accessoryMembers = Members(
  "an object about an accessory", CellAccessory?.none, [.init("type", .word, \.self, isNeeded: true)],
  ignoring: [
    "displayed", "isHidden", "hidden", "tintColor", "backgroundColor", "options", "actionHandler", "style",
    "customView",
    "placement", "reservedLayoutWidth", "maintainsFixedSize",
  ])

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
