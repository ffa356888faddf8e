import AssetSelection
import JSON
import LayoutModel

/// Chooses the asset variant of every view of a controller that names an image, with the traits of the view and its
/// own direction (AS-view-direction, AS-per-view). A view that is not installed is told what it would show, and
/// nothing else follows from it (VA-uninstalled-image).
///
/// - Parameters:
///   - plan: Says which views are installed.
///   - selector: Keeps the choices.
///   - diagnostics: Gets what is odd about them.
func selectImages(
  of controller: ControllerState, plan: ConstraintPlan, of document: DocumentValues,
  selector: inout ImageSelector, diagnostics: inout [Diagnostic]
) -> [ImageLayout] {
  var images: [ImageLayout] = []
  for index in plan.range {
    guard let details = document.views[index].details else { continue }
    guard let name = document.details[Int(details)].image else { continue }
    let (traits, isInstalled) = (controller.traits(ofView: index), plan.installed[index])
    let selection =
      isInstalled
      ? selector.select(name, forView: index, of: document, traits: traits, diagnostics: &diagnostics)
      : selector.foresee(name, forView: index, of: document, traits: traits, diagnostics: &diagnostics)
    images.append(ImageLayout(view: Int32(index), selection: selection, isInstalled: isInstalled))
  }
  return images
}

extension ResolutionState {
  /// Gives views their images: an image view gets the point size as its intrinsic content size, and the alignment
  /// insets of the image, unless the document says its own (AS-alignment-insets, AS-moves-frames).
  mutating func adopt(_ images: [ImageLayout]) {
    for image in images where image.isInstalled {
      let index = Int(image.view)
      let variant = image.selection.image
      if document.views[index].type == .imageView, let variant {
        document.setImage(variant, ofView: index)
      }
      content.measurer.note(imageSize: variant?.pointSize, ofView: index)
    }
    content.images += images
  }
}

/// Chooses variants for the views of one document. Each choice is made once: lists show one image many times.
struct ImageSelector {
  private let environment: ResolutionEnvironment
  private lazy var surroundings = AssetSurroundings(environment.assets)
  private var choices: [Question: AssetSelection] = [:]
  /// Sets whose diagnostics were given.
  private var reported: Set<Int> = []
  /// Where the finding of each name that nothing has is.
  private var missing: [String: Int] = [:]
  /// Names that items of bars have and nothing else.
  private var missingInBars: Set<String> = []
  private var remainingRejections = rejectionLimit
  /// What of the device the choices were made by.
  private(set) var facts = CatalogueFacts()

  private struct Question: Hashable {
    var set: Int
    var context: AssetContext
    var isFlipped: Bool
  }

  /// So many rejected rows are listed in one layout: many views times many rows could be any number.
  private static let rejectionLimit = 100_000

  init(_ environment: ResolutionEnvironment) {
    self.environment = environment
  }

  mutating func select(
    _ name: String, forView view: Int, of document: DocumentValues, traits: TraitCollection,
    diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    guard let index = document.assets.index(named: name, for: .image) else {
      reportMissing(name, forView: view, of: document, into: &diagnostics)
      return AssetSelection(
        asset: name, type: .imageset, status: .notFound,
        reason: AssetChoiceFinding.imageNotFound(name).message)
    }
    let set = document.assets.sets[index]
    if reported.insert(index).inserted {
      diagnostics += set.diagnostics
      if set.rows.contains(where: { $0.slot.gamut != .any }) { facts.insert(.displayGamut) }
    }
    var context = AssetContext(traits, in: surroundings)
    context.direction = document.direction(ofView: view, inherited: context.direction)
    let question = Question(set: index, context: context, isFlipped: document.isFlipped(view))
    var selection =
      choices[question] ?? selectVariant(of: set, named: name, in: context, isFlipped: question.isFlipped)
    choices[question] = selection
    selection.asset = name
    report(selection, forView: view, of: document, into: &diagnostics)
    limitRejections(of: &selection, into: &diagnostics)
    return selection
  }

