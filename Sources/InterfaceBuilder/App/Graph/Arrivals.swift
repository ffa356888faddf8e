/// How each controller of an app comes on the screen: the shortest way from where the app begins.
struct Arrivals {
  /// By controller the segue that leads to it; nil where a way begins.
  private(set) var steps: [AppGraph.Segue?]
  /// By controller: whether it is where the app begins, or a way from there leads to it.
  private(set) var isOfApp: [Bool]
  /// Where the app begins, nil where no file says.
  let start: Int?
  /// All controllers, each behind the one that leads to it.
  private(set) var order: [Int] = []
  private var isReached: [Bool]

  /// Ways begin at the first screen of the app, then at those of its other storyboards, then at controllers to which no
  /// segue leads: only code shows them.
  ///
  /// - Parameter mainStoryboard: The storyboard with which the app begins, nil for the first that begins with anything.
  /// - Complexity: O(*n*) in the number of controllers and segues.
  init(in graph: AppGraph, mainStoryboard: String?) {
    steps = Array(repeating: nil, count: graph.controllers.count)
    isReached = Array(repeating: false, count: graph.controllers.count)
    isOfApp = isReached
    let main = mainStoryboard.flatMap { graph.initial(ofStoryboard: $0) }
    start = main ?? graph.initial.lazy.compactMap { $0 }.first
    let starts = [main].compactMap { $0 } + graph.initial.compactMap { $0 }
    for start in starts where !isReached[start] { spread(from: start, in: graph) }
    isOfApp = isReached
    var hasWayTo = Array(repeating: false, count: graph.controllers.count)
    for controller in graph.controllers {
      for segue in controller.segues { hasWayTo[segue.destination] = true }
    }
    for index in hasWayTo.indices where !hasWayTo[index] && !isReached[index] {
      spread(from: index, in: graph)
    }
    // Those of circles.
    for index in hasWayTo.indices where !isReached[index] { spread(from: index, in: graph) }
  }

  /// The way to a controller: where it begins, and the steps from there on.
  func way(to controller: Int) -> (start: Int, segues: [AppGraph.Segue]) {
    var segues: [AppGraph.Segue] = []
    var index = controller
    while let step = steps[index] {
      segues.append(step)
      index = step.source
    }
    return (index, segues.reversed())
  }

  /// Goes from one screen to those after it. What a controller consists of belongs to its screen.
  private mutating func spread(from start: Int, in graph: AppGraph) {
    var screen = [start]
    isReached[start] = true
    order.append(start)
    while !screen.isEmpty {
      var next: [(segue: AppGraph.Segue, isTieBreaker: Bool)] = []
      var place = 0
      while place < screen.count {
        let source = screen[place]
        place += 1
        for segue in graph.controllers[source].segues {
          if !segue.kind.isStructure {
            next.append((segue, graph.isTieBreaker(segue)))
          } else if take(segue) {
            screen.append(segue.destination)
          }
        }
      }
      let ordered = next.filter(\.isTieBreaker) + next.filter { !$0.isTieBreaker }
      screen = ordered.filter { take($0.segue) }.map(\.segue.destination)
    }
  }

  /// Whether a controller is reached for the first time.
  private mutating func take(_ segue: AppGraph.Segue) -> Bool {
    if isReached[segue.destination] { return false }
    isReached[segue.destination] = true
    order.append(segue.destination)
    steps[segue.destination] = segue
    return true
  }
}
