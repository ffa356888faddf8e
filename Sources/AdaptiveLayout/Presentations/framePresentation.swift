package import LayoutModel
import UIKitDefaults

/// What a presentation may cover, and what of it decides frames.
package struct PresentationContainer: Sendable {
  /// In the window's coordinates: the window, or the view of the controller that defines the context.
  package var frame: Rect
  /// Size of the window.
  package var windowSize: Size
  /// Safe area of the window.
  package var safeAreaInsets: EdgeInsets
  /// Size class of the place where the presentation begins.
  package var horizontalSizeClass: SizeClass?
  package var verticalSizeClass: SizeClass?
  package var systemVersion: SystemVersion
  var device: DeviceFacts
  var hasHomeIndicator: Bool
  package var pixelGrid: PixelGrid
  /// The top of a docked keyboard in the window, nil without one.
  var keyboardTop: Double?

  /// - Parameter frame: Nil for the whole window.
  package init(_ environment: ResolutionEnvironment, frame: Rect? = nil, traits: TraitCollection) {
    self.frame = frame ?? Rect(origin: .zero, size: environment.size)
    windowSize = environment.size
    safeAreaInsets = environment.safeAreaInsets
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    systemVersion = environment.systemVersion
    device = environment.device
    hasHomeIndicator = environment.hasHomeIndicator
    pixelGrid = environment.pixelGrid
    if let keyboard = environment.keyboard, keyboard.isDocked { keyboardTop = keyboard.frame.minY }
  }
}

/// Where a presented view stands.
package struct PresentedFrame: Hashable, Sendable {
  /// In the window's coordinates, exact.
  package var frame: Rect
  /// What of the window's safe area reaches the view.
  package var safeAreaInsets: EdgeInsets
  /// The height at which a sheet rests, nil for what is no sheet.
  package var detent: Detent?
  package var doubts = Doubts()
}

/// The frame of a presentation (PR-frames). Popovers have
/// ``placePopover(_:anchor:preferredContentSize:window:safeAreaInsets:)``.
///
/// - Parameters:
///   - presentation: With the frame that holds here.
///   - preferredContentSize: Of the presented controller; counts where both sides are above 0.
package func framePresentation(
  _ presentation: Presentation, style: ModalPresentationStyle, in container: PresentationContainer,
  preferredContentSize: Size
) -> PresentedFrame {
  switch style {
  case .fullScreen, .overFullScreen, .automatic, .none, .popover:
    return PresentedFrame(
      frame: Rect(origin: .zero, size: container.windowSize), safeAreaInsets: container.safeAreaInsets)
  case .currentContext, .overCurrentContext:
    return PresentedFrame(
      frame: container.frame, safeAreaInsets: container.safeArea(of: container.frame))
  case .custom:
    let declared = presentation.frame.value?.rect(in: container.frame.size)
    let frame = declared?.offset(by: container.frame.origin) ?? container.frame
    return PresentedFrame(frame: frame, safeAreaInsets: container.safeArea(of: frame))
  case .pageSheet where container.systemVersion < .sheets:
    let frame = pageSheetBeforeCards(in: container)
    return PresentedFrame(
      frame: frame, safeAreaInsets: container.safeArea(of: frame), doubts: Doubts(facts: .safeAreaTop))
  case .pageSheet, .formSheet:
    if container.isEdgeAttached {
      return frameCard(presentation.sheet, in: container, preferredContentSize: preferredContentSize)
    }
    var doubts = Doubts()
    let size =
      style == .pageSheet
      ? pageSheetSize(in: container, &doubts) : formSheetSize(preferredContentSize, in: container, &doubts)
    let centred = centre(size, presentation.sheet, in: container, doubts)
    return style == .formSheet ? moveAboveKeyboard(centred, in: container) : centred
  }
}

/// A form sheet moves up as far as the keyboard covers it, but not above the safe area (PR-form-sheet-keyboard).
private func moveAboveKeyboard(
  _ sheet: PresentedFrame, in container: PresentationContainer
) -> PresentedFrame {
  guard let top = container.keyboardTop else { return sheet }
  let highest = min(sheet.frame.minY, container.safeAreaInsets.top)
  let moved = max(min(sheet.frame.minY, top - sheet.frame.size.height), highest)
  if moved == sheet.frame.minY { return sheet }
  var sheet = sheet
  sheet.frame.origin.y = moved
  sheet.doubts.rules.insert(.formSheetsAboveKeyboards)
  if moved == container.safeAreaInsets.top { sheet.doubts.facts.insert(.safeAreaTop) }
  return sheet
}

/// As wide as the shorter side of the screen, from the bottom of the status bar down.
private func pageSheetBeforeCards(in container: PresentationContainer) -> Rect {
  let bounds = container.frame.size
  let width = min(bounds.width, container.device.shorterSide)
  let top = container.safeAreaInsets.top
  return Rect(x: (bounds.width - width) / 2, y: top, width: width, height: max(bounds.height - top, 0))
}

/// At a distance from each edge, and not too wide. What the controller prefers does not count (PR-page-sheet).
private func pageSheetSize(in container: PresentationContainer, _ doubts: inout Doubts) -> Size {
  doubts.rules.insert(.pageSheets)
  let bounds = container.frame.size
  let margins = 2 * SheetMetrics.pageMargin
  return Size(
    width: max(min(SheetMetrics.pageWidth, bounds.width - margins), 0),
    height: max(bounds.height - margins, 0))
}

private func formSheetSize(
  _ preferred: Size, in container: PresentationContainer, _ doubts: inout Doubts
) -> Size {
  let bounds = container.frame.size
  let isPreferred = preferred.width > 0 && preferred.height > 0
  let size = isPreferred ? preferred : SheetMetrics.formSize
  if !isPreferred, container.systemVersion >= SheetMetrics.largerFormSheetsSince {
    doubts.rules.insert(.formSheetsOf16)
  }
  let insets = container.safeAreaInsets
  let available = max(bounds.height - insets.top - insets.bottom, 0)
  if size.height > available { doubts.facts.formUnion(.safeAreaTopAndBottom) }
  return Size(width: min(size.width, bounds.width), height: min(size.height, available))
}

/// In the middle of the container, but not above the safe area; no safe area reaches it (PR-safe-area).
private func centre(
  _ size: Size, _ sheet: SheetConfiguration, in container: PresentationContainer, _ doubts: Doubts
) -> PresentedFrame {
  var doubts = doubts
  let bounds = container.frame.size
  var size = size
  var detent: Detent?
  if container.systemVersion >= .sheets {
    // Heights below the largest cap a centred sheet likewise (PR-detents-centred).
    let resting = rest(sheet, in: container, large: size.height)
    if resting.height < size.height { doubts.rules.insert(.detentsCentred) }
    size.height = min(size.height, resting.height)
    detent = resting.detent
  }
  let middle = (bounds.height - size.height) / 2
  if container.safeAreaInsets.top > middle { doubts.facts.insert(.safeAreaTop) }
  let frame = Rect(
    x: (bounds.width - size.width) / 2,
    y: max(middle, min(container.safeAreaInsets.top, bounds.height - size.height)),
    width: size.width, height: size.height)
  return PresentedFrame(frame: frame, safeAreaInsets: .zero, detent: detent, doubts: doubts)
}
