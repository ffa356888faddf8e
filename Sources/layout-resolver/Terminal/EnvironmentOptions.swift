import ArgumentParser
import LayoutService
import ProjectConfiguration

/// Where layouts are shown, in place of what files say. What is said several times asks for all of it, and several such options for
/// all combinations.
struct EnvironmentOptions: ParsableArguments {
  @Option(help: "A device, in place of the file's; may be repeated.") var device: [String] = []
  @Flag(help: "Every phone and pad, upright and in landscape.") var all = false
  @Option(help: "An orientation, in place of the file's; may be repeated.") var orientation: [String] = []
  @Option(help: "A system version, in place of the file's, or of that of the tools that wrote it.")
  var systemVersion: String?
  @Option(
    help: "How much of the screen: full, half, third, twoThirds, slideOver, or 500x700; may be repeated.")
  var window: [String] = []
  @Option(help: "A text size, such as AX3 or extraLarge; may be repeated.") var textSize: [String] = []
  @Option(help: "leftToRight or rightToLeft, or ltr or rtl for short; may be repeated.")
  var direction: [String] = []
  @Option(help: "light or dark; may be repeated.") var style: [String] = []
  @Option(help: "A locale, in place of the file's; may be repeated.") var locale: [String] = []
  @Option(
    help: """
      The keyboard, in place of the file's: true, false, a height, or docked, undocked, split or floating; may be \
      repeated.
      """)
  var keyboard: [String] = []
  @Option(help: "The object id or name of the only scene of an Interface Builder file that is wanted.")
  var scene: String?

  @Option(help: "The project's file, in place of a .layout-resolver.yml here or in a folder above.")
  var config: String?
  @Flag(help: "Read no file of the project.") var noConfig = false

  /// What a request would say of it: what the command line does not say is the project's file's to say.
  ///
  /// - Throws: Status 2 for a file of the project that cannot be used.
  func fileOptions() throws -> FileOptions { fileOptions(try project()) }

  /// The same with a file of the project that was read.
  func fileOptions(_ project: ProjectFile) -> FileOptions {
    let said = Set(parameters.map(\.name))
    let isDeviceSaid = said.contains("device") || said.contains("environments")
    let others = project.configuration.environments.filter { parameter in
      let isDevice = parameter.name == "device" || parameter.name == "environments"
      return isDevice ? !isDeviceSaid : !said.contains(parameter.name)
    }
    return FileOptions(environments: parameters + others.map { ($0.name, $0.value) }, scene: scene)
  }

  /// The file of the project.
  func project() throws -> ProjectFile { noConfig ? ProjectFile() : try ProjectFile(path: config) }

  private var parameters: [(name: String, value: String)] {
    let directions = direction.map { ["ltr": "leftToRight", "rtl": "rightToLeft"][$0] ?? $0 }
    let lists = [
      ("device", device), ("environments", all ? ["all"] : []), ("orientation", orientation),
      ("systemVersion", systemVersion.map { [$0] } ?? []), ("window", window),
      ("contentSizeCategory", textSize), ("layoutDirection", directions), ("userInterfaceStyle", style),
      ("locale", locale), ("keyboard", keyboard),
    ]
    return lists.flatMap { name, values in values.map { (name, $0) } }
  }
}
