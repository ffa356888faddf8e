import LayoutModel
import UIKitDefaults

/// Views that are as long as some screen in every window, and are cut or leave their superviews where windows are shorter.
///
/// Told are the outermost, in what changes with the window. Not told is what is in a scroll view, a cell or a bar, and what waits
/// beside the view that holds it.
///
/// - Parameters:
///   - device: The one that is swept.
///   - devices: Gives all whose screens count; the first that fits is named.
func findViewsSizedForScreen(
  in census: SweepCensus, of document: DocumentValues, on device: Device, among devices: () -> [Device]
) -> [(diagnostic: Diagnostic, sizes: [WindowSweep.Interval])] {
  let axis: Axis = census.sweep.side == .width ? .horizontal : .vertical
  let screens = census.views.contains { !$0.cuts.isEmpty } ? [device] + devices() : []
  if screens.isEmpty { return [] }
  // Whether a view and all above it change with the window.
  var follows = [Bool](repeating: false, count: census.views.count)
  var found: [(diagnostic: Diagnostic, sizes: [WindowSweep.Interval])] = []
  for (index, view) in census.views.enumerated() {
    let node = document.views[index]
    let isFree = !node.type.isScrollView && !node.type.isCell && !node.type.facts.features.contains(.bar)
    guard let superview = node.superview else {
      follows[index] = view.varies && isFree && document.controllers[Int(node.controller)].list == nil
      continue
    }
    guard follows[Int(superview)] else { continue }
    follows[index] = view.varies && isFree
    guard !view.varies, !view.cuts.isEmpty, let length = view.length,
      let screen = screens.enumerated().first(where: { $1.hasScreen(length, axis, isMeant: $0 == 0) })?
        .element
    else { continue }
    let finding = SweepFinding.sizedForScreen(
      document.views[index].id, census.sweep.side, length, of: screen.name)
    found.append(
      (
        Diagnostic(.sweep(finding), views: [document.views[index].id]),
        census.sizes(of: view.cuts, shorterThan: length)
      ))
  }
  return found
}

extension Device {
  /// Whether a length is that of its screen: upright, and of pads and of the device that is meant on its side, too.
  fileprivate func hasScreen(_ length: Double, _ axis: Axis, isMeant: Bool) -> Bool {
    guard isMeant || self.idiom == .phone || self.idiom == .pad else { return false }
    let sizes =
      isMeant || self.idiom == .pad ? [self.portraitSize, self.landscapeSize] : [self.portraitSize]
    return sizes.contains { $0.map { abs($0[axis] - length) <= SweepCensus.tolerance } ?? false }
  }
}

extension SweepCensus {
  /// The sizes that stand for some of the windows that were looked at: from the first of those that follow each other to the last,
  /// and on to the next one, as far as windows are shorter than a length.
  fileprivate func sizes(of cuts: [Int], shorterThan length: Double) -> [WindowSweep.Interval] {
    let (places, cuts) = (Set(places).sorted(), Set(cuts))
    let last = Int((min(length, WindowSweep.largest + 1) / WindowSweep.step).rounded(.up)) - 1
    var ranges: [ClosedRange<Int>] = []
    var isOn = false
    for (index, place) in places.enumerated() {
      defer { isOn = cuts.contains(place) }
      guard cuts.contains(place) else { continue }
      let next = index + 1 < places.count ? places[index + 1] : place + 1
      // What lies between two windows is not known where the next one is shorter, too, and has it not.
      let isKnown = cuts.contains(next) || next > last
      let end = isKnown ? max(min(next - 1, last), place) : place
      if isOn, let previous = ranges.last {
        ranges[ranges.count - 1] = previous.lowerBound...end
      } else {
        ranges.append(place...end)
      }
    }
    return ranges.map {
      WindowSweep.Interval(
        from: Double($0.lowerBound) * WindowSweep.step, to: Double($0.upperBound) * WindowSweep.step)
    }
  }
}
