import JSON
import LayoutModel

enum QueryKey: Int, DocumentKey {
  case devices, orientations, windows, contentSizeCategories, layoutDirections, userInterfaceStyles, keyboards
  static let keys = Keys(QueryKey.self)
}

/// The keys whose lists vary traits, in the order in which these vary.
private let queriedTraits: [(key: QueryKey, trait: Trait)] = [
  (.contentSizeCategories, .preferredContentSizeCategory), (.layoutDirections, .layoutDirection),
  (.userInterfaceStyles, .userInterfaceStyle),
]

struct DeviceFilter: Sendable {
  var idiom: UserInterfaceIdiom?
  var since: Int?
  var systemVersion: SystemVersion?

  static let members = Members(
    "an array of devices, or an object that selects them", DeviceFilter(),
    [
      .init(
        "idiom",
        ofRequests: { (draft, filter) throws(ReadingEnded) in
          guard case .choice(let raw)? = try draft.reader.trait(.userInterfaceIdiom) else { return }
          filter.idiom = UserInterfaceIdiom(rawValue: raw)
        }),
      .init("since", .integer(in: 1...9999), \.since),
      .init(
        "systemVersion",
        ofRequests: { (draft, filter) throws(ReadingEnded) in
          filter.systemVersion = try draft.reader.systemVersion()
        }),
    ])
}

extension Draft {
  /// A query over the catalogue: an object of lists.
  mutating func environmentQuery() throws(ReadingEnded) -> EnvironmentQuery? {
    guard var object = try reader.beginObject("a query") else { return nil }
    var query = EnvironmentQuery()
    var traits: [Trait: [TraitCollection.Value]] = [:]
    while let key = try reader.nextKey(of: &object, in: QueryKey.keys) {
      switch key {
      case .devices: query.devices = try queriedDevices()
      case .orientations:
        query.orientations = try list { (reader) throws(ReadingEnded) in try reader.orientation() }
      case .windows: query.windows = try list { (reader) throws(ReadingEnded) in try reader.queriedWindow() }
      case .keyboards: query.keyboards = try list { (reader) throws(ReadingEnded) in try reader.keyboard() }
      case .contentSizeCategories, .layoutDirections, .userInterfaceStyles:
        guard let trait = queriedTraits.first(where: { $0.key == key })?.trait else { continue }
        traits[trait] = try list { (reader) throws(ReadingEnded) in try reader.trait(trait) }
      }
    }
    for (_, trait) in queriedTraits {
      guard let values = traits[trait], !values.isEmpty else { continue }
      query.traits.append(EnvironmentQuery.VariedTrait(trait: trait, values: values))
    }
    return query
  }

  /// An array of no more elements than there may be environments.
  private mutating func list<Element>(
    _ read: (inout JSONReader) throws(ReadingEnded) -> Element?
  ) throws(ReadingEnded) -> [Element] {
    var list: [Element] = []
    guard var array = try reader.beginArray() else { return list }
    while try reader.nextElement(of: &array) != nil {
      if list.count >= limits.environments {
        throw reader.passed(.environments, limits.environments, list.count + 1)
      }
      if let element = try read(&reader) { list.append(element) }
    }
    return list
  }

  private mutating func queriedDevices() throws(ReadingEnded) -> EnvironmentQuery.Devices? {
    if try reader.stands(.array) {
      let catalogue = catalogue
      return .list(try list { (reader) throws(ReadingEnded) in try reader.device(catalogue) })
    }
    return try object(DeviceFilter.members).map {
      .filter(idiom: $0.idiom, since: $0.since, systemVersion: $0.systemVersion)
    }
  }
}

extension JSONReader {
  /// A window as an object, or for short the word of a multitasking mode.
  fileprivate mutating func queriedWindow() throws(ReadingEnded) -> WindowRequest? {
    if try stands(.object) { return try window() }
    return try word(MultitaskingMode.self).map { WindowRequest(extent: .multitasking($0)) }
  }
}
