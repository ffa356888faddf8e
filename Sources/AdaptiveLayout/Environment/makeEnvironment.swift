package import JSON
package import LayoutModel
import UIKitDefaults

/// Makes the window that a request asks for: its size, insets and complete traits (TR-table,
/// DV-size-classes).
///
/// - Parameter pointer: Where the environment's keys stand in the request, for faults.
/// - Returns: The window, and what was inferred about it.
/// - Throws: ``Fault`` if the device has no such window.
package func makeEnvironment(
  _ request: EnvironmentRequest, at pointer: JSONPointer
) throws(Fault) -> (environment: WindowEnvironment, diagnostics: [Diagnostic]) {
  let device = request.device
  var diagnostics = request.notes
  func warn(_ finding: RequestFinding, _ key: String) {
    diagnostics.append(Diagnostic(.request(finding), pointer: pointer.appending(key)))
  }
  let version = request.systemVersion ?? device.newestSystemVersion
  if let known = device.systemVersions, !known.contains(version.major) {
    warn(.systemVersionNotForDevice(device.name, version, known: known), "systemVersion")
  }
  let orientation = request.orientation ?? device.defaultOrientation
  if !device.supportedOrientations.contains(orientation) {
    warn(.orientationNotSupported(device.name, orientation), "orientation")
  }
  let screen = try Screen(of: request, orientation: orientation, version: version, at: pointer)
  let window = try screen.window(at: pointer)
  diagnostics += window.diagnostics
  var environment = WindowEnvironment(
    device: device, orientation: orientation, systemVersion: version, size: window.size,
    traits: traits(of: window, on: screen))
  environment.safeAreaInsets = window.insets
  (environment.reservedRegions, environment.posture) = try makeReservedRegions(
    in: window, on: screen, at: pointer)
  environment.locale = request.locale ?? environment.locale
  environment.mode = window.mode
  environment.verticalBars = window.verticalBars
  environment.corners = makeWindowCorners(
    in: window, on: screen, direction: environment.traits.layoutDirection ?? .leftToRight)
  environment.sources = sources(of: window, on: screen)
  environment.keyboard = try makeKeyboard(
    in: window, on: screen, at: pointer, doubts: &environment.sources.rules)
  return (environment, diagnostics)
}

/// The window at the end of a transition, as ``makeEnvironment(_:at:)`` gives it.
///
/// An interface does not turn to an orientation that the device or the root controller does not support: it stays as
/// it was, with a warning (DV-unsupported-target). Popovers are told to find their anchors anew where the size is
/// another one (PR-popover-reposition).
package func makeTargetEnvironment(
  _ request: EnvironmentRequest, from old: WindowEnvironment, of document: LayoutDocument,
  at pointer: JSONPointer
) throws(Fault) -> (environment: WindowEnvironment, diagnostics: [Diagnostic]) {
  let target = request.orientation ?? request.device.defaultOrientation
  let supported = document.controllers.first?.supportedInterfaceOrientations ?? []
  let isAnother = target != old.orientation
  let turns = request.device.supportedOrientations.contains(target) && supported.contains(target)
  var asked = request
  if isAnother, !turns { asked.orientation = old.orientation }
  var result = try makeEnvironment(asked, at: pointer)
  if isAnother { result.environment.sources.facts.insert(.supportedOrientations) }
  result.environment.isResized = result.environment.size != old.size
  if isAnother, !turns {
    result.diagnostics.append(
      Diagnostic(
        .request(.interfaceDoesNotTurn(to: target, from: old.orientation)),
        pointer: pointer.appending("orientation")))
  }
  return result
}

/// The full screen of a device in the orientation that a request asks for, before it is shared with other apps.
struct Screen {
  let request: EnvironmentRequest
  let orientation: InterfaceOrientation
  let version: SystemVersion
  let size: Size
  let insets: EdgeInsets
  let sizeClasses: SizeClasses

  var device: Device { request.device }

  fileprivate init(
    of request: EnvironmentRequest, orientation: InterfaceOrientation, version: SystemVersion,
    at pointer: JSONPointer
  ) throws(Fault) {
    let device = request.device
    (self.request, self.orientation, self.version) = (request, orientation, version)
    if request.displayZoom {
      guard let zoom = device.displayZoom else {
        throw Fault(.displayZoomNotAvailable, at: pointer.appending("displayZoom"))
      }
      size = orientation.isLandscape ? zoom.size.transposed : zoom.size
      (insets, sizeClasses) = (zoom.insets[orientation], zoom.sizeClasses[orientation])
      return
    }
    guard let size = device.size(in: orientation) else {
      throw Fault(.orientationNotAvailable(orientation.rawValue), at: pointer.appending("orientation"))
    }
    self.size = size
    insets = safeArea(in: orientation, of: device.safeAreas, version: version)
    sizeClasses = device.sizeClasses?[orientation] ?? inferSizeClasses(idiom: device.idiom, window: size)
  }

