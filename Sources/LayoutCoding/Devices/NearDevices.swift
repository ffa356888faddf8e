package import LayoutModel

extension DeviceCatalogue {
  /// The ids of three devices that a name may mean which nothing bears: those that have all its words, then those with
  /// one letter less, then those with its words and the nearest numbers (`iPhone 99`: the newest), then those whose id, name or
  /// alias is nearest by letters. Among equals the nearest number comes first, then the newest device. For a device of
  /// another maker, the newest phone, the newest small one and the newest pad.
  ///
  /// - Complexity: O(*n*) in the names of the catalogue, of which the first 64 letters are compared.
  package func nearestDevices(to name: String) -> [String] {
    if ForeignDevice(named: name) != nil {
      return ["iPhone", "iPhone SE", "iPad"].compactMap { namedDevice($0)?.device.id }
    }
    // The system is no part of a device's name: `iPhone 15 Pro (iOS 17)`.
    let bare = name.prefix { $0 != "(" && $0 != "," }
    let words = bare.split(separator: " ").joined(separator: " ")
    if name.dropFirst(bare.count).contains("OS"), let known = namedDevice(words) {
      return [known.device.id]
    }
    return NearDevices.shared.devices(for: name)
  }
}

/// The names of the embedded catalogue's devices, cut once into what misspelt names are compared with.
private struct NearDevices: Sendable {
  /// Made when a name is first asked for that nothing bears.
  static let shared = NearDevices(.embedded)

  private struct Row {
    let id: String
    let year: Int
    /// Its id, its name and each alias.
    let names: [CutName]
  }

  /// A device with how far it is, the nearest first.
  private typealias Ranked = (far: Int, more: Int, age: Int, order: Int, id: String)

  private let rows: [Row]

  private init(_ catalogue: DeviceCatalogue) {
    rows = catalogue.devices.map { device in
      Row(
        id: device.id, year: device.year ?? 0,
        names: ([device.id, device.name] + device.aliases).map(CutName.init))
    }
  }

  func devices(for name: String) -> [String] {
    let cut = CutName(name.utf8.count <= DeviceFamilies.longest ? name : "")
    let byLetters = devicesByLetters(of: name, cut)
    var found: [String] = []
    let lists = [
      devices { cut.isContained(in: $0) ? 0 : nil },
      byLetters.filter { $0.isLonger }.map(\.id),
      devices { cut.numberDistance(to: $0) },
      byLetters.map(\.id),
    ]
    for id in lists.joined() where found.count < 3 && !found.contains(id) { found.append(id) }
    return found
  }

  /// The ids of the devices that have a name which is near, the shortest names and the newest devices first.
  private func devices(_ distance: (CutName) -> Int?) -> [String] {
    let ranked = rows.enumerated().compactMap { order, row -> Ranked? in
      // The id has the same words as the name, or fewer.
      let near = row.names.dropFirst().compactMap { known in
        distance(known).map { (far: $0, more: known.words.count) }
      }
      return near.min { ($0.far, $0.more) < ($1.far, $1.more) }.map {
        ($0.far, $0.more, -row.year, -order, row.id)
      }
    }
    return ranked.sorted { ($0.far, $0.more, $0.age, $0.order) < ($1.far, $1.more, $1.age, $1.order) }.map(
      \.id)
  }

  /// The ids of the devices that are nearest by letters: three at least, unless there are fewer.
  private func devicesByLetters(of name: String, _ cut: CutName) -> [(id: String, isLonger: Bool)] {
    var comparison = NameComparison(with: name)
    var nearest: [Int] = []
    var found: [(ranked: Ranked, isLonger: Bool)] = []
    for (order, row) in rows.enumerated() {
      var best: (distance: Int, name: CutName)?
      for known in row.names {
        // No name of a device that is farther than the third one is needed.
        let limit = min(best.map { $0.distance - 1 } ?? 64, nearest.count == 3 ? nearest[2] : 64)
        if let distance = comparison.distance(to: known.text, atMost: limit) { best = (distance, known) }
      }
      guard let best else { continue }
      // Another number is another device, and no letter too many, but for a digit that was typed twice.
      let isLonger =
        best.distance == 1 && best.name.text.utf8.count < name.utf8.count
        && digits(in: best.name.text) == digits(in: name)
      found.append(
        ((best.distance, cut.sameShapeDistance(to: best.name), -row.year, order, row.id), isLonger))
      nearest = Array((nearest + [best.distance]).sorted().prefix(3))
    }
    return found.sorted {
      let (a, b) = ($0.ranked, $1.ranked)
      return (a.far, a.more, a.age, a.order) < (b.far, b.more, b.age, b.order)
    }.map { ($0.ranked.id, $0.isLonger) }
  }
}

/// The digits of a name, of equal ones in a row the first.
private func digits(in name: String) -> [UInt8] {
  var digits: [UInt8] = []
  for byte in name.utf8 where (48...57).contains(byte) && byte != digits.last { digits.append(byte) }
  return digits
}

/// A name with its words in small letters, without brackets, and the numbers in them.
private struct CutName: Sendable {
  /// A word with a number: `17e`, `M4`, `11-inch`, `3rd`.
  struct NumberWord: Sendable {
    let value: Int
    /// What stands before and behind the number; that of ordinals is `th`.
    let before: Substring, behind: Substring
  }

  let text: String
  let words: [Substring]
  let numbers: [NumberWord]
  let others: [Substring]

  init(_ name: String) {
    text = name
    words = name.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }
    var (numbers, others): ([NumberWord], [Substring]) = ([], [])
    for word in words {
      if let number = Self.number(in: word) { numbers.append(number) } else { others.append(word) }
    }
    (self.numbers, self.others) = (numbers, others)
  }

  /// Whether each of its words is one of another name, or begins one.
  func isContained(in other: CutName) -> Bool {
    !words.isEmpty && words.allSatisfy { word in other.words.contains { $0.hasPrefix(word) } }
  }

  /// How far its numbers are from those of another name that has its other words, too; nil where that lacks a word or a
  /// number of that kind.
  func numberDistance(to other: CutName) -> Int? {
    guard !numbers.isEmpty,
      others.allSatisfy({ word in other.others.contains { $0.hasPrefix(word) } })
    else { return nil }
    var sum = 0
    for number in numbers {
      let alike = other.numbers.filter { $0.before == number.before && $0.behind == number.behind }
      guard let nearest = alike.map({ abs($0.value - number.value) }).min() else { return nil }
      sum += nearest
    }
    return sum
  }

  /// How far its numbers are from those of another name one by one; more than any number where these are not as many.
  func sameShapeDistance(to other: CutName) -> Int {
    guard numbers.count == other.numbers.count else { return 1_000_000 }
    return zip(numbers, other.numbers).reduce(0) { $0 + abs($1.0.value - $1.1.value) }
  }

  private static func number(in word: Substring) -> NumberWord? {
    // The phones of the tenth year have a Roman one.
    if ["x", "xr", "xs"].contains(word) {
      return NumberWord(value: 10, before: "", behind: word.dropFirst())
    }
    guard let start = word.firstIndex(where: \.isASCIIDigit) else { return nil }
    let end = word[start...].firstIndex { !$0.isASCIIDigit } ?? word.endIndex
    guard word.distance(from: start, to: end) <= 4, let value = Int(word[start..<end]) else { return nil }
    let behind = word[end...]
    return NumberWord(
      value: value, before: word[..<start], behind: ["st", "nd", "rd"].contains(behind) ? "th" : behind)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
