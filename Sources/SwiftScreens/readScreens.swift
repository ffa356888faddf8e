import JSON
package import SwiftInterpreter
import SwiftProgram

/// What came of reading a class.
package struct ScreenReading {
  package var name: String
  /// The path of the file that declares it.
  package var file: String
  package var kind: ScreenKind
  /// The layout document, as JSON.
  package var document: [UInt8]
  package var holes: [Hole]
  package var faults: [RunFault]
  package var choices: [ChoiceRecord]
  /// Names that nobody declares, and how often they were used.
  package var missing: [String: Int]
  package var constraints: Int
  package var sites: SiteAccounts
  package var steps: Int
}

/// Reads screens of a folder, each class by an interpreter of its own. Files are lowered once for all of them.
///
/// - Parameters:
///   - type: The class that is wanted, all screens for nil.
///   - device: The device that documents name.
package func readScreens(in folder: SwiftFolder, type: String? = nil, device: String) -> [ScreenReading] {
  var program = Program()
  folder.declareOperators(in: &program)
  let lowered = LoweredFiles()
  var found: [ScreenReading] = []
  for (name, file) in folder.classes where type == nil || type == name {
    let loader = folder.loader(near: folder.files[file].path, lowered)
    let interpreter = Interpreter(program, loader: loader)
    program = Program()
    interpreter.prefer(file)
    if let reading = readScreen(name, folder.files[file].path, interpreter, device) { found.append(reading) }
    program = interpreter.takeProgram()
  }
  return found
}

private func readScreen(
  _ name: String, _ path: String, _ interpreter: Interpreter, _ device: String
) -> ScreenReading? {
  provide(interpreter)
  guard let screen = screenClass(named: name, interpreter) else { return nil }
  let run = ScreenRun(interpreter, screen.type, screen.kind)
  run.run()
  var writer = DocumentWriter(run)
  writer.write(device: device)
  return ScreenReading(
    name: name, file: path, kind: screen.kind, document: writer.json.bytes(), holes: writer.holes,
    faults: run.faults, choices: interpreter.record.choices, missing: interpreter.record.missing,
    constraints: writer.constraintCount, sites: SiteAccounting(run).accounts(), steps: interpreter.stepCount)
}

/// Gives an interpreter what UIKit's own Swift calls and does not say.
private func provide(_ interpreter: Interpreter) {
  for name in [
    "__safeAreaInsets", "__naturalSize", "__sizeThatFits", "__systemLayoutSizeFitting", "__textSize",
    "__imageSize", "__fontMetric", "__layoutFrame", "__convert", "__contentRect", "__adjustedContentInset",
    "__buttonInsets", "__unknown", "__unregistered",
  ] {
    interpreter.intrinsics[name] = { [unowned interpreter] _ in interpreter.geometry(name) }
  }
  for name in ["__note", "__notRun", "__layoutIfNeeded", "__updateConstraintsIfNeeded"] {
    interpreter.intrinsics[name] = { _ in .void }
  }
  interpreter.intrinsics["__make"] = { [unowned interpreter] in interpreter.makeNamed($0) }
  for name in ["__nibView", "__storyboardController"] { interpreter.intrinsics[name] = { _ in .none } }
  interpreter.intrinsics["__nibObjects"] = { _ in .array([]) }
  interpreter.intrinsics["__localized"] = { $0.first ?? .string("") }
  interpreter.intrinsics["__visualFormat"] = { _ in .array([]) }
  interpreter.intrinsics["__fact"] = { values in
    guard case .string(let name)? = values.first else { return .none }
    return facts[name]?.value ?? .none
  }
}

/// What is known of the place where the class is shown.
private enum Fact {
  case integer(Int)
  case number(Double)
  case text(String)
  case flag(Bool)

  var value: Value {
    switch self {
    case .integer(let number): .integer(number, .int)
    case .number(let number): .floating(number, .cgFloat)
    case .text(let text): .string(text)
    case .flag(let flag): .boolean(flag)
    }
  }
}

private let facts: [String: Fact] = [
  "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
  "userInterfaceStyle": .integer(1), "layoutDirection": .integer(0), "displayScale": .number(3),
  "accessibilityContrast": .integer(0), "legibilityWeight": .integer(0),
  "preferredContentSizeCategory": .text("UICTContentSizeCategoryL"), "screenWidth": .number(393),
  "screenHeight": .number(852), "windowWidth": .number(393), "windowHeight": .number(852),
  "statusBarHeight": .number(59), "interfaceOrientation": .integer(1), "systemVersion": .text("18.0"),
  "model": .text("iPhone"), "isVoiceOverRunning": .flag(false), "isReduceMotionEnabled": .flag(false),
  "isReduceTransparencyEnabled": .flag(false), "isBoldTextEnabled": .flag(false),
  "isDarkerSystemColorsEnabled": .flag(false),
]