  /// Chooses the variant for an item in a bar of a controller.
  mutating func select(
    _ name: String, forBarOf controller: Int, of document: DocumentValues, traits: TraitCollection,
    diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    guard let index = document.assets.index(named: name, for: .image) else {
      if missingInBars.insert(name).inserted {
        diagnostics.append(
          Diagnostic(
            .assetChoice(.imageNotFound(name)),
            views: [document.views[Int(document.controllers[controller].rootView)].id],
            pointer: document.pointer(toController: controller)))
      }
      return AssetSelection(
        asset: name, type: .imageset, status: .notFound, reason: "No image is called '\(name)'.")
    }
    let context = AssetContext(traits, in: surroundings)
    let question = Question(set: index, context: context, isFlipped: false)
    let selection =
      choices[question]
      ?? selectVariant(of: document.assets.sets[index], named: name, in: context, isFlipped: false)
    choices[question] = selection
    return selection
  }

  /// One finding for each name, about all views that show it.
  private mutating func reportMissing(
    _ name: String, forView view: Int, of document: DocumentValues, into diagnostics: inout [Diagnostic]
  ) {
    let id = document.views[view].id
    if let place = missing[name], diagnostics.indices.contains(place),
      diagnostics[place].code == .imageNotFound
    {
      return diagnostics[place].views.append(id)
    }
    missing[name] = diagnostics.count
    diagnostics.append(
      Diagnostic(
        .assetChoice(.imageNotFound(name)), views: [id],
        pointer: document.pointer(toView: view).appending("image")))
  }

  /// What a view would show that is not installed: nothing that is odd about it is told, only that lists end.
  mutating func foresee(
    _ name: String, forView view: Int, of document: DocumentValues, traits: TraitCollection,
    diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    let (reported, missing, facts) = (reported, missing, facts)
    var found: [Diagnostic] = []
    let selection = select(name, forView: view, of: document, traits: traits, diagnostics: &found)
    self.reported = reported
    self.missing = missing
    self.facts = facts
    diagnostics += found.filter { $0.code == .rejectionsOmitted }
    return selection
  }

  /// The diagnostics of one choice, about the view that made it.
  private func report(
    _ selection: AssetSelection, forView view: Int, of document: DocumentValues,
    into diagnostics: inout [Diagnostic]
  ) {
    let node = document.views[view]
    let showsImage = node.type == .imageView || node.type == .button
    let needsSize = showsImage && !node.explicit.contains(.intrinsicContentSize)
    for diagnostic in selection.diagnostics {
      if diagnostic.code == .sizeUnknown || diagnostic.code == .symbolSizeUnknown, !needsSize { continue }
      diagnostics.append(diagnostic.about(view, of: document))
    }
    let finding: AssetChoiceFinding
    switch selection.code {
    case .noVariants?: finding = .noVariants
    case .noEligibleVariant?: finding = .noEligibleVariant
    case .unsupportedAssetType?: finding = .unsupportedAssetType(selection.type ?? .imageset)
    case .registeredFallback?, nil: return
    }
    diagnostics.append(Diagnostic(.assetChoice(finding)).about(view, of: document))
  }

  private mutating func limitRejections(
    of selection: inout AssetSelection, into diagnostics: inout [Diagnostic]
  ) {
    guard remainingRejections > 0 else {
      selection.rejected = []
      return
    }
    remainingRejections -= selection.rejected.count
    guard remainingRejections <= 0 else { return }
    diagnostics.append(Diagnostic(.assetChoice(.rejectionsOmitted(limit: Self.rejectionLimit))))
  }
}

extension Diagnostic {
  /// The diagnostic with the view that it is about, and its place unless there is one already.
  fileprivate func about(_ view: Int, of document: DocumentValues) -> Diagnostic {
    var result = self
    result.views = [document.views[view].id]
    result.pointer = pointer ?? document.pointer(toView: view).appending("image")
    return result
  }
}

extension DocumentValues {
  fileprivate func isFlipped(_ view: Int) -> Bool { details(ofView: view).flipsForRightToLeft }

  /// What the document says of the view wins, also that it has no intrinsic size.
  fileprivate mutating func setImage(_ image: ImageVariant, ofView view: Int) {
    if let insets = image.alignmentRectInsets, !views[view].explicit.contains(.alignmentRectInsets) {
      natural[view].alignmentRectInsets = insets
    }
    guard !views[view].explicit.contains(.intrinsicContentSize) else { return }
    natural[view].width = image.intrinsicContentSize?.width
    natural[view].height = image.intrinsicContentSize?.height
  }
}
