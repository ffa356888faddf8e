/// What stands in a navigation bar. All frames are in the bar's coordinates, on the pixels of the window.
package struct NavigationBarContents: Equatable, Sendable {
  /// Between the items on both sides; nil without one, and below a large title.
  package var title: BarText?
  package var largeTitle: BarText?
  /// A line above the title.
  package var prompt: BarText?
  package var titleView: BarView?, backButton: BarItemLayout?
  /// The first is the outermost one, as documents have them.
  package var leftBarButtonItems: [BarItemLayout] = [], rightBarButtonItems: [BarItemLayout] = []
  package var searchBar: SearchBarLayout?
  package init() {}
  /// The texts that stand there as titles, with the controllers' words.
  package var titles: [BarText] { [prompt, title, largeTitle].compactMap { $0 } }
}

/// A text in a bar.
package struct BarText: Equatable, Sendable {
  /// As the document has it.
  package var text: String
  package var frame: Rect
  package var font: FontDescription
  /// What the whole text needs, in points.
  package var width: Double
  package init(text: String, frame: Rect, font: FontDescription, width: Double) {
    (self.text, self.frame, self.font, self.width) = (text, frame, font, width)
  }

  /// Whether it ends in an ellipsis.
  package var isTruncated: Bool { width > frame.size.width + 1e-3 }
}

/// A view of the document in a bar.
package struct BarView: Equatable, Sendable {
  /// Index in ``LayoutDocument/views``.
  package var view: Int32
  package var frame: Rect
  package init(view: Int32, frame: Rect) { (self.view, self.frame) = (view, frame) }
}

/// A button, space or view in a navigation bar or toolbar, or a back button.
package struct BarItemLayout: Equatable, Sendable {
  /// Id of the item in the document, nil for one without.
  package var id: String?
  package var systemItem: BarButtonSystemItem?
  /// The name of the image that it shows.
  package var image: String?
  /// What can be touched, or the room of a space.
  package var frame: Rect
  package var title: BarText?
  package var imageFrame: Rect?
  /// Index in ``LayoutDocument/views``, nil without one.
  package var customView: Int32?
  package var isEnabled = true
  package init(frame: Rect) { self.frame = frame }
}

/// A tab in a tab bar.
package struct TabItemLayout: Equatable, Sendable {
  /// Index of the controller that it shows, nil for the one that lists more, and for a tab bar without a controller.
  package var controller: Int32?
  package var systemItem: TabBarSystemItem?
  package var image, badgeValue: String?
  package var frame: Rect
  package var title: BarText?
  package var imageFrame: Rect?
  package var isSelected: Bool
  package init(frame: Rect, isSelected: Bool) { (self.frame, self.isSelected) = (frame, isSelected) }
}

/// A search bar below the title, or in a toolbar.
package struct SearchBarLayout: Equatable, Sendable {
  package var frame, textFieldFrame: Rect
  package init(frame: Rect, textFieldFrame: Rect) {
    (self.frame, self.textFieldFrame) = (frame, textFieldFrame)
  }
}

/// What stands in a bar that stands among views, in the bar's coordinates.
package enum ViewBarContents: Equatable, Sendable {
  case navigationBar(NavigationBarContents)
  case toolbar([BarItemLayout])
  case tabBar([TabItemLayout])
}
