import LayoutModel

/// The layout of one screen in one environment.
public struct ResolvedScreen: Hashable, Sendable {
  /// The name of the environment, and of the screen where an input has several.
  public let name: String
  /// The size of the window, in points.
  public let size: Size
  /// The views that are installed, in the order of the document.
  public let views: [View]
  /// Conflicts, ambiguities and whatever else the author should know.
  public let findings: [Finding]

  public struct Size: Hashable, Sendable {
    public let width: Double
    public let height: Double
  }

  /// A rectangle in points.
  public struct Frame: Hashable, Sendable {
    public let x: Double
    public let y: Double
    public let width: Double
    public let height: Double
  }

  public struct View: Hashable, Sendable {
    public let id: String
    /// The frame in the superview's coordinates, on the pixels of the device.
    public let frame: Frame
    /// The frame in the window's coordinates.
    public let frameInWindow: Frame
  }

  public struct Finding: Hashable, Sendable {
    /// `unsatisfiableConstraints`, `ambiguousLayout`, …: docs/diagnostics.md has them all.
    public let code: String
    /// `info`, `warning` or `error`.
    public let severity: String
    public let message: String
    /// The ids of the views that it is about.
    public let views: [String]
  }
}

extension ResolvedScreen {
  init(name: String, _ layout: Layout) {
    self.name = name
    let window = layout.environment.size
    size = Size(width: window.width, height: window.height)
    views = zip(layout.document.views, layout.views).compactMap { node, resolved in
      guard let frame = resolved.frame, let outer = resolved.frameInWindow else { return nil }
      return View(id: node.id, frame: Frame(frame), frameInWindow: Frame(outer))
    }
    findings = layout.diagnostics.map {
      Finding(code: $0.code.rawValue, severity: $0.severity.rawValue, message: $0.message, views: $0.views)
    }
  }
}

extension ResolvedScreen.Frame {
  init(_ rect: Rect) {
    self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}
