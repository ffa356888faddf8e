import LayoutModel
import SwiftProgram

/// The files of UIKit that every screen needs, lowered once for all programs: their text is the same in each, and nothing in it depends on
/// flags or on the app.
final class CommonFiles: Sendable {
  /// What a controller needs that does nothing.
  static let shared: CommonFiles = {
    let source = SourceText(path: "", bytes: Array("class Nothing: UIViewController {}\n".utf8))
    var reader = ScreenReader(withoutCommonFiles: SwiftFolder([source]))
    _ = reader.reading(0, in: ScreenFacts([:]))
    return reader.commonFiles()
  }()

  private let program: Program
  /// Their places in the program, by those among the preludes.
  private let places: [Int: Int]

  init(_ program: consuming Program, places: [Int: Int]) {
    self.program = program
    self.places = places
  }

  /// A program that has them, and no operators but those of every program.
  func makeProgram() -> Program { program.copyWithoutOperators() }

  /// Their places in such a program, by those in a folder.
  func places(in folder: SwiftFolder) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for (prelude, place) in places {
      if let index = folder.preludePlaces[prelude] { found[index] = place }
    }
    return found
  }
}
