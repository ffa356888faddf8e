import JSON
import LayoutModel

// The forms of values that only controllers and presentations have.

extension ValueForm {
  /// Whether a controller is there, which the root always is.
  static var installedController: ValueForm<Bool> {
    .init { (draft, controller) throws(ReadingEnded) in
      try draft.reader.installed(isRoot: controller == 0)
    } write: {
      $0.json.boolean($1)
    }
  }

  /// Whether a bar lets through what is below it.
  static var bar: ValueForm<Bool> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.object(barMembers)?.isTranslucent
    } write: {
      $0.object(barMembers, ($1, false))
    }
  }

  /// That a delegate does away with the secondary column.
  static var collapseAnswer: ValueForm<Bool> {
    .init { (reader) throws(ReadingEnded) in
      try reader.word(CollapseAnswer.self).map { _ in true }
    } write: {
      $0.collapseAnswer($1)
    }
  }
  static var orientations: ValueForm<[InterfaceOrientation]> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(InterfaceOrientation.self, "an array of orientations")
    } write: {
      $0.words($1)
    }
  }
  static var displayMode: ValueForm<SplitDisplayMode> {
    .init { (reader) throws(ReadingEnded) in
      try reader.displayMode()
    } write: {
      $0.json.string($1.rawValue)
    }
  }
  static var barButtonItems: ValueForm<[BarButtonItem]> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.barButtonItems()
    } write: {
      $0.barButtonItems($1)
    }
  }

  /// What a controller says of its place in a navigation bar.
  static var navigationItem: ValueForm<NavigationItem> {
    .init(.object) { (draft, _) throws(ReadingEnded) in
      try draft.navigationItem()
    } write: {
      $0.navigationItem($1)
    }
  }

  // MARK: Presentations

  /// A style that a delegate answers.
  static var adaptiveStyle: ValueForm<ModalPresentationStyle> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.adaptiveStyle()
    } write: {
      $0.word($1)
    }
  }
  static var conditionalStyles: ValueForm<[ConditionalStyle]> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.conditionalStyles()
    } write: {
      $0.conditionalStyles($1)
    }
  }
  static var adaptation: ValueForm<[StyleAdaptation]> {
    .init { (reader) throws(ReadingEnded) in
      try reader.adaptation()
    } write: {
      $0.adaptation($1)
    }
  }

  /// How far a wrapper stands out; nil for none.
  static var wrapper: ValueForm<EdgeInsets> {
    .init { (reader) throws(ReadingEnded) in
      try reader.wrapper()
    } write: {
      $0.insets($1)
    }
  }
  static var containerFrame: ValueForm<Varied<ContainerFrame>> {
    .init { (draft, _) throws(ReadingEnded) in
      try draft.varied { (draft) throws(ReadingEnded) in try draft.reader.containerFrame() }
    } write: {
      $0.containerFrame($1)
    }
  }
  static var arrowDirections: ValueForm<PopoverArrowDirections> {
    .init { (reader) throws(ReadingEnded) in
      try reader.words(PopoverArrowDirection.self, "an array of arrow directions")
        .map { PopoverArrowDirections($0) } ?? .any
    } write: {
      $0.arrowDirections($1)
    }
  }
  static var detents: ValueForm<[Detent]> {
    .init { (draft, _) throws(ReadingEnded) in
      let detents = try draft.array("an array of detents, one at least", atLeastOne: true) {
        (draft) throws(ReadingEnded) in try draft.reader.detent()
      }
      return detents.flatMap { $0.isEmpty ? nil : $0 } ?? [.large]
    } write: {
      $0.detents($1)
    }
  }
  static var detent: ValueForm<Detent> {
    .init { (reader) throws(ReadingEnded) in
      try reader.detent()
    } write: {
      $0.detent($1)
    }
  }
}
