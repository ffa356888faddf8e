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
  var views: [String: Int] = [:]
  for (index, view) in document.views.enumerated() { views[view.id] = index }
  var controllers: [String: Int] = [:]
  for (index, controller) in document.controllers.enumerated() { controllers[controller.id] = index }
  var barItems: [String: Int] = [:]
  for index in document.controllers.indices where document.controllers[index].hasBarItems {
    for id in document.controllers[index].barItems.ids { barItems[id] = index }
  }
  var used: Set<String> = []
  for (key, text) in texts {
    guard let (id, property) = TextProperty.split(key) else { continue }
    if let view = views[id] {
      if document.setText(property, ofView: view, to: text) { used.insert(key) }
    } else if property == .title, let controller = controllers[id] {
      document.controllers[controller].title = text
      used.insert(key)
    } else if property == .title, let controller = barItems[id] {
      document.controllers[controller].barItems.setTitle(ofItem: id, to: text)
      used.insert(key)
    }
  }
  return used
}

/// A text of an object, by the name that it has in keys.
private enum TextProperty: Equatable {
  case text, attributedText, placeholder, title, normalTitle, configurationTitle, configurationSubtitle
  case segment(Int)

  /// Longer names before those that they end with.
  private static let suffixes: [(name: String, property: TextProperty)] = [
    (".configuration.title", .configurationTitle), (".configuration.subtitle", .configurationSubtitle),
    (".attributedText", .attributedText), (".normalTitle", .normalTitle), (".placeholder", .placeholder),
    (".title", .title), (".text", .text),
  ]

  /// The parts of a key, nil for one that means no text of a layout.
  static func split(_ key: String) -> (id: String, property: TextProperty)? {
    for (name, property) in suffixes where key.hasSuffix(name) {
      return (String(key.dropLast(name.count)), property)
    }
    guard key.hasSuffix("]"), let bracket = key.lastIndex(of: "["),
      key[..<bracket].hasSuffix(".segmentTitles"),
      let index = Int(key[key.index(after: bracket)...].dropLast()), index >= 0
    else { return nil }
    return (String(key[..<bracket].dropLast(".segmentTitles".count)), .segment(index))
  }
}

extension DocumentDraft {
  /// Sets a text of a view; false if views of its type have none such.
  fileprivate mutating func setText(_ property: TextProperty, ofView index: Int, to text: String) -> Bool {
    var content = content(ofView: index)
    let texts = views[index].type.facts.texts
    switch property {
    case .text where texts.contains(.text): content.text = text
    case .attributedText where texts.contains(.text):
      // The table has no fonts: the text has that of its first part.
      content.attributedText = [AttributedRun(text: text, font: content.attributedText?.first?.font)]
    case .placeholder where texts.contains(.placeholder): content.placeholder = text
    // With a configuration the title of the state is that of a button for older systems.
    case .normalTitle where texts.contains(.titles) && content.configuration == nil: content.title = text
    case .configurationTitle where texts.contains(.titles) && content.configuration != nil:
      content.configuration?.title = text
    case .configurationSubtitle where texts.contains(.titles) && content.configuration != nil:
      content.configuration?.subtitle = text
    case .segment(let place) where texts.contains(.segments) && place < content.segments.count:
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
