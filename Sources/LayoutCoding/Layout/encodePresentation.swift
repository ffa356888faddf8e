import JSON
import LayoutModel

extension JSONWriter {
  /// Writes what became of a presentation: a member of the presented controller.
  mutating func presentation(_ presentation: PresentationLayout, of layout: Layout) {
    func id(_ controller: Int32) -> String { layout.document.controllers[Int(controller)].id }
    key("presentation")
    beginObject()
    key("presentingViewController")
    string(id(presentation.presentingController))
    key("presentedViewController")
    if let presented = presentation.presentedController { string(id(presented)) } else { null() }
    key("requestedStyle")
    string(presentation.requestedStyle.rawValue)
    key("style")
    string(presentation.style.rawValue)
    key("replacement")
    replacement(presentation.replacement, of: layout)
    key("containerFrame")
    rect(presentation.containerFrame)
    key("frame")
    if presentation.presentedController == nil { null() } else { rect(presentation.frame) }
    key("shouldRemovePresentersView")
    boolean(presentation.removesPresentersView)
    key("wrapper")
    boolean(presentation.hasWrapper)
    if let detent = presentation.detent {
      key("selectedDetent")
      self.detent(detent)
    }
    if let arrow = presentation.arrow {
      key("arrowDirection")
      string(arrow.direction?.rawValue ?? "unknown")
      key("arrowCenter")
      if let center = arrow.center { number(center) } else { null() }
    }
    endObject()
  }

  /// In the form in which a document asks for it.
  private mutating func replacement(_ replacement: PresentationReplacement.Kind?, of layout: Layout) {
    switch replacement {
    case nil: null()
    case .controller(let index)?: string(layout.document.controllers[Int(index)].id)
    case .navigation(let done)?:
      beginObject()
      key("navigation")
      boolean(true)
      key("done")
      if let done { string(done.rawValue) } else { boolean(false) }
      endObject()
    case .push(let index)?:
      beginObject()
      key("push")
      string(layout.document.controllers[Int(index)].id)
      endObject()
    }
  }

  private mutating func detent(_ detent: Detent) {
    switch detent {
    case .medium: string("medium")
    case .large: string("large")
    case .custom(let value): number(value)
    }
  }
}
