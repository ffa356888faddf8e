import LayoutModel
import SwiftInterpreter

/// What code says of the rows that a storyboard has: it may leave some out, and say how high they are and what stands above them.
struct StaticRows {
  struct Section {
    /// Nil where the file's count.
    var rowCount: Int?
    var header = Supplement(), footer = Supplement()
  }

  /// What stands above or below the rows of a section.
  struct Supplement {
    /// A title, `.none` for none, a view, or what is not known.
    var content: Value?
    /// In points; nil where the table decides.
    var height: Double?
    /// The view that the table makes for a title that code changes.
    var titled: TitledView?
  }

  /// As many as are shown.
  private(set) var sections: [Section] = []
  /// The heights of cells that code says, in points; negative where the cell decides.
  private(set) var heights: [ObjectIdentifier: Double] = [:]
  /// Code about rows that is not understood: they are as the file has them.
  private(set) var gaps: [ShownList.Gap] = []

  private let run: ScreenRun
  private let list: Object
  /// What one of the questions may take.
  private static let mostSteps = 20_000

  /// Asks a table whose rows a file has; nil where no class of the app has a say in them.
  init?(_ list: Object, _ run: ScreenRun) {
    (self.list, self.run) = (list, run)
    guard hasSay("dataSource") || hasSay("delegate") else { return nil }
    let drawn = run.adoption.sections(of: list)
    let count = count(ask("shownSectionCount"), among: drawn.count) ?? drawn.count
    for (index, cells) in drawn.prefix(count).enumerated() {
      var section = Section()
      section.rowCount = self.count(ask("shownRowCount", [index]), among: cells.count)
      section.header = supplement("Header", index)
      section.footer = supplement("Footer", index)
      for (row, cell) in cells.prefix(section.rowCount ?? cells.count).enumerated() {
        if run.interpreter.stepCount > run.interpreter.limits.steps / 2 { break }
        // What is changed of the file's cell stays so.
        let shown = ask("shownCell", [row, index])
        if let cell { heights[ObjectIdentifier(cell)] = height(ask("shownHeight", [row, index])) }
        if case .object? = shown, let shown {
          _ = ask("willShowCell", [shown, .integer(row, .int), .integer(index, .int)])
        }
      }
      sections.append(section)
    }
  }

  private func hasSay(_ role: String) -> Bool {
    guard case .object(let object)? = run.interpreter.field(role, of: .object(list)) else { return false }
    return object.type.superclasses.prefix { $0.isOfApp }.contains {
      run.interpreter.declares("tableView", $0) || run.interpreter.declares("numberOfSections", $0)
    }
  }

  private mutating func ask(_ question: String, _ indices: [Int] = []) -> Value? {
    ask(question, indices.map { .integer($0, .int) })
  }

  /// Asks for something; nil, and told, for what is not understood.
  private mutating func ask(_ question: String, _ values: [Value]) -> Value? {
    let interpreter = run.interpreter
    let answer = interpreter.attempt(steps: Self.mostSteps) {
      interpreter.call(question, on: .object(list), values)
    }
    switch answer {
    case .success(let value): return value
    case .failure(let fault):
      let stop = fault.stop
      if !gaps.contains(where: { $0.spot == stop.spot }) {
        let says = "What code does with the rows of a file is not read to its end: \(stop.message)"
        gaps.append(ShownList.Gap(kind: .call, key: "rows", spot: stop.spot, says: says))
      }
      return nil
    }
  }

  /// A number; nil, and told among what is taken to hold, for what is not known: then the file's counts.
  private func number(_ value: Value?) -> Double? {
    if case .unknown(let unknown)? = value { _ = run.interpreter.holds(unknown) }
    return run.geometry.number(value)
  }

  /// How many are shown of some that there are; nil where the file's count.
  private func count(_ value: Value?, among drawn: Int) -> Int? {
    number(value).flatMap { $0.isNaN ? nil : Int(min(max($0, 0), Double(drawn))) }
  }

  private func length(_ value: Value?) -> Double? {
    number(value).flatMap { (0..<1e6).contains($0) ? $0 : nil }
  }

  private func height(_ value: Value?) -> Double? {
    number(value).flatMap { $0 < 1e6 ? max($0, -1) : nil }
  }

  private mutating func supplement(_ what: String, _ section: Int) -> Supplement {
    var found = Supplement(content: ask("shown\(what)", [section]))
    let usual = run.geometry.number(run.interpreter.field("section\(what)Height", of: .object(list)))
    found.height = length(ask("shown\(what)Height", [section])).flatMap { $0 == usual ? nil : $0 }
    if case .string? = found.content, let title = found.content {
      found.titled = run.titledView(list, title, what, section, ask: { ask($0, $1) })
    }
    if case Value.none? = found.content, !run.saysHeight(of: what, list) { found.height = nil }
    return found
  }
}
