import AdaptiveLayout
import AssetSelection
import JSON
package import LayoutCoding
package import LayoutModel
import LayoutPreview

/// What `assets` prints.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json
}

/// The audit of a folder for devices of the catalogue: what each gets from every set, and what no device ever would.
package struct AssetAudit: Sendable {
  package let report: AssetReport

  /// Everything remarkable, in the order of the report.
  package var diagnostics: [Diagnostic] { report.diagnostics }

  /// - Parameters:
  ///   - devices: Names as the catalogue has them; none for every device.
  ///   - orientation: Nil for that in which each device starts.
  /// - Throws: The first name that means nothing.
  package init(
    of tree: AssetTree, devices: [String], orientation: String?, catalogue: DeviceCatalogue = .embedded
  ) throws(AssetAuditError) {
    let all = catalogue.devices.compactMap { try? AssetViewer($0, nil).context }
    report = auditAssets(
      of: tree.catalog, folderDiagnostics: tree.diagnostics,
      for: try viewers(devices, orientation, catalogue), everywhere: AssetContext.otherPlatforms + all)
  }

  /// For people.
  package func text() -> String { textAssetReport(report) }

  /// The report as JSON, one line.
  package func json() -> [UInt8] {
    var writer = JSONWriter(capacity: 4096)
    writer.assetReport(report)
    writer.endLine()
    return writer.bytes()
  }
}

private func viewers(
  _ names: [String], _ orientation: String?, _ catalogue: DeviceCatalogue
) throws(AssetAuditError) -> [AssetViewer] {
  let word = orientation.flatMap { InterfaceOrientation(spelled: $0) }
  if let orientation, word == nil { throw .unusable("'\(orientation)' is no orientation.") }
  var viewers: [AssetViewer] = []
  for name in names {
    guard let device = catalogue.device(named: name) else { throw .unusable(unknownDeviceMessage(name)) }
    do {
      viewers.append(try AssetViewer(device, word))
    } catch {
      throw .unusable("\(device.name) has no screen in orientation '\(orientation ?? "")'.")
    }
  }
  guard names.isEmpty else { return viewers }
  // Of all devices those that have such a screen.
  return catalogue.devices.compactMap { try? AssetViewer($0, word) }
}

extension AssetViewer {
  /// A device in its own environment; nil for the orientation in which it starts.
  fileprivate init(_ device: Device, _ orientation: InterfaceOrientation?) throws(Fault) {
    var request = EnvironmentRequest(device: device)
    request.orientation = orientation
    let window = try makeEnvironment(request, at: .root).environment
    var environment = AssetEnvironment()
    environment.device = AssetDevice(device)
    self.init(
      AssetReport.Viewer(name: device.name, device: device.id, orientation: window.orientation),
      context: AssetContext(window.traits, in: AssetSurroundings(environment)))
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
