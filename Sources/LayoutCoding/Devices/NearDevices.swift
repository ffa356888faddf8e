package import LayoutModel

extension DeviceCatalogue {
  /// The ids of three devices that a misspelt name may mean: first those that have all its words, the shortest names
  /// and newest devices first; then those whose id, name or alias is nearest by letters, in catalogue order among equals.
  ///
  /// - Complexity: O(*n*) in the names of the catalogue, of which the first 64 letters are compared.
  package func nearestDevices(to name: String) -> [String] { NearDevices.shared.devices(for: name) }
}

/// The names of the embedded catalogue's devices, cut once into what misspelt names are compared with.
private struct NearDevices: Sendable {
  /// Made when a name is first asked for that nothing bears.
  static let shared = NearDevices(.embedded)

  private struct Row {
    let id: String
    let year: Int
    let names: [String]
    /// The words of its name and of each alias.
    let words: [[Substring]]
  }

  private let rows: [Row]

  private init(_ catalogue: DeviceCatalogue) {
    rows = catalogue.devices.map { device in
      let names = [device.name] + device.aliases
      return Row(
        id: device.id, year: device.year ?? 0, names: [device.id] + names, words: names.map(Self.words(of:)))
    }
  }

  func devices(for name: String) -> [String] {
    let byWords = devicesWithWords(of: name)
    if byWords.count == 3 { return byWords }
    return Array((byWords + devicesByLetters(of: name).filter { !byWords.contains($0) }).prefix(3))
  }

  /// The ids of up to three devices that have each word of a name, or one that begins with it.
  private func devicesWithWords(of name: String) -> [String] {
    guard name.utf8.count <= DeviceFamilies.longest else { return [] }
    let words = Self.words(of: name)
    guard !words.isEmpty else { return [] }
    let ranked = rows.enumerated().compactMap {
      order, row -> (more: Int, age: Int, order: Int, id: String)? in
      let fitting = row.words.filter { known in
        words.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
      }
      guard let shortest = fitting.map(\.count).min() else { return nil }
      return (shortest - words.count, -row.year, -order, row.id)
    }
    return ranked.sorted { ($0.more, $0.age, $0.order) < ($1.more, $1.age, $1.order) }.prefix(3).map(\.id)
  }

  /// The words of a name in small letters, without brackets.
  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }
  }

  /// The ids of the three devices that are nearest by letters.
  private func devicesByLetters(of name: String) -> [String] {
    var comparison = NameComparison(with: name)
    var found: [(distance: Int, id: String)] = []
    for row in rows {
      // A fourth device must be nearer than the third one, and a further name nearer than the device's last.
      var limit = found.count == 3 ? found[2].distance - 1 : 64
      var nearest: Int?
      for name in row.names {
        guard let distance = comparison.distance(to: name, atMost: limit) else { continue }
        nearest = distance
        limit = distance - 1
      }
      guard let nearest else { continue }
      found.insert((nearest, row.id), at: found.firstIndex { $0.distance > nearest } ?? found.count)
      if found.count > 3 { found.removeLast() }
    }
    return found.map(\.id)
  }
}
