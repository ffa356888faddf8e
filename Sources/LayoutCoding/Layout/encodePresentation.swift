package import JSON
package import LayoutModel

extension PresentationLayout: Answer {
  package static let rows: Rows = [
    .member("presentingViewController") { NodeID.controller($0.presentingController) },
    .member("presentedViewController") { $0.presentedController.map(NodeID.controller) },
    .member("requestedStyle") { $0.requestedStyle },
    .member("style") { $0.style },
    .member("replacement") { $0.replacement },
    .optionalIn("traits") { $1.hasAllTraits ? $0.traits : nil },
    .member("containerFrame") { $0.containerFrame },
    .member("frame") { $0.presentedController == nil ? nil : $0.frame },
    .member("shouldRemovePresentersView") { $0.removesPresentersView },
    .member("wrapper") { $0.hasWrapper },
    .member("presentedView") { presentation in
      presentation.presentedController.map { PresentedView(wrapper: presentation.wrapper, controller: $0) }
    },
    .optional("selectedDetent") { $0.detent },
    .optionalMembers { $0.arrow },
  ]
}

/// The id of the view that a presentation presents: its wrapper, or the root view of what is presented.
private struct PresentedView: AnswerValue {
  var wrapper: String?
  var controller: Int32

  static var shape: AnswerShape { .text }

  func write(to writer: inout JSONWriter, in context: AnswerContext) {
    writer.string(wrapper ?? context.views[Int(context.controllers[Int(controller)].rootView)].id)
  }
}

extension PopoverArrow: Answer {
  package static let rows: Rows = [
    .member("arrowDirection") { $0.direction?.rawValue ?? "unknown" }, .member("arrowCenter") { $0.center },
  ]
}

/// What is presented in place of a controller, in the form in which a document asks for it.
extension PresentationReplacement.Kind: AnswerValue {
  package static var shape: AnswerShape { .any }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if case .controller(let index) = self { return NodeID.controller(index).write(to: &writer, in: context) }
    writer.beginObject()
    switch self {
    case .controller: break
    case .navigation(let done):
      writer.member("navigation", true)
      if let done { writer.member("done", done.rawValue) } else { writer.member("done", false) }
    case .push(let index): writer.member("push", NodeID.controller(index), in: context)
    }
    writer.endObject()
  }
}

extension Detent: AnswerValue {
  package static var shape: AnswerShape { .any }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    switch self {
    case .medium: writer.string("medium")
    case .large: writer.string("large")
    case .custom(let value): writer.number(value)
    }
  }
}

extension JSONWriter {
  /// Writes the view that a presentation puts around the presented one, as a member of the views (PR-wrapper).
  mutating func wrapper(_ presentation: PresentationLayout, of layout: Layout, _ detail: LayoutDetail) {
    guard let id = presentation.wrapper, let top = presentation.presentedController else { return }
    let grid = layout.environment.pixelGrid
    let isWhole = detail.parts.contains(.views)
    key(id)
    beginObject()
    if isWhole {
      member("type", ViewType.view.rawValue)
      key("parent")
      null()
      member("controller", layout.document.controllers[Int(top)].id)
    }
    member("frame", presentation.frame, on: grid)
    member("frameInWindow", presentation.frame, on: grid)
    guard isWhole else { return endObject() }
    if detail.values.contains(.exactFrames) { member("exactFrame", presentation.frame) }
    member("installed", true)
    member("hidden", false)
    member("onScreen", layout.controllers[Int(top)].isOnScreen)
    if detail.values.contains(.allTraits), detail.parts.contains(.traits) {
      key("traits")
      traits(presentation.traits, custom: layout.document.customTraits)
    }
    member("implicit", true)
    endObject()
  }
}
