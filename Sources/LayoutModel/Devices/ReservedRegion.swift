/// A part of a window that an app keeps free of texts and controls, as `UIView.ReservedRegion` tells it (DV-reserved-regions).
package struct ReservedRegion: Equatable, Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    /// The fold of a display.
    case division
    /// What lies over the window: a camera, indicators of the system.
    case occlusion
  }

  package var kind: Kind
  /// In the window, margins included.
  package var frame: Rect
  package var margins: EdgeInsets
  package var isActive: Bool
  package init(kind: Kind, frame: Rect, margins: EdgeInsets, isActive: Bool) {
    (self.kind, self.frame, self.margins, self.isActive) = (kind, frame, margins, isActive)
  }
}

/// A reserved region of a device's display, with what makes it active.
package struct DeviceRegion: Equatable, Sendable {
  package enum Activity: String, Sendable, CaseIterable { case always, partiallyOpen, camera }

  package var kind = ReservedRegion.Kind.occlusion
  package var isLandscape = false
  /// In a window that fills the display in that orientation.
  package var frame = Rect.zero
  package var margins = EdgeInsets.zero
  package var activity = Activity.always
  package init() {}
}

/// How far a device that folds is open.
package enum Posture: String, Sendable, CaseIterable {
  case flat
  /// Partly open: like a book that is read, and at a right angle.
  case book, half
}
