import LayoutModel
import SwiftScreens
import Testing

/// What the class `Screen` of a file comes to.
func readScreen(_ source: String, in facts: ScreenFacts = ScreenFacts([:])) throws -> (
  document: String, report: SourceReport
) {
  let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
  var reader = ScreenReader(folder)
  let readings = folder.classes.indices.compactMap { reader.reading($0, in: facts).screen }
  let reading = try #require(readings.first { $0.name == "Screen" })
  return (String(decoding: reading.document, as: UTF8.self), reading.report)
}
