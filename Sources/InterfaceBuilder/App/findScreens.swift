import LayoutModel

/// A screen of an app.
struct Screen {
  enum Kind {
    /// What shows a controller, by its index.
    case controller(Int)
    /// A view that stands by itself.
    case view(Scene)
  }

  var kind: Kind
  /// Index of the file that has it.
  var file: Int

  /// Nil for a view that stands by itself.
  var controller: Int? { if case .controller(let index) = kind { index } else { nil } }
}

/// The screens of an app, in the order of its files: one for each controller with a view of its own, but none for those
/// that a view of another embeds and for all but the first column of a split view controller, and one for each view that
/// stands by itself.
func findScreens(_ graph: AppGraph, _ shown: ShownScreens, _ files: [InterfaceBuilderFile]) -> [Screen] {
  var screens: [Screen] = []
  var controllers = graph.controllers.indices.makeIterator()
  for (file, read) in files.enumerated() {
    for object in read.objectLists.lazy.flatMap({ Array($0.children) }) {
      if object.isController {
        guard let index = controllers.next(), graph.controllers[index].isContent,
          shown[index] == index
        else { continue }
        screens.append(Screen(kind: .controller(index), file: file))
      } else if let scene = object.viewScene {
        screens.append(Screen(kind: .view(scene), file: file))
      }
    }
  }
  return screens
}

extension AppGraph.Controller {
  /// Whether it shows something of its own: its view, or pages that code gives it.
  var isContent: Bool { scene != nil || type == .pageViewController }
}
