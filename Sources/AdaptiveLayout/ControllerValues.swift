import LayoutModel

/// What a controller says of itself in one environment, and what is said of the presentation that shows it.
struct ControllerValues {
  /// Most controllers mean what the document says, and the values of others are large: they are kept elsewhere.
  private indirect enum Word {
    case ofDocument
    case changed(ControllerNode, Presentation?)
  }

  private var word = Word.ofDocument
  /// What holds for it (TR-order); empty before its surroundings are known.
  var traits = TraitCollection()
  /// What is odd about the choice.
  var diagnostics: [Diagnostic] = []

  /// With the parent that the request gives it; nil where the document's own word holds.
  var node: ControllerNode? {
    if case .changed(let node, _) = word { node } else { nil }
  }

  /// Nil for a controller that is not presented, and where the document's own word holds.
  var presentation: Presentation? {
    if case .changed(_, let presentation) = word { presentation } else { nil }
  }

  /// Changes the values, beginning with the document's own word where nothing was changed before.
  mutating func change(
    _ index: Int, in document: DocumentValues, _ body: (inout ControllerNode, inout Presentation?) -> Void
  ) {
    var node = node ?? document.controllers[index]
    var presentation =
      presentation ?? document.controllers[index].presentation.map { document.presentations[Int($0)] }
    body(&node, &presentation)
    word = .changed(node, presentation)
  }
}

/// The values and traits of a controller in what it hangs from: its traits decide its variations, and rules have the
/// last word. The controller need not have been reached; look-ahead asks the same.
///
/// - Parameters:
///   - inherited: The traits of the environment that it hangs from.
///   - matches: Learns which rules of the controller match.
func determineValues(
  of index: Int, from inherited: TraitCollection, in state: ResolutionState, matches: inout RuleMatches?
) -> ControllerValues {
  let traits = inheritTraits(to: index, from: inherited, in: state, matches: &matches)
  var values = state.values(of: index, matches)
  values.traits = traits
  let choices = chooseControllerVariations(of: index, traits: traits, in: state)
  guard !choices.properties.isEmpty || !choices.diagnostics.isEmpty else { return values }
  values.change(index, in: state.prepared.values) { node, _ in
    for property in choices.properties { node.apply(property) }
  }
  values.diagnostics = choices.diagnostics
  if let matches { state.rules?.apply(matches, to: &values, of: index, in: state.prepared.values) }
  return values
}
