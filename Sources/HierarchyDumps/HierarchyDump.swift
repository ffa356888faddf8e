package import LayoutModel

/// The views of a window as something printed them: UIKit, XCUITest, or a tool for accessibility.
package struct HierarchyDump: Sendable {
  /// What printed it.
  package enum Form: String, Sendable {
    /// `recursiveDescription` of UIView, from a console or a snapshot test.
    case recursiveDescription
    /// The page source of XCUITest or Appium, as XML.
    case pageSource
    /// Elements for accessibility, as JSON.
    case accessibilityTree
  }

  /// A view, or an element that stands for one.
  package struct Node: Sendable {
    /// As it was printed, without the module and without what compilers make of names.
    package var className: String
    /// The class of UIKit that it inherits from, where that is printed.
    package var baseClass: String?
    /// What documents call it; nil for a class that they do not have.
    package var type: ViewType?
    package var identifier: String?
    package var text: String?
    /// In the coordinates of the node above, in points.
    package var frame: Rect
    package var isHidden = false
    /// Where the content of a scroll view that prints it is.
    package var contentOffset: Point?
    /// Index of the node above; nil for a root.
    package var parent: Int32?
    /// The line in the source, from 1.
    package var line: Int

    init(_ className: String, _ frame: Rect, parent: Int32?, line: Int) {
      (self.className, self.frame, self.parent, self.line) = (className, frame, parent, line)
    }

    /// Whether the class is one of UIKit's or of another framework of the system that no app names.
    package var isPrivate: Bool { type == nil && isOfSystem(className) }
    /// Whether an app has the class.
    package var isOfApp: Bool { !isOfSystem(className) }
  }

  package let form: Form
  /// Parents before children, in the order of the source; never empty.
  package let nodes: [Node]

  /// The size of the window, or of the view that is the only root; nil where there are several roots.
  package var windowSize: Size? {
    nodes.contains { $0.parent == nil && $0.line != nodes[0].line } ? nil : nodes[0].frame.size
  }
}

/// How large a dump may be.
package struct HierarchyDumpLimits: Equatable, Sendable {
  package var bytes = 16 << 20
  package var nodes = 20_000
  package var depth = 512

  package init() {}
}
