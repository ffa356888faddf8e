// For the interpreter only: for the compiler, Foundation itself stands in.

extension String {
  /// A text that stands in tables by its key, in which interpolations are formats.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [Any]

    init(localizationKey key: String, arguments: [Any]) {
      (self.key, self.arguments) = (key, arguments)
    }

    public init(_ value: String) { self.init(localizationKey: value, arguments: []) }
    public init(stringLiteral value: String) { self.init(localizationKey: value, arguments: []) }

    public static func == (left: LocalizationValue, right: LocalizationValue) -> Bool {
      left.key == right.key
    }

    /// The text of a format with what is interpolated.
    func text(of format: String) -> String {
      arguments.isEmpty ? format : String(format: format, locale: Locale.current, arguments: arguments)
    }

    /// What tables have for the key.
    func text(in table: String?) -> String {
      text(of: Bundle.main.localizedString(forKey: key, value: nil, table: table))
    }
  }

  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Any? = nil,
    locale: Locale? = nil, comment: String? = nil
  ) {
    self = keyAndValue.text(in: table)
  }

  public init(
    localized key: String, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Any? = nil,
    locale: Locale? = nil, comment: String? = nil
  ) {
    self = defaultValue.text(
      of: Bundle.main.localizedString(forKey: key, value: defaultValue.key, table: table))
  }

  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

/// A text that is looked up when it is shown.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  public let key: String
  public var defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale?

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: Any? = nil,
    comment: String? = nil
  ) {
    self.key = keyAndValue.key
    self.defaultValue = keyAndValue
    self.table = table
  }

  public init(
    _ key: String, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: Any? = nil, comment: String? = nil
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
  }

  init(localizationKey key: String, arguments: [Any]) {
    self.init(String.LocalizationValue(localizationKey: key, arguments: arguments))
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  var text: String {
    let value = defaultValue.key == key ? nil : defaultValue.key
    return defaultValue.text(of: Bundle.main.localizedString(forKey: key, value: value, table: table))
  }
}
