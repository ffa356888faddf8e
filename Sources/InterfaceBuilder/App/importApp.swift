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
  let shown = ShownScreens(graph, arrivals)
  do throws(Fault) {
    let screens = try chooseScreens(graph, shown, reading.files, wanted, limits)
    let first = arrivals.start.flatMap { graph.firstContent(from: $0, arrivals) }.map { shown[$0] }
    app.initial = first.flatMap { first in screens.firstIndex { $0.controller == first } }
    app.screens = screens.map { screen in
      var imported = makeScreen(screen, graph, arrivals, shown, reading, facts, overrides)
      imported.file = reading.paths[screen.file]
      return imported
    }
  } catch {
    throw FaultList([error])
  }
  return app
}

/// The screens that are asked for: by the ids and names of the controllers that they show, or of their views.
private func chooseScreens(
  _ graph: AppGraph, _ shown: ShownScreens, _ files: [InterfaceBuilderFile], _ wanted: String?,
  _ limits: DecodingLimits
) throws(Fault) -> [Screen] {
  let members = wanted == nil ? [:] : shown.members
  return try choose(wanted, among: findScreens(graph, shown, files), limits) { screen in
    switch screen.kind {
    case .view(let scene): [scene.id, scene.name]
    case .controller(let index):
      // Its own first.
      ([index] + (members[index] ?? [])).flatMap {
        [graph.controllers[$0].id, graph.controllers[$0].element.sceneName]
      }
    }
  }
}

private func makeScreen(
  _ screen: Screen, _ graph: AppGraph, _ arrivals: Arrivals, _ shown: ShownScreens, _ reading: AppReading,
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
      reading, graph, ScreenPlan(showing: index, arrivals, shown, in: graph), facts, overrides)
    writer.write(showing: index)
    let isPlaced = arrivals.isOfApp[index] || arrivals.steps[index] != nil
    return writer.finish(controller, name: controller.element.sceneName, isPlaced: isPlaced)
  }
}