  fileprivate func window(at pointer: JSONPointer) throws(Fault) -> Window {
    var window: Window
    switch request.window?.extent {
    case nil, .multitasking(.full)?: window = whole
    case .multitasking(let mode)?:
      window = try self.window(sharing: mode, at: pointer.appending("window"))
      if fillsScreen { window = given(whole, for: window.size, at: pointer) }
    case .size(let asked)?:
      let size = fillsScreen ? size : request.sizeRestrictions.given(for: asked)
      window = given(try self.window(of: size, at: pointer.appending("window")), for: asked, at: pointer)
    }
    window.insets = request.window?.safeAreaInsets ?? window.insets
    return window
  }

  /// Whether the app has no other windows.
  private var fillsScreen: Bool { request.sizeRestrictions.fillsScreen(on: version) }

  /// A window, with what its author should know where another size was asked for.
  private func given(_ window: Window, for asked: Size, at pointer: JSONPointer) -> Window {
    if window.size == asked { return window }
    var window = window
    let finding = RequestFinding.windowSizeGiven(asked: asked, given: window.size)
    window.diagnostics.append(Diagnostic(.request(finding), pointer: pointer.appending("window")))
    return window
  }

  /// The window that fills it.
  private var whole: Window {
    var window = Window(size: size, insets: insets, sizeClasses: sizeClasses, basis: .screen)
    window.verticalBars = device.verticalBarWidth[orientation].map {
      VerticalBars(edge: insets.left > 0 ? .left : .right, width: $0)
    }
    return window
  }

  /// A window beside those of other apps (DV-multitasking, DV-tiles, DV-half-insets).
  private func window(sharing mode: MultitaskingMode, at pointer: JSONPointer) throws(Fault) -> Window {
    let place = pointer.appending("multitasking")
    var window: Window
    if device.isTile(mode, version) {
      let half = Size(width: size.width / 2, height: size.height)
      let classes = inferSizeClasses(idiom: device.idiom, window: half)
      window = Window(size: half, insets: insets, sizeClasses: classes, basis: .tile)
    } else {
      guard let row = device.multitasking?.windows[orientation][mode] else {
        throw Fault(
          .multitaskingNotAvailable(
            mode.rawValue, device: device.name, hasOthers: device.multitasking != nil), at: place)
      }
      window = Window(size: row.size, insets: insets, sizeClasses: row.sizeClasses, basis: .listed(mode))
      if device.multitasking?.splitViewSystems?.contains(version.major) != true {
        let finding = RequestFinding.windowModeInferred(device.name, mode, version)
        window.diagnostics.append(Diagnostic(.request(finding), pointer: place))
      }
    }
    window.mode = WindowMode(mode)
    if window.size.width != size.width { (window.insets.left, window.insets.right) = (0, 0) }
    if let width = device.verticalBarWidth[orientation] {
      let edge = request.window?.edge ?? .right
      window.insets[edge.rectEdge] = width
      window.verticalBars = VerticalBars(edge: edge, width: width)
    }
    return window
  }

  /// A window of any size: with the catalogue's classes if it lists that, else by the general rules (DV-multitasking,
  /// DV-explicit-window). One as large as a phone's screen, upright or on its side, is that screen (DV-phone-windows).
  private func window(of size: Size, at pointer: JSONPointer) throws(Fault) -> Window {
    var window = Window(size: size, insets: insets, sizeClasses: sizeClasses, basis: .inferred)
    let listed = listedMode(of: size)
    if size == self.size {
      window = whole
    } else if device.idiom == .phone {
      if size == self.size.transposed, device.size(in: turned) != nil {
        window = try Screen(of: request, orientation: turned, version: version, at: pointer).whole
      } else if let listed {
        window = try self.window(sharing: listed, at: pointer)
      } else {
        window.sizeClasses = SizeClassRules.phoneWindow
        if version >= WindowInsets.phoneWindowsSince {
          (window.insets, window.hasDeviceInsets) = (WindowInsets.phoneWindow, false)
        }
      }
    } else if let row = listed.flatMap({ device.multitasking?.windows[orientation][$0] }) {
      (window.sizeClasses, window.basis) = (row.sizeClasses, .listed(listed ?? .full))
    } else {
      window.sizeClasses = inferSizeClasses(idiom: device.idiom, window: size)
      if device.idiom == .pad {
        let finding = RequestFinding.sizeClassInferred(regular: Int(SizeClassRules.regularPadWidth))
        window.diagnostics.append(Diagnostic(.request(finding), pointer: pointer))
      }
    }
    if window.basis != .screen, size.width != self.size.width, window.verticalBars == nil {
      (window.insets.left, window.insets.right) = (0, 0)
    }
    window.mode = .window
    return window
  }

