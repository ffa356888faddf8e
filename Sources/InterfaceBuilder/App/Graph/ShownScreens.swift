import LayoutModel

/// Whose screen shows each controller of an app.
struct ShownScreens {
  /// By controller.
  private let screens: [Int]
  /// The controllers that each screen shows, in their order.
  let members: [Int: [Int]]

  /// - Complexity: O(*n*) in the number of controllers and segues.
  init(_ graph: AppGraph, _ arrivals: Arrivals) {
    var screens = Array(graph.controllers.indices)
    // What the containers around a controller decide, nil for nothing.
    var decided: [Int?] = Array(repeating: nil, count: screens.count)
    var contents: [Int: Int?] = [:]
    for index in arrivals.order {
      guard let step = arrivals.steps[index], step.kind.isStructure else { continue }
      decided[index] = decided[step.source]
      switch step.kind {
      case .embed where decided[index] == nil: decided[index] = step.source
      case .column where decided[index] == nil:
        let content = contents[step.source] ?? graph.content(of: step.source, arrivals)
        contents[step.source] = content
        decided[index] = content
      default: break
      }
      if let screen = decided[index] { screens[index] = screen }
    }
    self.screens = screens
    members = Dictionary(grouping: screens.indices) { screens[$0] }
  }

  /// The controller whose screen shows a controller: itself, or the one whose view embeds it, or the first in the columns
  /// of its split view controller.
  subscript(index: Int) -> Int { screens[index] }
}

extension AppGraph {
  /// The controller with a view of its own that shows where an app begins with a controller; nil where only code knows.
  func firstContent(from start: Int, _ arrivals: Arrivals) -> Int? {
    var place = start
    while !controllers[place].isContent {
      let segues = controllers[place].segues.filter(\.kind.isStructure)
      let next = segues.first { arrivals.steps[$0.destination]?.source == place }
      guard let next else { return nil }
      place = next.destination
    }
    return place
  }

  /// The first controller with a view of its own in the columns of a split view controller; nil where those have several
  /// screens.
  fileprivate func content(of split: Int, _ arrivals: Arrivals) -> Int? {
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
      if controllers[place].type == .tabBarController { return nil }
      if controllers[place].isContent { return place }
    }
    return nil
  }
}
