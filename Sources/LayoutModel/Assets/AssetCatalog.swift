/// The assets of a document, found by name.
package struct AssetCatalog: Sendable {
  /// In the order in which they were added.
  package private(set) var sets: [AssetSet] = []
  /// Indices in ``sets`` by name and type.
  private var indices: [Key: Int] = [:]

  private struct Key: Hashable, Sendable {
    var name: String
    var type: AssetType
  }

  /// What an asset is looked up for. Images, colours and data have names of their own (assets F-5).
  package enum Use: Hashable, Sendable, CaseIterable {
    case image, color, data
  }

  package init() {}

  /// Adds a set. Of two with one name and type the first is found; the second is kept with a diagnostic.
  package mutating func add(_ set: AssetSet) {
    let key = Key(name: set.name, type: set.type)
    var set = set
    if indices[key] == nil {
      indices[key] = sets.count
    } else {
      set.note(
        .duplicateAssetName, "Another \(set.type.rawValue) before this one is called '\(set.name)'.",
        at: set.pointer)
    }
    sets.append(set)
  }

  /// The index of the set that a name means; empty components of the name count nothing (assets F-4).
  ///
  /// For an image, a symbol set wins over an image set (assets F-5). A set of a type that is never chosen is
  /// found where no other is.
  package func index(named name: String, for use: Use) -> Int? {
    let types: [AssetType] =
      switch use {
      case .image: [.symbolset, .imageset]
      case .color: [.colorset]
      case .data: [.dataset]
      }
    for name in [name, normalized(name)] {
      for type in types {
        if let index = indices[Key(name: name, type: type)] { return index }
      }
      guard use == .image else { continue }
      for type in AssetType.known where !type.isSelectable {
        if let index = indices[Key(name: name, type: type)] { return index }
      }
    }
    return nil
  }

  private func normalized(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "/")) ? name.split(separator: "/").joined(separator: "/") : name
  }
}
