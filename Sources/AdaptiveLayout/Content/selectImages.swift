import AssetSelection
import JSON
import LayoutModel

extension ResolutionState {
  /// Chooses the asset variant of every view of a controller that names an image, with the traits of the view and its own
  /// direction (AS-view-direction, AS-per-view), and gives it to the view. A view that is not installed is told what it would
  /// show, and nothing else follows from it (VA-uninstalled-image).
  mutating func selectImages(_ plan: ConstraintPlan) {
    for index in plan.range {
      guard let details = document.views[index].details else { continue }
      measureBackground(document.details[Int(details)], ofView: index, plan)
      guard let name = document.details[Int(details)].image else { continue }
      let (traits, isInstalled) = (traits(ofView: index), plan.installed[index])
      let selection = content.selector.select(
        ImageQuestion(
          name: name, view: index, traits: traits, isForeseen: !isInstalled && !isLeftOut(index)),
        of: document,
        &findings.diagnostics)
      content.images.append(
        ImageLayout(view: Int32(index), selection: selection, isInstalled: isInstalled))
      guard isInstalled else { continue }
      if document.views[index].type == .imageView, let image = selection.image {
        document.setImage(image, ofView: index)
      }
      content.measurer.note(imageSize: selection.image?.pointSize, ofView: index)
    }
  }
}

extension ResolutionState {
  /// Measures the asset behind the title of a button, of which nothing but the size counts.
  private mutating func measureBackground(_ details: ViewDetails, ofView index: Int, _ plan: ConstraintPlan) {
    guard case .asset(let name)? = details.backgroundImage, plan.installed[index] else { return }
    let selection = content.selector.select(
      ImageQuestion(name: name, view: index, traits: traits(ofView: index), key: "backgroundImage"),
      of: document, &findings.diagnostics)
    content.measurer.note(backgroundSize: selection.image?.pointSize, ofView: index)
  }

  /// Whether a cell of the system has no room for the image that a view names, since nobody knows how large it is.
  fileprivate func isLeftOut(_ view: Int) -> Bool {
    document.views[view].place == .part(.imageView) && document.details(ofView: view).frame == .zero
  }
}

/// The name of an image, and who shows it.
struct ImageQuestion {
  var name: String
  var view: Int
  var traits: TraitCollection
  /// Whether the view only would show it: nothing that is odd about that is told, only that lists end.
  var isForeseen = false
  /// The key of the document that names it.
  var key = "image"
}

/// Chooses variants for the views of one document. Each choice is made once: lists show one image many times.
struct ImageSelector {
  private let environment: ResolutionEnvironment
  private lazy var surroundings = AssetSurroundings(environment.assets)
  private var choices: [Choice: AssetSelection] = [:]
  private var reported: Set<Int> = []
  /// Where the finding of each name that nothing has is.
  private var missing: [String: Int] = [:]
  /// Names that items of bars have and nothing else.
  private var missingInBars: Set<String> = []
  private var remainingRejections = rejectionLimit
  /// What of the device the choices were made by.
  private(set) var facts = CatalogueFacts()

  private struct Choice: Hashable {
    var set: Int
    var context: AssetContext
    var isFlipped: Bool
  }

  /// So many rejected rows are listed in one layout: many views times many rows could be any number.
  private static let rejectionLimit = 100_000

  init(_ environment: ResolutionEnvironment) { self.environment = environment }

  /// - Parameter diagnostics: Gets what is odd about the choice.
  mutating func select(
    _ question: ImageQuestion, of document: DocumentValues, _ diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    guard question.isForeseen else { return choose(question, of: document, &diagnostics) }
    let (reported, missing, facts) = (reported, missing, facts)
    var found: [Diagnostic] = []
    let selection = choose(question, of: document, &found)
    (self.reported, self.missing, self.facts) = (reported, missing, facts)
    diagnostics += found.filter { $0.code == .rejectionsOmitted }
    return selection
  }

