import AdaptiveLayout
import ImageHeaders
import JSON
package import LayoutCoding
package import LayoutModel

/// What `assets` prints.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json
}

/// What each device gets from every set of a folder, and what no device ever would.
package struct AssetAudit: Sendable {
  /// A device and how it is turned, as the report names it.
  private struct Viewer: Sendable {
    var name: String
    var device: String
    var orientation: InterfaceOrientation
    var context: AssetContext
  }

  private struct Entry: Sendable {
    var set: AssetSet
    /// One for each viewer.
    var choices: [AssetSelection]
    var diagnostics: [Diagnostic]
  }

  private var viewers: [Viewer] = []
  private var entries: [Entry] = []
  private let folderDiagnostics: [Diagnostic]

  /// Everything remarkable, in the order of the report.
  package var diagnostics: [Diagnostic] { folderDiagnostics + entries.flatMap(\.diagnostics) }

  /// - Parameters:
  ///   - devices: Names as the catalogue has them; none for every device.
  ///   - orientation: Nil for that in which each device starts.
  /// - Throws: Names that mean nothing, each as a fault.
  package init(
    of tree: AssetTree, devices: [String], orientation: String?, catalogue: DeviceCatalogue = .embedded
  ) throws(AssetAuditError) {
    folderDiagnostics = tree.diagnostics
    var everywhere = AssetContext.otherPlatforms
    for device in catalogue.devices {
      if let viewer = try? Self.viewer(device, nil) { everywhere.append(viewer.context) }
    }
    viewers = try Self.viewers(devices, orientation, catalogue)
    let contexts = viewers.map(\.context)
    for set in tree.catalog.sets where set.type.isSelectable {
      var entry = Entry(
        set: set, choices: contexts.map { selectVariant(of: set, named: set.name, in: $0) },
        diagnostics: set.diagnostics)
      note(&entry, everywhere: everywhere)
      entries.append(entry)
    }
  }

  private static func viewers(
    _ names: [String], _ orientation: String?, _ catalogue: DeviceCatalogue
  ) throws(AssetAuditError) -> [Viewer] {
    let word = orientation.flatMap { InterfaceOrientation(word: $0) }
    if let orientation, word == nil { throw .unusable("'\(orientation)' is no orientation.") }
    var viewers: [Viewer] = []
    for name in names {
      guard let device = catalogue.device(named: name) else { throw .unusable(unknownDeviceMessage(name)) }
      do {
        viewers.append(try viewer(device, word))
      } catch {
        throw .unusable("\(device.name) has no screen in orientation '\(orientation ?? "")'.")
      }
    }
    guard names.isEmpty else { return viewers }
    // Of all devices those that have such a screen.
    return catalogue.devices.compactMap { try? viewer($0, word) }
  }

  private static func viewer(_ device: Device, _ orientation: InterfaceOrientation?) throws(Fault) -> Viewer {
    var request = EnvironmentRequest(device: device)
    request.orientation = orientation
    let window = try makeEnvironment(request, at: .root).environment
    var environment = AssetEnvironment()
    environment.device = AssetDevice(device)
    return Viewer(
      name: device.name, device: device.id, orientation: window.orientation,
      context: AssetContext(window.traits, in: AssetSurroundings(environment)))
  }

  // MARK: What is wrong with a set

  private func note(_ entry: inout Entry, everywhere: [AssetContext]) {
    for code in [AssetSelection.Code.noVariants, .noEligibleVariant] {
      let without = viewers.indices.filter { entry.choices[$0].code == code }
      guard !without.isEmpty else { continue }
      entry.diagnostics.append(
        Diagnostic(
          code == .noVariants ? .noVariants : .noEligibleVariant,
          message: "Nothing for \(names(of: without)).",
          pointer: entry.set.pointer))
    }
    guard
      let coverage = AssetCoverage(of: entry.set, for: viewers.map(\.context), everywhere: everywhere)
    else { return }
    for missing in coverage.missing {
      let row = entry.set.rows[missing.row]
      entry.diagnostics.append(
        Diagnostic(
          .missingSlot,
          message: "Row \(missing.row) is empty; it would be for \(names(of: missing.contexts)).",
          pointer: entry.set.pointer(to: row)))
    }
    for index in coverage.unreachable {
      let row = entry.set.rows[index]
      entry.diagnostics.append(
        Diagnostic(
          .unreachableFile,
          message: "No device gets '\(row.filename ?? "row \(index)")': others fit better or as well.",
          pointer: entry.set.pointer(to: row)))
    }
    for (row, refusal) in zip(entry.set.rows, entry.set.refusals) where refusal == .unassigned {
      entry.diagnostics.append(
        Diagnostic(
          .unassignedFile, message: "'\(row.filename ?? "")' is assigned to no slot.",
          pointer: entry.set.pointer(to: row)))
    }
  }

  /// All devices, or the first few and how many more.
  private func names(of indices: [Int]) -> String {
    if indices.count == viewers.count, indices.count > 3 { return "all \(indices.count) devices" }
    let shown = indices.prefix(3).map { viewers[$0].name }.joined(separator: ", ")
    return indices.count > 3 ? "\(shown) and \(indices.count - 3) more" : shown
  }

  // MARK: The report

  /// For people: each set with what its devices get, then what is remarkable about it.
  package func text() -> String {
    var text = ""
    for entry in entries {
      text += "\(entry.set.name)  \(entry.set.path ?? "")\n"
      for (choice, indices) in grouped(entry.choices) { text += "  \(choice): \(names(of: indices))\n" }
      for diagnostic in entry.diagnostics { text += "  \(line(diagnostic))\n" }
    }
    for diagnostic in folderDiagnostics { text += "\(line(diagnostic))\n" }
    return text
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.severity.rawValue) \(diagnostic.code.rawValue): \(diagnostic.message)"
  }

  /// Devices that get the same, in the order of the first of each.
  private func grouped(_ choices: [AssetSelection]) -> [(choice: String, indices: [Int])] {
    var groups: [(choice: String, indices: [Int])] = []
    var known: [String: Int] = [:]
    for (index, choice) in choices.enumerated() {
      let text = describe(choice)
      if let group = known[text] {
        groups[group].indices.append(index)
      } else {
        known[text] = groups.count
        groups.append((text, [index]))
      }
    }
    return groups
  }

  private func describe(_ choice: AssetSelection) -> String {
    guard choice.status == .resolved else { return "nothing" }
    var row = ""
    if case .contents(let index)? = choice.origin { row = "row \(index)" }
    guard let image = choice.image else { return choice.filename ?? row }
    let size = image.pointSize.map { " \(shortest($0.width))×\(shortest($0.height))" } ?? " (size unknown)"
    return "\(choice.filename ?? row)\(size)\(image.isVector ? "" : " @\(shortest(image.scale))x")"
  }

  /// The same as JSON.
  package func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.key("assets")
    writer.beginArray()
    for entry in entries { write(entry, to: &writer) }
    writer.endArray()
    writer.key("diagnostics")
    writer.beginArray()
    for diagnostic in folderDiagnostics { writer.diagnostic(diagnostic) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return writer.bytes()
  }

  private func write(_ entry: Entry, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("asset")
    writer.string(entry.set.name)
    writer.key("type")
    writer.string(entry.set.type.rawValue)
    writer.key("path")
    writer.string(entry.set.path ?? "")
    writer.key("devices")
    writer.beginArray()
    for (viewer, choice) in zip(viewers, entry.choices) {
      writer.beginObject()
      writer.key("device")
      writer.string(viewer.device)
      writer.key("orientation")
      writer.string(viewer.orientation.rawValue)
      writer.key("selection")
      writer.assetSelection(choice, hasDiagnostics: true)
      writer.endObject()
    }
    writer.endArray()
    writer.key("diagnostics")
    writer.beginArray()
    for diagnostic in entry.diagnostics { writer.diagnostic(diagnostic) }
    writer.endArray()
    writer.endObject()
  }
}

