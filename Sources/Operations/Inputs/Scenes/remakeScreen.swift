import InterfaceBuilder
import LayoutCoding
import LayoutModel
import SwiftScreens

/// A screen that code made, with what it takes to run that once more: in another window it may come to something else.
struct CodedScreen {
  let source: ScreenSource
  let options: OperationOptions
  /// As it is in the window that was asked for.
  let screen: ImportedScene

  /// Nil for a screen that no code made.
  init?(_ screen: ImportedScene, of source: ScreenSource, _ options: OperationOptions) {
    guard screen.code != nil, source.swift != nil else { return nil }
    (self.source, self.options, self.screen) = (source, options, screen)
  }
}

extension LayoutEngine {
  /// Runs the class of a screen in another window.
  ///
  /// - Returns: Nil where it comes to no screen, or was not run to its end.
  /// - Throws: That it takes too long.
  func remake(
    _ coded: CodedScreen, in environment: RequestedEnvironment, until deadline: WorkDeadline
  ) throws(Refusal) -> ImportedScene? {
    guard let code = coded.screen.code, let classes = coded.source.swift,
      let surroundings = surroundings(environment, coded.source.companions, until: deadline)
    else { return nil }
    if let drawn = code.drawn {
      return try remake(coded, drawn, classes, in: surroundings, until: deadline)
    }
    let readings = try readings(classes, code.type, [surroundings], coded.options, until: deadline)
    guard let reading = readings.screens.first?.reading, reading.report.status != .partial else { return nil }
    let entry = code.type.map { classes.entries[$0] } ?? classes.entry(of: reading)
    return screen(reading, entry, type: code.type, of: coded.source)
  }

  /// Runs the classes of a scene in another window.
  private func remake(
    _ coded: CodedScreen, _ drawn: DrawnCode, _ classes: SwiftClasses, in surroundings: Surroundings,
    until deadline: WorkDeadline
  ) throws(Refusal) -> ImportedScene? {
    guard let tree = JSONTree(drawn.document) else { return nil }
    var parts: [(type: Int, view: String, part: SceneRun.Part)] = []
    for (type, view) in drawn.classes {
      let own = SceneView(file: coded.screen.file, view: view)
      let stage =
        SceneStage(
          tree, ofView: view, file: coded.screen.file, isOfStart: coded.screen.isOfStart)
        ?? [false, true].lazy.compactMap { isLoaded in
          classes.nibViews(of: classes.entries[type], areLoaded: isLoaded).first { $0.view == own }?.nib
        }.first
      let readings = try readings(classes, type, on: stage, [surroundings], coded.options, until: deadline)
      guard let reading = readings.screens.first?.reading else { return nil }
      let part = SceneRun.Part(reading)
      if part.code == nil { return nil }
      parts.append((type, view, part))
    }
    return coded.screen.running(parts, over: tree)
  }
}
