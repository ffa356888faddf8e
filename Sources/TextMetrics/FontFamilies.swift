import EmbeddedData
package import LayoutModel

/// Finds the faces of fonts that are not the system's, by their names.
package struct FontFamilies: Sendable {
  /// Made once, at first use. The widths of a face are read when it is asked for.
  package static let shared = FontFamilies()

  /// Where the rows of each table begin.
  let faceRows = TableReader.rowStarts(of: .fontFaces)
  let asciiRows = TableReader.rowStarts(of: .fontFacesASCII)
  let otherRows = TableReader.rowStarts(of: .fontFacesOthers)
  let kerningRows = TableReader.rowStarts(of: .fontFacesKerning)
  private let entries: [Entry]
  private let places: [String: Int]
  /// The faces of a family by its name without blanks.
  private let families: [String: [Int]]

  /// In bytes. No font is called anything longer.
  private static let longestName = 63

  /// What names a face.
  struct Entry: Sendable {
    var name: String
    var family: String
    var weight: FontWeight
    var isItalic: Bool
    var isEstimate: Bool

    init(_ reader: inout TableReader) {
      name = reader.word()
      family = String(reader.word().map { $0 == "_" ? " " : $0 })
      let word = reader.word()
      guard let known = FontWeight(rawValue: word) else { preconditionFailure("no weight \(word)") }
      weight = known
      isItalic = reader.word() == "italic"
      isEstimate = reader.word() == "estimate"
    }
  }

  private init() {
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    var families: [String: [Int]] = [:]
    for (index, start) in faceRows.enumerated() {
      var reader = TableReader(.fontFaces, at: start)
      let entry = Entry(&reader)
      places[FontName.key(entry.name)] = index
      families[FontName.key(entry.family), default: []].append(index)
      entries.append(entry)
    }
    (self.entries, self.places, self.families) = (entries, places, families)
  }

  /// The names of all families, each once, in their order.
  package var familyNames: [String] {
    var seen: Set<String> = []
    return entries.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The names of all faces.
  var names: [String] { entries.map(\.name) }

  /// The face that a name means, nil if its family is not known.
  ///
  /// - Parameters:
  ///   - name: Of a face (`HelveticaNeue-Bold`) or of a family, with or without blanks and hyphens. A style that
  ///     the family has no face for gets the nearest, which is then an estimate.
  ///   - weight: Wins over the name.
  ///   - isItalic: Whether an italic is wanted even if the name does not say so.
  package func face(named name: String, weight: FontWeight? = nil, isItalic: Bool = false) -> FontFace? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let key = FontName.key(name)
    if let place = places[key] {
      let entry = entries[place]
      let italic = isItalic || entry.isItalic
      if italic == entry.isItalic, weight == nil || weight == entry.weight { return read(place) }
      return nearest(in: FontName.key(entry.family), weight ?? entry.weight, isItalic: italic)
    }
    var family = key
    var style = ""
    while families[family] == nil {
      guard let last = family.popLast() else { return nil }
      style.insert(last, at: style.startIndex)
    }
    guard let style = FontName.Style(style) else { return nil }
    return nearest(in: family, weight ?? style.weight, isItalic: isItalic || style.isItalic)
  }

  private func nearest(in family: String, _ weight: FontWeight, isItalic: Bool) -> FontFace? {
    func distance(_ place: Int) -> Int {
      let entry = entries[place]
      return abs(entry.weight.rank - weight.rank) + (entry.isItalic == isItalic ? 0 : 100)
    }
    guard let place = families[family]?.min(by: { distance($0) < distance($1) }) else { return nil }
    return read(place, isEstimate: distance(place) > 0)
  }

  private func read(_ place: Int, isEstimate: Bool = false) -> FontFace {
    var face = FontFace(row: place, in: self)
    face.isEstimate = face.isEstimate || isEstimate
    return face
  }
}

extension FontWeight {
  fileprivate var rank: Int { FontWeight.allCases.firstIndex(of: self) ?? 0 }
}
