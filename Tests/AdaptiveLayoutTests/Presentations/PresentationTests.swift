import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Styles and frames of presentations, where they follow from the environment alone: worked examples E63 to E80.
@Suite struct PresentationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var device: String
    var orientation: InterfaceOrientation = .portrait
    var version: SystemVersion?
    var style: ModalPresentationStyle?
    var change: @Sendable (inout Presentation) -> Void = { _ in }
    var preferredContentSize = Size.zero
    var delegateStyle: ModalPresentationStyle?
    var adapted: ModalPresentationStyle
    var frame: Rect?
    var safeArea: EdgeInsets?
    var invalidAnswers: [ModalPresentationStyle] = []

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "E63: a popover on a phone is full screen", device: "iPhone 6", style: .popover,
      adapted: .fullScreen, frame: Rect(x: 0, y: 0, width: 375, height: 667),
      safeArea: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)),
    Case(
      name: "E64: the delegate keeps the popover", device: "iPhone 6", style: .popover,
      change: { $0.adaptiveStyle = ModalPresentationStyle.none }, adapted: .popover),
    Case(
      name: "E66: adapted to overFullScreen", device: "iPhone 6", style: .popover,
      change: { $0.adaptiveStyle = .overFullScreen }, adapted: .overFullScreen,
      frame: Rect(x: 0, y: 0, width: 375, height: 667)),
    Case(
      name: "E67: an answer that nothing adapts to", device: "iPhone 6", style: .popover,
      change: { $0.adaptiveStyle = .currentContext }, adapted: .fullScreen,
      invalidAnswers: [.currentContext]),
    Case(
      name: "E68: form sheet, landscape", device: "iPad Air 1", orientation: .landscapeRight,
      style: .formSheet,
      adapted: .formSheet, frame: Rect(x: 242, y: 74, width: 540, height: 620), safeArea: .zero),
    Case(
      name: "E68: form sheet, portrait", device: "iPad Air 1", style: .formSheet, adapted: .formSheet,
      frame: Rect(x: 114, y: 202, width: 540, height: 620)),
    Case(
      name: "E69: form sheet with a preferred size", device: "iPad Air 1", orientation: .landscapeRight,
      style: .formSheet, preferredContentSize: Size(width: 400, height: 300), adapted: .formSheet,
      frame: Rect(x: 312, y: 234, width: 400, height: 300)),
    Case(
      name: "E69a: form sheet in regular width and compact height", device: "iPhone 6 Plus",
      orientation: .landscapeRight, style: .formSheet, adapted: .formSheet,
      frame: Rect(x: 98, y: 0, width: 540, height: 414)),
    Case(
      name: "E69b: popover in regular width and compact height", device: "iPhone 6 Plus",
      orientation: .landscapeRight, style: .popover, adapted: .popover),
    Case(
      name: "E69b: the same from version 13 on", device: "iPhone 6 Plus", orientation: .landscapeRight,
      version: SystemVersion(13), style: .popover, adapted: .fullScreen),
    Case(
      name: "E69b: turned upright", device: "iPhone 6 Plus", style: .popover, adapted: .fullScreen),
    Case(
      name: "E70: page sheet before version 13", device: "iPad Air 1", orientation: .landscapeRight,
      style: .pageSheet, adapted: .pageSheet, frame: Rect(x: 128, y: 20, width: 768, height: 748)),
    Case(
      name: "E71: form sheet in half a window", device: "iPhone 5s", style: .formSheet, adapted: .fullScreen),
    Case(
      name: "E73: kept in its context", device: "iPhone 6", style: .formSheet,
      change: { $0.shouldPresentInFullscreen = false }, adapted: .overCurrentContext),
    Case(
      name: "E77: no style from version 13 on is a card", device: "iPhone X", adapted: .pageSheet,
      frame: Rect(x: 0, y: 54, width: 375, height: 758),
      safeArea: EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
    Case(
      name: "E77a: page sheet from version 13 on", device: "iPad Air 1", orientation: .landscapeRight,
      version: SystemVersion(13), style: .pageSheet, adapted: .pageSheet,
      frame: Rect(x: 160, y: 20, width: 704, height: 728), safeArea: .zero),
    Case(
      name: "E78: the lowest detent", device: "iPhone X", change: { $0.sheet.detents = [.medium, .large] },
      adapted: .pageSheet, frame: Rect(x: 0, y: 406, width: 375, height: 406)),
    Case(
      name: "E79: form sheet in compact height", device: "iPhone X", orientation: .landscapeRight,
      style: .formSheet, adapted: .fullScreen),
    Case(
      name: "E79: attached to the edge", device: "iPhone X", orientation: .landscapeRight, style: .formSheet,
      change: { $0.sheet.prefersEdgeAttachedInCompactHeight = true }, adapted: .formSheet,
      frame: Rect(x: 44, y: 0, width: 724, height: 375)),
    Case(
      name: "E80: popover from version 13 on, portrait", device: "iPhone X", style: .popover,
      adapted: .formSheet, frame: Rect(x: 0, y: 54, width: 375, height: 758)),
    Case(
      name: "E80: popover from version 13 on, landscape", device: "iPhone X", orientation: .landscapeRight,
      style: .popover, adapted: .fullScreen),
    Case(
      name: "PR-default-style: no style before version 13", device: "iPhone 6", adapted: .fullScreen),
    Case(
      name: "PR-delegate-traits: the answer for the traits counts in regular width", device: "iPad Air 1",
      style: .popover,
      delegateStyle: .fullScreen, adapted: .fullScreen),
    Case(
      name: "PR-delegate-older: the older answer does not", device: "iPad Air 1", style: .popover,
      change: { $0.adaptiveStyle = .fullScreen }, adapted: .popover),
    Case(
      name: "PR-delegate-traits over PR-delegate-older", device: "iPhone 6", style: .popover,
      change: { $0.adaptiveStyle = .overFullScreen }, delegateStyle: ModalPresentationStyle.none,
      adapted: .popover),
    Case(
      name: "PR-custom: custom does not adapt by itself", device: "iPhone 6", style: .custom, adapted: .custom
    ),
    Case(
      name: "PR-custom: unless its delegate says so", device: "iPhone 6", style: .custom,
      change: { $0.adaptiveStyle = .fullScreen }, adapted: .fullScreen),
    Case(
      name: "PR-custom: unless its presentation controller says so", device: "iPhone 6", style: .custom,
      change: { $0.customAdaptiveStyle = .fullScreen }, adapted: .fullScreen),
    Case(
      name: "PR-adaptation: a table of one's own", device: "iPhone X", style: .popover,
      change: {
        $0.adaptation = [
          StyleAdaptation(style: .popover, condition: .any, adapted: .popover),
          StyleAdaptation(
            style: .popover, condition: SizeClassCondition(horizontal: .compact, vertical: nil),
            adapted: .fullScreen),
        ]
      }, adapted: .fullScreen),
    Case(
      name: "PR-card-top: home-button phone", device: "iPhone SE (2nd generation)",
      version: SystemVersion(15),
      adapted: .pageSheet, frame: Rect(x: 0, y: 40, width: 375, height: 627)),
    Case(
      name: "PR-detents: an inactive detent leaves the large one", device: "iPhone X",
      orientation: .landscapeRight,
      style: .formSheet,
      change: {
        $0.sheet.prefersEdgeAttachedInCompactHeight = true
        $0.sheet.detents = [.medium]
      }, adapted: .formSheet, frame: Rect(x: 44, y: 0, width: 724, height: 375)),
    Case(
      name: "PR-detents: points above the safe area", device: "iPhone X",
      change: { $0.sheet.detents = [.custom(200)] },
      adapted: .pageSheet, frame: Rect(x: 0, y: 578, width: 375, height: 234)),
    Case(
      name: "PR-detents: the width follows the content", device: "iPhone X", orientation: .landscapeRight,
      style: .formSheet,
      change: {
        $0.sheet.prefersEdgeAttachedInCompactHeight = true
        $0.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      }, preferredContentSize: Size(width: 400, height: 300), adapted: .formSheet,
      frame: Rect(x: 206, y: 0, width: 400, height: 375)),
    Case(
      name: "PR-detents-centred: a detent caps a centred sheet", device: "iPad Air 1",
      orientation: .landscapeRight,
      version: SystemVersion(13), style: .formSheet, change: { $0.sheet.detents = [.medium] },
      adapted: .formSheet, frame: Rect(x: 242, y: 192, width: 540, height: 384)),
  ]

  @Test(arguments: cases)
  func adaptsAsTheExampleSays(_ example: Case) throws {
    let environment = try window(example.device, example.orientation, example.version)
    var presentation = Presentation(presenter: 0, presented: 1)
    presentation.modalPresentationStyle = example.style
    example.change(&presentation)
    let adapted = adaptPresentation(
      presentation, in: environment.traits, systemVersion: environment.systemVersion,
      delegateStyle: example.delegateStyle)
    #expect(adapted.style == example.adapted)
    #expect(adapted.invalidAnswers == example.invalidAnswers)
    let placed = framePresentation(
      presentation, style: adapted.style,
      in: PresentationContainer(ResolutionEnvironment(environment), traits: environment.traits),
      preferredContentSize: example.preferredContentSize)
    if let frame = example.frame { #expect(placed.frame == frame) }
    if let safeArea = example.safeArea { #expect(placed.safeAreaInsets == safeArea) }
  }

  /// Recorded on iOS 26.1, iPhone 16, 393 × 852 at 3x: sheets of these heights, their safe areas at the bottom.
  static let measured: [(detent: Detent, frame: [Double], bottom: Double)] = [
    (.large, [0, 59, 393, 793], 34), (.medium, [8, 403.68702, 377, 440.31298], 34),
    (.custom(10), [28, 815.42494, 337, 8.57506], 0),
    (.custom(100), [21.51351, 741.43484, 349.97297, 89.05165], 11),
    (.custom(144), [9.62162, 705.42934, 373.75676, 136.94904], 31.33333),
    (.custom(200), [8, 619.52672, 377, 224.47328], 34), (.custom(288), [8, 535.10941, 377, 308.89059], 34),
    (.custom(300), [8, 523.59796, 377, 320.40204], 34), (.custom(400), [8, 427.66921, 377, 416.33079], 34),
    (.custom(500), [8, 331.74046, 377, 512.25954], 34), (.custom(600), [8, 235.8117, 377, 608.1883], 34),
    (.custom(700), [8, 139.88295, 377, 704.11705], 34), (.custom(10000), [0, 59, 393, 793], 34),
  ]

  @Test(arguments: measured)
  func floatsAsMeasured(_ detent: Detent, _ frame: [Double], _ bottom: Double) throws {
    let environment = try window("iPhone 16", .portrait, SystemVersion(26))
    var presentation = Presentation(presenter: 0, presented: 1)
    presentation.sheet.detents = [detent]
    let placed = framePresentation(
      presentation, style: .pageSheet,
      in: PresentationContainer(ResolutionEnvironment(environment), traits: environment.traits),
      preferredContentSize: .zero)
    let values = [placed.frame.minX, placed.frame.minY, placed.frame.size.width, placed.frame.size.height]
    #expect(zip(values, frame).allSatisfy { abs($0 - $1) < 1e-4 }, "\(values)")
    #expect(abs(placed.safeAreaInsets.bottom - bottom) < 1e-4)
  }

  private func window(
    _ device: String, _ orientation: InterfaceOrientation, _ version: SystemVersion?
  ) throws -> WindowEnvironment {
    let device = try #require(DeviceCatalogue.embedded.device(named: device))
    var request = EnvironmentRequest(device: device)
    request.orientation = orientation
    request.systemVersion = version
    return try makeEnvironment(request, at: .root).environment
  }
}
