import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

/// The project's own wishes: a file `.layout-resolver.yml` here or in a folder above, up to that of the repository.
struct ProjectFile: Sendable {
  var configuration = ProjectConfiguration()
  /// Font files that all documents may name; nil for none.
  var fonts: FontFileSet?
  /// The folder of the file, from which its paths count; empty for the working directory.
  var folder = ""
  static let name = ".layout-resolver.yml"

  /// Reads it.
  ///
  /// - Parameter path: Where it is, nil to look for it.
  /// - Throws: Status 2 for a file that cannot be used, after everything that is wrong with it was said.
  init(path: String?) throws {
    guard let path = path ?? Self.find() else { return }
    folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    let bytes = try readFile(path, limit: FileLimit.configuration)
    do throws(ConfigurationFaults) {
      configuration = try readProjectConfiguration(bytes)
    } catch {
      throw Self.refuse(path, error.faults)
    }
    let resolver = FileResolver()
    let parameters = configuration.environments + configuration.fills + configuration.defines
    let faults = parameters.flatMap { parameter in
      (resolver.problem(of: [(parameter.name, parameter.value)])?.errors ?? []).map {
        ConfigurationFault($0.detail, at: parameter.place)
      }
    }
    if !faults.isEmpty { throw Self.refuse(path, faults) }
  }

  /// Without one.
  init() {}
  /// A path of the configuration, from here.
  func path(_ name: String) -> String { name.hasPrefix("/") || folder.isEmpty ? name : "\(folder)/\(name)" }

  /// Whether nobody wants to hear of a file.
  func excludes(_ path: String) -> Bool {
    let inside = folder.isEmpty ? path : relative(path)
    return configuration.exclude.contains { $0.matches(inside) }
  }

  /// A path from the folder of the file; as it is where it lies elsewhere.
  private func relative(_ path: String) -> String {
    let (file, base) = (Self.absolute(path), Self.absolute(folder) + "/")
    return file.hasPrefix(base) ? String(file.dropFirst(base.count)) : path
  }

  private static func absolute(_ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : workingDirectory + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func find() -> String? {
    var folder = workingDirectory
    var prefix = ""
    while true {
      if exists("\(folder)/\(name)") { return prefix + name }
      guard folder != "/", !exists("\(folder)/.git") else { return nil }
      folder = folder.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
      if folder.isEmpty { folder = "/" }
      prefix += "../"
    }
  }

  private static func refuse(_ path: String, _ faults: [ConfigurationFault]) -> ExitCode {
    for fault in faults {
      let place = fault.place.map { ":\($0.line):\($0.column)" } ?? ""
      StandardStream.error.say("\(path)\(place): \(fault.message)")
    }
    return ExitCode(2)
  }
}

/// Where the wishes of the project are.
struct ProjectOptions: ParsableArguments {
  @Option(help: "The project's file, in place of a .layout-resolver.yml here or in a folder above.")
  var config: String?
  @Flag(help: "Read no file of the project.") var noConfig = false
  @Option(
    help: "A folder of font files (.ttf, .otf, .ttc), whose faces all files may name.", completion: .directory
  )
  var fonts: String?

  /// The file of the project, and the fonts.
  ///
  /// - Throws: Status 2 for one that cannot be used.
  func project() throws -> ProjectFile {
    var project = noConfig ? ProjectFile() : try ProjectFile(path: config)
    if let fonts {
      do { project.fonts = try readFonts(in: fonts) } catch { throw unusable("\(fonts): \(error.detail)") }
    }
    return project
  }
}

extension ProjectFile {
  /// Parameters with what the project says where the command line says nothing.
  func query<Rows>(_ flags: RowFlags<Rows>) throws -> Query {
    let query = try flags.query()
    let said = Set(query.map(\.name))
    let isDeviceSaid = said.contains("device") || said.contains("environments")
    let others = configuration.environments.filter { parameter in
      let isDevice = parameter.name == "device" || parameter.name == "environments"
      return isDevice ? !isDeviceSaid : !said.contains(parameter.name)
    }
    return query + others.map { ($0.name, $0.value) }
  }

  /// Answers with what the project says of its classes in Swift.
  var resolver: FileResolver {
    var screens = ProjectScreens()
    let excluded = configuration.excludedTypes
    screens.fills = configuration.fills.map(\.value)
    screens.defines = configuration.defines.map(\.value)
    screens.excludes = { name in excluded.contains { $0.matches(name) } }
    return FileResolver(screens, on: LayoutEngine(limits: .ofOwnFiles, fonts: fonts, workers: .processors))
  }
}

/// The asset catalogues of layout documents and Interface Builder files.
struct CatalogOption: ParsableArguments {
  @Option(
    help:
      "Asset catalogues, in place of those of a folder: a zip archive, or a folder with *.xcassets below it.")
  var catalog: String?

  /// Reads them. Ends with status 2 where they cannot be used.
  func read() throws -> FileCatalog? {
    guard let catalog else { return nil }
    do {
      return FolderFiles.isFolder(catalog)
        ? try FileCatalog(folder: FolderFiles(at: catalog)) : try FileCatalog(archive: try readFile(catalog))
    } catch let error as Refusal {
      throw unusable("\(catalog): \(error.detail)")
    }
  }
}
