import LayoutModel

/// Reads a configuration.
///
/// - Throws: Everything that is wrong with it, each with its place.
package func readProjectConfiguration(
  _ bytes: [UInt8]
) throws(ConfigurationFaults) -> ProjectConfiguration {
  var reader = ConfigurationReader()
  do throws(ConfigurationFault) {
    if let root = try parseYAML(bytes) { reader.read(root) }
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
    parameters.map(\.key) + ["languages", "pseudo", "rules", "failOn", "baseline", "exclude"]

  mutating func read(_ root: YAMLNode) {
    if root.isNull { return }
    guard case .map(let members) = root.value else {
      return faults.append(ConfigurationFault("The file has to be a map of keys and values.", at: root.place))
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
    default:
      let nearest = nearestNames(to: name, in: Self.keys)
      let hint =
        nearest.first.map { "did you mean '\($0)'?" } ?? "there are \(Self.keys.joined(separator: ", "))."
      faults.append(ConfigurationFault("'\(name)' is no key: \(hint)", at: key.place))
    }
  }

  private mutating func readParameters(_ name: String, _ value: YAMLNode) {
    for (text, place) in texts(value) {
      let isAll = name == "device" && text == "all"
      configuration.environments.append(
        EnvironmentParameter(name: isAll ? "environments" : name, value: text, place: place))
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
        faults.append(ConfigurationFault("Here has to be a text.", at: element.place))
        return nil
      }
    case .map:
      faults.append(ConfigurationFault("Here has to be a text or a list of texts.", at: node.place))
      return []
    }
  }

  private mutating func severity(_ node: YAMLNode) -> Diagnostic.Severity? {
    if let severity = node.text.flatMap({ Diagnostic.Severity(rawValue: $0) }) { return severity }
    faults.append(ConfigurationFault("Here has to be info, warning or error.", at: node.place))
    return nil
  }

  private mutating func readRules(_ node: YAMLNode) {
    if node.isNull { return }
    guard case .map(let members) = node.value else {
      return faults.append(
        ConfigurationFault("Here has to be a map of rules: 'overlappingViews: off'.", at: node.place))
    }
    for (key, value) in members {
      let name = key.text ?? ""
      guard let code = LintRule.named(name)?.code else {
        let nearest = LintRule.nearestNames(to: name)
        let hint = nearest.first.map { ": did you mean '\($0)'?" } ?? "."
        faults.append(ConfigurationFault("'\(name)' is no rule\(hint)", at: key.place))
        continue
      }
      switch value.text {
      // YAML 1.1 calls them booleans.
      case "off", "false", "no": configuration.rules[code] = .some(nil)
      case "on", "true", "yes": configuration.rules[code] = .some(code.severity)
      case let word?:
        if let severity = Diagnostic.Severity(rawValue: word) {
          configuration.rules[code] = .some(severity)
        } else {
          fallthrough
        }
      default:
        faults.append(
          ConfigurationFault("Here has to be on, off, info, warning or error.", at: value.place))
      }
    }
  }
}
