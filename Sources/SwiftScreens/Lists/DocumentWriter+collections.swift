import JSON
import LayoutModel
import SwiftInterpreter

/// Layouts of collections.
extension DocumentWriter {
  mutating func writeLayout(_ layout: ShownList.Layout?, _ id: String) {
    guard let layout else { return }
    json.key("collectionViewLayout")
    json.beginObject()
    switch layout {
    case .flow(let flow):
      json.key("flow")
      json.beginObject()
      writeFlow(flow, id)
      json.endObject()
    case .compositional(let whole, let sections):
      json.key("compositional")
      json.beginObject()
      if let configuration = object("configuration", whole) {
        if word("scrollDirection", configuration) == "horizontal" { member("scrollDirection", "horizontal") }
        writeNumber("interSectionSpacing", configuration, id)
        writeWord("contentInsetsReference", configuration, id, unless: "automatic")
        writeBoundaryItems(of: configuration, id)
      }
      json.key("sections")
      json.beginArray()
      for section in sections { writeSection(section, id) }
      json.endArray()
      json.endObject()
    }
    json.endObject()
  }

  /// The flow layout that a collection has; nil where it has another one.
  func flow(of collection: Object) -> ShownList.Layout? {
    guard let layout = object("collectionViewLayout", collection),
      layout.type.superclasses.contains(where: { $0.text == "UICollectionViewFlowLayout" })
    else { return nil }
    return .flow(layout)
  }

  private mutating func writeFlow(_ flow: Object, _ id: String) {
    if word("scrollDirection", flow) == "horizontal" { member("scrollDirection", "horizontal") }
    writeSize("itemSize", of: flow, id, unless: [50, 50])
    writeSpaces(of: flow, id)
    writeWord("sectionInsetReference", flow, id, unless: "fromContentInset")
    let estimate = value("estimatedItemSize", flow)
    if numbers(estimate, ["width", "height"])?.contains(where: { $0 > 1e6 }) == true {
      member("estimatedItemSize", "automatic")
    } else {
      insets("estimatedItemSize", estimate, id, ["width", "height"], unless: [0, 0])
    }
  }

  /// Writes what a flow layout has for each section, where that is something else than UIKit's own or than another one has.
  mutating func writeSpaces(of flow: Object, _ id: String, unlikeThoseOf usual: Object? = nil) {
    for key in ["headerReferenceSize", "footerReferenceSize"] {
      writeSize(
        key, of: flow, id, unless: usual.map { numbers(value(key, $0), ["width", "height"]) } ?? [0, 0])
    }
    for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      writeNumber(key, flow, id, unless: usual.map { number(key, $0) ?? -1 } ?? 10)
    }
    let (key, sides) = ("sectionInset", ["top", "left", "bottom", "right"])
    insets(
      key, value(key, flow), id, sides, unless: usual.map { numbers(value(key, $0), sides) } ?? [0, 0, 0, 0])
  }

  private mutating func writeSize(_ key: String, of flow: Object, _ id: String, unless usual: [Double]?) {
    let (size, sides) = (value(key, flow), ["width", "height"])
    if numbers(size, sides)?.contains(where: { $0 < 0 || $0 > 1e7 }) == true {
      tell(.number, "\(id).\(key)", flow, "The \(key) of \(id) is not one that it can have.")
    } else {
      insets(key, size, id, sides, unless: usual)
    }
  }

  private mutating func writeSection(_ section: Value, _ id: String) {
    json.beginObject()
    defer { json.endObject() }
    let configuration: Value
    if case .object(let section) = section {
      writeSection(section, id)
      configuration = value("listConfiguration", section) ?? .none
    } else {
      configuration = section
    }
    guard case .structure = configuration else { return }
    json.key("list")
    json.beginObject()
    for key in ["appearance", "headerMode", "footerMode"] {
      guard let word = word(interpreter.field(key, of: configuration)), word != "none" else { continue }
      member(key, word)
    }
    member("headerTopPadding", number(interpreter.field("headerTopPadding", of: configuration)))
    if case .boolean(false)? = interpreter.field("showsSeparators", of: configuration) {
      member("showsSeparators", false)
    }
    json.endObject()
  }
}
