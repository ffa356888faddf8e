import LayoutModel
import UIKitDefaults

/// Where the values of a window come from: the record of its device, the request, or rules that are in doubt.
func sources(of window: Window, on screen: Screen, for request: EnvironmentRequest) -> WindowSources {
  var sources = WindowSources()
  sources.facts = .ofDevice
  sources.isZoomed = request.displayZoom
  noteExtent(of: window, on: screen, for: request, in: &sources)
  noteTraits(of: screen, for: request, in: &sources)
  noteInsets(of: window, on: screen, for: request, in: &sources)
  if request.systemVersion == nil { sources.facts.insert(.osVersions) }
  return sources
}

/// Its size, its size classes and its margins.
private func noteExtent(
  of window: Window, on screen: Screen, for request: EnvironmentRequest, in sources: inout WindowSources
) {
  switch request.window?.extent {
  case nil, .multitasking(.full)?:
    sources.facts.formUnion(.screen)
    if screen.device.sizeClasses == nil { noteInference(of: window, on: screen, in: &sources) }
  case .multitasking(let mode)?:
    sources.facts.formUnion(.sharedScreen)
    sources.listedMode = mode
  case .size(let size)? where size == screen.size: sources.facts.insert(.sizeClasses)
  case .size(let size)?:
    sources.listedMode = listedMode(of: size, on: screen)
    if sources.listedMode == nil {
      noteInference(of: window, on: screen, in: &sources)
    } else {
      sources.facts.insert(.sharedSizeClasses)
    }
  }
  if window.size == screen.device.size(in: screen.orientation), !request.displayZoom {
    // The record is about the newest system: on an older one it counts where nothing has changed since.
    let margins = screen.device.layoutMargins
    let known = screen.orientation.isLandscape ? margins.landscape : margins.portrait
    if known == nil || known == Margins.rootSide(width: window.size.width, screen.version) {
      sources.facts.insert(.layoutMargins)
    }
  }
}

/// That size classes follow from a size by general rules.
private func noteInference(of window: Window, on screen: Screen, in sources: inout WindowSources) {
  switch screen.device.idiom {
  case .phone: if window.sizeClasses != screen.sizeClasses { sources.rules.insert(.phoneWindows) }
  case .pad: if window.size != screen.size { sources.rules.insert(.padClasses) }
  case .tv, .mac, .vision, .carPlay: sources.rules.insert(.otherClasses)
  }
}

/// What the request says of traits goes before everything else.
private func noteTraits(
  of screen: Screen, for request: EnvironmentRequest, in sources: inout WindowSources
) {
  if request.traits.displayScale == nil { sources.facts.insert(.displayScale) }
  if request.traits.displayGamut == nil { sources.facts.insert(.displayGamut) }
  guard request.traits.horizontalSizeClass != nil || request.openSizeClasses.contains(.horizontalSizeClass)
  else { return }
  sources.facts.remove(.sizeClasses)
  sources.facts.remove(.sharedSizeClasses)
  sources.rules.remove(.phoneWindows)
  sources.rules.remove(.padClasses)
  sources.rules.remove(.otherClasses)
}

/// Its safe area, which a request may state.
private func noteInsets(
  of window: Window, on screen: Screen, for request: EnvironmentRequest, in sources: inout WindowSources
) {
  guard request.window?.safeAreaInsets == nil else { return }
  sources.facts.formUnion(.safeArea)
  if window.size.width != screen.size.width { sources.facts.remove(.safeAreaSides) }
  let eras = screen.device.safeAreas
  sources.isOfNewestEra = era(of: screen.version, in: eras) == eras.count - 1
  if screen.device.systemVersions?.contains(screen.version.major) == false {
    sources.insetRules.insert(.nearestEra)
  }
  if case .size(let size)? = request.window?.extent, size != screen.size {
    sources.insetRules.insert(.explicitWindows)
  }
}