/// Why there is no report.
package enum AssetAuditError: Error, Sendable, CustomStringConvertible {
  /// A sentence.
  case unusable(String)

  package var description: String {
    switch self {
    case .unusable(let reason): reason
    }
  }
}

/// Makes the catalogs of a folder from its files.
///
/// - Parameters:
///   - paths: Every file below the folder, with the folder's own name first where that is a catalog.
///   - read: The first bytes of a file, at most so many; nil if it cannot be read.
/// - Throws: What is wrong with the folder as a whole.
package func readAssetFolder(
  _ paths: [String], read: (_ path: String, _ limit: Int) -> [UInt8]?
) throws(AssetAuditError) -> AssetTree {
  var files: [AssetCatalogFile] = []
  for path in paths where path.contains(".xcassets/") {
    var file = AssetCatalogFile(path: path)
    if path.hasSuffix("/Contents.json") {
      guard let bytes = read(path, .max) else { throw .unusable("\(path): cannot be read.") }
      file.bytes = bytes
    } else if isImageFile(path) {
      file.size = imageSize(of: path, read: read)
    }
    files.append(file)
  }
  let tree: AssetTree
  do {
    // The files are the caller's own.
    var limits = DecodingLimits()
    limits.assets = .max
    tree = try decodeAssetTree(files, limits: limits)
  } catch {
    throw .unusable(ProblemDetails(error.faults).detail)
  }
  if tree.roots.isEmpty { throw .unusable("There is no folder '*.xcassets'.") }
  return tree
}

private func imageSize(of path: String, read: (String, Int) -> [UInt8]?) -> AssetFileSize {
  for limit in [64 * 1024, Int.max] {
    guard let bytes = read(path, limit) else { return .unknown }
    let header = readImageHeader(bytes, isWhole: bytes.count < limit)
    if header != .incomplete { return AssetFileSize(header) }
  }
  return .unknown
}

private func shortest(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
}
