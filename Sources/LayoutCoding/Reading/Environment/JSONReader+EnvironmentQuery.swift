import JSON
import LayoutModel

extension JSONReader {
  private enum QueryKey: Int, DocumentKey {
    case devices, orientations, windows, contentSizeCategories, layoutDirections, userInterfaceStyles,
      keyboards
  }
  private static let queryKeys = Keys(QueryKey.self)

  /// A query over the catalogue: an object of lists.
  mutating func environmentQuery(_ draft: inout Draft) throws(ReadingEnded) -> EnvironmentQuery? {
    guard var object = try beginObject("a query") else { return nil }
    var query = EnvironmentQuery()
    let limit = draft.limits.environments
    var traits: [Trait: [TraitCollection.Value]] = [:]
    while let key = try nextKey(of: &object, in: Self.queryKeys) {
      switch key {
      case .devices: query.devices = try queriedDevices(draft)
      case .orientations:
        query.orientations = try list(limit: limit) { (reader) throws(ReadingEnded) in
          try reader.orientation()
        }
      case .windows:
        query.windows = try list(limit: limit) { (reader) throws(ReadingEnded) in try reader.queriedWindow() }
      case .keyboards:
        query.keyboards = try list(limit: limit) { (reader) throws(ReadingEnded) in
          try reader.keyboard()
        }
      case .contentSizeCategories:
        traits[.preferredContentSizeCategory] = try traitList(.preferredContentSizeCategory, limit: limit)
      case .layoutDirections: traits[.layoutDirection] = try traitList(.layoutDirection, limit: limit)
      case .userInterfaceStyles:
        traits[.userInterfaceStyle] = try traitList(.userInterfaceStyle, limit: limit)
      }
    }
    for trait in [Trait.preferredContentSizeCategory, .layoutDirection, .userInterfaceStyle] {
      if let values = traits[trait], !values.isEmpty {
        query.traits.append(EnvironmentQuery.VariedTrait(trait: trait, values: values))
      }
    }
    return query
  }

  private mutating func list<Element>(
    limit: Int, _ read: (inout JSONReader) throws(ReadingEnded) -> Element?
  ) throws(ReadingEnded) -> [Element] {
    var list: [Element] = []
    guard var array = try beginArray() else { return list }
    while try nextElement(of: &array) != nil {
      if list.count >= limit { throw passed(.environments, limit, list.count + 1) }
      if let element = try read(&self) { list.append(element) }
    }
    return list
  }

  private mutating func traitList(_ trait: Trait, limit: Int) throws(ReadingEnded) -> [TraitCollection.Value]
  {
    try list(limit: limit) { (reader) throws(ReadingEnded) in try reader.trait(trait) }
  }

  /// A window as an object, or for short the word of a multitasking mode.
  private mutating func queriedWindow() throws(ReadingEnded) -> WindowRequest? {
    if try stands(.object) { return try window() }
    return try word(MultitaskingMode.self).map { WindowRequest(extent: .multitasking($0)) }
  }

  private enum DeviceQueryKey: Int, DocumentKey {
    case idiom, since, systemVersion
  }
  private static let deviceQueryKeys = Keys(DeviceQueryKey.self)

  private mutating func queriedDevices(_ draft: borrowing Draft) throws(ReadingEnded) -> EnvironmentQuery
    .Devices?
  {
    if try stands(.array) {
      let catalogue = draft.catalogue
      return .list(
        try list(limit: draft.limits.environments) { (reader) throws(ReadingEnded) in
          try reader.device(catalogue)
        })
    }
    guard var object = try beginObject("an array of devices, or an object that selects them") else {
      return nil
    }
    var idiom: UserInterfaceIdiom?
    var since: Int?
    var version: SystemVersion?
    while let key = try nextKey(of: &object, in: Self.deviceQueryKeys) {
      switch key {
      case .idiom:
        if case .choice(let raw)? = try trait(.userInterfaceIdiom) {
          idiom = UserInterfaceIdiom(rawValue: raw)
        }
      case .since: since = try integer(in: 1...9999)
      case .systemVersion: version = try systemVersion()
      }
    }
    return .filter(idiom: idiom, since: since, systemVersion: version)
  }
}
