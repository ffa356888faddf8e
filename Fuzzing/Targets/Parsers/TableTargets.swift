import AppFolder
import InterfaceBuilder
import LayoutModel
import Localization

private let idioms = UserInterfaceIdiom.allCases

extension FuzzTarget {
  /// Bytes as a `.strings` file: what is read is text, and faults lie in the file. Written anew, it is read as the same texts.
  static let strings = FuzzTarget("strings", readings: 2) { input in
    let file = readStrings(input)
    try checkTexts(file.texts)
    try checkFaults(file.faults, in: input, mayHavePointer: false)
    try expect(file.faults.count <= 101, "no more faults than anybody reads: \(file.faults.count)")
    // With a mark of its bytes' order: a NUL behind the first quote would make it UTF-16.
    let written =
      [0xEF, 0xBB, 0xBF] + Array(file.texts.map { "\(quoted($0)) = \(quoted($1));\n" }.joined().utf8)
    let again = written.withUnsafeBytes { readStrings($0) }
    try expect(again.faults.isEmpty, "what was written has no fault: \(again.faults)")
    try expect(again.texts == file.texts, "what was written reads as what was read")
  }

  /// Bytes as a string catalogue: the same, for each device.
  static let stringCatalog = FuzzTarget("string-catalog", readings: idioms.count) { input in
    for idiom in idioms {
      let bytes = input.bindMemory(to: UInt8.self)
      let (table, faults) = readStringCatalog(bytes, idiom: idiom, maximumDepth: 64)
      for texts in table.texts.values { try checkTexts(texts) }
      for language in table.texts.keys {
        try expect(!table.texts(in: language).isEmpty || isBlank(language), "a language has its texts")
      }
      try checkFaults(faults, in: input, mayHavePointer: true)
    }
  }

  /// Bytes as the `Info.plist` of an app, beside the only file with screens.
  static let appInfo = FuzzTarget("app-info") { input in
    let entries = ["App/Info.plist", "App/A.xib"].map { FolderEntry(path: $0, size: input.count) }
    let folder = try readAppFolder(entries, maximumDepth: 64) { $0.hasSuffix(".plist") ? Array(input) : [] }
    let faults = folder.faults.filter { $0.path == "App/Info.plist" }
    try expect(faults.count <= 1, "a list is whole or refused: \(faults)")
    try checkFaults(
      faults.map { LintFault(message: $0.message, pointer: $0.pointer, place: $0.place) }, in: input,
      mayHavePointer: false)
    let facts = folder.facts
    try expect(faults.isEmpty || facts == AppFacts(), "what is refused says nothing")
    for orientations in [facts.phoneOrientations, facts.padOrientations] {
      try expect(Set(orientations).count == orientations.count, "no orientation stands twice")
    }
  }
}

/// Names and texts that may be compared: no more combining marks in a row than 30 (UAX #15).
private func checkTexts(_ texts: [String: String]) throws(BrokenProperty) {
  for (key, text) in texts {
    for words in [key, text] {
      var marks = 0
      for scalar in words.unicodeScalars {
        marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
        try expect(marks <= 30, "a text has at most 30 marks in a row")
      }
    }
  }
}

private func checkFaults(
  _ faults: [LintFault], in input: UnsafeRawBufferPointer, mayHavePointer: Bool
) throws(BrokenProperty) {
  let lines = 1 + input.count { $0 == 0x0A || $0 == 0x0D } + input.count
  for fault in faults {
    try expect(!fault.message.isEmpty, "a fault says what is wrong")
    try expect(mayHavePointer || fault.pointer == nil, "only JSON has pointers")
    guard let place = fault.place else { continue }
    try expect(place.line >= 1 && place.column >= 1, "places are counted from 1: \(place)")
    try expect(
      place.line <= lines && place.column <= input.count * 2 + 2, "a fault lies in the file: \(place)")
  }
}

/// A text between quotes, as a `.strings` file has it.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" { result.unicodeScalars.append("\\") }
    result.unicodeScalars.append(scalar)
  }
  return result + "\""
}

/// Whether nothing of a language's tag is left without the signs between its parts.
private func isBlank(_ language: String) -> Bool { language.allSatisfy { $0 == "-" || $0 == "_" } }
