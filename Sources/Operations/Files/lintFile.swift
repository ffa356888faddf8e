import LayoutCoding
package import LayoutModel
import Localization

/// How files are linted: where their layouts are shown, with which texts, and by which rules.
package struct FileLinting: Sendable {
  /// Parameters as a query has them.
  package var query: [(name: String, value: String)] = []
  /// Languages whose texts stand beside files.
  package var languages: [String] = []
  /// The rules of the project; a document may say otherwise.
  package var settings = LintSettings()
  /// What counts whatever a document says.
  package var request = LintRequest()

  package init() {}

  func options(_ catalogue: DeviceCatalogue) throws(RequestFailure) -> OperationOptions {
    var options = try OperationOptions(query, Operation.lint.parameters, catalogue: catalogue)
    (options.lint.settings, options.lint.request) = (settings, request)
    return options
  }
}

extension FileResolver {
  /// Looks at one document, or every scene of an Interface Builder file, for what should be mended.
  ///
  /// - Parameters:
  ///   - path: What the file is called.
  ///   - read: Gives the files beside it, nil for what is not there.
  package func lint(
    _ bytes: [UInt8], path: String, _ asked: FileLinting, read: (String) -> [UInt8]? = { _ in nil }
  ) -> LintedFile {
    do throws(RequestFailure) {
      var options = try asked.options(engine.catalogue)
      let (translations, faults) = translations(ofFile: path, asked.languages, read)
      options.lint.texts += translations
      let known = options
      var file = try FileInput.bytes(bytes).withMaterial(Operation.lint.inputs, [], nil) {
        material throws(RequestFailure) in
        try engine.lint(material, path: path, known) { engine.deadline }
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
    _ folder: FolderFiles, path: String, _ asked: FileLinting
  ) -> LintedFile {
    do throws(AssetAuditError) {
      let tree = try readAssetFolder(folder.paths, read: folder.read)
      let devices = asked.query.filter { $0.name == "device" }.map(\.value)
      let audit = try AssetAudit(of: tree, devices: devices, orientation: nil)
      let name = devices.isEmpty ? "all devices" : devices.joined(separator: ", ")
      var settings = asked.settings
      settings.apply(asked.request)
      var gathering = LintGathering(path: path, settings)
      gathering.add(LintedLayout(environment: name), audit.diagnostics)
      return gathering.finish()
    } catch {
      return LintedFile(path: path, faults: [LintFault(message: "\(error)")])
    }
  }
}
