import ConstraintSolver
package import LayoutModel

/// Resolves a document to frames, the way UIKit would in the given window.
///
/// A layout whose constraints conflict is still a layout: the constraint that gives way is reported in
/// ``Layout/diagnostics``. The document must have passed ``validateConstraints(_:)``.
///
/// - Parameters:
///   - workspace: Memory that is used again from call to call.
///   - shouldStop: Asked now and then; true ends the work.
/// - Throws: ``ResolutionError/timeLimit`` when asked to stop.
/// - Complexity: One solve for each controller, and one more for each time that safe areas or margins follow
///   frames.
package func resolve(
  _ document: LayoutDocument, in environment: WindowEnvironment, workspace: inout ResolutionWorkspace,
  shouldStop: (() -> Bool)? = nil
) throws(ResolutionError) -> Layout {
  var diagnostics: [Diagnostic] = []
  let traits = inheritTraits(document, from: environment.traits)
  var variant = applyVariations(document, traits: traits, diagnostics: &diagnostics)
  let images = selectImages(&variant, traits: traits, environment: environment, diagnostics: &diagnostics)
  let texts = measureContent(
    &variant, traits: traits, environment: environment, images: images, diagnostics: &diagnostics)
  let measured = variant
  let arranged = try arrangeControllers(
    &variant, texts: texts, traits: traits, environment: environment, diagnostics: &diagnostics,
    workspace: &workspace,
    shouldStop: shouldStop)
  var layout = extractLayout(
    arranged, of: variant, traits: traits, environment: environment, images: images,
    diagnostics: diagnostics)
  try fitViews(
    of: measured, texts: texts, arranged, into: &layout, workspace: &workspace, shouldStop: shouldStop)
  return layout
}

/// Why a resolution has no result.
package enum ResolutionError: Error, Hashable, Sendable {
  /// The caller asked to stop.
  case timeLimit
}
