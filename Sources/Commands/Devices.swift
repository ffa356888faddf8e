import ArgumentParser
import LayoutModel
import Operations

/// The catalogue, at a terminal.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices that the service knows, or print all facts about one.",
    discussion: """
      A line has the id, the name, points, pixels a point and system versions, with tabs between them. A name that several devices \
      have means the newest.
      """)

  @Argument(
    help: "An id, a name, an alias or a model identifier.", completion: .list(deviceIds()))
  var name: String?
  @OptionGroup var color: ColorOption
  @Option(help: "text or json. Default: of one device text on a terminal, else json; of all text.")
  var format: ReportFormat?

  func run() throws {
    let isText = format.map { $0 == .text } ?? (name == nil || StandardStream.output.isTerminal)
    guard let name else {
      return StandardStream.output.write(isText ? deviceTable().bytes : deviceTableJSON())
    }
    guard let facts = isText ? deviceText(name)?.bytes : deviceFacts(name) else {
      throw unusable("error: \(unknownDeviceMessage(name))")
    }
    StandardStream.output.show(facts, as: isText ? .text : .other)
  }
}
