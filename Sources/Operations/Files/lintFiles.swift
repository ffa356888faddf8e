import HierarchyDumps
import LayoutCoding
package import LayoutModel
import Localization

/// How files are linted: where their layouts are shown, with which texts, and by which rules.
package struct FileLinting: Sendable {
  package var query: Query = []
  /// Languages whose texts stand beside files.
  package var languages: [String] = []
  /// The rules of the project; a document may say otherwise.
  package var settings = LintSettings()
  /// What counts whatever a document says.
  package var request = LintRequest()
  /// ``Operation/lint`` or ``Operation/sweep``.
  package let operation: Operation
  /// Whether some report is a picture, which shows windows.
  package var hasPictures = false

  /// What files are compared with; nil where they are not.
  private var dump: HierarchyDump?

  package init(_ operation: Operation = .lint) { self.operation = operation }

  /// Compares files with a dump, in place of looking for what should be mended.
  ///
  /// - Throws: What is wrong with the dump.
  package mutating func expect(_ bytes: [UInt8]) throws(Refusal) {
    dump = try bytes.lent { bytes throws(Refusal) in try readDump(bytes, OperationLimits.ofOwnFiles.decoding)
    }
  }

  /// Why the files cannot be compared with one dump; nil where they can.
  package func problem(of report: LintReport) -> PlainText? {
    if dump == nil { return nil }
    do throws(Refusal) {
      try refuseSeveral(report.files)
      return nil
    } catch {
      return error.lines
    }
  }

  fileprivate func options(_ resolver: FileResolver) throws(Refusal) -> OperationOptions {
    var options = try resolver.options(query, operation).judging(by: operation, hasPictures: hasPictures)
    (options.lint.settings, options.lint.request, options.lint.dump) = (settings, request, dump)
    return options
  }
}

/// The Interface Builder files of an app's folder, translated together and ready to be looked at one by one.
package struct LintedApp: Sendable {
  fileprivate let rounds: ScreenRounds
  fileprivate let options: OperationOptions
  fileprivate let resolver: FileResolver

  /// The files with screens, and those that cannot be read, in the order of their paths.
  package var paths: [String] { rounds.paths }

  /// Looks at the screens of one of the files.
  ///
  /// - Parameter name: What the report calls it.
  package func lint(_ path: String, as name: String) -> LintedFile {
    do throws(Refusal) {
      return try resolver.engine.lint(rounds, file: path, path: name, options) { resolver.deadline }
    } catch {
      return LintedFile(path: name, faults: LintFault.all(of: error))
    }
  }
}

extension FileResolver {
  /// Translates the Interface Builder files of an app's folder.
  ///
  /// - Throws: Why nothing of it can be looked at.
  package func lintedApp(_ files: FolderFiles, _ asked: FileLinting) throws(Refusal) -> LintedApp {
    var options = try asked.options(self)
    options.lint.texts += asked.languages.map { .translated($0, [:]) }
    let known = options
    return try withMaterial(
      of: .folder(files), for: .lint, options.languages + asked.languages, mayBeEmpty: true
    ) { material throws(Refusal) in
      guard let source = material.screens else { throw Refusal("no folder that can be read.") }
      return LintedApp(
        rounds: try ScreenRounds(of: source, known, on: engine), options: known, resolver: self)
    }
  }

  /// Looks at one document, or every scene of an Interface Builder file, for what should be mended.
  ///
  /// - Parameter read: Gives the files beside it, nil for what is not there; throws why what is there is not read.
  package func lint(
    _ bytes: [UInt8], path: String, _ asked: FileLinting,
    read: (String) throws(Refusal) -> [UInt8]? = { _ in nil }
  ) -> LintedFile {
    do throws(Refusal) {
      var options = try asked.options(self)
      let (translations, faults) = translations(ofFile: path, asked.languages, read)
      options.lint.texts += translations
      let known = options
      var file = try withMaterial(of: .bytes(bytes), for: .lint, []) { material throws(Refusal) in
        try engine.lint(material, path: path, known) { deadline }
      }
      file.faults += faults
      return file
    } catch {
      return LintedFile(path: path, faults: LintFault.all(of: error.placed(in: ["": bytes])))
    }
  }

  /// The texts that stand beside a file in some languages. A language that nobody translated it to is left out.
  private func translations(
    ofFile path: String, _ languages: [String], _ read: (String) throws(Refusal) -> [UInt8]?
  ) -> (texts: [LintTexts], faults: [LintFault]) {
    var texts: [LintTexts] = []
    var faults: [LintFault] = []
    for language in languages {
      for name in stringsPaths(ofFile: path, in: language) {
        let bytes: [UInt8]
        do throws(Refusal) {
          guard let read = try read(name) else { continue }
          bytes = read
        } catch {
          faults.append(LintFault(message: "\(name): \(error.detail)"))
          continue
        }
        let found = name.hasSuffix(".xcstrings") ? catalog(bytes, language) : bytes.lent { readStrings($0) }
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

  private func catalog(_ bytes: [UInt8], _ language: String) -> StringsFile {
    let found = bytes.withUnsafeBufferPointer { readStringCatalog($0, idiom: .phone) }
    return StringsFile(texts: found.table.texts(in: language), faults: found.faults)
  }

  /// Looks at an asset catalogue, for the devices that are asked for or for all.
  package func lintAssets(_ folder: FolderFiles, path: String, _ asked: FileLinting) -> LintedFile {
    do throws(Refusal) {
      let tree = try readAssetFolder(folder.paths, read: folder.read)
      let devices = asked.query.filter { $0.name == "device" }.map(\.value)
      let report = try AssetReport(of: tree, devices: devices, orientation: nil)
      let name = devices.isEmpty ? "all devices" : devices.joined(separator: ", ")
      var settings = asked.settings
      settings.apply(asked.request)
      var gathering = LintGathering(path: path, settings)
      gathering.add(
        LintedLayout(environment: name),
        report.diagnostics.map { ($0, fingerprint(of: [$0.code.rawValue, $0.message]), []) })
      return gathering.finish()
    } catch {
      return LintedFile(path: path, faults: LintFault.all(of: error))
    }
  }
}
