import LayoutModel

extension DocumentDraft {
  /// Makes symbols of images whose names no catalogue of the document has and only symbols have (AS-symbol-names). To be
  /// called when all assets are known.
  mutating func findSymbols() { findSymbols(unlike: assets) }

  /// - Parameter catalog: The document's; those of templates have no assets of their own.
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    for index in details.indices {
      details[index].imageReference.findSymbol(unlike: catalog)
      details[index].backgroundImage.findSymbol(unlike: catalog)
    }
    for index in contents.indices {
      contents[index].configuration?.image.findSymbol(unlike: catalog)
      contents[index].barItems?.findSymbols(unlike: catalog)
    }
    for index in controllers.indices where controllers.span[index].hasBarItems {
      controllers[index].barItems.findSymbols(unlike: catalog)
    }
    for list in lists.indices {
      for place in lists[list].templates.indices { lists[list].templates[place].findSymbols(unlike: catalog) }
      for place in lists[list].values.indices {
        for change in lists[list].values[place].indices {
          lists[list].values[place][change].property.findSymbol(unlike: catalog)
        }
      }
    }
  }

  fileprivate var mayShowImages: Bool {
    details.contains { $0.image != nil || $0.backgroundImage != nil }
      || contents.contains { $0.configuration?.image != nil }
      || !lists.isEmpty
  }
}

extension CellTemplate {
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    var draft = document.draft
    guard draft.mayShowImages else { return }
    draft.findSymbols(unlike: catalog)
    var other = CellTemplate(identifier: identifier, draft)
    other.keepsIds = keepsIds
    self = other
  }
}

extension ViewProperty {
  fileprivate mutating func findSymbol(unlike catalog: AssetCatalog) {
    guard case .asset(let name)? = image, case .details = self, let symbol = catalog.symbol(named: name)
    else {
      return
    }
    self = .details(\.imageReference, symbol)
  }
}

extension AssetCatalog {
  /// The symbol that a name means; nil for the name of an asset, and for one that may be anything.
  fileprivate func symbol(named name: String) -> ImageReference? {
    guard isSymbolName(name), index(named: name, for: .image) == nil else { return nil }
    return .symbol(SymbolImage(name: name))
  }
}

extension ImageReference? {
  fileprivate mutating func findSymbol(unlike catalog: AssetCatalog) {
    guard case .asset(let name)? = self, let symbol = catalog.symbol(named: name) else { return }
    self = symbol
  }
}

extension [BarButtonItem] {
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    for index in indices {
      self[index].image.findSymbol(unlike: catalog)
      self[index].landscapeImagePhone.findSymbol(unlike: catalog)
    }
  }
}

extension BarItems {
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    tabBarItem?.image.findSymbol(unlike: catalog)
    toolbarItems.findSymbols(unlike: catalog)
    navigationItem.findSymbols(unlike: catalog)
  }
}

extension NavigationItem {
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    leftBarButtonItems?.findSymbols(unlike: catalog)
    rightBarButtonItems?.findSymbols(unlike: catalog)
    backBarButtonItem?.findSymbols(unlike: catalog)
  }
}

extension ViewBarItems {
  fileprivate mutating func findSymbols(unlike catalog: AssetCatalog) {
    switch self {
    case .navigationBar(var items):
      for index in items.indices { items[index].findSymbols(unlike: catalog) }
      self = .navigationBar(items)
    case .toolbar(var items):
      items.findSymbols(unlike: catalog)
      self = .toolbar(items)
    case .tabBar(var items):
      for index in items.indices { items[index].image.findSymbol(unlike: catalog) }
      self = .tabBar(items)
    }
  }
}

/// Whether a name is one that symbols have and files do not: words with dots between them, none of which is a type of files.
private func isSymbolName(_ name: String) -> Bool {
  guard name.utf8.count <= 64 else { return false }
  let parts = name.split(separator: ".", omittingEmptySubsequences: false)
  if parts.count == 1 { return false }
  let isMadeOfWords = parts.allSatisfy { part in
    !part.isEmpty
      && part.utf8.allSatisfy {
        (48...57).contains($0) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
      }
  }
  return isMadeOfWords && !filesOfImages.contains(parts.last.map(String.init) ?? "")
}

private let filesOfImages: Set<String> = [
  "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "heif", "webp", "tiff", "bmp",
]
