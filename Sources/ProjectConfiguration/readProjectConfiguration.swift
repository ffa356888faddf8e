package import LayoutModel

/// What a project says for every command: the file `.layout-resolver.yml`.
package struct ProjectConfiguration: Sendable {
  /// Where layouts are shown: parameters and values as in a query, in the order of the keys.
  package var environments: [EnvironmentParameter] = []
  /// Texts in place of the files' own, by the words of the option `--pseudo`.
  package var pseudo: [String] = []
  /// Languages whose strings are looked for beside files.
  package var languages: [String] = []
  /// How grave the findings of a rule are; nil for a rule that is off.
  package var rules: [Diagnostic.Code: Diagnostic.Severity?] = [:]
  package var failOn: Diagnostic.Severity?
  /// A path, as the configuration says it.
  package var baseline: String?
  /// Files that nobody wants to hear of, by their paths from the folder of the configuration.
  package var exclude: [PathPattern] = []
  /// Values for what the source of classes in Swift does not tell, each the parameter `fills` with one key.
  package var fills: [EnvironmentParameter] = []
  /// Flags for which `#if` asks, each the parameter `define`.
  package var defines: [EnvironmentParameter] = []
  /// Classes that nobody wants to see, by their names.
  package var excludedTypes: [PathPattern] = []

  package init() {}
}

/// A parameter of a query with a value.
package struct EnvironmentParameter: Equatable, Sendable {
  package var name: String
  package var value: String
  package var place: SourcePlace
}

/// Reads a configuration.
///
/// - Throws: Everything that is wrong with it, each with its place.
package func readProjectConfiguration(_ bytes: [UInt8]) throws(ConfigurationFaults) -> ProjectConfiguration {
  var reader = ConfigurationReader()
  do throws(ConfigurationFault) {
    if let root = try parseYAML(bytes, limit: mostBytes) { reader.read(root) }
  } catch {
    reader.faults.append(error)
  }
  if !reader.faults.isEmpty { throw ConfigurationFaults(faults: reader.faults) }
  return reader.configuration
}

/// Everything that is wrong with a configuration. Never empty.
package struct ConfigurationFaults: Error, Sendable {
  package var faults: [ConfigurationFault]
}

private let mostBytes = 256 * 1024

private struct ConfigurationReader {
  var configuration = ProjectConfiguration()
  var faults: [ConfigurationFault] = []

  /// Keys whose values are parameters of a query, with their names there.
  private static let parameters: [(key: String, name: String)] = [
    ("devices", "device"), ("orientations", "orientation"), ("systemVersion", "systemVersion"),
    ("windows", "window"), ("textSizes", "contentSizeCategory"), ("layoutDirections", "layoutDirection"),
    ("userInterfaceStyles", "userInterfaceStyle"), ("keyboards", "keyboard"), ("locales", "locale"),
  ]
  private static let keys =
    parameters.map(\.key) + ["languages", "pseudo", "rules", "failOn", "baseline", "exclude", "swift"]

  mutating func read(_ root: YAMLNode) {
    if root.isNull { return }
    guard case .map(let members) = root.value else {
      return note("The file has to be a map of keys and values.", at: root)
    }
    for (key, value) in members { read(key, value) }
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) {
    let name = key.text ?? ""
    if let parameter = Self.parameters.first(where: { $0.key == name }) {
      return readParameters(parameter.name, value)
    }
    switch name {
    case "pseudo": configuration.pseudo = texts(value).map(\.text)
    case "languages": configuration.languages = texts(value).map(\.text)
    case "exclude": configuration.exclude = texts(value).map { PathPattern($0.text) }
    case "baseline": configuration.baseline = texts(value).first?.text
    case "failOn": configuration.failOn = severity(value)
    case "rules": readRules(value)
    case "swift": read(value, ["fills", "defines", "screens"]) { $0.readSwift($1, $2) }
    default: noteUnknown(key, among: Self.keys)
    }
  }

  private mutating func noteUnknown(_ key: YAMLNode, among keys: [String]) {
    let nearest = nearestNames(to: key.text ?? "", in: keys)
    let hint = nearest.first.map { "did you mean '\($0)'?" } ?? "there are \(keys.joined(separator: ", "))."
    note("'\(key.text ?? "")' is no key: \(hint)", at: key)
  }

  /// Reads each member of a map by its key; of all keys where none is given.
  private mutating func read(
    _ node: YAMLNode, _ keys: [String]?, _ read: (inout Self, YAMLNode, YAMLNode) -> Void
  ) {
    if node.isNull { return }
    guard case .map(let members) = node.value else {
      return note("Here has to be a map of keys and values.", at: node)
    }
    for (key, value) in members {
      if let keys, !keys.contains(key.text ?? "") {
        noteUnknown(key, among: keys)
      } else {
        read(&self, key, value)
      }
    }
  }

  private mutating func readSwift(_ key: YAMLNode, _ value: YAMLNode) {
    switch key.text {
    case "fills":
      read(value, nil) { reader, key, value in
        let text = jsonText(key.text ?? "", value)
        reader.configuration.fills.append(EnvironmentParameter(name: "fills", value: text, place: key.place))
      }
    case "defines":
      configuration.defines = texts(value).map { EnvironmentParameter(name: "define", value: $0, place: $1) }
    default:
      read(value, ["exclude"]) { reader, _, value in
        reader.configuration.excludedTypes = reader.texts(value).map { PathPattern($0.text) }
      }
    }
  }

  private mutating func note(_ message: String, at node: YAMLNode) {
    faults.append(ConfigurationFault(message, at: node.place))
  }

  private mutating func readParameters(_ name: String, _ value: YAMLNode) {
    configuration.environments += texts(value).map { text, place in
      let isAll = name == "device" && text == "all"
      return EnvironmentParameter(name: isAll ? "environments" : name, value: text, place: place)
    }
  }

  /// One text or a list of texts.
  private mutating func texts(_ node: YAMLNode) -> [(text: String, place: SourcePlace)] {
    if node.isNull { return [] }
    switch node.value {
    case .scalar(let text, _): return [(text, node.place)]
    case .list(let elements):
      return elements.compactMap { element in
        if let text = element.text { return (text, element.place) }
        note("Here has to be a text.", at: element)
        return nil
      }
    case .map:
      note("Here has to be a text or a list of texts.", at: node)
      return []
    }
  }

  private mutating func severity(_ node: YAMLNode) -> Diagnostic.Severity? {
    if let severity = node.text.flatMap({ Diagnostic.Severity(rawValue: $0) }) { return severity }
    note("Here has to be info, warning or error.", at: node)
    return nil
  }

  private mutating func readRules(_ node: YAMLNode) {
    if node.isNull { return }
    guard case .map(let members) = node.value else {
      return note("Here has to be a map of rules: 'overlappingViews: off'.", at: node)
    }
    for (key, value) in members {
      let name = key.text ?? ""
      guard let code = LintRule.named(name)?.code else {
        let nearest = LintRule.nearestNames(to: name)
        let hint = nearest.first.map { ": did you mean '\($0)'?" } ?? "."
        note("'\(name)' is no rule\(hint)", at: key)
        continue
      }
      switch value.text {
      // YAML 1.1 calls them booleans.
      case "off", "false", "no": configuration.rules[code] = .some(nil)
      case "on", "true", "yes": configuration.rules[code] = .some(code.severity)
      case let word:
        guard let severity = word.flatMap(Diagnostic.Severity.init(rawValue:)) else {
          note("Here has to be on, off, info, warning or error.", at: value)
          continue
        }
        configuration.rules[code] = .some(severity)
      }
    }
  }
}
