import LayoutModel
import Testing

@testable import SwiftScreens

/// What a folder may take of a program's memory.
@Suite struct LoweredFilesTests {
  private static let facts = ScreenFacts([:])

  private static func file(_ path: String, _ text: String) -> SourceText {
    SourceText(path: path, bytes: Array("import UIKit\n\(text)".utf8))
  }

  /// Files beyond what may be parsed are told.
  @Test func filesBeyondTheLimitAreNotRead() throws {
    var reader = ScreenReader(
      SwiftFolder([Self.file("A.swift", "class A: Base {}"), Self.file("B.swift", "class Base: UIView {}")]),
      loweredLimit: 30)
    // Of A it is known that its superclass is not read, of B nothing.
    if case .baseless("Base") = reader.reading(0, in: Self.facts) {} else { Issue.record("A") }
    if case .noScreen = reader.reading(1, in: Self.facts) {} else { Issue.record("B") }
  }

  /// Each class has the whole room, whatever was read before it.
  @Test func aClassDoesNotDependOnOthers() throws {
    let pairs = ["A", "B", "C"].flatMap { name in
      [
        Self.file("\(name).swift", "class \(name): \(name)Base {}"),
        Self.file("\(name)Base.swift", "class \(name)Base: UIView {}"),
      ]
    }
    let folder = SwiftFolder(pairs)
    for order in [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 4, 0, 2, 5]] {
      var reader = ScreenReader(folder, loweredLimit: 80)
      for index in order {
        let screen = reader.reading(index, in: Self.facts).screen
        #expect(screen?.faults.isEmpty == true, "\(folder.classes[index].name) after others of \(order)")
      }
    }
  }
}
