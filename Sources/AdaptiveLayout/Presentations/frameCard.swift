import LayoutModel
import UIKitDefaults

/// At which detent a sheet rests, and how high it is there.
struct RestingSheet {
  var detent: Detent
  /// In points, what the safe area takes at the bottom included.
  var height: Double
}

extension PresentationContainer {
  /// Whether it is a phone with a home button.
  private var hasHomeButton: Bool { device.idiom == .phone && !hasHomeIndicator }
  private var isCompactHeight: Bool { verticalSizeClass == .compact }
  /// Whether sheets are those from version 26 on.
  private var isModern: Bool { systemVersion >= .floatingSheets }

  /// Whether sheets are attached to the bottom edge: in compact height those that ask for it, as others have adapted.
  var isEdgeAttached: Bool {
    systemVersion >= .sheets && (horizontalSizeClass == .compact || isCompactHeight)
  }

  /// What of the window's safe area reaches a view at this place of the window.
  func safeArea(of frame: Rect) -> EdgeInsets {
    overlap(safeAreaInsets, edgeDistances(of: frame, in: windowSize))
  }

  /// A sheet attached to the bottom edge: in compact width, or in compact height if it asks for it (PR-frames, PR-detents).
  func frameCard(_ sheet: SheetConfiguration, preferredContentSize: Size) -> PresentedFrame {
    let bounds = frame.size
    let span = span(of: sheet, preferredWidth: preferredContentSize.width)
    let large = bounds.height - min(topOfLargeCard, bounds.height)
    let resting = rest(sheet, large: large)
    let doubts = doubts(about: resting, large: large)
    if isModern, resting.height < large, !isCompactHeight {
      var floating = float(resting, span: span)
      floating.doubts = doubts
      floating.doubts.rules.insert(.detentsFloating)
      return floating
    }
    let frame = Rect(x: span.x, y: bounds.height - resting.height, width: span.width, height: resting.height)
    var insets = safeArea(of: frame)
    // A card lies below the status bar, or says so (PR-safe-area).
    insets.top = 0
    return PresentedFrame(frame: frame, safeAreaInsets: insets, detent: resting.detent, doubts: doubts)
  }

  /// What the place and the height of a card are made of.
  private func doubts(about resting: RestingSheet, large: Double) -> Doubts {
    var doubts = Doubts()
    if isCompactHeight {
      doubts.facts.insert(.safeAreaSides)
    } else if resting.height == large, hasHomeButton, SheetMetrics.homeButtonCardGap[systemVersion] > 0 {
      doubts.rules.insert(.cardsWithHomeButton)
    }
    if resting.height == large {
      doubts.facts.insert(.safeAreaTop)
    } else if case .custom(let value) = resting.detent {
      if resting.height > value { doubts.facts.insert(.safeAreaBottom) }
    } else if isModern {
      doubts.rules.insert(.mediumDetent)
      doubts.facts.formUnion(.safeAreaTopAndBottom)
    }
    return doubts
  }

  /// Where a card of full height begins (PR-card-top, PR-card-top-home-button): below the safe area, lower on phones with a
  /// home button up to 16, and at its edge from there on and, measured on 26.1, everywhere from version 26 on. In compact
  /// height always at the edge.
  private var topOfLargeCard: Double {
    if isCompactHeight || isModern { return safeAreaInsets.top }
    let gap = hasHomeButton ? SheetMetrics.homeButtonCardGap[systemVersion] : SheetMetrics.cardGap
    return safeAreaInsets.top + gap
  }

  /// The whole width; in compact height what is safe of it, or less if the sheet follows what its controller prefers.
  private func span(of sheet: SheetConfiguration, preferredWidth: Double) -> (x: Double, width: Double) {
    let width = frame.size.width
    guard isCompactHeight else { return (0, width) }
    let available = max(width - safeAreaInsets.left - safeAreaInsets.right, 0)
    let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferredWidth > 0
    let own = follows ? min(available, preferredWidth) : available
    return (safeAreaInsets.left + (available - own) / 2, own)
  }

  /// The selected detent, or the lowest; large where none is active (PR-detents).
  func rest(_ sheet: SheetConfiguration, large: Double) -> RestingSheet {
    let active = sheet.detents.compactMap { detent in
      height(of: detent, large: large).map { RestingSheet(detent: detent, height: $0) }
    }
    if let selected = active.first(where: { $0.detent == sheet.selectedDetent }) { return selected }
    return active.min { $0.height < $1.height } ?? RestingSheet(detent: .large, height: large)
  }

  /// The height of a detent in points; nil where it is inactive.
  private func height(of detent: Detent, large: Double) -> Double? {
    let isFloating = isModern && isEdgeAttached
    switch detent {
    case .large: return large
    case .medium where isCompactHeight: return nil
    case .medium where isFloating:
      // On the pixel (PR-detents-medium).
      let safe = frame.size.height - safeAreaInsets.top - safeAreaInsets.bottom
      return min(pixelGrid.round(SheetMetrics.mediumFraction * safe) + safeAreaInsets.bottom, large)
    case .medium: return min(frame.size.height / 2, large)
    case .custom(let value):
      // Measured on 26.1: sheets too small for the whole home indicator area leave it out.
      let reserved = isFloating && value < SmallSheet.full ? 0 : safeAreaInsets.bottom
      return min(value + reserved, large)
    }
  }

  /// A sheet below its full height, from version 26 on: laid out over the whole width, scaled down, and set off from
  /// the sides and the bottom (PR-detents-floating). The reported frame is the scaled one.
  private func float(_ resting: RestingSheet, span: (x: Double, width: Double)) -> PresentedFrame {
    let fullness = min(max((resting.height - SmallSheet.small) / (SmallSheet.full - SmallSheet.small), 0), 1)
    let gap = SmallSheet.gapOfSmall + (SmallSheet.gapOfFull - SmallSheet.gapOfSmall) * fullness
    let width = max(span.width - 2 * gap, 0)
    let height = resting.height * (span.width > 0 ? width / span.width : 0)
    let y = frame.size.height - gap - height
    var insets = EdgeInsets.zero
    insets.bottom = pixelGrid.round(safeAreaInsets.bottom * fullness)
    return PresentedFrame(
      frame: Rect(x: span.x + (span.width - width) / 2, y: y, width: width, height: height),
      safeAreaInsets: insets, detent: resting.detent)
  }
}
