import JSON
import LayoutModel

// Assets as entries with what Xcode writes into `Contents.json`. Where they stand in a folder is not written.

extension DocumentEncoder {
  mutating func assets(_ catalog: AssetCatalog) {
    var names: Set<String> = []
    json.beginObject()
    for set in catalog.sets {
      guard names.insert(set.name).inserted else {
        refuse("two assets called \(set.name)")
        continue
      }
      json.key(set.name)
      asset(set)
    }
    json.endObject()
  }

  private mutating func asset(_ set: AssetSet) {
    let registered = set.rows.filter(\.isRegistered)
    let isEntry = set.files != nil || !registered.isEmpty || set.type.arrayKey == nil
    if !isEntry, set.pointer.tokens.last != "contents" { return contents(of: set) }
    json.beginObject()
    if set.type.arrayKey == nil { json.member("type", set.type.rawValue) }
    json.key(AssetEntryKey.contents)
    contents(of: set)
    if let files = set.files {
      json.key(AssetEntryKey.files)
      json.beginObject()
      for (name, size) in files.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        fileSize(size)
      }
      json.endObject()
    }
    if !registered.isEmpty {
      json.key(AssetEntryKey.registrations)
      objects(AssetRegistration.members, registrations(registered, of: set))
    }
    json.endObject()
  }

  private mutating func fileSize(_ size: AssetFileSize) {
    switch size {
    case .pixels(let size): numbers(["pixelWidth": size.width, "pixelHeight": size.height])
    case .points(let size): numbers(["pointWidth": size.width, "pointHeight": size.height])
    case .unknown: numbers([:])
    }
  }

  private mutating func contents(of set: AssetSet) {
    let standard: ImageRenderingMode = set.name.hasSuffix("Template") ? .alwaysTemplate : .automatic
    json.beginObject()
    member(
      "properties",
      unlessEmpty: { encoder in
        encoder.json.beginObject()
        if set.renderingMode != standard { encoder.renderingMode(set.renderingMode) }
        if set.preservesVectorRepresentation { encoder.json.member("preserves-vector-representation", true) }
        encoder.json.endObject()
      })
    if let key = set.type.arrayKey {
      json.key(key)
      array(set.rows.filter { !$0.isRegistered }) { $0.row($1) }
    }
    json.endObject()
  }

  private mutating func renderingMode(_ mode: ImageRenderingMode) {
    switch mode {
    case .alwaysOriginal: json.member("template-rendering-intent", "original")
    case .alwaysTemplate: json.member("template-rendering-intent", "template")
    case .automatic: refuse("an image whose name ends in Template and is none")
    }
  }

  private mutating func row(_ row: AssetRow) {
    json.beginObject()
    slot(row.slot)
    if let name = row.filename { json.member("filename", name) }
    if row.isUnassigned { json.member("unassigned", true) }
    if let mode = row.renderingMode { renderingMode(mode) }
    if row.alignmentInsets != .zero {
      json.key("alignment-insets")
      insets(row.alignmentInsets)
    }
    if let resizing = row.resizing { self.resizing(resizing) }
    if let color = row.color { self.color(color) }
    json.endObject()
  }

  /// What says where a row is for. A word that nobody knows stands for one that was not known.
  private mutating func slot(_ slot: AssetSlot) {
    attribute("idiom", slot.idiom, \.rawValue)
    attribute("subtype", slot.subtype, \.self)
    attribute("screen-width", slot.screenWidth) { "\($0.comparison.rawValue)\(Int($0.bound))" }
    attribute("scale", slot.scale) { "\(Int($0))x" }
    attribute("width-class", slot.widthClass) { "\($0)" }
    attribute("height-class", slot.heightClass) { "\($0)" }
    attribute("display-gamut", slot.gamut) { $0 == .p3 ? "display-p3" : "srgb" }
    attribute("language-direction", slot.direction) { $0 == .leftToRight ? "left-to-right" : "right-to-left" }
    attribute("locale", slot.locale, \.self)
    attribute("memory", slot.memory) { "\(Int($0))GB" }
    attribute("graphics-feature-set", slot.graphics) { set in
      set.version == 999 ? "apple\(set.family)" : "metal\(set.family)v\(set.version)"
    }
    appearances(slot)
  }

  private mutating func attribute<Value>(
    _ name: StaticString, _ attribute: AssetAttribute<Value>, _ word: (Value) -> String
  ) {
    switch attribute {
    case .any: break
    case .value(let value): json.member(name, word(value))
    case .unsupported: json.member(name, "unsupported")
    }
  }

  private mutating func appearances(_ slot: AssetSlot) {
    var pairs: [(kind: String, value: String)] = []
    switch slot.luminosity {
    case .any: break
    case .value(let style): pairs.append(("luminosity", "\(style)"))
    case .unsupported: pairs += [("luminosity", "light"), ("luminosity", "dark")]
    }
    if slot.contrast == .value(.high) { pairs.append(("contrast", "high")) }
    if slot.hasUnsupportedAppearance { pairs.append(("unsupported", "unsupported")) }
    if pairs.isEmpty { return }
    json.beginArray("appearances")
    for pair in pairs {
      json.beginObject()
      json.member("appearance", pair.kind)
      json.member("value", pair.value)
      json.endObject()
    }
    json.endArray()
  }

  private mutating func resizing(_ resizing: AssetResizing) {
    json.beginObject("resizing")
    json.member("mode", resizing.mode.rawValue)
    json.beginObject("center")
    json.member("mode", resizing.centerMode.rawValue)
    if let width = resizing.centerWidth { json.member("width", width) }
    if let height = resizing.centerHeight { json.member("height", height) }
    json.endObject()
    json.key("cap-insets")
    insets(resizing.capInsets)
    json.endObject()
  }

  private mutating func color(_ color: AssetColor) {
    json.beginObject("color")
    switch color {
    case .components(let space, let values):
      json.member("color-space", space.rawValue)
      json.beginObject("components")
      for (name, value) in zip(space.componentNames, values) {
        json.key(name)
        json.number(value)
      }
      json.endObject()
    case .reference(let name, let platform):
      json.member("reference", name)
      if let platform { json.member("platform", platform) }
    case .unsupported: json.member("color-space", "unsupported")
    }
    json.endObject()
  }

  // MARK: Registered images

  /// The images that count, each at its place: one that another one hides is written as the last, which hides it, too.
  private func registrations(_ rows: [AssetRow], of set: AssetSet) -> [AssetRegistration] {
    let numbered = rows.compactMap { row -> (place: Int, registration: AssetRegistration)? in
      guard case .registration(let place) = row.origin else { return nil }
      return (place, registration(row, of: set))
    }
    guard let last = numbered.last else { return [] }
    var registrations = Array(repeating: last.registration, count: last.place + 1)
    for entry in numbered { registrations[entry.place] = entry.registration }
    return registrations
  }

  private func registration(_ row: AssetRow, of set: AssetSet) -> AssetRegistration {
    var traits = TraitCollection()
    let slot = row.slot
    traits.userInterfaceIdiom = UserInterfaceIdiom.allCases.first { slot.idiom == .value(AssetIdiom($0)) }
    traits.horizontalSizeClass = slot.widthClass.value
    traits.verticalSizeClass = slot.heightClass.value
    traits.layoutDirection = slot.direction.value
    traits.displayGamut = slot.gamut.value
    traits[.userInterfaceStyle] = slot.luminosity.value.map { .choice($0.rawValue) }
    traits[.accessibilityContrast] = slot.contrast.value.map { .choice($0.rawValue) }
    let place = set.pointer(to: row)
    let isWithoutScale = set.diagnostics.contains {
      $0.code == .registrationWithoutScale && $0.pointer == place
    }
    if !isWithoutScale { traits.displayScale = slot.scale.value }
    let isGiven = row.imageScale != slot.scale.value
    return AssetRegistration(
      filename: row.filename ?? "", imageScale: isGiven ? row.imageScale : nil, traits: traits)
  }
}
