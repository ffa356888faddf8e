import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What holds for presentations on every device of the catalogue, however it is turned.
@Suite struct PresentationPropertyTests {
  static let styles: [ModalPresentationStyle] = ModalPresentationStyle.allCases.filter {
    $0 != ModalPresentationStyle.none && $0 != .automatic
  }

  /// A window for each size that a device has, in the first and in the last version that it runs.
  static func environments(of device: Device) throws -> [WindowEnvironment] {
    var environments: [WindowEnvironment] = []
    let versions =
      device.systemVersions.map { [$0.lowerBound, 13, $0.upperBound].filter($0.contains) } ?? [18]
    for orientation in device.supportedOrientations where device.size(in: orientation) != nil {
      let windows = device.multitasking?.windows[orientation].keys.map { $0 } ?? [.full]
      for mode in windows.sorted(by: { $0.rawValue < $1.rawValue }) {
        for version in Set(versions).sorted() {
          var request = EnvironmentRequest(device: device)
          request.orientation = orientation
          request.systemVersion = SystemVersion(version)
          request.window = WindowRequest(extent: .multitasking(mode))
          environments.append(try makeEnvironment(request, at: .root).environment)
        }
      }
    }
    return environments
  }

  @Test(arguments: styles)
  func presentedViewsLieInTheirContainers(_ style: ModalPresentationStyle) throws {
    let request = try decodeLayoutRequest(
      Array(
        """
        {"device":"iPhone 6","hierarchy":{"id":"main","view":{"id":"root","subviews":[{"id":"anchor"}]},
        "presented":{"id":"detail","modalPresentationStyle":"\(style.rawValue)","hasDismissControl":true,
        "preferredContentSize":{"width":400,"height":500},"presentation":{"sourceView":"anchor"},
        "view":{"id":"detailView","subviews":[{"id":"inside"}]}}},
        "constraints":["anchor.centerX == root.centerX","anchor.centerY == root.centerY","anchor.width == 40",
        "anchor.height == 30","inside.leading == detailView.safeArea.leading","inside.top == detailView.safeArea.top",
        "inside.trailing == detailView.safeArea.trailing","inside.bottom == detailView.safeArea.bottom"]}
        """.utf8))
    var workspace = ResolutionWorkspace()
    var count = 0
    for device in DeviceCatalogue.embedded.devices {
      for environment in try Self.environments(of: device) {
        let layout = try resolve(request.document, in: environment, workspace: &workspace)
        check(
          layout, "\(device.id) \(environment.orientation) \(environment.mode) \(environment.systemVersion)")
        count += 1
      }
    }
    #expect(count > 400)
  }

  private func check(_ layout: Layout, _ place: String) {
    guard let presentation = layout.controllers[1].presentation, let frame = layout.views[2].frame else {
      Issue.record("not presented: \(place)")
      return
    }
    // Some windows are not whole pixels wide.
    let window = layout.environment.pixelGrid.round(Rect(origin: .zero, size: layout.environment.size))
    #expect(contains(window, frame), "\(frame) in \(place)")
    #expect(contains(presentation.containerFrame, presentation.frame), "\(place)")
    #expect(frame == presentation.frame, "\(place)")
    #expect(frame.size.width > 0 && frame.size.height > 0, "\(place)")
    let safeArea = layout.controllers[1].safeAreaInsets
    #expect(RectEdge.allCases.allSatisfy { safeArea[$0] >= 0 }, "\(safeArea) in \(place)")
    #expect(layout.controllers[1].isOnScreen && layout.views[3].isOnScreen, "\(place)")
    #expect(layout.controllers[0].isOnScreen == !presentation.removesPresentersView, "\(place)")
    #expect(layout.diagnostics.filter { $0.severity == .error }.isEmpty, "\(layout.diagnostics) in \(place)")
    if presentation.style == .popover {
      let insets = layout.environment.safeAreaInsets
      #expect(
        frame.minX >= max(10, insets.left) && frame.maxX <= window.maxX - max(10, insets.right), "\(place)")
      #expect(
        frame.minY >= max(10, insets.top) && frame.maxY <= window.maxY - max(10, insets.bottom), "\(place)")
      #expect(presentation.arrow?.direction != nil, "\(place)")
    }
    if presentation.style.isFullScreen { #expect(frame == window, "\(place)") }
  }

  private func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX + 1e-9
      && inner.maxY <= outer.maxY + 1e-9
  }

  /// The higher detent is never the lower sheet, and none is higher than the large one (PR-detents).
  @Test func higherDetentsAreHigherSheets() throws {
    for device in DeviceCatalogue.embedded.devices {
      for environment in try Self.environments(of: device)
      where environment.systemVersion >= SystemVersion(13) {
        let container = PresentationContainer(ResolutionEnvironment(environment), traits: environment.traits)
        let frames = stride(from: 150.0, through: 1500, by: 50).map { height in
          frame(of: .custom(height), in: container)
        }
        let large = frame(of: .large, in: container)
        for (lower, higher) in zip(frames, frames.dropFirst()) {
          #expect(lower.size.height <= higher.size.height && lower.minY >= higher.minY, "\(device.id)")
        }
        #expect(frames.allSatisfy { $0.size.height <= large.size.height }, "\(device.id)")
        #expect(frame(of: .medium, in: container).size.height <= large.size.height, "\(device.id)")
        #expect(large.size.height <= environment.size.height, "\(device.id)")
      }
    }
  }

  private func frame(of detent: Detent, in container: PresentationContainer) -> Rect {
    var presentation = Presentation(presenter: 0, presented: 1)
    presentation.sheet.detents = [detent]
    return framePresentation(
      presentation, style: .pageSheet, in: container, preferredContentSize: .zero
    ).frame
  }
}
