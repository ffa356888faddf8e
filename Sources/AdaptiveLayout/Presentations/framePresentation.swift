package import LayoutModel
import UIKitDefaults

/// What a presentation may cover, and what of it decides frames.
package struct PresentationContainer: Sendable {
  /// In the window's coordinates: the window, or the view of the controller that defines the context.
  package var frame: Rect
  /// Size of the window.
  let windowSize: Size
  /// Safe area of the window.
  let safeAreaInsets: EdgeInsets
  /// Size class of the place where the presentation begins.
  let horizontalSizeClass: SizeClass?
  let verticalSizeClass: SizeClass?
  let systemVersion: SystemVersion
  let device: DeviceFacts
  let hasHomeIndicator: Bool
  let pixelGrid: PixelGrid
  /// The top of a docked keyboard in the window, nil without one.
  let keyboardTop: Double?

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
    let keyboard = environment.keyboard
    keyboardTop = keyboard?.isDocked == true ? keyboard?.frame.minY : nil
  }
}

/// Where a presented view stands.
package struct PresentedFrame: Equatable, Sendable {
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
  var frame = container.frame
  var doubts = Doubts()
  switch style {
  case .fullScreen, .overFullScreen, .automatic, .none, .popover:
    let window = Rect(origin: .zero, size: container.windowSize)
    return PresentedFrame(frame: window, safeAreaInsets: container.safeAreaInsets)
  case .currentContext, .overCurrentContext: break
  case .custom:
    let declared = presentation.frame.value?.rect(in: frame.size)
    frame = declared?.offset(by: frame.origin) ?? frame
  case .pageSheet where container.systemVersion < .sheets:
    // As wide as the shorter side of the screen, from the bottom of the status bar down.
    let (bounds, top) = (frame.size, container.safeAreaInsets.top)
    let width = min(bounds.width, container.device.shorterSide)
    frame = Rect(x: (bounds.width - width) / 2, y: top, width: width, height: max(bounds.height - top, 0))
    doubts.facts = .safeAreaTop
  case .pageSheet, .formSheet:
    if container.isEdgeAttached {
      return container.frameCard(presentation.sheet, preferredContentSize: preferredContentSize)
    }
    let size =
      style == .pageSheet
      ? container.pageSheetSize(&doubts) : container.formSheetSize(preferredContentSize, &doubts)
    let centred = container.centre(size, presentation.sheet, doubts)
    return style == .formSheet ? container.moveAboveKeyboard(centred) : centred
  }
  return PresentedFrame(frame: frame, safeAreaInsets: container.safeArea(of: frame), doubts: doubts)
}

extension PresentationContainer {
  /// A form sheet moves up as far as the keyboard covers it, but not above the safe area (PR-form-sheet-keyboard).
  fileprivate func moveAboveKeyboard(_ sheet: PresentedFrame) -> PresentedFrame {
    guard let top = keyboardTop else { return sheet }
    let highest = min(sheet.frame.minY, safeAreaInsets.top)
    let moved = max(min(sheet.frame.minY, top - sheet.frame.size.height), highest)
    if moved == sheet.frame.minY { return sheet }
    var sheet = sheet
    sheet.frame.origin.y = moved
    sheet.doubts.rules.insert(.formSheetsAboveKeyboards)
    if moved == safeAreaInsets.top { sheet.doubts.facts.insert(.safeAreaTop) }
    return sheet
  }

  /// At a distance from each edge, and not too wide. What the controller prefers does not count (PR-page-sheet).
  fileprivate func pageSheetSize(_ doubts: inout Doubts) -> Size {
    doubts.rules.insert(.pageSheets)
    let margins = 2 * SheetMetrics.pageMargin
    return Size(
      width: max(min(SheetMetrics.pageWidth, frame.size.width - margins), 0),
      height: max(frame.size.height - margins, 0))
  }

  fileprivate func formSheetSize(_ preferred: Size, _ doubts: inout Doubts) -> Size {
    let isPreferred = preferred.width > 0 && preferred.height > 0
    let size = isPreferred ? preferred : SheetMetrics.formSize
    if !isPreferred, systemVersion >= SheetMetrics.largerFormSheetsSince {
      doubts.rules.insert(.formSheetsOf16)
    }
    let available = max(frame.size.height - safeAreaInsets.top - safeAreaInsets.bottom, 0)
    if size.height > available { doubts.facts.formUnion(.safeAreaTopAndBottom) }
    return Size(width: min(size.width, frame.size.width), height: min(size.height, available))
  }

  /// In the middle of the container, but not above the safe area; no safe area reaches it (PR-safe-area).
  fileprivate func centre(_ size: Size, _ sheet: SheetConfiguration, _ doubts: Doubts) -> PresentedFrame {
    var centred = PresentedFrame(frame: .zero, safeAreaInsets: .zero, doubts: doubts)
    var size = size
    if systemVersion >= .sheets {
      // Heights below the largest cap a centred sheet likewise (PR-detents-centred).
      let resting = rest(sheet, large: size.height)
      if resting.height < size.height { centred.doubts.rules.insert(.detentsCentred) }
      size.height = min(size.height, resting.height)
      centred.detent = resting.detent
    }
    let room = frame.size.height - size.height
    if safeAreaInsets.top > room / 2 { centred.doubts.facts.insert(.safeAreaTop) }
    let y = max(room / 2, min(safeAreaInsets.top, room))
    centred.frame = Rect(origin: Point(x: (frame.size.width - size.width) / 2, y: y), size: size)
    return centred
  }
}
