import JSON
import LayoutModel

/// A reference outside constraints, before all ids are known.
struct PendingReference {
  /// Who refers.
  enum Source {
    case containerView(controller: Int32)
    case firstBaseline(view: Int32)
    case lastBaseline(view: Int32)
  }

  var source: Source
  var symbol: Int32
  /// The offset in the text.
  var place: Int32
}

extension Draft {
  /// Reads the id of a view, to be resolved later.
  mutating func readReference(_ source: PendingReference.Source) throws(ReadingEnded) {
    let place = Int32(reader.offset)
    guard let id = try reader.string("the id of a view") else { return }
    linker.references.append(PendingReference(source: source, symbol: linker.names.intern(id), place: place))
  }

  mutating func resolve(_ reference: PendingReference) {
    guard case .view(let view)? = linker.names.item(of: reference.symbol) else {
      let name = linker.names.name(of: reference.symbol)
      if isToldAlready(name) { return }
      let fault = unknown(name, at: pointer(to: reference.source))
      return reader.fault(at: Int(reference.place), fault)
    }
    switch reference.source {
    case .containerView(let controller):
      // The container must be a view of the parent.
      guard let parent = document.controllers[Int(controller)].parent,
        document.views[Int(view)].controller == parent
      else {
        let fault = Fault(
          .expected("the id of a view of the parent controller"), at: pointer(to: reference.source))
        return reader.fault(at: Int(reference.place), fault)
      }
      document.controllers[Int(controller)].containerView = view
    case .firstBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForFirstBaselineLayout = view
    case .lastBaseline(let owner):
      document.details[document.detailsIndex(ofView: Int(owner))].viewForLastBaselineLayout = view
    }
  }

  private func pointer(to source: PendingReference.Source) -> JSONPointer {
    switch source {
    case .containerView(let controller):
      document.pointer(toController: Int(controller)).appending("containerView")
    case .firstBaseline(let view): document.pointer(toView: Int(view)).appending("viewForFirstBaselineLayout")
    case .lastBaseline(let view): document.pointer(toView: Int(view)).appending("viewForLastBaselineLayout")
    }
  }
}

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
  var place: TextPlace
}

extension Draft {
  /// Turns the ids of presentations into nodes, and refuses a second presentation by one controller.
  mutating func resolvePresentations() {
    guard !document.presentations.isEmpty else { return }
    var controllers: [String: Int32] = [:]
    for (index, node) in document.controllers.enumerated() { controllers[node.id] = Int32(index) }
    for reference in linker.presentationReferences { resolve(reference, controllers) }
    refuseSecondPresentations()
  }

  private mutating func resolve(_ reference: PendingPresentationReference, _ controllers: [String: Int32]) {
    switch reference.source {
    case .sourceView(let number): document.presentations[number].popover.sourceView = view(of: reference)
    case .barButtonItem(let number):
      if document.controllers.contains(where: { $0.barItems.ids.contains(reference.id) }) {
        document.presentations[number].popover.barButtonItemId = reference.id
      } else {
        document.presentations[number].popover.barButtonItem = view(of: reference)
      }
    case .repositionView(let number):
      let anchor = view(of: reference)
      document.presentations[number].popover.reposition?.sourceView = anchor
    case .replacement(let number, let place, let isPushed):
      guard let controller = replacement(reference, in: number, isPushed: isPushed, controllers),
        // A replacement that is faulty otherwise is not there.
        document.presentations[number].replacements.indices.contains(place)
      else { return }
      document.presentations[number].replacements[place].kind =
        isPushed ? .push(controller) : .controller(controller)
    }
  }

  /// The controller that stands in for a presented one; nil, with a fault, if it cannot.
  private mutating func replacement(
    _ reference: PendingPresentationReference, in number: Int, isPushed: Bool, _ controllers: [String: Int32]
  ) -> Int32? {
    guard let controller = controllers[reference.id] else {
      let ids = document.controllers.lazy.map(\.id)
      let nearest = linker.nearestIds(to: reference.id, in: ids, count: ids.count)
      reader.fault(.unknownReference(reference.id, nearest: nearest), at: reference.place)
      return nil
    }
    let presented = document.presentations[number].presented
    let isFitting =
      isPushed
      ? document.controllers[Int(controller)].type == .navigationController
        && !document.isController(controller, reachedThrough: presented)
      : document.isController(controller, below: presented)
    if isFitting { return controller }
    let expected =
      isPushed
      ? "the id of a navigation controller outside the presentation"
      : "the id of a controller below the presented one"
    reader.fault(.expected(expected), at: reference.place)
    return nil
  }

  /// The view that a presentation names; nil, with a fault, if there is none.
  private mutating func view(of reference: PendingPresentationReference) -> Int32? {
    if case .view(let view)? = linker.item(named: reference.id) { return view }
    let fault = unknown(reference.id, at: reference.place.pointer)
    reader.fault(at: reference.place.offset, fault)
    return nil
  }

  /// A controller presents one other (PR-one). Window-level presentations are presented by the head of the
  /// chain, so two of them in one tree are one too many (PR-one).
  private mutating func refuseSecondPresentations() {
    var presenting: [Int32: Int] = [:]
    for (number, presentation) in document.presentations.enumerated() {
      let controller = document.presentingController(of: presentation)
      guard let first = presenting[controller] else {
        presenting[controller] = number
        continue
      }
      // The one is told whose presenter is another than it says.
      let isDirect = presentation.presenter == controller
      let (told, other) = isDirect ? (first, number) : (number, first)
      let (second, kept) = (document.presentations[told], document.presentations[other])
      func id(_ index: Int32) -> String { document.controllers[Int(index)].id }
      let kind = Fault.Kind.alreadyPresenting(
        id(controller), first: id(kept.presented), second: id(second.presented),
        presenter: id(second.presenter))
      let pointer = document.pointer(toController: Int(second.presented))
      reader.fault(at: linker.placesOfPresentations[told], Fault(kind, at: pointer))
    }
  }
}
