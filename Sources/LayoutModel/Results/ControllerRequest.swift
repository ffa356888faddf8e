/// What a controller does with another one while it is told of its new size (TX-during).
package struct ControllerRequest: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case push, present, dismiss, pop

    /// Whether the controller is there afterwards, not before.
    package var adds: Bool { self == .push || self == .present }
  }

  package var kind: Kind
  /// Index of the controller that asks.
  package var requester: Int32
  /// Index of the one that comes or goes.
  package var controller: Int32
  package init(_ kind: Kind, requester: Int32, controller: Int32) {
    (self.kind, self.requester, self.controller) = (kind, requester, controller)
  }
}

extension LayoutDocument {
  /// The document before any request is made: what they add is not installed.
  package func before(_ requests: [ControllerRequest]) -> LayoutDocument {
    withholding(requests.filter(\.kind.adds))
  }

  /// The document after some of the requests were made, and the others not.
  package func after(_ made: [ControllerRequest], of requests: [ControllerRequest]) -> LayoutDocument {
    withholding(requests.filter { $0.kind.adds != made.contains($0) })
  }

  private func withholding(_ requests: [ControllerRequest]) -> LayoutDocument {
    guard !requests.isEmpty else { return self }
    var draft = draft
    let withheld = Set(requests.map(\.controller))
    for index in withheld { draft.controllers[Int(index)].isInstalled = false }
    draft.controllerVariations.removeAll { variation in
      withheld.contains(variation.target) && variation.property.value(of: \.isInstalled) != nil
    }
    return LayoutDocument(draft)
  }
}
