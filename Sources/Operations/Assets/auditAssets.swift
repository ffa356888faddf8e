import AdaptiveLayout
import AssetSelection
import JSON
package import LayoutCoding
package import LayoutModel
import LayoutPreview

/// What `assets` prints.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text, json

  package func write(_ report: AssetReport) -> [UInt8] {
    if self == .text { return textAssetReport(report).bytes }
    var writer = JSONWriter(capacity: 4096)
    report.write(to: &writer)
    writer.endLine()
    return writer.bytes()
  }
}

extension AssetReport {
  /// The audit of a folder for devices of the catalogue: what each gets from every set, and what no device ever would.
  ///
  /// - Parameters:
  ///   - devices: Names as the catalogue has them; none for every device.
  ///   - orientation: Nil for that in which each device starts.
  /// - Throws: The first name that means nothing.
  package init(of tree: AssetTree, devices: [String], orientation: String?) throws(Refusal) {
    let all = DeviceCatalogue.embedded.devices
    let everywhere = AssetContext.otherPlatforms + all.compactMap { try? AssetViewer($0, nil).context }
    self = auditAssets(
      of: tree.catalog, folderDiagnostics: tree.diagnostics, for: try assetViewers(devices, orientation),
      everywhere: everywhere)
  }
}

private func assetViewers(_ names: [String], _ orientation: String?) throws(Refusal) -> [AssetViewer] {
  let catalogue = DeviceCatalogue.embedded
  let word = orientation.flatMap { InterfaceOrientation(spelled: $0) }
  if let orientation, word == nil { throw Refusal("'\(orientation)' is no orientation.") }
  // Of all devices those that have such a screen.
  if names.isEmpty { return catalogue.devices.compactMap { try? AssetViewer($0, word) } }
  return try names.map { name throws(Refusal) in
    guard let device = catalogue.namedDevice(name)?.device else { throw Refusal(unknownDeviceMessage(name)) }
    let problem = "\(device.name) has no screen in orientation '\(orientation ?? "")'."
    return try rethrowing(as: { (_: Fault) in Refusal(problem) }, try AssetViewer(device, word))
  }
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
