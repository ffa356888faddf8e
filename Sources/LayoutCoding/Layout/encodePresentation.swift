import JSON
import LayoutModel

extension JSONWriter {
  /// Writes what became of a presentation: a member of the presented controller.
  mutating func presentation(
    _ presentation: PresentationLayout, of layout: Layout, _ detail: LayoutDetail
  ) {
    let grid = layout.environment.pixelGrid
    beginObject("presentation")
    member("presentingViewController", layout.id(ofController: presentation.presentingController))
    member("presentedViewController", presentation.presentedController.map { layout.id(ofController: $0) })
    member("requestedStyle", presentation.requestedStyle.rawValue)
    member("style", presentation.style.rawValue)
    key("replacement")
    replacement(presentation.replacement, of: layout)
    if detail.values.contains(.allTraits), detail.parts.contains(.traits) {
      key("traits")
      traits(presentation.traits, custom: layout.document.customTraits)
    }
    member("containerFrame", presentation.containerFrame, on: grid)
    member("frame", presentation.presentedController == nil ? nil : presentation.frame, on: grid)
    member("shouldRemovePresentersView", presentation.removesPresentersView)
    member("wrapper", presentation.hasWrapper)
    member("presentedView", layout.presentedView(of: presentation))
    if let detent = presentation.detent {
      key("selectedDetent")
      self.detent(detent)
    }
    if let arrow = presentation.arrow {
      member("arrowDirection", arrow.direction?.rawValue ?? "unknown")
      member("arrowCenter", arrow.center)
    }
    endObject()
  }

  /// Writes the view that a presentation puts around the presented one, as a member of the views (PR-wrapper).
  mutating func wrapper(_ presentation: PresentationLayout, of layout: Layout, _ detail: LayoutDetail) {
    guard let id = presentation.wrapper, let top = presentation.presentedController else { return }
    let grid = layout.environment.pixelGrid
    key(id)
    beginObject()
    guard detail.parts.contains(.views) else {
      member("frame", presentation.frame, on: grid)
      member("frameInWindow", presentation.frame, on: grid)
      return endObject()
    }
    member("type", ViewType.view.rawValue)
    key("parent")
    null()
    member("controller", layout.id(ofController: top))
    member("frame", presentation.frame, on: grid)
    member("frameInWindow", presentation.frame, on: grid)
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

  /// In the form in which a document asks for it.
  private mutating func replacement(_ replacement: PresentationReplacement.Kind?, of layout: Layout) {
    switch replacement {
    case nil: null()
    case .controller(let index)?: string(layout.id(ofController: index))
    case .navigation(let done)?:
      beginObject()
      member("navigation", true)
      if let done { member("done", done.rawValue) } else { member("done", false) }
      endObject()
    case .push(let index)?:
      beginObject()
      member("push", layout.id(ofController: index))
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
