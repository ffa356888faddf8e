import LayoutModel

/// The Swift that SwiftGen makes of tables of texts: `L10n.Login.title`, with arguments where the text has places for some. Those of
/// `Localizable` stand at the top, those of other tables in a type of its name.
func textConstants(of tables: [(name: String, texts: [String: String])]) -> String {
  var tree = NameTree<Line>()
  for table in tables {
    let outer = table.name == "Localizable" ? [] : [swiftTypeName(table.name)]
    for (key, text) in table.texts.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".").map(String.init)
      let line = Line(key: key, table: table.name, arguments: argumentCount(of: text))
      tree.add(line, of: parts, in: outer)
    }
  }
  if tree.isEmpty { return "" }
  var text = "enum L10n {\n"
  tree.write(into: &text) { _, name, line in line.declaration(of: name) }
  return text + "}\n"
}

private struct Line {
  let key, table: String
  let arguments: Int

  func declaration(of name: String) -> String {
    let text = "NSLocalizedString(\(swiftLiteral(key)), tableName: \(swiftLiteral(table)))"
    if arguments == 0 { return "static var \(name): String { \(text) }" }
    let parameters = (1...arguments).map { "_ p\($0): CVarArg" }.joined(separator: ", ")
    let values = (1...arguments).map { "p\($0)" }.joined(separator: ", ")
    return "static func \(name)(\(parameters)) -> String { String(format: \(text), \(values)) }"
  }
}

/// How many values a format takes: the highest place that it names, or one for each that it does not.
private func argumentCount(of format: String) -> Int {
  var (count, highest) = (0, 0)
  var rest = format.unicodeScalars[...]
  while let start = rest.firstIndex(of: "%") {
    rest = rest[rest.index(after: start)...]
    if rest.first == "%" {
      rest = rest.dropFirst()
      continue
    }
    let flags = rest.prefix { "0123456789$-+ .#lhq".unicodeScalars.contains($0) }
    guard let letter = rest.dropFirst(flags.count).first,
      "@dDiuUxXoOfFeEgGcCsSpaA".unicodeScalars.contains(letter)
    else { continue }
    let place = flags.firstIndex(of: "$").flatMap { Int(String(flags[..<$0])) }
    if let place { highest = max(highest, place) } else { count += 1 }
    rest = rest.dropFirst(flags.count + 1)
  }
  return min(max(count, highest), 16)
}
