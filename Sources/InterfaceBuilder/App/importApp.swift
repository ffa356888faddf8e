package import LayoutCoding
import LayoutModel

/// Translates the Interface Builder files of one app into layout documents, one for each screen.
///
/// A screen is what the app shows when a controller with a view of its own is in sight: in its containers, on the stack on
/// which segues bring it, over what presents it. The way to it is the shortest from where the app begins. What a view
/// embeds belongs to the screen of that view, and the columns of a split view controller are one screen. Views that stand by
/// themselves are screens, too (IB-screens).
///
/// The documents say of their environment what `overrides` say, else the device of the canvas. The recorded frame of a
/// view that constraints position is never read.
///
/// - Parameters:
///   - overrides: The device and what else the documents should say of their environment.
///   - scene: The id or name of the only scene whose screen is wanted, nil for all.
///   - describesElements: Whether to tell what each object is called and where it stands.
/// - Throws: ``FaultList`` if no file can be read, a limit is passed, or there is no such scene.
package func importApp(
  _ files: [InterfaceFile], facts: AppFacts = AppFacts(),
  overrides: EnvironmentOverrides = EnvironmentOverrides(),
  scene wanted: String? = nil, describesElements: Bool = false, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> ImportedApp {
  var app = ImportedApp()
  let reading = AppReading(files, describesElements: describesElements, limits, unreadable: &app.unreadable)
  if reading.files.isEmpty, !app.unreadable.isEmpty { throw FaultList(app.unreadable.map(\.fault)) }
  let graph = AppGraph(reading.files, paths: reading.paths)
  let arrivals = Arrivals(in: graph, mainStoryboard: facts.mainStoryboard)
  do throws(Fault) {
    let screens = try chooseScreens(
      findScreens(graph, arrivals, reading.files), graph, arrivals, wanted, limits)
    let first = arrivals.start.flatMap { graph.firstScreen(from: $0, arrivals) }
    app.initial = first.flatMap { first in screens.firstIndex { $0.controller == first } }
    app.screens = screens.map { screen in
      var imported = makeScreen(screen, graph, arrivals, reading, facts, overrides)
      imported.file = reading.paths[screen.file]
      return imported
    }
  } catch {
    throw FaultList([error])
  }
  return app
}

/// The screens that are asked for.
private func chooseScreens(
  _ screens: [Screen], _ graph: AppGraph, _ arrivals: Arrivals, _ wanted: String?, _ limits: DecodingLimits
) throws(Fault) -> [Screen] {
  guard screens.count <= limits.environments else {
    throw Fault(
      .limitExceeded(.environments, limit: limits.environments, value: screens.count), at: .root)
  }
  guard let wanted else { return screens }
  let chosen = screens.filter { screen in
    screen.names(in: graph, arrivals).contains(wanted)
  }
  guard chosen.isEmpty else { return chosen }
  let names = screens.flatMap { $0.names(in: graph, arrivals) }
  throw Fault(.unknownReference(wanted, nearest: nearestNames(to: wanted, in: names)), parameter: "scene")
}

private func makeScreen(
  _ screen: Screen, _ graph: AppGraph, _ arrivals: Arrivals, _ reading: AppReading,
  _ facts: AppFacts, _ overrides: EnvironmentOverrides
) -> ImportedScene {
  switch screen.kind {
  case .view(let scene):
    var writer = LoneViewWriter(
      reading.files[screen.file], scene, reading.origins[screen.file], overrides)
    writer.write()
    let describer = reading.describers.isEmpty ? nil : reading.describers[screen.file]
    return writer.finish(describer)
  case .controller(let index):
    let controller = graph.controllers[index]
    var writer = ScreenWriter(
      reading, graph, ScreenPlan(showing: index, arrivals, in: graph), facts, overrides)
    writer.write(showing: index)
    let isPlaced = arrivals.isOfApp[index] || arrivals.steps[index] != nil
    return writer.finish(controller, name: controller.element.sceneName, isPlaced: isPlaced)
  }
}
