import HTTPServer
import LayoutCoding
import LayoutModel

/// What `diff` prints.
package enum ComparisonFormat: String, Sendable, CaseIterable {
  case text, json, html, svg

  fileprivate var mediaType: MediaType {
    switch self {
    case .text: .text
    case .json: .json
    case .html: .html
    case .svg: .svg
    }
  }
}

/// A file that is compared.
package struct ComparedFile: Sendable {
  /// For people.
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension FileResolver {
  /// What two files come to.
  package struct Difference: Sendable {
    /// As the service would answer it; empty if there is a problem with all of it.
    package var output: [UInt8] = []
    package var hasDifferences = false
    /// For people; nil if everything could be compared.
    package var problem: String?
  }

  /// Says in what the layouts of two documents or Interface Builder files differ.
  package func compare(
    _ old: ComparedFile, _ new: ComparedFile, _ options: FileOptions, as format: ComparisonFormat
  ) -> Difference {
    do throws(RequestFailure) {
      var query = try ResolveOptions(
        options.parameters, names: ResolveOptions.diffNames, catalogue: service.catalogue)
      query.detail.isDrawn = format.mediaType.isPicture
      let deadline = service.deadline
      let sides = try old.bytes.withUnsafeBufferPointer { first throws(RequestFailure) in
        try new.bytes.withUnsafeBufferPointer { second throws(RequestFailure) in
          try service.sides(
            (UnsafeRawBufferPointer(first), .file(old.name)),
            (UnsafeRawBufferPointer(second), .file(new.name)), query, until: deadline)
        }
      }
      let compared = try service.compare(sides.old, sides.new, query, until: deadline)
      let failure = compared.failures.min { $0.key < $1.key }?.value
      return Difference(
        output: service.render(compared, as: format.mediaType, query.detail).bytes,
        hasDifferences: compared.report.hasDifferences, problem: failure.map { describe($0.problem) })
    } catch {
      return Difference(problem: describe(error.problem))
    }
  }
}
