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
  let version = request.systemVersion ?? device.newestSystemVersion
  var diagnostics = request.notes
  if let known = device.systemVersions, !known.contains(version.major) {
    diagnostics.append(
      Diagnostic(
        .request(.systemVersionNotForDevice(device.name, version, known: known)),
        pointer: pointer.appending("systemVersion")))
  }
  let orientation = request.orientation ?? device.defaultOrientation
  if !device.supportedOrientations.contains(orientation) {
    diagnostics.append(
      Diagnostic(
        .request(.orientationNotSupported(device.name, orientation)),
        pointer: pointer.appending("orientation")))
  }
  let screen = try makeScreen(
    request, device: device, orientation: orientation, version: version, at: pointer)
  let window = try makeWindow(request.window, on: screen, at: pointer)
  diagnostics += window.diagnostics

  let traits = windowTraits(of: request, over: baseline(device: device, sizeClasses: window.sizeClasses))
  var environment = WindowEnvironment(
    device: device, orientation: orientation, systemVersion: version, size: window.size,
    safeAreaInsets: window.insets, traits: traits, locale: request.locale ?? "en",
    mode: window.mode, sources: sources(of: window, on: screen, for: request))
  environment.keyboard = try makeKeyboard(
    request.keyboard, in: window, on: screen, at: pointer.appending("keyboard"),
    doubts: &environment.sources.rules)
  return (environment, diagnostics)
}

/// The full screen of a device in one orientation, before it is shared with other apps.
struct Screen {
  var device: Device
  var orientation: InterfaceOrientation
  var version: SystemVersion
  var size: Size
  var insets: EdgeInsets
  var sizeClasses: SizeClasses
}

private func makeScreen(
  _ request: EnvironmentRequest, device: Device, orientation: InterfaceOrientation, version: SystemVersion,
  at pointer: JSONPointer
) throws(Fault) -> Screen {
  if request.displayZoom {
    guard let zoom = device.displayZoom else {
      throw Fault(.displayZoomNotAvailable, at: pointer.appending("displayZoom"))
    }
    return Screen(
      device: device, orientation: orientation, version: version,
      size: orientation.isLandscape ? zoom.size.transposed : zoom.size,
      insets: zoom.insets[orientation], sizeClasses: zoom.sizeClasses[orientation])
  }
  guard let size = device.size(in: orientation) else {
    throw Fault(.orientationNotAvailable(orientation.rawValue), at: pointer.appending("orientation"))
  }
  return Screen(
    device: device, orientation: orientation, version: version, size: size,
    insets: safeArea(in: orientation, of: device.safeAreas, version: version),
    sizeClasses: device.sizeClasses?[orientation] ?? inferSizeClasses(idiom: device.idiom, window: size))
}

/// The insets of a full-screen window; see the function below.
func safeArea(
  of device: DeviceFacts, in orientation: InterfaceOrientation, version: SystemVersion
) -> EdgeInsets {
  safeArea(in: orientation, of: device.safeAreas, version: version)
}

/// The nearest era, as an index (DV-nearest-era).
func era(of version: SystemVersion, in eras: [SafeAreaEra]) -> Int {
  eras.firstIndex { $0.systems.contains(version.major) }
    ?? (version.major < (eras.first?.systems.lowerBound ?? 0) ? 0 : eras.count - 1)
}

/// The insets of the nearest era; before 11 there were none at the sides (DV-side-insets).
private func safeArea(
  in orientation: InterfaceOrientation, of eras: [SafeAreaEra], version: SystemVersion
) -> EdgeInsets {
  guard !eras.isEmpty else { return .zero }
  var insets = eras[era(of: version, in: eras)].insets[orientation]
  if version < SystemVersion(11) {
    insets.left = 0
    insets.right = 0
  }
  return insets
}

struct Window {
  var size: Size
  var insets: EdgeInsets
  var sizeClasses: SizeClasses
  var mode = WindowMode.full
  var diagnostics: [Diagnostic] = []
}

