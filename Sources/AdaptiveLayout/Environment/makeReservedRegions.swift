import JSON
import LayoutModel

/// The reserved regions of a window that fills the display; none of other windows, of which nobody has told any
/// (DV-reserved-regions).
///
/// - Parameters:
///   - pointer: Where the environment stands in the request, for faults.
/// - Returns: Those regions, and how far the device is open; nil for one that does not fold.
/// - Throws: ``Fault`` for a device that folds in another way than asked, or not at all.
func makeReservedRegions(
  in window: Window, on screen: Screen, at pointer: JSONPointer
) throws(Fault) -> (regions: [ReservedRegion], posture: Posture?) {
  let known = screen.device.reservedRegions
  let asked = screen.request.posture ?? .flat
  guard screen.device.isFoldable else {
    if asked != .flat { throw Fault(.postureNotAvailable(asked), at: pointer.appending("posture")) }
    return ([], nil)
  }
  guard window.basis == .screen else { return ([], asked) }
  let isLandscape = window.size.width > window.size.height
  let regions = known.filter { $0.isLandscape == isLandscape }.map { region in
    let isActive =
      switch region.activity {
      case .always: true
      case .partiallyOpen: asked != .flat
      case .camera: false
      }
    return ReservedRegion(
      kind: region.kind, frame: region.frame, margins: region.margins, isActive: isActive)
  }
  return (regions, asked)
}
