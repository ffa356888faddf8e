/// One value of a view that an environment may replace, by the part of the view that keeps it.
package enum ViewProperty: Sendable {
  case node(Assignment<ViewNode>)
  case details(Assignment<ViewDetails>)
  case content(Assignment<ViewContent>)
  case stack(Assignment<StackConfiguration>)
  case scroll(Assignment<ScrollConfiguration>)
  case table(Assignment<TableConfiguration>)
  case cell(Assignment<CellConfiguration>)
  /// Alignment insets that the view's image does not replace.
  case alignmentRectInsets(EdgeInsets)
  /// What it says to itself and all below it; rules change it before traits are inherited.
  case traitOverrides(TraitCollection)
  /// Nil for none; changed by rules at the same time.
  case overrideUserInterfaceStyle(UserInterfaceStyle?)

  package static func node<Value: Sendable>(
    _ variable: Variable<ViewNode, Value>, _ value: Value
  ) -> ViewProperty { .node(Assignment(variable, value)) }
  package static func details<Value: Sendable>(
    _ variable: Variable<ViewDetails, Value>, _ value: Value
  ) -> ViewProperty { .details(Assignment(variable, value)) }
  package static func content<Value: Sendable>(
    _ variable: Variable<ViewContent, Value>, _ value: Value
  ) -> ViewProperty { .content(Assignment(variable, value)) }
  package static func stack<Value: Sendable>(
    _ variable: Variable<StackConfiguration, Value>, _ value: Value
  ) -> ViewProperty { .stack(Assignment(variable, value)) }
  package static func scroll<Value: Sendable>(
    _ variable: Variable<ScrollConfiguration, Value>, _ value: Value
  ) -> ViewProperty { .scroll(Assignment(variable, value)) }
  package static func cell<Value: Sendable>(
    _ variable: Variable<CellConfiguration, Value>, _ value: Value
  ) -> ViewProperty { .cell(Assignment(variable, value)) }

  /// The image that it gives the view, its own or that of a button's configuration; nil for another value or none.
  package var image: ImageReference? {
    switch self {
    case .details(let assignment): assignment.value(of: \.imageReference) ?? nil
    case .content(let assignment): assignment.value(of: \.configuration)??.image
    default: nil
    }
  }
}

extension DocumentNodes {
  /// How a stack view arranges its subviews; nil for another view.
  @inlinable package func stack(ofView index: Int) -> StackConfiguration? {
    guard case .stack(let stack) = views[index].role else { return nil }
    return stacks[Int(stack)]
  }

  /// What is said of a scroll view's content; nil for another view.
  @inlinable package func scroll(ofView index: Int) -> ScrollConfiguration? {
    guard case .scroll(let scroll) = views[index].role else { return nil }
    return scrolls[Int(scroll)]
  }

  /// Gives a view the role of its type, with UIKit's defaults. A view keeps the role that it has.
  @inlinable package mutating func addRole(ofType type: ViewType, toView index: Int) {
    guard views[index].role == .plain else { return }
    if type == .stackView {
      views[index].role = .stack(Int32(stacks.count))
      stacks.append(StackConfiguration(view: Int32(index)))
    } else if type.isScrollView {
      views[index].role = .scroll(Int32(scrolls.count))
      scrolls.append(ScrollConfiguration(view: Int32(index)))
    }
  }

  /// What a view shows, or the defaults.
  @inlinable package func content(ofView index: Int) -> ViewContent {
    views[index].content.map { contents[Int($0)] } ?? ViewContent()
  }

  /// What a view says of ``ViewContent/clipsToBounds``, without a copy of the rest.
  @inlinable package func clipsToBounds(ofView index: Int) -> Bool? {
    views[index].content.flatMap { contents[Int($0)].clipsToBounds }
  }

  /// Sets one value of a view. A view of another role ignores those of stack and scroll views.
  @inlinable package mutating func apply(_ property: ViewProperty, toView index: Int) {
    switch property {
    case .node(let assignment): assignment.apply(to: &views[index])
    case .details(let assignment): assignment.apply(to: &details[detailsIndex(ofView: index)])
    case .content(let assignment):
      assignment.apply(to: &contents[contentIndex(ofView: index)])
      if let image = property.image { details[detailsIndex(ofView: index)].imageReference = image }
    case .stack(let assignment):
      addRole(ofType: .stackView, toView: index)
      if case .stack(let stack) = views[index].role { assignment.apply(to: &stacks[Int(stack)]) }
    case .scroll(let assignment):
      addRole(ofType: .scrollView, toView: index)
      if case .scroll(let scroll) = views[index].role { assignment.apply(to: &scrolls[Int(scroll)]) }
    case .table(let assignment):
      let place = detailsIndex(ofView: index)
      var configuration = details[place].table ?? TableConfiguration()
      assignment.apply(to: &configuration)
      details[place].table = configuration
    case .cell(let assignment):
      let place = detailsIndex(ofView: index)
      var configuration = details[place].cell ?? CellConfiguration()
      assignment.apply(to: &configuration)
      details[place].cell = configuration
    case .alignmentRectInsets(let insets):
      details[detailsIndex(ofView: index)].alignmentRectInsets = insets
      views[index].explicit.insert(.alignmentRectInsets)
    case .traitOverrides(let traits): viewTraitOverrides[Int32(index)] = traits
    case .overrideUserInterfaceStyle(let style): viewInterfaceStyles[Int32(index)] = style
    }
  }

  /// The place in ``contents`` of what a view shows, made if it has none yet.
  @inlinable package mutating func contentIndex(ofView index: Int) -> Int {
    if let known = views[index].content { return Int(known) }
    contents.append(ViewContent())
    views[index].content = Int32(contents.count - 1)
    return contents.count - 1
  }
}

extension DocumentDraft {
  /// Takes the names away by which code knows some views: it then does not change what they show.
  package mutating func forgetOutlets(ofViews ids: Set<String>) {
    for view in views where ids.contains(view.id) {
      if let place = view.details { details[Int(place)].outlet = nil }
    }
  }
}
