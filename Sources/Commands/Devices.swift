import ArgumentParser
import LayoutModel
import Operations

/// The catalogue, at a terminal.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "List the devices that the service knows, or print all facts about one.")

  @Argument(help: "An id, a name, an alias or a model identifier.") var name: String?

  func run() throws {
    guard let name else { return StandardStream.output.write(deviceTable()) }
    guard let facts = deviceFacts(name) else { throw unusable("\(unknownDeviceMessage(name))") }
    StandardStream.output.write(facts)
  }
}
