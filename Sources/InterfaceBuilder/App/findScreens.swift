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

  /// By which somebody may ask for it: the ids and names of its controller and of those that lie in it.
  func names(in graph: AppGraph, _ arrivals: Arrivals) -> [String] {
    switch kind {
    case .view(let scene): return [scene.id, scene.name]
    case .controller(let index):
      let shown = graph.controllers.indices.filter { graph.screen(showing: $0, arrivals) == index }
      // Its own first.
      return ([index] + shown).flatMap {
        [graph.controllers[$0].id, graph.controllers[$0].element.sceneName]
      }
    }
  }
}

/// The screens of an app, in the order of its files: one for each controller with a view of its own, but none for those
/// that a view of another embeds and for all but the first column of a split view controller, and one for each view that
/// stands by itself.
func findScreens(_ graph: AppGraph, _ arrivals: Arrivals, _ files: [InterfaceBuilderFile]) -> [Screen] {
  var screens: [Screen] = []
  var controllers = graph.controllers.indices.makeIterator()
  for (file, read) in files.enumerated() {
    for object in read.objectLists.lazy.flatMap({ Array($0.children) }) {
      if object.isController {
        guard let index = controllers.next(), graph.controllers[index].isContent,
          graph.screen(showing: index, arrivals) == index
        else { continue }
        screens.append(Screen(kind: .controller(index), file: file))
      } else if let scene = object.viewScene {
        screens.append(Screen(kind: .view(scene), file: file))
      }
    }
  }
  return screens
}

extension AppGraph {
  /// The controller whose screen shows a controller: itself, or the one whose view embeds it, or the first in the columns
  /// of its split view controller.
  func screen(showing index: Int, _ arrivals: Arrivals) -> Int {
    var shown = index
    var place = index
    while let step = arrivals.steps[place], step.kind.isStructure {
      place = step.source
      switch step.kind {
      case .embed: shown = place
      case .column: shown = content(of: place, besides: shown, arrivals)
      default: break
      }
    }
    return shown
  }

  /// The screen that shows where an app begins with a controller; nil where only code knows.
  func firstScreen(from start: Int, _ arrivals: Arrivals) -> Int? {
    var place = start
    while !controllers[place].isContent {
      guard
        let next = controllers[place].segues.first(where: { segue in
          segue.kind.isStructure && arrivals.steps[segue.destination]?.source == place
        })
      else { return nil }
      place = next.destination
    }
    return screen(showing: place, arrivals)
  }

  /// The first controller with a view of its own in the columns of a split view controller.
  private func content(of split: Int, besides shown: Int, _ arrivals: Arrivals) -> Int {
    for segue in controllers[split].segues {
      guard case .column = segue.kind, arrivals.steps[segue.destination]?.source == split else { continue }
      var place = segue.destination
      // Down stacks: in a tab bar controller each tab has a screen.
      while controllers[place].type == .navigationController,
        let root = controllers[place].segues.first(where: { $0.kind == .root }),
        arrivals.steps[root.destination]?.source == place
      {
        place = root.destination
      }
      if controllers[place].type == .tabBarController { return shown }
      if controllers[place].isContent { return place }
    }
    return shown
  }
}

extension AppGraph.Controller {
  /// Whether it shows something of its own: its view, or pages that code gives it.
  var isContent: Bool { scene != nil || type == .pageViewController }
}