  private mutating func choose(
    _ question: ImageQuestion, of document: DocumentValues, _ diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    let (name, view) = (question.name, question.view)
    guard let index = document.document.draft.assets.index(named: name, for: .image) else {
      reportMissing(question, of: document, &diagnostics)
      return .missing(name, reason: AssetChoiceFinding.imageNotFound(name).message)
    }
    let set = document.document.draft.assets.sets[index]
    if reported.insert(index).inserted {
      diagnostics += set.diagnostics
      if set.rows.contains(where: { $0.slot.gamut != .any }) { facts.insert(.displayGamut) }
    }
    var context = AssetContext(question.traits, in: surroundings)
    context.direction = document.direction(ofView: view, inherited: context.direction)
    let choice = Choice(
      set: index, context: context, isFlipped: document.details(ofView: view).flipsForRightToLeft)
    var selection = variant(of: set, named: name, choice)
    selection.asset = name
    report(selection, for: question, of: document, &diagnostics)
    limitRejections(of: &selection, &diagnostics)
    return selection
  }

  /// Chooses the variant for an item in a bar of a controller.
  mutating func select(
    _ name: String, forBarOf controller: Int, of document: DocumentValues, traits: TraitCollection,
    diagnostics: inout [Diagnostic]
  ) -> AssetSelection {
    guard let index = document.document.draft.assets.index(named: name, for: .image) else {
      if missingInBars.insert(name).inserted {
        diagnostics.append(
          Diagnostic(
            .assetChoice(.imageNotFound(name)),
            views: [document.views[Int(document.controllers[controller].rootView)].id],
            pointer: document.pointer(toController: controller)))
      }
      return .missing(name, reason: "No image is called '\(name)'.")
    }
    let choice = Choice(set: index, context: AssetContext(traits, in: surroundings), isFlipped: false)
    return variant(of: document.document.draft.assets.sets[index], named: name, choice)
  }

  private mutating func variant(of set: AssetSet, named name: String, _ choice: Choice) -> AssetSelection {
    let selection =
      choices[choice] ?? selectVariant(of: set, named: name, in: choice.context, isFlipped: choice.isFlipped)
    choices[choice] = selection
    return selection
  }

  /// One finding for each name, about all views that show it.
  private mutating func reportMissing(
    _ question: ImageQuestion, of document: DocumentValues, _ diagnostics: inout [Diagnostic]
  ) {
    let (name, view) = (question.name, question.view)
    if let place = missing[name], diagnostics.indices.contains(place),
      diagnostics[place].code == .imageNotFound
    {
      return diagnostics[place].views.append(document.views[view].id)
    }
    missing[name] = diagnostics.count
    diagnostics.append(Diagnostic(.assetChoice(.imageNotFound(name))).about(question, of: document))
  }

  /// The diagnostics of one choice, about the view that made it.
  private func report(
    _ selection: AssetSelection, for question: ImageQuestion, of document: DocumentValues,
    _ diagnostics: inout [Diagnostic]
  ) {
    let node = document.views[question.view]
    let showsImage = node.type == .imageView || node.type == .button
    let needsSize = showsImage && !node.explicit.contains(.intrinsicContentSize)
    for diagnostic in selection.diagnostics {
      if diagnostic.code == .sizeUnknown || diagnostic.code == .symbolSizeUnknown, !needsSize { continue }
      diagnostics.append(diagnostic.about(question, of: document))
    }
    let finding: AssetChoiceFinding
    switch selection.code {
    case .noVariants?: finding = .noVariants
    case .noEligibleVariant?: finding = .noEligibleVariant
    case .unsupportedAssetType?: finding = .unsupportedAssetType(selection.type ?? .imageset)
    case .registeredFallback?, nil: return
    }
    diagnostics.append(Diagnostic(.assetChoice(finding)).about(question, of: document))
  }

  private mutating func limitRejections(
    of selection: inout AssetSelection, _ diagnostics: inout [Diagnostic]
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

extension AssetSelection {
  fileprivate static func missing(_ name: String, reason: String) -> AssetSelection {
    AssetSelection(asset: name, type: .imageset, status: .notFound, reason: reason)
  }
}

extension Diagnostic {
  /// The diagnostic with the view that it is about, and its place unless there is one already.
  fileprivate func about(_ question: ImageQuestion, of document: DocumentValues) -> Diagnostic {
    var result = self
    result.views = [document.views[question.view].id]
    result.pointer = pointer ?? document.pointer(toView: question.view).appending(question.key)
    return result
  }
}

extension DocumentValues {
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
