import Foundation
import TestSupport
import Testing

/// Files and folders in Swift on the command line (docs/swift.md).
@Suite struct SwiftTests {
  private func run(_ words: String, in checkout: Checkout, status: Int32 = 0) throws -> String {
    try checkout.shell("'\(Program.path)' \(words)", status: status)
  }

  private func app() throws -> Checkout {
    let checkout = try Checkout()
    for name in ["ContactViewController", "ContactHeader", "UIView+Layout"] {
      let path = Repository.root.appending(path: "examples/contacts/\(name).swift")
      try checkout.write(String(contentsOf: path, encoding: .utf8), to: "App/\(name).swift")
    }
    return checkout
  }

  @Test func everyCommandTakesSwift() throws {
    let checkout = try app()
    let tree = try run("resolve App --device 'iPhone 15' --format text", in: checkout)
    #expect(tree.contains("header") && tree.contains("noteLabel"), "\(tree)")
    #expect(try run("import App --type ContactHeader", in: checkout).contains(#""scene": "ContactHeader""#))
    #expect(try run("explain App", in: checkout).contains("No conflicts"))
    #expect(try run("preview App --device 'iPhone SE (1st generation)'", in: checkout).contains("Message"))
    #expect(
      try run("lint App --device 'iPhone SE (1st generation)' --device 'iPad Air 1'", in: checkout).contains(
        "Nothing to mend in 1 file"))
    let made = "--make 'ContactHeader(frame: .zero)' --device 'iPhone SE (1st generation)'"
    for command in ["resolve", "preview", "explain", "lint"] {
      _ = try run("\(command) App \(made)", in: checkout)
    }
    #expect(try run("import App \(made)", in: checkout).contains(#""scene": "ContactHeader""#))
    #expect(try run("import App --make '1'", in: checkout, status: 2).contains("--make: makesNoView"))
    // A file by itself has what is in it: here not the helper that adds views.
    let alone = try run("import App/ContactHeader.swift", in: checkout)
    #expect(
      alone.contains(#""code": "tooMuchUnknown""#)
        && alone.contains(#""name": "ContactHeader.addForLayout""#), "\(alone)")
  }

  /// A build fails where a constraint of the code contradicts another one, with the line.
  @Test func aConflictIsALineOfSwift() throws {
    let checkout = try app()
    try checkout.write(
      """
      import UIKit
      final class BadgeView: UIView {
        private let dot = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addForLayout(dot)
          dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
          dot.widthAnchor.constraint(equalToConstant: 20).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "App/BadgeView.swift")
    let found = try run("lint App --only unsatisfiableConstraints --format xcode", in: checkout, status: 1)
    #expect(
      found.contains("App/BadgeView.swift:8:5: error") || found.contains("App/BadgeView.swift:7:5: error"),
      "\(found)")
  }

  /// What the source does not tell, from a file and from the project's.
  @Test func filesSayWhatTheSourceDoesNot() throws {
    let checkout = try app()
    let table = try run("import App --holes", in: checkout)
    #expect(
      table.contains("  ContactViewController.contact.name  ContactViewController.swift:"), "\(table)")
    #expect(table.contains("--fill 'ContactViewController.contact.name="), "\(table)")
    #expect(
      try run("import App --holes --format json", in: checkout).filter { !$0.isWhitespace }.hasPrefix(
        #"{"holes":["#))
    try checkout.write(
      #"{"ContactViewController.contact.name": "Anna", "ContactViewController.contact.note": null}"#,
      to: "fills.json")
    let filled = try run("resolve App --device 'iPhone 15' --fills fills.json", in: checkout)
    #expect(
      filled.contains("ContactViewController.contact.company")
        && !filled.contains("ContactViewController.contact.name"), "\(filled)")
    try checkout.write(
      #"{"ContactViewController.contact.nam": "Anna", "a": {"swift": "1 +"}}"#, to: "wrong.json")
    let wrong = try run("lint App --fills wrong.json", in: checkout, status: 2)
    #expect(wrong.contains("fills#/a/swift: invalidSwift"), "\(wrong)")
    let missing = try run("lint App --fills none.json", in: checkout, status: 2)
    #expect(missing.contains("none.json: there is no such file"))
    try checkout.write(
      "swift:\n  fills:\n    ContactViewController.contact.name: Bob\n  screens:\n    exclude: [Badge*]\n",
      to: ".layout-resolver.yml")
    #expect(try run("import App", in: checkout).contains(#""text": "Bob""#))
    #expect(try run("import App --fills fills.json", in: checkout).contains(#""text": "Anna""#))
    #expect(!(try run("import App --no-config", in: checkout).contains("Bob")))
    // One class does not ask for what another needs.
    #expect(try run("import App --type ContactHeader", in: checkout).contains("ContactHeader"))
    try checkout.write(
      "swift:\n  fills: {ContactViewController.contact.nam: Bob}\n", to: ".layout-resolver.yml")
    let unknown = try run("import App", in: checkout, status: 2)
    #expect(
      unknown.contains(".layout-resolver.yml: error: ")
        && unknown.contains("#/ContactViewController.contact.nam"), "\(unknown)")
    #expect(try run("import App --type ContactHeader", in: checkout).contains("ContactHeader"))
    try checkout.write("swift:\n  fills: {a: {swift: '1 +'}}\n", to: ".layout-resolver.yml")
    #expect(try run("import App", in: checkout, status: 2).contains(".layout-resolver.yml:2:11: "))
  }

  @Test func excludedClassesAreNoScreens() throws {
    let checkout = try app()
    try checkout.write("swift: {screens: {exclude: 'Contact*'}}\n", to: ".layout-resolver.yml")
    #expect(try run("import App", in: checkout).filter { !$0.isWhitespace }.hasPrefix(#"{"documents":[]"#))
    #expect(try run("import App --type ContactHeader", in: checkout).contains("ContactHeader"))
  }

  /// No answer without a word, and lint says how many files it passed over.
  @Test(arguments: ["resolve", "import", "explain"]) func swiftUIAloneHasNoScreens(_ command: String) throws {
    let checkout = try Checkout()
    try checkout.write(
      "import SwiftUI\nstruct Screen: View { var body: some View { Text(\"a\") } }", to: "App/Screen.swift")
    #expect(try run("\(command) App", in: checkout, status: 2).contains("SwiftUI is not read"))
  }

  /// A class in another type is called as that file calls it, with or without the type around.
  @Test func classesInOthersByFile() throws {
    let checkout = try app()
    for name in ["Left", "Right"] {
      try checkout.write(
        """
        import UIKit
        extension ContactHeader {
          enum \(name) {
            final class Mark: UIView {
              override init(frame: CGRect) { super.init(frame: frame); addSubview(UILabel()) }
              required init?(coder: NSCoder) { nil }
            }
          }
        }
        """, to: "App/\(name).swift")
    }
    for type in ["Right.swift:Mark", "Right.swift:ContactHeader.Right.Mark"] {
      let found = try run("import App --type \(type)", in: checkout)
      #expect(found.contains(#""scene": "ContactHeader.Right.Mark""#), "\(found)")
      #expect(!found.contains("ContactHeader.Left.Mark"))
    }
  }

  @Test func whatCannotBeReadIsTold() throws {
    let checkout = try app()
    #expect(
      try run("resolve App --type Contact", in: checkout, status: 2).contains("No class of the folder"))
    let missing = try run("import App/None.swift", in: checkout, status: 2)
    #expect(missing.contains("App/None.swift"), "\(missing)")
  }
}
