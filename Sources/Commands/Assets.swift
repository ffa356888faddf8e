import ArgumentParser
import LayoutModel
import Operations

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

  @Argument(
    help: "A folder with one or more *.xcassets below it, or such a folder itself.", completion: .directory)
  var folder: String
  @Option(help: "A device; may be repeated. Default: every device of the catalogue.") var device: [String] =
    []
  @Option(help: "How they are turned. Default: as each starts.") var orientation: String?
  @OptionGroup var color: ColorOption
  @Option(help: "json or text.") var format = ReportFormat.text
  @Option(help: "The severity from which a diagnostic fails the run: info, warning or error.")
  var failOn = Diagnostic.Severity.error

  func run() throws {
    do {
      let files = try FolderFiles(at: folder)
      let tree = try readAssetFolder(files.paths, read: files.read)
      let report = try AssetReport(of: tree, devices: device, orientation: orientation)
      StandardStream.output.show(format.write(report), as: ShownFormat(format.rawValue))
      if report.diagnostics.contains(where: { $0.severity >= failOn }) { throw ExitCode(1) }
    } catch let error as Refusal {
      throw unusable("\(folder): \(error.detail)")
    }
  }
}

extension ReportFormat: ExpressibleByArgument {}
