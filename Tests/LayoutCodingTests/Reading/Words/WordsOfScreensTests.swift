import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// What people wrote who retold screens of apps after reading the README. Two documents that say the same in different words
/// are the same document.
@Suite struct WordsOfScreensTests {
  /// Members of a view, and the same in the words of the contract.
  @Test(arguments: [
    (
      #""type":"segmentedControl","segments":[{"title":"a"},{"title":"b","image":"x"}]"#,
      #""type":"segmentedControl","segments":["a","b"]"#
    ),
    (
      #""type":"button","attributedTitle":[{"string":"Go","font":"callout"}]"#,
      #""type":"button","title":"Go","font":"callout""#
    ),
    (#""frame":[1,2,3,4]"#, #""frame":{"x":1,"y":2,"width":3,"height":4}"#),
    (#""frame":{"width":3,"height":4}"#, #""frame":{"x":0,"y":0,"width":3,"height":4}"#),
    (#""intrinsicContentSize":[-1,40]"#, #""intrinsicContentSize":{"height":40}"#),
    (#""layoutMargins":[1,2,3,4]"#, #""layoutMargins":{"top":1,"left":2,"bottom":3,"right":4}"#),
    (#""type":"button","title":{"normal":"a","selected":"b"}"#, #""type":"button","title":"a""#),
    (#""type":"label","font":{"systemFontOfSize":12}"#, #""type":"label","font":12"#),
    (
      #""type":"label","font":"UIFont.preferredFont(forTextStyle: .footnote).bold()""#,
      #""type":"label","font":{"textStyle":"footnote","weight":"bold"}"#
    ),
    (
      #""type":"label","font":".body.bold()""#,
      #""type":"label","font":{"textStyle":"body","weight":"bold"}"#
    ),
    (
      #""type":"label","font":"UIFont.systemFont(ofSize: UIFont.systemFontSize)""#,
      #""type":"label","font":14"#
    ),
    (
      #""type":"label","font":"UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 15))""#,
      #""type":"label","font":15"#
    ),
    (
      #""type":"RoundedLabel","text":"x""#, #""type":"label","customClass":"RoundedLabel","text":"x""#
    ),
    (#""type":"ChartView""#, #""customClass":"ChartView""#),
    (#""type":"tableView","rows":["x"]"#, #""type":"tableView","sections":[{"rows":["x"]}]"#),
    (
      #""type":"tableView","sections":[{"heightForHeader":40,"rows":["x"]}]"#,
      #""type":"tableView","sections":[{"headerHeight":40,"rows":["x"]}]"#
    ),
    (
      #""type":"textField","attributedPlaceholder":[{"text":"Na"},{"text":"me"}]"#,
      #""type":"textField","placeholder":"Name""#
    ),
    (
      #""type":"label","attributedText":{"runs":[{"text":"a"},{"text":"b"}],"paragraphStyle":{}}"#,
      #""type":"label","attributedText":[{"text":"a"},{"text":"b"}]"#
    ),
    (
      #""type":"stackView","arrangedSubviews":[{"id":"b","customSpacingAfter":9},{"id":"c"}]"#,
      #""type":"stackView","arrangedSubviews":[{"id":"b"},{"id":"c"}],"customSpacing":{"b":9}"#
    ),
    (
      #""horizontalContentHuggingPriority":251,"verticalCompressionResistancePriority":"required""#,
      #""contentHuggingPriority":{"horizontal":251},"contentCompressionResistancePriority":{"vertical":1000}"#
    ),
    (#""keyboardLayoutGuide":{"usesBottomSafeArea":false}"#, #""usesBottomSafeArea":false"#),
    (
      #""type":"button","configuration":{"title":"Go","titleTextAttributesTransformer":{"font":"callout"}}"#,
      #""type":"button","configuration":{"title":"Go","titleFont":"callout"}"#
    ),
    (
      #""type":"collectionView","collectionViewLayout":"list","sections":[{"items":[{"contentConfiguration":{"text":"x"},"accessories":[{"outlineDisclosure":{}}]}]}]"#,
      #""type":"collectionView","collectionViewLayout":"list","sections":[{"items":[{"contentConfiguration":{"text":"x"},"accessoryType":"disclosureIndicator"}]}]"#
    ),
    (
      #""type":"tableView","prototypes":{"c":{}},"rows":[{"cell":"c","contentConfiguration":{"text":"x"}}]"#,
      #""type":"tableView","prototypes":{"c":{}},"rows":[{"contentConfiguration":{"text":"x"}}]"#
    ),
  ])
  func viewsSayTheSame(_ written: String, _ meant: String) throws {
    func document(_ members: String) throws -> String {
      try encoded(#"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{\#(members)}]}}"#)
    }
    #expect(try document(written) == document(meant))
  }

  /// Hierarchies, and the same in the words of the contract.
  @Test(arguments: [
    (
      #"{"type":"navigationController","children":[{"navigationItem":{"rightBarButtonItems":[{"title":"a","isHidden":true},{"systemName":"star"}]}}]}"#,
      #"{"type":"navigationController","children":[{"navigationItem":{"rightBarButtonItems":[{"image":{"systemName":"star"}}]}}]}"#
    ),
    (
      #"{"view":{"id":"a"},"presented":{"type":"alertController","title":"Sure?","actions":[{"title":"OK"}]}}"#,
      #"{"view":{"id":"a"}}"#
    ),
    (
      #"{"view":{"id":"a","subviews":[{"id":"box","subviews":["p"]}]},"children":[{"id":"c","view":{"id":"p"}}]}"#,
      #"{"view":{"id":"a","subviews":[{"id":"box","subviews":[{"id":"c/container"}]}]},"children":[{"id":"c","containerView":"c/container","view":{"id":"p"}}]}"#
    ),
    (
      #"{"type":"ProfileViewController","view":{"id":"a"}}"#, #"{"type":"viewController","view":{"id":"a"}}"#
    ),
    (
      #"{"type":"tableViewCell","id":"cell","textLabel":"x"}"#,
      #"{"type":"tableView","sections":[{"rows":[{"id":"cell","textLabel":"x"}]}]}"#
    ),
  ])
  func hierarchiesSayTheSame(_ written: String, _ meant: String) throws {
    func document(_ hierarchy: String) throws -> String {
      try encoded(#"{"device":"iPhone 15","hierarchy":\#(hierarchy)}"#)
    }
    #expect(try document(written) == document(meant))
  }

  /// Lines of constraints of `a` and `b`, and the same in the form of documents.
  @Test(arguments: [
    (#""a.size == [2, 3]""#, #""a.width == 2","a.height == 3""#),
    (#""a.size == CGSize(width: 2, height: 3)""#, #""a.width == 2","a.height == 3""#),
    (
      #""a.topAnchor.constraint(equalTo: b.topAnchor).withPriority(.defaultLow)""#, #""a.top == b.top @250""#
    ),
    (
      #""a.topAnchor.anchorWithOffset(to: b.topAnchor).constraint(greaterThanOrEqualToConstant: 8)""#,
      #""b.top >= a.top + 8""#
    ),
    (
      #"{"id":"x","firstItem":"a","firstAttribute":"width","relation":"equal","constant":2}"#,
      #"{"identifier":"x","firstItem":"a","firstAttribute":"width","relation":"equal","constant":2}"#
    ),
  ])
  func constraintsSayTheSame(_ written: String, _ meant: String) throws {
    func constraints(_ list: String) throws -> [LayoutConstraint] {
      let request = try request(
        #"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{"id":"a"},{"id":"b"}]},"constraints":[\#(list)]}"#
      )
      return request.document.draft.constraints.map { constraint in
        var constraint = constraint
        constraint.listIndex = 0
        return constraint
      }
    }
    #expect(try constraints(written) == constraints(meant))
  }

  /// What stands in a row beside the prototype that it names is of this row alone, and its values count.
  @Test func rowsChangeTheirPrototype() throws {
    let request = try request(
      #"""
      {"device":"iPhone 15","hierarchy":{"id":"t","type":"tableView","prototypes":{"c":{"textLabel":"x"}},"rows":[
      {"cell":"c"},{"cell":"c","accessoryView":{"id":"s","type":"switch"},"values":{"root":{"indentationLevel":2}}}]}}
      """#)
    let list = request.document.draft.lists[0]
    #expect(list.templates.map(\.identifier) == ["c", "c"])
    #expect(list.rows.map(\.template) == [0, 1])
    let cell = list.templates[1].document.draft
    #expect(cell.views.map(\.type) == [.tableViewCell, .view, .label, .switch])
    #expect(cell.details(ofView: 0).cell?.indentationLevel == 2)
  }

  @Test func classesOfAppsAreTold() throws {
    let request = try request(
      #"{"device":"iPhone 15","hierarchy":{"id":"root","subviews":[{"type":"PillButton"},{"type":"ChartView"}]}}"#
    )
    let note = try #require(request.environments[0].request.notes.first)
    #expect(note.code == .classesOfApp && note.severity == .info)
    #expect(note.message.contains("'ChartView' a view, 'PillButton' a button"))
  }

  /// UIKit's bars ask the controller on top, so what a navigation controller says itself is nowhere.
  @Test func barItemsOfNavigationControllersAreTold() throws {
    let request = try request(
      #"{"device":"iPhone 15","hierarchy":{"type":"tabBarController","children":[{"type":"navigationController","navigationItem":{"title":"A"},"children":[{"navigationItem":{"title":"B"}}]}]}}"#
    )
    let note = try #require(request.environments[0].request.notes.first)
    #expect(request.environments[0].request.notes.count == 1)
    #expect(note.code == .barItemNotShown && note.severity == .warning)
    #expect(note.pointer?.description == "#/hierarchy/children/0/navigationItem")
  }

  @Test func barItemsOfOtherControllersAreNotTold() throws {
    let request = try request(
      #"{"device":"iPhone 15","hierarchy":{"type":"navigationController","children":[{"navigationItem":{"title":"B"},"toolbarItems":[]}]}}"#
    )
    #expect(request.environments[0].request.notes.isEmpty)
  }

  /// Slips for words of documents are no classes.
  @Test(arguments: ["Lable", "UIBadgeView", "VStack"])
  func slipsAreNoClasses(_ type: String) {
    #expect(messages(of: #"{"device":"iPhone 15","hierarchy":{"type":"\#(type)"}}"#).count == 1)
  }

  private func encoded(_ text: String) throws -> String {
    String(decoding: try encode(try request(text).document), as: UTF8.self)
  }

  private func messages(of text: String) -> [String] {
    do throws(FaultList) {
      _ = try decodeLayoutRequest(Array(text.utf8))
      return []
    } catch {
      return error.faults.map(\.words.text)
    }
  }
}