  /// The screen on its side, if it is upright, or upright.
  private var turned: InterfaceOrientation { orientation.isLandscape ? .portrait : .landscapeRight }

  /// The mode whose window has a size, nil for a size that the catalogue does not list.
  private func listedMode(of size: Size) -> MultitaskingMode? {
    let rows = device.multitasking?.windows[orientation]
    return MultitaskingMode.allCases.first { rows?[$0]?.size == size }
  }
}

struct Window {
  /// Where its size classes come from.
  enum Basis: Equatable {
    case screen
    /// A row of the catalogue.
    case listed(MultitaskingMode)
    case tile, inferred
  }

  var size: Size
  var insets: EdgeInsets
  var sizeClasses: SizeClasses
  var basis: Basis
  var hasDeviceInsets = true
  var mode = WindowMode.full
  var verticalBars: VerticalBars?
  var diagnostics: [Diagnostic] = []
}

/// The insets of a full-screen window; see the function below.
func safeArea(
  of device: DeviceFacts, in orientation: InterfaceOrientation, version: SystemVersion
) -> EdgeInsets {
  safeArea(in: orientation, of: device.safeAreas, version: version)
}

/// The insets of the nearest era; before 11 there were none at the sides (DV-side-insets).
private func safeArea(
  in orientation: InterfaceOrientation, of eras: [SafeAreaEra], version: SystemVersion
) -> EdgeInsets {
  guard !eras.isEmpty else { return .zero }
  var insets = eras[era(of: version, in: eras)][orientation]
  if version < SystemVersion(11) { (insets.left, insets.right) = (0, 0) }
  return insets
}

/// The nearest era, as an index (DV-nearest-era).
private func era(of version: SystemVersion, in eras: [SafeAreaEra]) -> Int {
  eras.firstIndex { $0.systems.contains(version.major) }
    ?? (version.major < (eras.first?.systems.lowerBound ?? 0) ? 0 : eras.count - 1)
}

/// What the window says unless the request says otherwise (TR-table), size classes that it leaves open included (TR-any).
private func traits(of window: Window, on screen: Screen) -> TraitCollection {
  var traits = baselineTraits
  traits.horizontalSizeClass = window.sizeClasses.horizontal
  traits.verticalSizeClass = window.sizeClasses.vertical
  traits.displayScale = screen.device.displayScale
  traits.userInterfaceIdiom = screen.device.idiom
  traits.displayGamut = screen.device.displayGamut
  if let locale = screen.request.locale { traits.layoutDirection = Locale(tag: locale).layoutDirection }
  traits.merge(screen.request.traits)
  for trait in screen.request.openSizeClasses { traits[trait] = nil }
  return traits
}

private let baselineTraits: TraitCollection = {
  var traits = TraitCollection()
  traits.layoutDirection = .leftToRight
  let names: [(Trait, String)] = [
    (.forceTouchCapability, "unavailable"), (.preferredContentSizeCategory, "large"),
    (.userInterfaceStyle, "light"), (.userInterfaceLevel, "base"), (.accessibilityContrast, "normal"),
    (.legibilityWeight, "regular"), (.activeAppearance, "active"), (.imageDynamicRange, "standard"),
    (.sceneCaptureState, "inactive"), (.listEnvironment, "none"), (.tabAccessoryEnvironment, "none"),
    (.splitViewControllerLayoutEnvironment, "none"),
  ]
  for (trait, name) in names { traits[trait] = trait.value(named: name).map { .choice($0.raw) } }
  return traits
}()

// MARK: Sources

/// Where the values of a window come from: the record of its device, the request, or rules that are in doubt.
private func sources(of window: Window, on screen: Screen) -> WindowSources {
  var sources = WindowSources()
  sources.facts = .ofDevice
  sources.isZoomed = screen.request.displayZoom
  noteExtent(of: window, on: screen, in: &sources)
  noteTraits(of: screen.request, in: &sources)
  if screen.request.window?.safeAreaInsets == nil { noteInsets(of: window, on: screen, in: &sources) }
  if screen.request.systemVersion == nil { sources.facts.insert(.osVersions) }
  if window.basis == .screen { sources.facts.insert(.reservedRegions) }
  return sources
}

