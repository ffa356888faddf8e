import LayoutModel

extension DocumentDraft {
  /// Puts the assets of the archive behind those of the document, or in their place.
  ///
  /// - Returns: What is wrong with sets that a view uses; others may be as they are (AS-unreadable).
  mutating func add(_ archive: AssetTree) -> [Fault] {
    if archive.replacesOwn {
      assets.replace(with: archive.catalog)
    } else {
      assets.add(archive.catalog)
    }
    var faults: [Fault] = []
    for name in imageNames {
      for fault in assets.faults(named: name, for: .image) where !faults.contains(fault) {
        faults.append(fault)
      }
    }
    return faults
  }
}

extension DocumentDraft {
  /// The names of the images that views show in some environment, each once, in order.
  fileprivate var imageNames: [String] {
    var names = details.compactMap(\.image)
    for variation in viewVariations {
      if case .asset(let name)? = variation.property.image { names.append(name) }
    }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
