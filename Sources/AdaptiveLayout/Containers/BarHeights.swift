import LayoutModel
import UIKitDefaults

/// How high the bars of one controller are, in points: what the document says, else the catalogue's rows for the
/// system version, else the general table (CO-bar-heights, CO-navigation-bar-bottom, CO-bars-26).
struct BarHeights {
  private let environment: ResolutionEnvironment
  private let device: DeviceFacts
  private let orientation: InterfaceOrientation
  private let idiom: UserInterfaceIdiom
  private let given: BarMetrics
  private let isInSheet: Bool
  /// Whether the traits of the controller say so: bars follow its traits and not the device.
  private let isCompactHeight: Bool
  private let isCompactWidth: Bool
  /// What was read for the heights that were asked for.
  private(set) var doubts = Doubts()

  private var version: SystemVersion { environment.systemVersion }

  init(ofController index: Int, in state: ResolutionState) {
    let traits = state.traits(ofController: index)
    environment = state.environment
    device = environment.device
    orientation = environment.orientation
    idiom = traits.userInterfaceIdiom ?? device.idiom
    given = state.node(index).container.barMetrics
    isInSheet = state.controllers[index].place?.isInSheet ?? false
    isCompactHeight = traits.verticalSizeClass == .compact
    isCompactWidth = traits.horizontalSizeClass != .regular
  }

  /// The height of a navigation bar.
  mutating func navigationBar(isLarge: Bool) -> Double {
    standardNavigationBar() + (isLarge ? largeTitle : 0)
  }

  /// What a large title adds; there is none before system 11 and in compact height.
  var largeTitle: Double { hasLargeTitles ? given.largeTitle ?? StandardBars.largeTitle : 0 }

  /// Whether titles can be large.
  var hasLargeTitles: Bool { version >= StandardBars.largeTitlesSince && !isCompactHeight }

  /// The lower edge of a navigation bar in a controller whose safe area begins at `top`.
  ///
  /// Below a window's own safe area the catalogue says where it is: on phones with a Dynamic Island the bar reaches
  /// into the safe area (CO-navigation-bar-bottom).
  mutating func navigationBarBottom(below top: Double, isLarge: Bool) -> Double {
    let extra = isLarge ? largeTitle : 0
    if isInSheet, isModern, given.navigationBar == nil {
      doubts.rules.insert(.barsInSheets)
      return isLarge && given.largeTitle == nil
        ? StandardBars.largeBarInSheet[version] : StandardBars.barInSheet[version] + extra
    }
    return top + standardNavigationBar() + extra + (top == environment.safeAreaInsets.top ? barShift() : 0)
  }

  /// The height of a toolbar above the safe area.
  mutating func toolbar() -> Double {
    given.toolbar ?? modernSlot() ?? classic(\.toolbarHeight, .toolbarHeight)
  }

  /// The height of a tab bar above the safe area.
  mutating func tabBar() -> Double {
    given.tabBar ?? (idiom == .phone ? modernTabBar() : nil) ?? classic(\.tabBarHeight, .tabBarHeight)
  }

  /// A phone's tab bar from system 26 on is no higher than before, unless the phone lies on its side (CO-tab-bar-26).
  private mutating func modernTabBar() -> Double? {
    if isModern { doubts.rules.insert(.tabBarsOf26) }
    return isModern && !isCompactHeight ? StandardBars.tabBar : modernSlot()
  }

  private mutating func standardNavigationBar() -> Double {
    if let height = given.navigationBar { return height }
    if isModern, let height = device.barsOS26?.navigationBarHeight[row] {
      doubts.facts.insert(.barsOS26)
      return height
    }
    guard isInSheet, version >= .sheets else { return classic(\.navigationBarHeight, .navigationBarHeight) }
    doubts.rules.insert(.barsInSheets)
    return StandardBars.barInSheet[.sheets]
  }

  /// Whether the design from system 26 on holds: a device without rows of it has the classic one.
  private var isModern: Bool { version >= StandardBars.floatingSince && device.barsOS26 != nil }

  /// What a bar at the bottom takes from system 26 on, less the safe area that it lies above.
  private mutating func modernSlot() -> Double? {
    guard isModern, let slot = device.barsOS26?.toolbarSlotHeight[row] else { return nil }
    doubts.facts.insert(.barsOS26)
    return max(slot - safeArea(of: device, in: orientation, version: version).bottom, 0)
  }

  /// The column of the catalogue that has the bars of these traits.
  private var row: InterfaceOrientation { isCompactHeight ? .landscapeRight : .portrait }

  /// A height of the design up to system 18.
  private mutating func classic(
    _ bar: KeyPath<DeviceBars, PerOrientation<Double?>>, _ fact: CatalogueFacts
  ) -> Double {
    let isTabBar = bar == \.tabBarHeight
    let standard = isTabBar ? StandardBars.tabBar : StandardBars.classicBar
    if idiom == .pad, version < StandardBars.padBarsSince { return standard }
    if idiom != .pad, isTabBar, version < StandardBars.tabBarsByDeviceSince { return standard }
    if isRowOfCatalogue {
      doubts.facts.insert(fact)
      if let height = device.bars[keyPath: bar][row] { return height }
    }
    if idiom == .pad { return StandardBars.padBar }
    return isCompactHeight && isCompactWidth ? StandardBars.compactBar : standard
  }

  /// Whether the catalogue's row is for these traits: an override may make a wide phone a narrow one.
  private var isRowOfCatalogue: Bool {
    guard device.idiom == idiom else { return false }
    guard idiom == .phone, isCompactHeight, let classes = device.sizeClasses?.landscape else { return true }
    return isCompactWidth == (classes.horizontal == .compact)
  }

  /// How far the catalogue's bars are from the lower edge of the safe area, on the pixel grid.
  private mutating func barShift() -> Double {
    guard given.navigationBar == nil, isRowOfCatalogue else { return 0 }
    doubts.facts.insert(isModern ? .barsOS26 : .navigationBarBottom)
    let bars = isModern ? device.barsOS26 ?? device.bars : device.bars
    guard let bottom = bars.navigationBarBottom[row], let height = bars.navigationBarHeight[row],
      safeArea(of: device, in: orientation, version: version).top == environment.safeAreaInsets.top
    else { return 0 }
    let newest = isModern ? version : SystemVersion(min(device.newestSystemVersion.major, 18))
    let top = safeArea(of: device, in: row, version: newest).top
    return environment.pixelGrid.round(bottom - height - top)
  }
}
