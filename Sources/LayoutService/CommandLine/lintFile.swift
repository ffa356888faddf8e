import LayoutCoding
package import LayoutModel

extension FileResolver {
  /// Looks at one document, or every scene of an Interface Builder file, for what should be mended.
  ///
  /// - Parameters:
  ///   - path: What the file is called.
  ///   - settings: Of the project; a document may say otherwise.
  ///   - request: What counts whatever a document says.
  package func lint(
    _ bytes: [UInt8], path: String, _ options: FileOptions, _ settings: LintSettings,
    _ request: LintRequest
  ) -> LintedFile {
    do throws(RequestFailure) {
      let query = try ResolveOptions(
        options.parameters, names: ResolveOptions.lintNames, catalogue: service.catalogue)
      return try bytes.withUnsafeBufferPointer { buffer throws(RequestFailure) in
        let body = UnsafeRawBufferPointer(buffer)
        return try service.lint(
          body, BodyKind(ofBytes: body) ?? .document, path: path,
          LintOptions(query: query, settings: settings, request: request)
        ) { service.deadline }
      }
    } catch {
      return LintedFile(path: path, faults: LintFault.all(of: error.problem))
    }
  }

  /// Looks at an asset catalogue, for the devices that are asked for or for all.
  package func lintAssets(
    _ folder: AssetFolder, path: String, _ options: FileOptions, _ settings: LintSettings
  ) -> LintedFile {
    do throws(AssetAuditError) {
      let tree = try readAssetFolder(folder.paths, read: folder.read)
      let devices = options.environments.filter { $0.name == "device" }.map(\.value)
      let audit = try AssetAudit(of: tree, devices: devices, orientation: nil)
      let name = devices.isEmpty ? "all devices" : devices.joined(separator: ", ")
      var gathering = LintGathering(path: path, settings)
      gathering.add(LintedLayout(environment: name), audit.diagnostics)
      return gathering.finish { _, _ in }
    } catch {
      return LintedFile(path: path, faults: [LintFault(message: "\(error)")])
    }
  }

  /// What is wrong with a parameter of the environment, nil for nothing.
  package func problem(of parameter: (name: String, value: String)) -> String? {
    do throws(RequestFailure) {
      _ = try ResolveOptions([parameter], names: ResolveOptions.lintNames, catalogue: service.catalogue)
      return nil
    } catch {
      return error.problem.errors.first?.detail ?? error.problem.detail
    }
  }
}
