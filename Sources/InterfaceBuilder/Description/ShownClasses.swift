import LayoutModel
import XML

/// What an Interface Builder file shows of classes, by their names.
package struct ShownClasses: Sendable {
  /// Classes of which the file has more than a container without children, with the modules that it says.
  package private(set) var drawn: [String: Set<String?>] = [:]
  /// Views of controllers, in the order of the file.
  private var controllers: [String: [View]] = [:]
  /// Views that stand by themselves.
  private var views: [String: [View]] = [:]
  /// Classes that the file says load it, with the modules that it says.
  private var loading: [String: String?] = [:]
  /// The id of the first view that stands by itself.
  private var firstView: String?

  /// The id of a view, and the module of its class or its controller's, where the file says it.
  package typealias View = (view: String, module: String?)

  init(_ objects: some Sequence<XMLElement>) {
    var hasView = false
    for object in objects {
      let type = object["customClass"]
      let view = object.viewScene == nil ? nil : object.documentId
      if object.viewScene != nil, !hasView { (hasView, firstView) = (true, view) }
      for inner in object.descendants {
        if let name = inner["customClass"], name != type {
          drawn[name, default: []].insert(inner["customModule"])
        }
      }
      guard let type else { continue }
      let isContainer = ControllerType(rawValue: object.name).map { $0 != .viewController } ?? false
      if !isContainer || object.descendants.contains(where: { $0["kind"] == "relationship" }) {
        drawn[type, default: []].insert(object["customModule"])
      }
      if let own = object.controllerScene?.view.documentId {
        controllers[type, default: []].append((own, object["customModule"]))
      }
      if let view { views[type, default: []].append((view, object["customModule"])) }
      if object["placeholderIdentifier"] == "IBFilesOwner", loading[type] == nil {
        loading[type] = .some(object["customModule"])
      }
    }
  }

  /// The views of all controllers of a class, in the order of the file.
  package func views(ofControllers name: String) -> [View] { controllers[name] ?? [] }

  /// The views of a xib that are of a class, or else the first one where it says that the class loads the file.
  package func views(ofClass name: String) -> [(view: String, module: String?, isLoaded: Bool)] {
    if let own = views[name] { return own.map { ($0.view, $0.module, false) } }
    guard let module = loading[name], let firstView else { return [] }
    return [(firstView, module, true)]
  }
}
