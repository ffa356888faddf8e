package import LayoutModel
import UIKitDefaults

/// Puts translated texts in place of those of a document that came from an Interface Builder file.
///
/// A key is the object id with the property behind it, as Xcode writes it: `abc-12-xyz.text`, `.placeholder`,
/// `.normalTitle`, `.configuration.title`, `.configuration.subtitle`, `.attributedText`, `.segmentTitles[0]`, and `.title`
/// of a controller or a bar button item. A text without a key stays that of the file. Keys of objects that the document does not have, and of
/// what takes no room, as `.accessibilityLabel`, change nothing.
///
/// - Returns: The keys that changed something or said what stood there.
/// - Complexity: O(*n*) in the size of the document and of the table.
@discardableResult
package func localize(_ document: inout DocumentDraft, with texts: [String: String]) -> Set<String> {
  guard !texts.isEmpty else { return [] }
  let views = Dictionary(document.views.enumerated().map { ($1.id, $0) }) { $1 }
  let controllers = Dictionary(document.controllers.enumerated().map { ($1.id, $0) }) { $1 }
  var barItems: [String: Int] = [:]
  for index in document.controllers.indices where document.controllers[index].hasBarItems {
    for id in document.controllers[index].barItems.ids { barItems[id] = index }
  }
  var used: Set<String> = []
  for (key, text) in texts {
    guard let (id, property, place) = TextProperty.split(key) else { continue }
    if let view = views[id] {
      guard document.setText(property, place, ofView: view, to: text) else { continue }
    } else if property == .title, let controller = controllers[id] {
      document.controllers[controller].title = text
    } else if property == .title, let controller = barItems[id] {
      document.controllers[controller].barItems.setTitle(ofItem: id, to: text)
    } else {
      continue
    }
    used.insert(key)
  }
  return used
}

/// A text of an object, by the name that it has in keys. Longer names before those that they end with.
private enum TextProperty: String, CaseIterable {
  case configurationTitle = ".configuration.title"
  case configurationSubtitle = ".configuration.subtitle"
  case attributedText = ".attributedText"
  case normalTitle = ".normalTitle"
  case placeholder = ".placeholder"
  case title = ".title"
  case text = ".text"
  case segment = ".segmentTitles"

  /// The parts of a key, of a segment with its place; nil for one that means no text of a layout.
  static func split(_ key: String) -> (id: String, property: TextProperty, place: Int)? {
    let bracket = key.hasSuffix("]") ? key.lastIndex(of: "[") : nil
    let name = key[..<(bracket ?? key.endIndex)]
    let place = bracket.map { Int(key[key.index(after: $0)...].dropLast()) } ?? 0
    guard let place, place >= 0, let property = allCases.first(where: { name.hasSuffix($0.rawValue) }),
      (property == .segment) == (bracket != nil)
    else { return nil }
    return (String(name.dropLast(property.rawValue.count)), property, place)
  }
}

extension DocumentDraft {
  /// Sets a text of a view; false if views of its type have none such.
  fileprivate mutating func setText(
    _ property: TextProperty, _ place: Int, ofView index: Int, to text: String
  ) -> Bool {
    var content = content(ofView: index)
    let texts = views[index].type.facts.texts
    switch property {
    case .text where texts.contains(.text): content.text = text
    case .attributedText where texts.contains(.text):
      // The table has no fonts: the text has that of its first part.
      let first = content.attributedText?.first
      content.attributedText = [
        AttributedRun(text: text, font: first?.font, paragraphStyle: first?.paragraphStyle)
      ]
    case .placeholder where texts.contains(.placeholder): content.placeholder = text
    // With a configuration the title of the state is that of a button for older systems.
    case .normalTitle where texts.contains(.titles) && content.configuration == nil: content.title = text
    case .configurationTitle where texts.contains(.titles) && content.configuration != nil:
      content.configuration?.title = text
    case .configurationSubtitle where texts.contains(.titles) && content.configuration != nil:
      content.configuration?.subtitle = text
    case .segment where texts.contains(.segments) && place < content.segments.count:
      content.segments[place] = text
    default: return false
    }
    if let place = views[index].content {
      contents[Int(place)] = content
    } else {
      contents.append(content)
      views[index].content = Int32(contents.count - 1)
    }
    return true
  }
}