private func makeWindow(
  _ request: WindowRequest?, on screen: Screen, at pointer: JSONPointer
) throws(Fault) -> Window {
  var window: Window
  switch request?.extent {
  case nil, .multitasking(.full)?:
    window = Window(size: screen.size, insets: screen.insets, sizeClasses: screen.sizeClasses)
  case .multitasking(let mode)?:
    window = try makeWindow(sharing: mode, on: screen, at: pointer.appending("window"))
  case .size(let size)?:
    window = makeWindow(of: size, on: screen, at: pointer.appending("window"))
  }
  if window.size.width != screen.size.width {
    window.insets.left = 0
    window.insets.right = 0
  }
  window.insets = request?.safeAreaInsets ?? window.insets
  return window
}

/// A window beside those of other apps.
private func makeWindow(
  sharing mode: MultitaskingMode, on screen: Screen, at pointer: JSONPointer
) throws(Fault) -> Window {
  let multitasking = screen.device.multitasking
  guard let row = multitasking?.windows[screen.orientation][mode] else {
    throw Fault(.multitaskingNotAvailable(mode.rawValue), at: pointer.appending("multitasking"))
  }
  var window = Window(
    size: row.size, insets: screen.insets, sizeClasses: row.sizeClasses, mode: WindowMode(mode))
  if multitasking?.splitViewSystems?.contains(screen.version.major) != true {
    window.diagnostics.append(
      Diagnostic(
        .request(.windowModeInferred(screen.device.name, mode, screen.version)),
        pointer: pointer.appending("multitasking")))
  }
  return window
}

/// A window of any size.
private func makeWindow(of size: Size, on screen: Screen, at pointer: JSONPointer) -> Window {
  var window = Window(
    size: size, insets: screen.insets, sizeClasses: sizeClasses(of: size, on: screen), mode: .window)
  if size != screen.size, screen.device.idiom == .pad, !isListed(size, on: screen) {
    window.diagnostics.append(
      Diagnostic(
        .request(.sizeClassInferred(regular: Int(SizeClassRules.regularPadWidth))),
        pointer: pointer))
  }
  return window
}

/// The catalogue's classes for a size that it lists, else the general rules (DV-multitasking,
/// DV-explicit-window).
private func sizeClasses(of size: Size, on screen: Screen) -> SizeClasses {
  if size == screen.size { return screen.sizeClasses }
  return listedWindow(size, on: screen)?.sizeClasses
    ?? inferSizeClasses(idiom: screen.device.idiom, window: size)
}

private func isListed(_ size: Size, on screen: Screen) -> Bool { listedWindow(size, on: screen) != nil }

private func listedWindow(_ size: Size, on screen: Screen) -> Multitasking.Window? {
  listedMode(of: size, on: screen).flatMap { screen.device.multitasking?.windows[screen.orientation][$0] }
}

/// The mode whose window has a size, nil for a size that the catalogue does not list.
func listedMode(of size: Size, on screen: Screen) -> MultitaskingMode? {
  let rows = screen.device.multitasking?.windows[screen.orientation]
  return MultitaskingMode.allCases.first { rows?[$0]?.size == size }
}

/// What the window says unless the request says otherwise (TR-table).
private func baseline(device: Device, sizeClasses: SizeClasses) -> TraitCollection {
  var traits = baselineTraits
  traits.horizontalSizeClass = sizeClasses.horizontal
  traits.verticalSizeClass = sizeClasses.vertical
  traits.displayScale = device.displayScale
  traits.userInterfaceIdiom = device.idiom
  traits.displayGamut = device.displayGamut
  return traits
}

/// What the request says besides, size classes that it leaves open included (TR-any).
private func windowTraits(of request: EnvironmentRequest, over baseline: TraitCollection) -> TraitCollection {
  var traits = baseline
  if let locale = request.locale {
    traits.layoutDirection = Locale(tag: locale).layoutDirection
  }
  traits.merge(request.traits)
  for trait in request.openSizeClasses { traits[trait] = nil }
  return traits
}

/// What every window says before its device is asked.
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
