import JSON
import LayoutModel

/// Reports of lint, made by hand.
enum LintReports {
  static let layouts = (1...12).map { LintedLayout(environment: "Device \($0), portrait") }

  static let button = LintElement(
    id: "x1y-2z-abc", name: "loginButton", type: "button", place: SourcePlace(line: 12, column: 5))

  static func finding(
    _ finding: Finding = .visual(.truncatedText("Hi", .lines(needed: 2, room: 1, .clipped))),
    severity: Diagnostic.Severity? = nil,
    elements: [LintElement] = [button], place: SourcePlace? = SourcePlace(line: 12, column: 5),
    layouts: [Int] = [0],
    of count: Int = 12, isKnown: Bool = false
  ) -> LintFinding {
    var result = LintFinding(Diagnostic(finding), layouts: layouts, fingerprint: "0123456789abcdef")
    result.severity = severity ?? result.severity
    (result.elements, result.place) = (elements, place)
    (result.layoutCount, result.isKnown) = (count, isKnown)
    return result
  }

  static func report(
    _ findings: [LintFinding] = [], path: String? = "App/Main.storyboard", faults: [LintFault] = []
  ) -> LintReport {
    LintReport(files: [LintedFile(path: path, layouts: layouts, findings: findings, faults: faults)])
  }

  /// A height that is not determined, because of constraints that compete where a text of one is given.
  private static func open(by text: String?) -> Finding {
    let tie = text.map { text in
      Ambiguity.PriorityTie(
        priority: 250,
        constraints: [Conflict.Member(pointer: nil, identifier: nil, text: text, multiplier: 0)],
        count: 1, remedy: .otherPriority)
    }
    return .layout(
      .ambiguousLayout(
        Ambiguity(
          axis: .vertical, position: nil, size: Ambiguity.Interval(minimum: nil, maximum: nil),
          cause: .missing, tie: tie)))
  }

  /// A bit of everything.
  static var mixed: LintReport {
    var conflict = finding(
      .layout(
        .unsatisfiableConstraints(
          Conflict(
            constraints: [
              Conflict.Member(pointer: nil, identifier: nil, text: "a.width == 1", multiplier: 1)
            ], implicit: [], broken: 0, consoleText: ""))),
      elements: [
        button,
        LintElement(
          id: "a1b-2c-def", name: "Welcome", type: "label", place: SourcePlace(line: 20, column: 7)),
        LintElement(id: "c1", place: SourcePlace(line: 12, column: 5)),
      ], layouts: [2, 3, 5])
    conflict.diagnostic.consequences = [
      Diagnostic(open(by: nil), views: ["footer"])
    ]
    let refused = LintedFile(
      path: "b.xib",
      faults: [LintFault(message: "It ends too early.", place: SourcePlace(line: 3, column: 9))])
    let scenes = ["Login", "Sign up"].flatMap { scene in
      ["iPhone 8, portrait", "iPhone 8, landscape"].map { LintedLayout(environment: $0, scene: scene) }
    }
    let other = LintedFile(
      path: "c.storyboard", layouts: scenes,
      findings: [
        finding(elements: [LintElement(id: "title", type: "label")], place: nil, layouts: [2, 3], of: 2),
        finding(.layout(.contentSizeEstimated(.characters)), elements: [], place: nil, layouts: [1], of: 2),
      ],
      faults: [LintFault(message: "No such device.", pointer: "#/environments/4")])
    var report = report([conflict, finding(layouts: Array(0..<12)), finding(layouts: [4], isKnown: true)])
    report.files += [refused, other, LintedFile(path: "clean.xib", layouts: layouts)]
    return report
  }

  /// What breaks one format or the other.
  static let hostile =
    "a|b, c:d %25 \"e\" 'f' <g> & ]]> `h` \\ *i* [j](k) \u{1B}[31m\u{0} \u{202E}l \u{FFFE} 🙂\r\n::error::m\n"

  static var hostileReport: LintReport {
    var wrong = finding(
      .visual(.overlappingViews(hostile, over: hostile, shared: .zero)),
      elements: [
        LintElement(id: hostile, name: hostile, type: hostile, place: SourcePlace(line: 1, column: 1)),
        LintElement(id: "other", name: hostile, place: SourcePlace(line: 2, column: 2)),
      ], layouts: [0], of: 2)
    wrong.diagnostic.consequences = [Diagnostic(open(by: hostile), views: [hostile])]
    let layouts = [
      LintedLayout(environment: hostile, scene: hostile), LintedLayout(environment: "b", scene: hostile),
    ]
    let faults = [LintFault(message: hostile, pointer: hostile)]
    return LintReport(files: [
      LintedFile(path: hostile, layouts: layouts, findings: [wrong, wrong], faults: faults),
      LintedFile(path: hostile, faults: faults),
    ])
  }
}