private func noteExtent(of window: Window, on screen: Screen, in sources: inout WindowSources) {
  switch window.basis {
  case .screen where window.mode == .window: sources.facts.insert(.sizeClasses)
  case .screen:
    sources.facts.formUnion(.screen)
    if screen.device.sizeClasses == nil { noteInference(of: window, on: screen, in: &sources) }
  case .listed(let mode):
    sources.listedMode = mode
    sources.facts.formUnion(window.mode == .window ? .sharedSizeClasses : .sharedScreen)
  case .tile: sources.rules.insert(.tiles)
  case .inferred: noteInference(of: window, on: screen, in: &sources)
  }
  if window.basis != .screen, screen.request.sizeRestrictions.resizesInSteps(on: screen.version) {
    sources.rules.insert(.fullScreenApps)
  }
  if window.size == screen.device.size(in: screen.orientation), !screen.request.displayZoom {
    // The record is about the newest system: on an older one it counts where nothing has changed since.
    let margins = screen.device.layoutMargins
    let known = screen.orientation.isLandscape ? margins.landscape : margins.portrait
    let isCompact = window.sizeClasses == SizeClasses(horizontal: .compact, vertical: .compact)
    let side = Margins.rootSide(width: window.size.width, isCompact: isCompact, screen.version)
    if known == nil || known == side {
      sources.facts.insert(.layoutMargins)
    }
  }
}

/// That size classes follow from a size by general rules.
private func noteInference(of window: Window, on screen: Screen, in sources: inout WindowSources) {
  switch screen.device.idiom {
  case .phone: if window.basis == .inferred { sources.rules.insert(.phoneWindows) }
  case .pad: if window.size != screen.size { sources.rules.insert(.padClasses) }
  case .tv, .mac, .vision, .carPlay: sources.rules.insert(.otherClasses)
  }
}

/// What the request says of traits goes before everything else.
private func noteTraits(of request: EnvironmentRequest, in sources: inout WindowSources) {
  if request.traits.displayScale == nil { sources.facts.insert(.displayScale) }
  if request.traits.displayGamut == nil { sources.facts.insert(.displayGamut) }
  if request.traits.verticalSizeClass != nil || request.openSizeClasses.contains(.verticalSizeClass) {
    sources.rules.remove(.phoneWindows)
  }
  guard request.traits.horizontalSizeClass != nil || request.openSizeClasses.contains(.horizontalSizeClass)
  else { return }
  sources.facts.remove(.sizeClasses)
  sources.facts.remove(.sharedSizeClasses)
  sources.rules.remove(.padClasses)
  sources.rules.remove(.otherClasses)
}

/// Its safe area, where the request does not state it.
private func noteInsets(of window: Window, on screen: Screen, in sources: inout WindowSources) {
  sources.facts.formUnion(.safeArea)
  sources.hasDeviceInsets = window.hasDeviceInsets
  if window.size.width != screen.size.width { sources.facts.remove(.safeAreaSides) }
  let eras = screen.device.safeAreas
  sources.isOfNewestEra = era(of: screen.version, in: eras) == eras.count - 1
  if screen.device.systemVersions?.contains(screen.version.major) == false {
    sources.insetRules.insert(.nearestEra)
  }
  if window.mode == .window, window.basis != .screen {
    sources.insetRules.insert(.explicitWindows)
  }
}

/// What a BCP 47 tag says about layout.
package struct Locale: Equatable, Sendable {
  package let tag: String

  package init(tag: String) { self.tag = tag }

  /// Right to left if the script is written so: the tag's script subtag, else the usual script of its language.
  ///
  /// The lists are those of CLDR's character orientation for the languages that systems localise to.
  package var layoutDirection: LayoutDirection {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first else { return .leftToRight }
    let script = subtags.dropFirst().first { $0.count == 4 && !$0.contains(where: \.isNumber) }
    let isRightToLeft =
      script.map { Self.rightToLeftScripts.contains(String($0)) }
      ?? Self.rightToLeftLanguages.contains(String(language))
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    "arab", "aran", "hebr", "thaa", "syrc", "nkoo", "adlm", "rohg", "mand", "samr",
  ]
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "nqo", "arc",
    "azb", "glk", "lrc", "mzn", "pnb", "rhg", "sam", "mid",
  ]
}
