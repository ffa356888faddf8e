package import LayoutCoding
package import LayoutModel

/// What one environment of a request comes to.
package struct EnvironmentResult: Sendable {
  package var name: EnvironmentName
  /// Path of its file in the folder of an app; nil where it came alone.
  package var file: String?
  /// Scene of an Interface Builder file; nil for a layout document.
  package var scene: SceneLabel?
  package var outcome: Result<ResolvedLayout, RequestFailure>
}

/// A layout of a request. It is large, so it is made once and handed on by reference.
package final class ResolvedLayout: Sendable {
  package let layout: Layout

  init(_ layout: consuming Layout) { self.layout = layout }
}
