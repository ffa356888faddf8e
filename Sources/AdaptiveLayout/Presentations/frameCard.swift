import LayoutModel
import UIKitDefaults

/// A sheet that is attached to the bottom edge: in compact width, or in compact height where it asks for it
/// (PR-frames, PR-detents).
func frameCard(
  _ sheet: SheetConfiguration, in container: PresentationContainer, preferredContentSize: Size
) -> PresentedFrame {
  let bounds = container.frame.size
  let span = horizontalSpan(sheet, in: container, preferredWidth: preferredContentSize.width)
  let top = min(topOfLargeCard(in: container), bounds.height)
  let large = bounds.height - top
  let resting = rest(sheet, in: container, large: large)
  var doubts = doubts(about: resting, in: container, large: large)
  if container.systemVersion >= .floatingSheets, resting.height < large,
    container.verticalSizeClass != .compact
  {
    doubts.rules.insert(.detentsFloating)
    return float(resting, span: span, in: container, doubts)
  }
  let frame = Rect(
    x: span.x, y: bounds.height - resting.height, width: span.width, height: resting.height)
  var insets = container.safeArea(of: frame)
  // A card lies below the status bar, or says so (PR-safe-area).
  insets.top = 0
  return PresentedFrame(frame: frame, safeAreaInsets: insets, detent: resting.detent, doubts: doubts)
}

/// What the place and the height of a card are made of.
private func doubts(
  about resting: RestingSheet, in container: PresentationContainer, large: Double
) -> Doubts {
  var doubts = Doubts()
  let version = container.systemVersion
  if container.verticalSizeClass == .compact {
    doubts.facts.insert(.safeAreaSides)
  } else if resting.height == large, container.hasHomeButton, SheetMetrics.homeButtonCardGap[version] > 0 {
    doubts.rules.insert(.cardsWithHomeButton)
  }
  if resting.height == large {
    doubts.facts.insert(.safeAreaTop)
  } else if case .custom(let value) = resting.detent {
    if resting.height > value { doubts.facts.insert(.safeAreaBottom) }
  } else if version >= .floatingSheets {
    doubts.rules.insert(.mediumDetent)
    doubts.facts.formUnion(.safeAreaTopAndBottom)
  }
  return doubts
}

/// Where a card of full height begins (PR-card-top, PR-card-top-home-button): below the safe area, lower on phones with a home button up to 16,
/// and at its edge from there on and, measured on 26.1, everywhere from version 26 on. In compact height always at the edge.
private func topOfLargeCard(in container: PresentationContainer) -> Double {
  let top = container.safeAreaInsets.top
  if container.verticalSizeClass == .compact || container.systemVersion >= .floatingSheets { return top }
  return top
    + (container.hasHomeButton
      ? SheetMetrics.homeButtonCardGap[container.systemVersion] : SheetMetrics.cardGap)
}

/// The whole width; in compact height what the safe area leaves of it, and less if the sheet follows what its
/// controller prefers.
private func horizontalSpan(
  _ sheet: SheetConfiguration, in container: PresentationContainer, preferredWidth: Double
) -> (x: Double, width: Double) {
  let width = container.frame.size.width
  guard container.verticalSizeClass == .compact else { return (0, width) }
  let insets = container.safeAreaInsets
  let available = max(width - insets.left - insets.right, 0)
  let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferredWidth > 0
  let own = follows ? min(available, preferredWidth) : available
  return (insets.left + (available - own) / 2, own)
}

/// At which detent a sheet rests, and how high it is there.
struct RestingSheet {
  var detent: Detent
  /// In points, what the safe area takes at the bottom included.
  var height: Double
}

/// The selected detent, or the lowest; large where none is active (PR-detents).
///
/// - Parameter large: The height of the large detent.
func rest(_ sheet: SheetConfiguration, in container: PresentationContainer, large: Double) -> RestingSheet {
  let active = sheet.detents.compactMap { detent in
    height(of: detent, in: container, large: large).map { RestingSheet(detent: detent, height: $0) }
  }
  if let selected = active.first(where: { $0.detent == sheet.selectedDetent }) { return selected }
  return active.min { $0.height < $1.height } ?? RestingSheet(detent: .large, height: large)
}

/// The height of a detent in points; nil where it is inactive.
private func height(of detent: Detent, in container: PresentationContainer, large: Double) -> Double? {
  let bottom = container.safeAreaInsets.bottom
  switch detent {
  case .large: return large
  case .medium:
    if container.verticalSizeClass == .compact { return nil }
    guard container.systemVersion >= .floatingSheets, container.isEdgeAttached else {
      return min(container.frame.size.height / 2, large)
    }
    return min(mediumValue(in: container) + bottom, large)
  case .custom(let value):
    let isFloating = container.systemVersion >= .floatingSheets && container.isEdgeAttached
    // Measured on 26.1: sheets too small for the whole home indicator area leave it out.
    let reserved = isFloating && value < SmallSheet.full ? 0 : bottom
    return min(value + reserved, large)
  }
}

/// The value of the medium detent from version 26 on, on the pixel (PR-detents-medium).
private func mediumValue(in container: PresentationContainer) -> Double {
  let insets = container.safeAreaInsets
  return container.pixelGrid.round(
    SheetMetrics.mediumFraction
      * (container.frame.size.height - insets.top - insets.bottom))
}

/// A sheet below its full height, from version 26 on: laid out over the whole width, scaled down, and set off from
/// the sides and the bottom (PR-detents-floating). The reported frame is the scaled one.
private func float(
  _ resting: RestingSheet, span: (x: Double, width: Double), in container: PresentationContainer,
  _ doubts: Doubts
) -> PresentedFrame {
  let fullness = min(max((resting.height - SmallSheet.small) / (SmallSheet.full - SmallSheet.small), 0), 1)
  let gap = SmallSheet.gapOfSmall + (SmallSheet.gapOfFull - SmallSheet.gapOfSmall) * fullness
  let width = max(span.width - 2 * gap, 0)
  let scale = span.width > 0 ? width / span.width : 0
  let height = resting.height * scale
  let frame = Rect(
    x: span.x + (span.width - width) / 2, y: container.frame.size.height - gap - height, width: width,
    height: height)
  var insets = EdgeInsets.zero
  insets.bottom = container.pixelGrid.round(container.safeAreaInsets.bottom * fullness)
  return PresentedFrame(frame: frame, safeAreaInsets: insets, detent: resting.detent, doubts: doubts)
}

extension PresentationContainer {
  /// Whether it is a phone with a home button.
  fileprivate var hasHomeButton: Bool { device.idiom == .phone && !hasHomeIndicator }

  /// Whether sheets are attached to the bottom edge here. In compact height only those that ask for it come so far
  /// unadapted.
  var isEdgeAttached: Bool {
    systemVersion >= .sheets && (horizontalSizeClass == .compact || verticalSizeClass == .compact)
  }

  /// What of the window's safe area reaches a view at this place of the window.
  func safeArea(of frame: Rect) -> EdgeInsets {
    overlap(
      safeAreaInsets,
      EdgeInsets(
        top: frame.minY, left: frame.minX, bottom: windowSize.height - frame.maxY,
        right: windowSize.width - frame.maxX))
  }
}
