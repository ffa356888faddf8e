import JSON
import LayoutModel

/// A node that a presentation names, before all ids are known.
struct PendingPresentationReference {
  enum Source {
    case sourceView(presentation: Int)
    case barButtonItem(presentation: Int)
    case repositionView(presentation: Int)
    /// - Note: `place` counts the replacements of the presentation.
    case replacement(presentation: Int, place: Int, isPushed: Bool)
  }

  var source: Source
  var id: String
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension Linker {
  /// Turns the ids of presentations into nodes, and refuses a second presentation by one controller.
  mutating func resolvePresentations(of document: inout DocumentDraft, _ reader: inout JSONReader) {
    guard !document.presentations.isEmpty else { return }
    var controllers: [String: Int32] = [:]
    for (index, node) in document.controllers.enumerated() { controllers[node.id] = Int32(index) }
    for reference in presentationReferences { resolve(reference, controllers, &document, &reader) }
    refuseSecondPresentations(in: document, &reader)
  }

  private mutating func resolve(
    _ reference: PendingPresentationReference, _ controllers: [String: Int32],
    _ document: inout DocumentDraft, _ reader: inout JSONReader
  ) {
    switch reference.source {
    case .sourceView(let number):
      let anchor = view(reference, document, &reader)
      document.presentations[number].popover.sourceView = anchor
    case .barButtonItem(let number):
      if document.controllers.contains(where: { $0.barItems.ids.contains(reference.id) }) {
        document.presentations[number].popover.barButtonItemId = reference.id
      } else {
        let anchor = view(reference, document, &reader)
        document.presentations[number].popover.barButtonItem = anchor
      }
    case .repositionView(let number):
      let anchor = view(reference, document, &reader)
      document.presentations[number].popover.reposition?.sourceView = anchor
    case .replacement(let number, let place, let isPushed):
      guard
        let controller = replacement(
          reference, in: number, isPushed: isPushed, controllers, document, &reader),
        // A replacement that is faulty otherwise is not there.
        document.presentations[number].replacements.indices.contains(place)
      else { return }
      document.presentations[number].replacements[place].kind =
        isPushed ? .push(controller) : .controller(controller)
    }
  }

  /// The controller that stands in for a presented one; nil, with a fault, if it cannot.
  private mutating func replacement(
    _ reference: PendingPresentationReference, in number: Int, isPushed: Bool,
    _ controllers: [String: Int32], _ document: DocumentDraft, _ reader: inout JSONReader
  ) -> Int32? {
    guard let controller = controllers[reference.id] else {
      let ids = document.controllers.lazy.map(\.id)
      let nearest = nearestIds(to: reference.id, in: ids, count: ids.count)
      reader.fault(
        at: reference.place, Fault(.unknownReference(reference.id, nearest: nearest), at: reference.pointer)
      )
      return nil
    }
    let presented = document.presentations[number].presented
    let isFitting =
      isPushed
      ? document.controllers[Int(controller)].type == .navigationController
        && !document.isController(controller, reachedThrough: presented)
      : document.isController(controller, below: presented)
    guard isFitting else {
      let expected =
        isPushed
        ? "the id of a navigation controller outside the presentation"
        : "the id of a controller below the presented one"
      reader.fault(
        at: reference.place,
        Fault(.invalidValue(expected: expected, nearest: []), at: reference.pointer))
      return nil
    }
    return controller
  }

  /// The view that a presentation names; nil, with a fault, if there is none.
  private mutating func view(
    _ reference: PendingPresentationReference, _ document: DocumentDraft, _ reader: inout JSONReader
  ) -> Int32? {
    if case .view(let view)? = item(named: reference.id) { return view }
    let fault = unknown(reference.id, at: reference.pointer, in: document, reader)
    reader.fault(at: reference.place, fault)
    return nil
  }

  /// A controller presents one other (PR-one). Window-level presentations are presented by the head of the
  /// chain, so two of them in one tree are one too many (PR-one).
  private func refuseSecondPresentations(in document: DocumentDraft, _ reader: inout JSONReader) {
    var presenting: Set<Int32> = []
    for (number, presentation) in document.presentations.enumerated() {
      let controller = document.presentingController(of: presentation)
      guard !presenting.insert(controller).inserted else { continue }
      let pointer = document.pointer(toController: Int(presentation.presented))
      reader.fault(
        at: placesOfPresentations[number],
        Fault(.alreadyPresenting(document.controllers[Int(controller)].id), at: pointer))
    }
  }
}
