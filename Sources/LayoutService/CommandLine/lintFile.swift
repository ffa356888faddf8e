import LayoutCoding
import LayoutModel

extension FileResolver {
  package func lint(_ bytes: [UInt8], path: String, _ options: FileOptions) -> String {
    let file = linted(bytes, path: path, options)
    var text = ""
    for finding in file.findings {
      let scene = finding.layouts.first.flatMap { file.layouts[$0].scene } ?? ""
      let code = finding.diagnostic.code.rawValue
      let views = finding.diagnostic.views.joined(separator: " ")
      text += "\(path)\t\(scene)\t\(code)\t\(views)\t\(finding.diagnostic.message)\n"
    }
    for fault in file.faults { text += "\(path)\t\tfault\t\t\(fault.message)\n" }
    return text
  }

  /// Looks at one document, or every scene of an Interface Builder file, for what should be mended.
  ///
  /// - Parameter path: What the file is called.
  func linted(_ bytes: [UInt8], path: String, _ options: FileOptions) -> LintedFile {
    var gathering = LintGathering(path: path)
    do throws(RequestFailure) {
      let query = try ResolveOptions(options.parameters, catalogue: service.catalogue)
      let (documents, _) = try documents(bytes, query, nil)
      try service.lint(documents, into: &gathering, until: service.deadline)
      return gathering.file
    } catch {
      var file = gathering.file
      file.faults.append(LintFault(message: describe(error.problem)))
      return file
    }
  }
}
