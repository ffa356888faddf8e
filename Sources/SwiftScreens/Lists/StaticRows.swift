import LayoutModel
import SwiftInterpreter

/// What code says of the rows that a storyboard has: it may leave some out and add others, and say how high they are and what stands above
/// them.
struct StaticRows {
  struct Section {
    var rows: [Row] = []
    var header = Supplement(), footer = Supplement()
  }

  enum Row {
    /// One of the file, by its section and its place.
    case drawn(section: Int, row: Int)
    /// One that code has made.
    case made(ShownList.Cell)
  }

  /// What stands above or below the rows of a section.
  struct Supplement {
    /// A title, `.none` for none, a view, or what is not known.
    var content: Value?
    /// Whether it is a title, whatever that says.
    var isTitle = false
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

  /// The rows that code has made.
  private(set) var made: [ShownList.Cell] = []

  private let run: ScreenRun
  private let list: Object
  private var source: RowSource
  /// The cells of the file, by what they are.
  private var places: [ObjectIdentifier: Row] = [:]
  /// What one of the questions may take.
  private static let mostSteps = 100_000

  /// Asks a table whose rows a file has; nil where no class of the app has a say in them.
  ///
  /// - Parameter mostRows: Of those that code makes.
  init?(_ list: Object, _ run: ScreenRun, mostRows: Int) {
    (self.list, self.run) = (list, run)
    source = RowSource(run, list, isTable: true, mostRows: mostRows)
    guard hasSay("dataSource") || hasSay("delegate") else { return nil }
    let drawn = run.adoption.sections(of: list)
    for (section, cells) in drawn.enumerated() {
      for (row, cell) in cells.enumerated() {
        if let cell { places[ObjectIdentifier(cell)] = .drawn(section: section, row: row) }
      }
    }
    for index in 0..<(count(ask("shownSectionCount")) ?? drawn.count) {
      let cells = drawn.indices.contains(index) ? drawn[index] : []
      if source.isAtEnd(index), cells.isEmpty { break }
      var section = Section()
      let count = count(ask("shownRowCount", [index])) ?? cells.count
      section.header = supplement("Header", index)
      section.footer = supplement("Footer", index)
      for row in 0..<count {
        let isAtEnd = source.isAtEnd(made.count)
        if isAtEnd, row >= cells.count { break }
        let own = row < cells.count ? Row.drawn(section: index, row: row) : nil
        // Of one that could not be made nobody knows what code does with it.
        let isLost = row < cells.count && cells[row] == nil
        if let row = isAtEnd || isLost ? own : self.row(row, index) ?? own { section.rows.append(row) }
      }
      sections.append(section)
    }
    gaps += source.gaps
  }

  /// A row as it is shown; nil for one that is not known.
  private mutating func row(_ row: Int, _ section: Int) -> Row? {
    let shown = ask("shownCell", [row, section])
    guard case .object(let cell)? = shown, let drawn = places[ObjectIdentifier(cell)] else {
      guard let cell = source.cell(shown, row, section) else { return nil }
      made.append(cell)
      return .made(cell)
    }
    // What is changed of the file's cell stays so.
    heights[ObjectIdentifier(cell)] = height(ask("shownHeight", [row, section]))
    _ = ask("willShowCell", [.object(cell), .integer(row, .int), .integer(section, .int)])
    return drawn
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

  /// How many are shown; nil where the file's count.
  private func count(_ value: Value?) -> Int? {
    number(value).flatMap { $0.isNaN ? nil : Int(min(max($0, 0), 10_000)) }
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
    switch found.content {
    case .string?: found.isTitle = true
    case .unknown?:
      found.isTitle = !run.delegate(of: list, declares: "tableView", with: "viewFor\(what)InSection")
    default: break
    }
    if found.isTitle, let title = found.content {
      found.titled = run.titledView(list, title, what, section, ask: { ask($0, $1) })
    }
    if case Value.none? = found.content, !run.saysHeight(of: what, list) { found.height = nil }
    return found
  }
}
