#if FONTS
import Synchronization

/// What a face has shaped: a screen is laid out for many devices, with the same texts on all of them.
///
/// The advances of a text depend on the face and the text alone, so answers are the same bytes with it and without. Any number of threads
/// may ask at once.
final class ShapedTexts: Sendable {
  /// What is kept, counted in scalars, and what a text counts beside its own. Where it would be more all is forgotten.
  private static let mostScalars = 32_768
  private static let scalarsOfText = 24

  /// One paragraph.
  struct Text: Hashable {
    let scalars: [UInt32]
    let hasLigatures: Bool

    /// All scalars at once: one by one they take ten times as long.
    func hash(into hasher: inout Hasher) {
      scalars.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(hasLigatures)
    }
  }

  private struct Known {
    var advances: [Text: [Float]] = [:]
    var scalars = 0
  }

  private let known = Mutex(Known())

  /// The advances of a text that is known.
  ///
  /// - Complexity: O(*n*) in its scalars.
  subscript(text: Text) -> [Float]? { known.withLock { $0.advances[text] } }

  /// Keeps the advances of a text.
  func keep(_ advances: [Float], of text: Text) {
    let size = text.scalars.count + Self.scalarsOfText
    guard size <= Self.mostScalars / 8 else { return }
    known.withLock {
      if $0.scalars + size > Self.mostScalars { $0 = Known() }
      if $0.advances.updateValue(advances, forKey: text) == nil { $0.scalars += size }
    }
  }
}
#endif
