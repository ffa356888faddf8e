import JSON
import LayoutCoding
import LayoutModel

extension SceneTranslator {
  /// Writes the size classes of the canvas as traits. One that stands for every screen leaves them open, so that base values
  /// show (IB-canvas-any).
  mutating func writeSizeClasses(of canvas: Canvas) {
    let classes = canvas.sizeClasses
    writer.member(Trait.horizontalSizeClass, word(for: classes?.horizontal))
    writer.member(Trait.verticalSizeClass, word(for: classes?.vertical))
  }

  private func word(for sizeClass: SizeClass?) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    case nil: "unspecified"
    }
  }
}
