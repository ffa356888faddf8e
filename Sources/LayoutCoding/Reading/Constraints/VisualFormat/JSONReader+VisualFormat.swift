import JSON
import LayoutModel

extension JSONReader {
  /// Reads a member that only the visual format has.
  mutating func visualMember(
    _ key: ConstraintKey, of pending: inout PendingVisualFormat?, owner: Int32?, listIndex: Int32,
    _ draft: inout Draft
  ) throws(ReadingEnded) {
    var visual = pending ?? PendingVisualFormat(owner: owner, listIndex: listIndex)
    switch key {
    case .visualFormat:
      visual.place = offset
      visual.format = try string("a visual format string") ?? ""
    case .options: visual.options = try visualOptions()
    case .metrics: visual.metrics = try metrics()
    default: visual.views = try visualViews(&draft.linker.names)
    }
    pending = visual
  }

  private mutating func visualOptions() throws(ReadingEnded) -> VisualFormatOptions {
    var options = VisualFormatOptions()
    if try stands(.string) {
      for name in try optionNames() ?? [] { insert(name, into: &options) }
      return options
    }
    guard var array = try beginArray("an array of visual format options") else { return options }
    while try nextElement(of: &array) != nil {
      if let name = try string() { insert(name, into: &options) }
    }
    return options
  }

  private mutating func insert(_ name: String, into options: inout VisualFormatOptions) {
    if options.insert(name) || options.insert(spelled: name) { return }
    fault(
      .invalidValue(
        expected: "one of \(VisualFormatOptions.names.joined(separator: ", "))",
        nearest: nearestNames(to: name, in: VisualFormatOptions.names)))
  }

  private mutating func metrics() throws(ReadingEnded) -> [String: Double] {
    var metrics: [String: Double] = [:]
    guard var map = try beginMap("an object of numbers by name") else { return metrics }
    while let name = try nextMember(of: &map) { metrics[name] = try coordinate() }
    return metrics
  }

  private mutating func visualViews(_ names: inout NameTable) throws(ReadingEnded) -> [String: PendingItem] {
    var views: [String: PendingItem] = [:]
    guard var map = try beginMap("an object of ids by name") else { return views }
    while let name = try nextMember(of: &map) { views[name] = try item(&names) }
    return views
  }
}
