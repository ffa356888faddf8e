import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// All kinds of containers in every window that the catalogue knows: what must hold whatever the numbers are.
@Suite struct ContainerMatrixTests {
  /// Two halves of a custom container: a tab bar controller with a navigation controller and an embedded child, and a
  /// split view controller with a stack beside pages.
  static let document = #"""
    {"device":"iPhone 6","hierarchy":{"type":"viewController","id":"root","view":{"id":"rootView",
      "subviews":[{"id":"upper","type":"containerView"},{"id":"lower","type":"containerView"}],
      "constraints":["upper.top == rootView.top","upper.leading == rootView.leading","upper.trailing == rootView.trailing",
        "upper.height == rootView.height * 0.5","lower.top == upper.bottom","lower.leading == rootView.leading",
        "lower.trailing == rootView.trailing","lower.bottom == rootView.bottom"]},
     "children":[
      {"type":"tabBarController","id":"tab","containerView":"upper","children":[
        {"type":"navigationController","id":"nav","toolbarHidden":false,"navigationBar":{"prefersLargeTitles":true},
         "children":[{"type":"viewController","id":"host","view":{"id":"hostView","subviews":[{"id":"slot"}],
            "constraints":["slot.leading == hostView.leadingMargin","slot.trailing == hostView.trailingMargin",
              "slot.top == hostView.safeArea.top","slot.bottom == hostView.safeArea.bottom @999","slot.height >= 0"]},
           "children":[{"type":"viewController","id":"embedded","containerView":"slot","view":{"id":"embeddedView"}}]}]},
        {"type":"viewController","id":"other"}]},
      {"type":"splitViewController","id":"split","style":"doubleColumn","containerView":"lower","children":[
        {"type":"navigationController","id":"master","children":[
          {"type":"viewController","id":"list","view":{"id":"listView","subviews":[{"id":"row"}],
            "constraints":["row.leading == listView.safeArea.leading","row.trailing == listView.safeArea.trailing",
              "row.top == listView.safeArea.top","row.height == 44"]}}]},
        {"type":"pageViewController","id":"pages","pageIndicator":true,"children":[
          {"type":"viewController","id":"page"},{"type":"viewController","id":"nextPage"}]}]}]}}
    """#

  private struct Window {
    var request: EnvironmentRequest
    var expectedClasses: SizeClasses?
  }

  private static func windows(of device: Device) -> [Window] {
    var windows: [Window] = []
    for orientation in InterfaceOrientation.allCases where device.size(in: orientation) != nil {
      var request = EnvironmentRequest(device: device)
      request.orientation = orientation
      windows.append(Window(request: request, expectedClasses: device.sizeClasses?[orientation]))
      for mode in MultitaskingMode.allCases {
        guard let row = device.multitasking?.windows[orientation][mode], mode != .full else { continue }
        request.window = WindowRequest(extent: .multitasking(mode))
        windows.append(Window(request: request, expectedClasses: row.sizeClasses))
      }
    }
    return windows
  }

  @Test(arguments: DeviceCatalogue.embedded.devices.map(\.id))
  func holdsInEveryWindow(_ id: String) throws {
    let device = try #require(DeviceCatalogue.embedded.device(named: id))
    let document = try decodeLayoutRequest(Array(Self.document.utf8)).document
    var workspace = ResolutionWorkspace()
    for window in Self.windows(of: device) {
      let environment = try makeEnvironment(window.request, at: .root).environment
      let what = "\(id) \(environment.orientation) \(environment.size)"
      if let classes = window.expectedClasses {
        #expect(environment.traits.horizontalSizeClass == classes.horizontal, "\(what)")
        #expect(environment.traits.verticalSizeClass == classes.vertical, "\(what)")
      }
      let layout = try resolve(document, in: environment, workspace: &workspace)
      expectChildrenInsideParents(layout, what)
      expectContainersFollowTraits(layout, what)

      var other = environment
      other.traits.merge(Self.traitsThatLayoutDoesNotRead)
      let same = try resolve(document, in: other, workspace: &workspace)
      #expect(same.views.map(\.exactFrame) == layout.views.map(\.exactFrame), "TR-no-layout-effect, \(what)")
      #expect(
        same.controllers.map(\.container) == layout.controllers.map(\.container),
        "TR-no-layout-effect, \(what)")
    }
  }

  /// Everything but what moves frames (TR-no-layout-effect).
  private static let traitsThatLayoutDoesNotRead: TraitCollection = {
    var traits = TraitCollection()
    let values: [(LayoutModel.Trait, String)] = [
      (.forceTouchCapability, "available"), (.displayGamut, "p3"), (.userInterfaceStyle, "dark"),
      (.userInterfaceLevel, "elevated"), (.accessibilityContrast, "high"), (.activeAppearance, "inactive"),
      (.toolbarItemPresentationSize, "large"), (.imageDynamicRange, "high"), (.sceneCaptureState, "active"),
      (.listEnvironment, "sidebar"), (.hdrHeadroomUsageLimit, "inactive"),
      (.tabAccessoryEnvironment, "inline"),
    ]
    for (trait, name) in values { traits[trait] = trait.value(named: name).map { .choice($0.raw) } }
    return traits
  }()

  private func expectChildrenInsideParents(_ layout: Layout, _ what: String) {
    // Halves of a screen need not lie on its pixels: the root's frame does.
    let window = layout.environment.pixelGrid.round(Rect(origin: .zero, size: layout.environment.size))
    for index in layout.document.controllers.indices {
      let controller = layout.controllers[index]
      let id = layout.document.controllers[index].id
      #expect(
        RectEdge.allCases.allSatisfy { controller.safeAreaInsets[$0] >= 0 },
        "safe area of \(id), \(what): \(controller.safeAreaInsets)")
      let root = Int(layout.document.controllers[index].rootView)
      guard controller.isOnScreen else {
        #expect(!layout.views[root].isOnScreen, "\(id), \(what)")
        continue
      }
      guard let frame = layout.views[root].frameInWindow else {
        Issue.record("\(id) is on screen without a frame, \(what)")
        continue
      }
      let holder = layout.document.superview(ofView: root)
      let outer = holder.flatMap { layout.views[$0].frameInWindow } ?? window
      #expect(
        frame.minX >= outer.minX && frame.minY >= outer.minY && frame.maxX <= outer.maxX + 1e-9
          && frame.maxY <= outer.maxY + 1e-9, "\(id) in its parent, \(what): \(frame) in \(outer)")
      #expect(
        holder == nil || layout.views[holder ?? 0].isOnScreen, "what holds \(id) is on screen, \(what)")
    }
  }

  private func expectContainersFollowTraits(_ layout: Layout, _ what: String) {
    for (index, controller) in layout.controllers.enumerated() {
      let id = layout.document.controllers[index].id
      switch controller.container {
      case .split(let split):
        #expect(split.isCollapsed == (controller.traits.horizontalSizeClass != .regular), "\(what)")
        #expect(split.displayMode != .automatic, "\(what)")
        for column in split.columns where column.column == .primary {
          let classes = column.controller.map { layout.controllers[Int($0)].traits.horizontalSizeClass }
          #expect(classes == .some(.compact), "\(what)")
        }
      case .navigation(let navigation):
        guard let bar = navigation.navigationBar, let top = navigation.stack.last else { continue }
        let insets = layout.controllers[Int(top)].safeAreaInsets
        if !bar.isVertical, let frame = layout.controllers[Int(top)].frame, frame.minY == 0 {
          #expect(
            insets.top >= min(bar.frame.maxY, frame.size.height) - 0.5, "below the bar of \(id), \(what)")
        }
        #expect(bar.frame.minY >= 0 && bar.frame.size.height > 0, "\(id), \(what)")
      default: break
      }
    }
  }
}
