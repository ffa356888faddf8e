import LayoutModel
import Testing

@testable import LayoutCoding

/// Code of several statements in one string, in Swift and Objective-C: it means what its constraints mean one by one.
@Suite struct PastedCodeTests {
  private struct Pasted: Sendable, CustomTestStringConvertible {
    let code: String
    let short: [String]

    var testDescription: String { code }
  }

  private static let swift: [Pasted] = [
    Pasted(
      code: """
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8), // the top
          a.leadingAnchor.constraint(
            equalTo: root.leadingAnchor),
          /* both */ a.widthAnchor.constraint(equalToConstant: 44),
        ])
        """, short: ["a.top == root.top + 8", "a.leading == root.leading", "a.width == 44"]),
    Pasted(
      code:
        "a.widthAnchor.constraint(equalToConstant: 44).isActive = true; a.heightAnchor.constraint(equalToConstant: 4)",
      short: ["a.width == 44", "a.height == 4"]),
    Pasted(
      code: """
        let width = a.widthAnchor.constraint(equalToConstant: 44)
        width.priority = .defaultHigh
        self.height = a.heightAnchor
          .constraint(equalToConstant: 4)
        self.height.priority = UILayoutPriority(999)
        a.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([width, height])
        """, short: ["a.width == 44 @750", "a.height == 4 @999"]),
    Pasted(
      code: "a.width == 44\na.height == 4 @750, a.top == root.top",
      short: [
        "a.width == 44", "a.height == 4 @750", "a.top == root.top",
      ]),
    Pasted(
      code: "[a.widthAnchor.constraint(equalToConstant: 1), a.heightAnchor.constraint(equalToConstant: 2)]",
      short: ["a.width == 1", "a.height == 2"]),
    Pasted(
      code:
        "view.addConstraint(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 8))",
      short: ["a.top == root.top + 8"]),
    Pasted(
      code:
        #"NSLayoutConstraint.constraints(withVisualFormat: "H:|-gap-[x]", options: [], metrics: ["gap": 7], views: ["x": a])"#,
      short: ["a.leading == root.leading + 7"]),
  ]

  private static let objectiveC: [Pasted] = [
    Pasted(
      code: "[a.topAnchor constraintEqualToAnchor:root.topAnchor constant:8].active = YES;",
      short: [
        "a.top == root.top + 8"
      ]),
    Pasted(code: "[a.widthAnchor constraintLessThanOrEqualToConstant:100.5f]", short: ["a.width <= 100.5"]),
    Pasted(
      code: "[a.widthAnchor constraintEqualToAnchor:root.widthAnchor multiplier:0.5 constant:-2]",
      short: ["a.width == 0.5 * root.width - 2"]),
    Pasted(
      code: "[a.topAnchor constraintEqualToSystemSpacingBelowAnchor:root.topAnchor multiplier:2]",
      short: ["a.top == root.top + 16"]),
    Pasted(
      code: """
        [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop \
        relatedBy:NSLayoutRelationGreaterThanOrEqual toItem:root attribute:NSLayoutAttributeTopMargin \
        multiplier:1 constant:8]
        """, short: ["a.top >= root.topMargin + 8"]),
    Pasted(
      code: """
        [NSLayoutConstraint activateConstraints:@[
          [a.leadingAnchor constraintEqualToAnchor:root.leadingAnchor],
          [NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeWidth relatedBy:NSLayoutRelationEqual
            toItem:nil attribute:NSLayoutAttributeNotAnAttribute multiplier:1 constant:44]
        ]];
        NSLayoutConstraint *height = [a.heightAnchor constraintEqualToConstant:4];
        height.priority = UILayoutPriorityDefaultLow;
        height.active = YES;
        """, short: ["a.leading == root.leading", "a.width == 44", "a.height == 4 @250"]),
    Pasted(
      code:
        #"[NSLayoutConstraint constraintsWithVisualFormat:@"V:|-gap-[a]" options:0 metrics:@{@"gap": @7} views:NSDictionaryOfVariableBindings(a)]"#,
      short: ["a.top == root.top + 7"]),
  ]

  @Test(arguments: swift + objectiveC)
  private func meansItsConstraints(_ pasted: Pasted) throws {
    let short = pasted.short.map { "\"\($0)\"" }.joined(separator: ",")
    #expect(try constraints(Self.quoted(pasted.code)) == constraints(short))
  }

  /// Words of code in the members of an object.
  @Test(arguments: [
    (".top", ".equal"), ("NSLayoutConstraint.Attribute.top", "NSLayoutConstraint.Relation.equal"),
    ("NSLayoutAttributeTop", "NSLayoutRelationEqual"), ("Attribute.top", "Relation.equal"),
  ])
  func membersMayBeWordsOfCode(attribute: String, relation: String) throws {
    let object = """
      {"firstItem":"a","firstAttribute":"\(attribute)","relation":"\(relation)","secondItem":"root",
      "secondAttribute":"\(attribute)","constant":8}
      """
    #expect(try constraints(object) == constraints(#""a.top == root.top + 8""#))
  }

  /// However many statements and brackets there are, reading them takes a time that grows with the text.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["[", "[[a b] c:", "\n\n.", "let x = (", "activate([", ",@", "[a b", "\""])
  func hostileCodeEndsSoon(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let found = faults(of: constraintDocument(Self.quoted(text)))
    #expect(found.map(\.code) == ["invalidConstraint"])
  }

  @Test(.timeLimit(.minutes(1))) func manyStatementsAreReadSoon() throws {
    let text = String(repeating: "a.width == 1;", count: 20_000)
    #expect(try request(constraintDocument(Self.quoted(text))).document.constraints.count == 20_000)
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\n": quoted += "\\n"
      case "\"", "\\": quoted += "\\\(character)"
      default: quoted.unicodeScalars.append(character)
      }
    }
    return quoted + "\""
  }

  /// What constraints say, without their places.
  private func constraints(_ written: String) throws -> [String] {
    try request(constraintDocument(written)).document.constraints.map {
      "\($0.firstItem) \($0.firstAttribute) \($0.relation) \(String(describing: $0.secondItem)) \($0.secondAttribute) \($0.multiplier) \($0.constant) \($0.priority) \($0.isActive)"
    }
  }
}
