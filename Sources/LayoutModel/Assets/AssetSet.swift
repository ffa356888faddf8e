package import JSON

/// One named asset: the content of a set's folder.
package struct AssetSet: Sendable {
  /// Namespaces included, joined with `/`.
  package var name: String
  package var type: AssetType
  /// Registered images first, then the rows of `Contents.json`; each in its order (AS-register-first).
  package var rows: [AssetRow] = []
  package var renderingMode = ImageRenderingMode.automatic
  package var preservesVectorRepresentation = false
  /// Sizes of the files that are there; nil if every named file is taken to exist.
  package var files: [String: AssetFileSize]?
  /// Where `Contents.json` stands in the request.
  package var pointer: JSONPointer
  /// Folder in its catalog, nil for an asset that stands in a request.
  package var path: String?
  /// For each row why no environment can use it, nil if one can. Made by ``finish()``.
  package private(set) var refusals: [AssetRefusal?] = []
  /// What is remarkable about the set in every environment.
  package var diagnostics: [Diagnostic] = []
  /// Notes beyond this many are not kept: a hostile set could make any number.
  package var diagnosticLimit = 100
  package init(name: String, type: AssetType, pointer: JSONPointer) {
    (self.name, self.type, self.pointer) = (name, type, pointer)
  }

  package mutating func note(_ finding: AssetSetFinding, at pointer: JSONPointer) {
    note(.assetSet(finding), at: pointer)
  }

  /// Notes something remarkable, unless there is no room for it.
  package mutating func note(_ finding: Finding, at pointer: JSONPointer) {
    guard diagnostics.count < diagnosticLimit else { return }
    diagnostics.append(Diagnostic(finding, pointer: pointer))
  }

  /// The place of a row in the request.
  package func pointer(to row: AssetRow) -> JSONPointer {
    switch row.origin {
    case .contents(let index): pointer.appending(type.arrayKey ?? "images").appending(index)
    case .registration(let index): JSONPointer(pointer.tokens.dropLast() + ["registrations", String(index)])
    }
  }

  /// Decides which rows are candidates, once all rows and files are known (AS-unknown-value, AS-missing-file,
  /// AS-duplicate-slot, AS-any-scale), and puts the diagnostics in an order that does not depend on that of the members
  /// in the text.
  package mutating func finish() {
    let hasScaledCandidate = rows.contains {
      !$0.isRegistered && $0.slot.scale.value != nil && staticRefusal(of: $0) == nil && $0.slot.isSupported
    }
    var slots: Set<AssetSlot> = []
    refusals = []
    for row in rows {
      var refusal = staticRefusal(of: row)
      if refusal == nil, !row.isRegistered {
        if hasScaledCandidate, type.hasScales, row.slot.scale == .any, !row.isVector {
          refusal = .anyScaleBitmapConflict
        } else if row.slot.isSupported, !slots.insert(row.slot).inserted {
          refusal = .duplicateSlot
        }
      }
      refusals.append(refusal)
      if let refusal { note(refusal, about: row) }
    }
    sortDiagnostics()
  }

  /// The first check that a row fails whatever environment and other rows are, in the order of checks (AS-reasons).
  private func staticRefusal(of row: AssetRow) -> AssetRefusal? {
    if type == .colorset, row.color == nil { return .noColor }
    if type != .colorset, row.filename == nil { return .noFilename }
    if row.isUnassigned { return .unassigned }
    if row.isRegistered { return nil }
    if row.slot.idiom == .any { return .missingIdiom }
    if row.slot.idiom == .unsupported || row.color == .unsupported { return .unsupportedValue }
    if let files, let filename = row.filename, files[filename] == nil { return .fileMissing }
    return row.slot.scale == .unsupported ? .unsupportedValue : nil
  }

  private mutating func note(_ refusal: AssetRefusal, about row: AssetRow) {
    let place = pointer(to: row)
    switch refusal {
    case .missingIdiom: note(.missingIdiom, at: place)
    case .fileMissing: note(.fileMissing(row.filename ?? ""), at: place.appending("filename"))
    case .duplicateSlot: note(.duplicateSlot, at: place)
    case .anyScaleBitmapConflict: note(.anyScaleBitmapConflict, at: place)
    default: break
    }
  }

  private mutating func sortDiagnostics() {
    let depth = pointer.tokens.count
    let keys = diagnostics.map { diagnostic -> (Int, String) in
      let tokens = diagnostic.pointer?.tokens ?? []
      let row = tokens.count > depth + 1 ? Int(tokens[depth + 1]) ?? -1 : -1
      return (row, tokens.dropFirst(depth).joined(separator: "/") + " " + diagnostic.code.rawValue)
    }
    diagnostics = diagnostics.indices.sorted { keys[$0] < keys[$1] }.map { diagnostics[$0] }
  }
}

/// What a set is: the extension of its folder. Types without rows that can be chosen are only named.
package struct AssetType: RawRepresentable, Hashable, Sendable {
  package var rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let imageset = AssetType(rawValue: "imageset")
  package static let colorset = AssetType(rawValue: "colorset")
  package static let dataset = AssetType(rawValue: "dataset")
  package static let symbolset = AssetType(rawValue: "symbolset")
  package static let imagestack = AssetType(rawValue: "imagestack")
  package static let brandassets = AssetType(rawValue: "brandassets")

  /// Every type that catalogs are known to have (AS-set-types).
  package static let known: [AssetType] =
    [.imageset, .symbolset, .colorset, .dataset, .imagestack, .brandassets]
    + [
      "spriteatlas", "appiconset", "launchimage", "imagestacklayer", "solidimagestack",
      "solidimagestacklayer",
      "iconset", "complicationset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "stickerpack",
      "sticker", "stickersequence", "stickersiconset", "textureset", "cubetextureset", "mipmapset",
      "arresourcegroup", "arimageset", "arobject",
    ].map { AssetType(rawValue: $0) }

  /// The array of `Contents.json` that holds the rows, nil if there is none.
  package var arrayKey: String? {
    switch self {
    case .imageset: "images"
    case .colorset: "colors"
    case .dataset: "data"
    case .symbolset: "symbols"
    default: nil
    }
  }

  /// Whether one of its rows is chosen for an environment.
  package var isSelectable: Bool { arrayKey != nil }
  /// Whether its rows are told apart by scale.
  package var hasScales: Bool { self == .imageset }

  /// Whether its rows differ on an axis, AS-colour-axes and AS-symbols (AS-set-types).
  package func hasAxis(_ axis: AssetAxis) -> Bool {
    switch self {
    case .colorset: [.idiom, .subtype, .locale, .luminosity, .contrast, .gamut, .order].contains(axis)
    case .dataset: [.idiom, .memory, .graphics, .order].contains(axis)
    case .symbolset: [.idiom, .locale, .direction, .order].contains(axis)
    default: true
    }
  }
}
