import LayoutModel

extension DocumentDraft {
  /// Makes symbols of images whose names no catalogue of the document has and only symbols have (AS-symbol-names). To be
  /// called when all assets are known.
  mutating func findSymbols() {
    for index in details.indices {
      if case .asset(let name)? = details[index].imageReference, let symbol = symbol(named: name) {
        details[index].imageReference = symbol
      }
    }
    for index in contents.indices {
      if var configuration = contents[index].configuration {
        configuration.image.findSymbol(in: self)
        contents[index].configuration = configuration
      }
      guard var items = contents[index].barItems else { continue }
      items.findSymbols(in: self)
      contents[index].barItems = items
    }
    for index in controllers.indices {
      var items = controllers[index].barItems
      items.tabBarItem?.image.findSymbol(in: self)
      items.toolbarItems.findSymbols(in: self)
      items.navigationItem.findSymbols(in: self)
      controllers[index].barItems = items
    }
    for list in lists.indices { findSymbols(ofList: list) }
  }

  private mutating func findSymbols(ofList list: Int) {
    for place in lists[list].templates.indices {
      let template = lists[list].templates[place]
      var draft = template.document.draft
      guard draft.mayShowImages else { continue }
      draft.findSymbols(unlike: assets)
      var other = CellTemplate(identifier: template.identifier, draft)
      other.keepsIds = template.keepsIds
      lists[list].templates[place] = other
    }
    for place in lists[list].values.indices {
      for change in lists[list].values[place].indices {
        let property = lists[list].values[place][change].property
        if case .asset(let name)? = property.image, case .details = property,
          let symbol = symbol(named: name)
        {
          lists[list].values[place][change].property = .details(\.imageReference, symbol)
        }
      }
    }
  }

  private var mayShowImages: Bool {
    details.contains { $0.image != nil } || contents.contains { $0.configuration?.image != nil }
      || !lists.isEmpty
  }

  /// Makes symbols of the images of a template, whose document has no assets of its own.
  private mutating func findSymbols(unlike catalog: AssetCatalog) {
    let own = assets
    assets = catalog
    findSymbols()
    assets = own
  }

  /// The symbol that a name means; nil for the name of an asset, and for one that may be anything.
  fileprivate func symbol(named name: String) -> ImageReference? {
    guard isSymbolName(name), assets.index(named: name, for: .image) == nil else { return nil }
    return .symbol(SymbolImage(name: name))
  }
}

extension ImageReference? {
  fileprivate mutating func findSymbol(in document: DocumentDraft) {
    guard case .asset(let name)? = self, let symbol = document.symbol(named: name) else { return }
    self = symbol
  }
}

extension [BarButtonItem] {
  fileprivate mutating func findSymbols(in document: DocumentDraft) {
    for index in indices {
      self[index].image.findSymbol(in: document)
      self[index].landscapeImagePhone.findSymbol(in: document)
    }
  }
}

extension NavigationItem {
  fileprivate mutating func findSymbols(in document: DocumentDraft) {
    leftBarButtonItems?.findSymbols(in: document)
    rightBarButtonItems?.findSymbols(in: document)
    backBarButtonItem?.findSymbols(in: document)
  }
}

extension ViewBarItems {
  fileprivate mutating func findSymbols(in document: DocumentDraft) {
    switch self {
    case .navigationBar(var items):
      for index in items.indices { items[index].findSymbols(in: document) }
      self = .navigationBar(items)
    case .toolbar(var items):
      items.findSymbols(in: document)
      self = .toolbar(items)
    case .tabBar(var items):
      for index in items.indices { items[index].image.findSymbol(in: document) }
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
