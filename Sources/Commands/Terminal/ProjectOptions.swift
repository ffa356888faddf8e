import ArgumentParser
import Operations
import ProjectConfiguration

/// Where the wishes of the project are.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The project's file, in place of a .layout-resolver.yml here or in a folder above.")
  var config: String?
  @Flag(help: "Read no file of the project.") var noConfig = false

  /// The file of the project.
  ///
  /// - Throws: Status 2 for one that cannot be used.
  func project() throws -> ProjectFile { noConfig ? ProjectFile() : try ProjectFile(path: config) }

  /// Parameters with what the project says where the command line says nothing.
  func query<Rows>(_ flags: RowFlags<Rows>) throws -> [(name: String, value: String)] {
    try project().query(flags)
  }
}

extension ProjectFile {
  /// Parameters with what the project says where the command line says nothing.
  func query<Rows>(_ flags: RowFlags<Rows>) -> [(name: String, value: String)] {
    let said = Set(flags.values.map(\.name))
    let isDeviceSaid = said.contains("device") || said.contains("environments")
    let others = configuration.environments.filter { parameter in
      let isDevice = parameter.name == "device" || parameter.name == "environments"
      return isDevice ? !isDeviceSaid : !said.contains(parameter.name)
    }
    return flags.values + others.map { ($0.name, $0.value) }
  }
}
