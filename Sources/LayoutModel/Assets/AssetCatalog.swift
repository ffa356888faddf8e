/// The assets of a document, found by name.
package struct AssetCatalog: Sendable {
  /// In the order in which they were added.
  package private(set) var sets: [AssetSet] = []
  private var indices: [Key: Int] = [:]
  /// Why sets of an archive cannot be read. They fail a request only if it uses them (AS-unreadable).
  private var unreadable: [Key: [Fault]] = [:]

  private struct Key: Hashable, Sendable {
    var name: String
    var type: AssetType
  }

  /// What an asset is looked up for. Images, colours and data have names of their own (AS-same-name).
  package enum Use: Sendable, CaseIterable {
    case image, color, data

    /// The types of sets that can be chosen for it, the preferred first.
    fileprivate var types: [AssetType] {
      switch self {
      case .image: [.symbolset, .imageset]
      case .color: [.colorset]
      case .data: [.dataset]
      }
    }
  }

  package init() {}

  /// Adds a set. Of two with one name and type the first is found; the second is kept with a diagnostic.
  package mutating func add(_ set: AssetSet) {
    let key = Key(name: set.name, type: set.type)
    var set = set
    if indices[key] == nil {
      indices[key] = sets.count
    } else {
      set.note(.duplicateAssetName(set.name, set.type), at: set.pointer)
    }
    sets.append(set)
  }

  /// Notes that a set is there but cannot be read.
  package mutating func addUnreadable(_ name: String, type: AssetType, faults: [Fault]) {
    let key = Key(name: name, type: type)
    if unreadable[key] == nil { unreadable[key] = faults }
  }

  /// Adds the sets of another catalog. Those that are here stay, with a note that they hide others (AS-archive).
  package mutating func add(_ other: AssetCatalog) {
    let own = indices
    for set in other.sets {
      if let hiding = set.type.sharingNames.lazy.compactMap({ own[Key(name: set.name, type: $0)] }).first {
        sets[hiding].note(.overridden(set.path), at: sets[hiding].pointer)
      } else {
        add(set)
      }
    }
    for (key, faults) in other.unreadable where own[key] == nil { unreadable[key] = faults }
  }

  /// Adds the sets of another catalog in place of those of the same name and use, but for those that cannot be read.
  package mutating func replace(with other: AssetCatalog) {
    var result = AssetCatalog()
    for set in sets
    where !set.type.sharingNames.contains(where: { other.indices[Key(name: set.name, type: $0)] != nil }) {
      result.add(set)
    }
    result.unreadable = unreadable
    result.add(other)
    self = result
  }

  /// Why the set that a name means cannot be read; empty if there is a readable one or none at all.
  package func faults(named name: String, for use: Use) -> [Fault] {
    guard !unreadable.isEmpty, index(named: name, for: use) == nil else { return [] }
    let keys = meanings(of: name, for: use).flatMap { name in use.types.map { Key(name: name, type: $0) } }
    return keys.lazy.compactMap { unreadable[$0] }.first ?? []
  }

  /// The index of the set that a name means; empty components of the name count nothing, nor does the extension of an image where no
  /// set has it in its name (AS-lookup). For an image, a symbol set wins over an image set (AS-same-name). A set of a type that is never
  /// chosen is found where no other is.
  package func index(named name: String, for use: Use) -> Int? {
    for name in meanings(of: name, for: use) {
      for type in use.types {
        if let index = indices[Key(name: name, type: type)] { return index }
      }
      guard use == .image else { continue }
      for type in AssetType.known where !type.isSelectable {
        if let index = indices[Key(name: name, type: type)] { return index }
      }
    }
    return nil
  }

  /// The names of sets that a name may mean, the first before the others.
  private func meanings(of name: String, for use: Use) -> [String] {
    let names = [name, normalized(name)]
    guard use == .image, name.utf8.count > 4, name.suffix(4).lowercased() == ".png" else { return names }
    return names + names.map { String($0.dropLast(4)) }
  }

  private func normalized(_ name: String) -> String {
    name.utf8.contains(UInt8(ascii: "/")) ? name.split(separator: "/").joined(separator: "/") : name
  }
}

extension AssetType {
  fileprivate var sharingNames: [AssetType] {
    AssetCatalog.Use.allCases.first { $0.types.contains(self) }?.types ?? [self]
  }
}
