import JSON
package import LayoutModel

/// How changes of a document are made in the JSON request that it was read from.
package struct RequestPatcher {
  private let document: DocumentDraft
  private let types: [JSONPointer: JSONType]
  /// How many constraints each entry of the request stands for.
  private var constraintsOfEntry: [JSONPointer: Int] = [:]

  /// - Parameter changes: Those that will be asked about.
  package init(
    _ changes: some Sequence<LayoutChange>, of document: LayoutDocument,
    in body: UnsafeBufferPointer<UInt8>
  ) {
    self.document = document.draft
    var places: Set<JSONPointer> = []
    for change in changes { places.formUnion(document.draft.places(of: change)) }
    types = jsonTypes(at: places, in: body)
    for draft in [document.draft] + document.draft.lists.flatMap({ $0.templates.map(\.document.draft) }) {
      for index in draft.constraints.indices {
        constraintsOfEntry[draft.pointer(toConstraint: index), default: 0] += 1
      }
    }
  }

  /// The operations of a remedy; nil where one each cannot make the changes: constraints of visual format strings, or of code.
  package func operations(of remedy: Remedy) -> [PatchOperation]? {
    var operations: [PatchOperation] = []
    var hasList = types[document.constraintsList] != nil
    for (change, text) in zip(remedy.changes, remedy.constraints) {
      guard let operation = operation(change, text, hasList: hasList, in: document) else { return nil }
      if case .addConstraint = change { hasList = true }
      operations.append(operation)
    }
    return operations
  }

  private func operation(
    _ change: LayoutChange, _ text: String, hasList: Bool, in document: DocumentDraft
  ) -> PatchOperation? {
    func replace(_ index: Int32, _ key: String, _ value: PatchValue) -> PatchOperation? {
      entry(of: index, in: document).flatMap { self.replace($0, text, key, value) }
    }
    switch change {
    case .removeConstraint(let index): return entry(of: index, in: document).map { .remove($0) }
    case .setPriority(let index, let priority): return replace(index, "priority", .number(Double(priority)))
    case .setRelation(let index, let relation): return replace(index, "relation", .text(relation.name))
    case .setConstant(let index, let constant): return replace(index, "constant", .number(constant))
    case .addConstraint:
      let list = document.constraintsList
      if !hasList { return .add(list, .texts([text])) }
      let isList = types[list] == nil || types[list] == .array
      return isList ? .add(list.appending("-"), .text(text)) : nil
    case .setView(let view, let value): return operation(Int(view), value, in: document)
    case .inCell(let place, let change):
      let cell = document.lists[place.list].templates[place.template].document.draft
      return operation(change, text, hasList: types[cell.constraintsList] != nil, in: cell)
    }
  }

  /// Where a constraint stands that stands by itself.
  private func entry(of index: Int32, in document: DocumentDraft) -> JSONPointer? {
    let place = document.pointer(toConstraint: Int(index))
    return types[place] != nil && constraintsOfEntry[place] == 1 ? place : nil
  }

  private func replace(
    _ place: JSONPointer, _ text: String, _ key: String, _ value: PatchValue
  ) -> PatchOperation? {
    // An identifier with a quote has no short form.
    if types[place] == .string { return text.count { $0 == "'" } > 2 ? nil : .replace(place, .text(text)) }
    return .add(place.appending(key), value)
  }

  /// Sets a value of a view, in UIKit's spelling.
  private func operation(
    _ view: Int, _ value: LayoutChange.ViewValue, in document: DocumentDraft
  ) -> PatchOperation? {
    let place = document.pointer(toView: view)
    switch value {
    case .contentHuggingPriority(let priorities):
      return set(
        priorities, over: document.views[view].hugging, at: place.appending("contentHuggingPriority"))
    case .contentCompressionResistancePriority(let priorities):
      return set(
        priorities, over: document.views[view].compressionResistance,
        at: place.appending("contentCompressionResistancePriority"))
    case .translatesAutoresizingMaskIntoConstraints(let value):
      return .add(place.appending("translatesAutoresizingMaskIntoConstraints"), .flag(value))
    case .hidden(let value): return .add(place.appending("hidden"), .flag(value))
    case .distribution(let value): return .add(place.appending("distribution"), .text(value.rawValue))
    case .spacing(let value): return .add(place.appending("spacing"), .number(value))
    case .layoutMarginsRelativeArrangement(let value):
      return .add(place.appending("layoutMarginsRelativeArrangement"), .flag(value))
    case .numberOfLines(let value): return .add(place.appending("numberOfLines"), .number(Double(value)))
    }
  }

  /// - Parameter old: What the request says, where it says one number for both axes.
  private func set(
    _ priorities: PartialPriorities, over old: AxisPriorities, at place: JSONPointer
  ) -> PatchOperation? {
    switch types[place] {
    case nil: return .add(place, .axes(priorities))
    case .object:
      return priorities.horizontal.map { .add(place.appending("horizontal"), .number(Double($0))) }
        ?? priorities.vertical.map { .add(place.appending("vertical"), .number(Double($0))) }
    case .number: return .replace(place, .axes(PartialPriorities(AxisPriorities(priorities, over: old))))
    default: return nil
    }
  }
}

extension DocumentDraft {
  fileprivate var constraintsList: JSONPointer { constraintsOwnerPointer.appending("constraints") }

  /// The places of the request on which it depends how a change is made.
  fileprivate func places(of change: LayoutChange) -> [JSONPointer] {
    switch change {
    case .removeConstraint(let index), .setPriority(let index, _), .setRelation(let index, _),
      .setConstant(let index, _):
      [pointer(toConstraint: Int(index))]
    case .addConstraint: [constraintsList]
    case .setView(let view, .contentHuggingPriority):
      [pointer(toView: Int(view)).appending("contentHuggingPriority")]
    case .setView(let view, .contentCompressionResistancePriority):
      [pointer(toView: Int(view)).appending("contentCompressionResistancePriority")]
    case .setView: []
    case .inCell(let place, let change):
      lists[place.list].templates[place.template].document.draft.places(of: change)
    }
  }
}
