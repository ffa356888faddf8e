package import JSON
package import LayoutModel

/// A device that a name names, and what to tell of a name that stands for several.
package struct NamedDevice: Sendable {
  package var device: Device
  /// Further devices that the name may mean, in the order of the catalogue. Empty for a name that means one.
  package var others: [Device] = []
  /// Further displays of the same device, where the name means a device that folds; else empty.
  package var displays: [Device] {
    others.allSatisfy { $0.sharesModelIdentifierWith == device.id } ? others : []
  }

  /// What to tell of a name that stands for several devices; nil for one that does not.
  ///
  /// - Parameters:
  ///   - name: As the request has it.
  ///   - pointer: Where the request has it, nil for a query parameter.
  package func note(on name: String, at pointer: @autoclosure () -> JSONPointer?) -> Diagnostic? {
    if others.isEmpty { return nil }
    return Diagnostic(
      .request(.ambiguousDevice(name, taken: device.name, year: device.year, others: others.map(\.name))),
      pointer: pointer())
  }
}

extension DeviceCatalogue {
  /// The device of a name. A name that leaves out generation and size stands for several devices: it means the newest of
  /// them, and of two from one year the later one of the catalogue, which is the larger one.
  ///
  /// - Complexity: O(log *n*) for a device's own name and id, and for others after the first time.
  package func namedDevice(_ name: String) -> NamedDevice? {
    let exact = device(named: name)
    if let exact, exact.name == name || exact.id == name || name.hasSuffix(")") {
      return NamedDevice(device: exact)
    }
    guard name.utf8.count <= DeviceFamilies.longest else { return exact.map { NamedDevice(device: $0) } }
    // Sizes may stand in brackets, and a name may be written as ids are.
    let spellings = [name, bareSize(in: name), name.replacing("-", with: " ")].compactMap { $0 }
    let known = spellings.lazy.compactMap { device(named: $0) }.first
    if let known, known.id == name.lowercased() { return NamedDevice(device: known) }
    let families = DeviceFamilies.shared
    let places = spellings.lazy.map { families.devices(of: $0) }.first { !$0.isEmpty } ?? []
    let family = places.map { device(at: $0) }
    guard family.count > 1 else { return known.map { NamedDevice(device: $0) } }
    guard let chosen = known ?? family.reversed().max(by: { ($0.year ?? 0) < ($1.year ?? 0) }) else {
      return nil
    }
    return NamedDevice(device: chosen, others: family.filter { $0.id != chosen.id })
  }
}

/// Which devices of the embedded catalogue share a name once generation and size are left out: `iPad Air`, `iPad Pro 11-inch`.
struct DeviceFamilies: Sendable {
  /// Longer texts name nothing.
  static let longest = 64
  /// Made when a name is first asked for that is no device's own.
  static let shared = DeviceFamilies(.embedded)

  /// Places in the catalogue by name in small letters.
  private let places: [String: [Int]]

  private init(_ catalogue: DeviceCatalogue) {
    var places: [String: [Int]] = [:]
    for (place, device) in catalogue.devices.enumerated() {
      var families: Set<String> = []
      for name in [device.name] + device.aliases {
        var words = deviceWords(of: name)
        while let last = words.last, words.count > 1, isQualifier(last) {
          words.removeLast()
          families.insert(words.joined(separator: " "))
        }
      }
      for family in families { places[family, default: []].append(place) }
    }
    self.places = places
  }

  /// The devices that a name stands for, in the order of the catalogue.
  func devices(of name: String) -> [Int] { places[name.lowercased()] ?? [] }
}

/// A name with its size as newer devices have it: simulators say `iPad Pro (11-inch) (2nd generation)`, later ones
/// `iPad Pro 11-inch (M4)`.
///
/// - Returns: Nil for a name without such a size.
private func bareSize(in name: String) -> String? {
  guard name.utf8.count <= DeviceFamilies.longest else { return nil }
  let words = name.split(separator: " ", omittingEmptySubsequences: false)
  let bare = words.map { $0.hasPrefix("(") && $0.hasSuffix("-inch)") ? $0.dropFirst().dropLast() : $0 }
  return bare == words ? nil : bare.joined(separator: " ")
}

/// The words of a name in small letters; what stands in brackets is one word.
func deviceWords(of name: String) -> [String] {
  var words: [String] = []
  var isOpen = false
  for part in name.lowercased().split(separator: " ") {
    if isOpen { words[words.count - 1] += " \(part)" } else { words.append(String(part)) }
    if part.hasPrefix("(") { isOpen = true }
    if part.hasSuffix(")") { isOpen = false }
  }
  return words
}

/// Whether a word tells devices of one family apart: something in brackets, a generation, a size.
private func isQualifier(_ word: String) -> Bool {
  word.hasPrefix("(") || word.hasSuffix("-inch") || (word.utf8.count <= 2 && Int(word) != nil)
}
