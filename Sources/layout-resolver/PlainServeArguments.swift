import LayoutService

/// The arguments of `serve` where they are nothing but flags with their values, as those of a service are.
struct PlainServeArguments {
  /// Values by the name of their setting; of a repeated flag the last.
  private(set) var flags: [String: String] = [:]
  private(set) var port: UInt16?

  /// - Returns: Nil for anything that takes more to read: other commands, help, short forms, mistakes.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    guard rest.popFirst() == "serve" else { return nil }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let flag = parts.first.map(String.init), flag.hasPrefix("--"),
        let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.hasPrefix("-"),
        set(flag, to: value)
      else { return nil }
    }
  }

  private mutating func set(_ flag: String, to value: String) -> Bool {
    if flag == "--port" {
      port = UInt16(value)
      return port != nil
    }
    guard let setting = Setting.all.first(where: { $0.flag == flag }) else { return false }
    flags[setting.name] = value
    return true
  }
}
