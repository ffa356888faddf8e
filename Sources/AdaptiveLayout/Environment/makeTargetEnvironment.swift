package import JSON
package import LayoutModel

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
  if target == old.orientation
    || request.device.supportedOrientations.contains(target) && supported.contains(target)
  {
    var result = try makeEnvironment(request, at: pointer)
    if target != old.orientation { result.environment.sources.facts.insert(.supportedOrientations) }
    result.environment.isResized = result.environment.size != old.size
    return result
  }
  var stayed = request
  stayed.orientation = old.orientation
  var result = try makeEnvironment(stayed, at: pointer)
  result.environment.sources.facts.insert(.supportedOrientations)
  result.environment.isResized = result.environment.size != old.size
  result.diagnostics.append(
    Diagnostic(
      .request(.interfaceDoesNotTurn(to: target, from: old.orientation)),
      pointer: pointer.appending("orientation")))
  return result
}
