import LayoutCoding
package import LayoutModel
import Localization

extension FileResolver {
  /// Looks at one document, or every scene of an Interface Builder file, for what should be mended.
  ///
  /// - Parameters:
  ///   - path: What the file is called.
  ///   - settings: Of the project; a document may say otherwise.
  ///   - request: What counts whatever a document says.
  ///   - read: Gives the files beside it, nil for what is not there.
  package func lint(
    _ bytes: [UInt8], path: String, _ options: FileOptions, _ settings: LintSettings,
    _ request: LintRequest, read: (String) -> [UInt8]? = { _ in nil }
  ) -> LintedFile {
    do throws(RequestFailure) {
      var asked = try LintOptions(options.parameters + options.lintParameters, catalogue: service.catalogue)
      (asked.settings, asked.request) = (settings, request)
      let (translations, faults) = translations(ofFile: path, options.languages, read)
      asked.texts += translations
      var file = try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        let body = UnsafeRawBufferPointer(buffer)
        return try service.lint(body, BodyKind(ofBytes: body) ?? .document, path: path, asked) {
          service.deadline
        }
      }
      file.faults += faults
      return file
    } catch {
      return LintedFile(path: path, faults: LintFault.all(of: error.problem))
    }
  }

  /// The texts that stand beside a file in some languages. A language that nobody translated it to is left out.
  private func translations(
    ofFile path: String, _ languages: [String], _ read: (String) -> [UInt8]?
  ) -> (texts: [LintTexts], faults: [LintFault]) {
    var texts: [LintTexts] = []
    var faults: [LintFault] = []
    for language in languages {
      for name in stringsPaths(ofFile: path, in: language) {
        guard let bytes = read(name) else { continue }
        let found = name.hasSuffix(".xcstrings") ? catalog(bytes, language) : strings(bytes)
        faults += found.faults.map { fault in
          let place = fault.place.map { ":\($0.line):\($0.column)" } ?? ""
          return LintFault(message: "\(name)\(place): \(fault.message)")
        }
        if found.texts.isEmpty { continue }
        texts.append(.translated(language, found.texts))
        break
      }
    }
    return (texts, faults)
  }

  private func strings(_ bytes: [UInt8]) -> StringsFile { bytes.withUnsafeBytes { readStrings($0) } }

  private func catalog(_ bytes: [UInt8], _ language: String) -> StringsFile {
    let found = bytes.withUnsafeBufferPointer { readStringCatalog($0, idiom: .phone) }
    return StringsFile(texts: found.table.texts(in: language), faults: found.faults)
  }

  /// Looks at an asset catalogue, for the devices that are asked for or for all.
  package func lintAssets(
    _ folder: FolderFiles, path: String, _ options: FileOptions, _ settings: LintSettings
  ) -> LintedFile {
    do throws(AssetAuditError) {
      let tree = try readAssetFolder(folder.paths, read: folder.read)
      let devices = options.environments.filter { $0.name == "device" }.map(\.value)
      let audit = try AssetAudit(of: tree, devices: devices, orientation: nil)
      let name = devices.isEmpty ? "all devices" : devices.joined(separator: ", ")
      var gathering = LintGathering(path: path, settings)
      gathering.add(LintedLayout(environment: name), audit.diagnostics)
      return gathering.finish()
    } catch {
      return LintedFile(path: path, faults: [LintFault(message: "\(error)")])
    }
  }

  /// What is wrong with a parameter of the environment, nil for nothing.
  package func problem(of parameter: (name: String, value: String)) -> String? {
    do throws(RequestFailure) {
      _ = try LintOptions([parameter], catalogue: service.catalogue)
      return nil
    } catch {
      return error.problem.errors.first?.detail ?? error.problem.detail
    }
  }
}
