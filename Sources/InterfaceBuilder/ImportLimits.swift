import JSON
package import LayoutCoding
package import LayoutModel
import XML

/// How large what is imported may be, and how long that may take.
package struct ImportLimits {
  package var decoding = DecodingLimits()
  /// Asked every few elements and before each screen; true ends the import.
  package var isInterrupted: () -> Bool = { false }

  package init() {}

  package init(_ decoding: DecodingLimits, isInterrupted: @escaping () -> Bool = { false }) {
    (self.decoding, self.isInterrupted) = (decoding, isInterrupted)
  }
}

/// What an import takes so far.
struct ImportMemory {
  private let limits: ImportLimits
  private var used = 0

  init(_ limits: ImportLimits) { self.limits = limits }

  /// What reading one more file may take.
  ///
  /// - Parameter hasTexts: Whether it gets other texts, for which its tree is copied.
  func limitsOfFile(hasTexts: Bool) -> XMLLimits {
    var file = XMLLimits(
      depth: limits.decoding.depth, bytes: limits.decoding.memoryBytes, isInterrupted: limits.isInterrupted)
    (file.used, file.copies) = (used, hasTexts ? 2 : 1)
    return file
  }

  /// Counts what is kept.
  ///
  /// - Throws: What ends the import.
  mutating func take(_ bytes: Int) throws(Fault) {
    used += bytes
    if limits.isInterrupted() { throw Fault(.interrupted, at: .root) }
    let limit = limits.decoding.memoryBytes
    if used > limit { throw Fault(.limitExceeded(.memoryBytes, limit: limit, value: used), at: .root) }
  }
}

extension Fault {
  /// Whether it ends an import as a whole, and not the reading of one file.
  package var endsImport: Bool {
    switch kind {
    case .interrupted, .limitExceeded(.memoryBytes, _, _): true
    default: false
    }
  }
}
