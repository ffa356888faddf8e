import Foundation
import JSON
import LayoutModel
import TestSupport

@testable import LayoutCoding

/// Documents of files, as they are read.
enum WrittenDocuments {
  /// The files below some folders of the repository whose text is JSON, from its root.
  static func files(in folders: [String]) -> [String] {
    folders.flatMap { folder in
      let root = Repository.root.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false))
      return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".json") }.map {
        "\(folder)/\($0)"
      }
    }.sorted()
  }

  /// The documents in a JSON text, wherever they stand: of transitions both ends. What cannot be read is left out.
  static func documents(in bytes: [UInt8]) -> [LayoutDocument] {
    bytes.withUnsafeBytes { JSONTree($0) }.map { documents(in: $0) } ?? []
  }

  private static func documents(in tree: JSONTree) -> [LayoutDocument] {
    switch tree {
    case .array(let elements): return elements.flatMap { documents(in: $0) }
    case .object(let members):
      if members.contains(where: { $0.name == "hierarchy" }) {
        let found = read(tree.written)
        if !found.isEmpty { return found }
      }
      return members.flatMap { documents(in: $0.value) }
    default: return []
    }
  }

  static func read(_ bytes: [UInt8]) -> [LayoutDocument] {
    if let document = try? document(bytes) { return [document] }
    guard let transition = try? decodeTransitionRequest(bytes) else { return [] }
    // Controllers that are asked for stand in no document.
    return (transition.requests.isEmpty ? [transition.from, transition.to] : [transition.from]).map(
      \.document)
  }

  /// A document that may say no device.
  static func document(_ bytes: [UInt8]) throws(FaultList) -> LayoutDocument {
    var overrides = EnvironmentOverrides()
    overrides.device = DeviceCatalogue.embedded.device(named: "iPhone 8")
    return try decodeLayoutRequest(bytes, overrides: overrides).document
  }

  /// What differs when a document is written and read, nil where nothing does.
  static func difference(of document: LayoutDocument) -> String? {
    do {
      let bytes = try encode(document)
      let other = try Self.document(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      if try encode(other) != bytes {
        return "written again: \(text) \(String(decoding: try encode(other), as: UTF8.self))"
      }
      // Behind visual format strings a constraint may lose the view that holds it, never its place.
      let hasOwners = keepsPlaces(document)
      let (one, two) = (
        DocumentContent(document, hasOwners: hasOwners), DocumentContent(other, hasOwners: hasOwners)
      )
      guard let difference = one.difference(from: two) else { return nil }
      return difference
    } catch let error as FaultList {
      return "faults: \(error.faults.prefix(2))"
    } catch {
      return "\(error)"
    }
  }

  /// Whether each constraint stands in the list in which it stood.
  private static func keepsPlaces(_ document: LayoutDocument, inList: Bool = false) -> Bool {
    ConstraintLists(document.draft, inList: inList).moved.isEmpty
      && document.lists.allSatisfy { list in
        list.templates.allSatisfy { keepsPlaces($0.document, inList: true) }
      }
  }
}
