/// Where the parts of one document begin in another one that takes them in.
private struct Offsets {
  let views, guides, stacks, scrolls, contents, details, constraints, identifiers: Int32
  /// From the first group there to the next one here.
  let group: Int32

  init(_ document: borrowing DocumentDraft, taking other: borrowing DocumentDraft) {
    (views, guides) = (Int32(document.views.count), Int32(document.guides.count))
    (stacks, scrolls) = (Int32(document.stacks.count), Int32(document.scrolls.count))
    (contents, details) = (Int32(document.contents.count), Int32(document.details.count))
    (constraints, identifiers) = (Int32(document.constraints.count), Int32(document.identifiers.count))
    group = Self.groups(of: document).max - Self.groups(of: other).min + 1
  }

  private static func groups(of document: borrowing DocumentDraft) -> (min: Int32, max: Int32) {
    // They are numbered in the order in which they are read.
    let first = [document.viewVariations.first?.group, document.constraintVariations.first?.group]
    let last = [document.viewVariations.last?.group, document.constraintVariations.last?.group]
    return (first.compactMap { $0 }.min() ?? 0, last.compactMap { $0 }.max() ?? 0)
  }

  func item(_ item: LayoutItem) -> LayoutItem {
    switch item {
    case .view(let index): .view(index + views)
    case .guide(let index): .guide(index + guides)
    case .systemGuide(let guide, let index): .systemGuide(guide, ofView: index + views)
    }
  }

  func property(_ property: ViewProperty) -> ViewProperty {
    guard case .stack(let assignment) = property else { return property }
    return .stack(
      assignment.mapping(\.arrangedSubviews) { $0?.map { $0 + views } }
        .mapping(\.customSpacing) { $0.map { .init(view: $0.view + views, spacing: $0.spacing) } })
  }
}

extension DocumentDraft {
  /// Takes in the views of a document of one controller, at the end, as what one controller at a place holds, in O(*n*).
  ///
  /// - Parameter name: The id here of a view, guide or controller, by its id there.
  /// - Returns: The index of the controller.
  @discardableResult
  package mutating func append(
    _ other: DocumentDraft, at place: ControllerNode.Place, named name: (String) -> String
  ) -> Int {
    let offsets = Offsets(self, taking: other)
    let controller = controllers.count
    var node = other.controllers[0]
    node.id = name("")
    node.place = place
    node.rootView += offsets.views
    node.viewRespectsSystemMinimumLayoutMargins = false
    controllers.append(node)
    appendViews(of: other, controller, offsets, named: name)
    appendConstraints(of: other, offsets)
    for (view, traits) in other.viewTraitOverrides { viewTraitOverrides[view + offsets.views] = traits }
    for (view, style) in other.viewInterfaceStyles { viewInterfaceStyles[view + offsets.views] = style }
    viewBars += other.viewBars.map { $0 + offsets.views }
    for (place, spelling) in other.memberSpellings {
      switch place {
      case .subviews(let view): memberSpellings[.subviews(ofView: view + offsets.views)] = spelling
      case .otherSubviews(let view): memberSpellings[.otherSubviews(ofView: view + offsets.views)] = spelling
      case .accessoryView(let cell): memberSpellings[.accessoryView(ofCell: cell + offsets.views)] = spelling
      case .children, .presented, .child, .view: break
      }
    }
    for var list in other.lists {
      list.view += offsets.views
      lists.append(list)
    }
    return controller
  }

  private mutating func appendViews(
    of other: DocumentDraft, _ controller: Int, _ offsets: Offsets, named name: (String) -> String
  ) {
    for var view in other.views {
      view.id = name(view.id)
      view.controller = Int32(controller)
      view.superview = view.superview.map { $0 + offsets.views }
      view.subtreeEnd += offsets.views
      view.content = view.content.map { $0 + offsets.contents }
      view.details = view.details.map { $0 + offsets.details }
      switch view.role {
      case .plain: break
      case .stack(let index): view.role = .stack(index + offsets.stacks)
      case .scroll(let index): view.role = .scroll(index + offsets.scrolls)
      }
      views.append(view)
    }
    contents += other.contents
    for var guide in other.guides {
      guide.id = name(guide.id)
      guide.owner += offsets.views
      guides.append(guide)
    }
    appendValues(of: other, offsets)
  }

  private mutating func appendValues(of other: DocumentDraft, _ offsets: Offsets) {
    for var own in other.details {
      own.viewForFirstBaselineLayout = own.viewForFirstBaselineLayout.map { $0 + offsets.views }
      own.viewForLastBaselineLayout = own.viewForLastBaselineLayout.map { $0 + offsets.views }
      details.append(own)
    }
    for var stack in other.stacks {
      stack.view += offsets.views
      stack.arrangedSubviews = stack.arrangedSubviews?.map { $0 + offsets.views }
      for index in stack.customSpacing.indices { stack.customSpacing[index].view += offsets.views }
      stacks.append(stack)
    }
    for var scroll in other.scrolls {
      scroll.view += offsets.views
      scrolls.append(scroll)
    }
    for var variation in other.viewVariations {
      variation.target += offsets.views
      variation.group += offsets.group
      variation.property = offsets.property(variation.property)
      viewVariations.append(variation)
    }
  }

  private mutating func appendConstraints(of other: DocumentDraft, _ offsets: Offsets) {
    for var constraint in other.constraints {
      constraint.firstItem = offsets.item(constraint.firstItem)
      constraint.secondItem = constraint.secondItem.map(offsets.item)
      constraint.owner = constraint.owner.map { $0 + offsets.views }
      if constraint.identifier >= 0 { constraint.identifier += offsets.identifiers }
      constraints.append(constraint)
    }
    for (place, pointer) in other.constraintPointers {
      constraintPointers[place + offsets.constraints] = pointer
    }
    identifiers += other.identifiers
    for var variation in other.constraintVariations {
      variation.target += offsets.constraints
      variation.group += offsets.group
      constraintVariations.append(variation)
    }
    variesByConditions = variesByConditions || other.variesByConditions
  }
}
