import ArgumentParser
import LayoutService

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Looks through the asset catalogs of a folder as the service would, without a server.
struct Assets: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "List what each device gets from the asset catalogs of a folder, and what no device ever would.",
    discussion: """
      Exit status: 0 clean, 1 a diagnostic is as grave as --fail-on, 2 the folder cannot be used. missingSlot is an \
      empty slot that one of the devices would use, unreachableFile a file that none does, on any platform; \
      unassignedFile and unreferencedFile are files in no slot.
      """)

  @Argument(help: "A folder with one or more *.xcassets below it, or such a folder itself.") var folder:
    String
  @Option(help: "A device; may be repeated. Default: every device of the catalogue.") var device: [String] =
    []
  @Option(help: "How they are turned. Default: as each starts.") var orientation: String?
  @Option(help: "json or text.") var format = ReportFormat.text
  @Option(help: "The severity from which a diagnostic fails the run: info, warning or error.")
  var failOn = FailureThreshold.error

  func run() throws {
    do {
      let tree = try readAssetFolder(try files(), read: read)
      let audit = try AssetAudit(of: tree, devices: device, orientation: orientation)
      switch format {
      case .text: StandardStream.output.write(audit.text().utf8)
      case .json: StandardStream.output.write(audit.json())
      }
      if failOn.fails(audit.diagnostics) { throw ExitCode(1) }
    } catch let error as AssetAuditError {
      StandardStream.error.write("\(folder): \(error)\n".utf8)
      throw ExitCode(2)
    }
  }

  /// The folder without slashes at its end, and what its own name adds to the paths below it.
  private var root: (path: String, prefix: String) {
    var path = folder
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isHere = path == "." || path.hasSuffix("/.")
    let absolute =
      isHere ? FileManager.default.currentDirectoryPath + "/" + path.dropLast(path == "." ? 1 : 2) : path
    let name = absolute.split(separator: "/").last.map(String.init) ?? ""
    return (path, name.hasSuffix(".xcassets") ? name + "/" : "")
  }

  /// Every file below the folder. Links are not followed.
  private func files() throws(AssetAuditError) -> [String] {
    let root = root
    guard let below = try? FileManager.default.subpathsOfDirectory(atPath: root.path) else {
      throw .unusable("no folder that can be read.")
    }
    return below.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: root.path + "/" + path)
      return attributes?[.type] as? FileAttributeType == .typeRegular
    }.map { root.prefix + $0 }
  }

  private func read(_ path: String, limit: Int) -> [UInt8]? {
    let root = root
    let file = root.path + "/" + path.dropFirst(root.prefix.count)
    return StandardStream.read(file, limit: limit)
  }
}

extension ReportFormat: ExpressibleByArgument {}
