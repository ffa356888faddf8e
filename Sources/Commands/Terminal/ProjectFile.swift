import ArgumentParser
import LayoutModel
import Operations
import ProjectConfiguration

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The project's own wishes: a file `.layout-resolver.yml` here or in a folder above, up to that of the repository.
struct ProjectFile: Sendable {
  var configuration = ProjectConfiguration()
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
    let bytes = try readFile(path)
    do throws(ConfigurationFaults) {
      configuration = try readProjectConfiguration(bytes)
    } catch {
      throw Self.refuse(path, error.faults)
    }
    let resolver = FileResolver()
    let faults = configuration.environments.compactMap { parameter in
      resolver.problem(of: (parameter.name, parameter.value)).map {
        ConfigurationFault($0, at: parameter.place)
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
    let whole = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  private static func find() -> String? {
    var folder = FileManager.default.currentDirectoryPath
    var prefix = ""
    while true {
      if FileManager.default.fileExists(atPath: "\(folder)/\(name)") { return prefix + name }
      guard folder != "/", !FileManager.default.fileExists(atPath: "\(folder)/.git") else { return nil }
      folder = folder.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
      if folder.isEmpty { folder = "/" }
      prefix += "../"
    }
  }

  private static func refuse(_ path: String, _ faults: [ConfigurationFault]) -> ExitCode {
    for fault in faults {
      let place = fault.place.map { ":\($0.line):\($0.column)" } ?? ""
      StandardStream.error.write("\(path)\(place): \(fault.message)\n".utf8)
    }
    return ExitCode(2)
  }
}
