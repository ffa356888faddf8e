/// The ids of views and guides in a document: what people know them by, each once.
struct ItemNames {
  private var taken: Set<String> = ["root"]
  /// The next number to try for an id that is taken.
  private var numbers: [String: Int] = [:]

  private static let longestName = 60

  /// The accessibility identifier, or text or class with the last four digits of the address.
  mutating func id(of item: LoggedItem) -> String {
    let digits = item.address.map { " " + $0.suffix(4) } ?? ""
    if let name = item.name, !name.isEmpty { return unique(shortened(name)) }
    if let text = item.text, !text.isEmpty { return unique(shortened(text) + digits) }
    return unique(shortened(shortClass(item.className ?? "view")) + digits)
  }

  /// An id that no other item has.
  mutating func unique(_ name: String) -> String {
    let name = name.isEmpty ? "view" : name
    if taken.insert(name).inserted { return name }
    var number = numbers[name] ?? 2
    while !taken.insert("\(name) \(number)").inserted { number += 1 }
    numbers[name] = number + 1
    return "\(name) \(number)"
  }

  private func shortened(_ name: String) -> String {
    // Four bytes a scalar at most: no id is longer than documents allow.
    let scalars = name.unicodeScalars.prefix(Self.longestName).map { scalar in
      scalar != "`" && scalar.properties.generalCategory != .control ? scalar : " "
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A class without its module, as its source has it: `HeaderView` for `MyApp.HeaderView`, for
/// `_TtC5MyApp10HeaderView` and for `(HeaderView in _5F3A)`.
func shortClass(_ name: String) -> String {
  var name = name[...]
  if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
  if name.hasPrefix("_Tt"), let last = lastMangledName(name.dropFirst(3)) { return last }
  if let start = name.lastIndex(of: "("), let end = name[start...].firstIndex(of: " "),
    name[end...].hasPrefix(" in ")
  {
    return String(name[name.index(after: start)..<end])
  }
  if let generic = name.firstIndex(of: "<") { name = name[..<generic] }
  let own = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? name
  return String(own.isEmpty ? name : own)
}

/// The last of the names in a mangled one; each stands behind its length.
private func lastMangledName(_ mangled: Substring) -> String? {
  var rest = mangled.utf8
  var last: String?
  while let first = rest.first {
    let isDiscriminator = first == UInt8(ascii: "P")
    if isDiscriminator || !first.isDigit {
      rest = rest.dropFirst()
      guard isDiscriminator, rest.first?.isDigit == true else { continue }
    }
    let digits = rest.prefix(while: \.isDigit)
    rest = rest[digits.endIndex...]
    guard let count = Int(Substring(digits)), count > 0, count <= rest.count else { return last }
    if !isDiscriminator { last = String(Substring(rest.prefix(count))) }
    rest = rest.dropFirst(count)
  }
  return last
}
