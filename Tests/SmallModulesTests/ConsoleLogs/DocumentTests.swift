import AdaptiveLayout
import ConsoleLogs
import JSON
import LayoutModel
import TestSupport
import Testing

/// What is rebuilt of messages, beyond that it has their contradictions.
@Suite struct DocumentTests {
  private func rebuilt(_ name: String) throws -> (block: ConsoleLog.Block, result: ReconstructedDocument) {
    let text = try #require(PastedText.all.first { $0.description == name })
    let block = try parseConsoleLog(text.bytes).blocks[0]
    return (block, document(of: block))
  }

  /// The ids of all views, each behind that of its superview.
  private func tree(_ document: DocumentDraft) -> [String] {
    document.views.dropFirst().map { view in
      (view.superview.map { document.views[Int($0)].id } ?? "") + "/" + view.id
    }
  }

  /// AL-log-tree.
  @Test func viewsLieInWhatTheyArePinnedTo() throws {
    let (_, result) = try rebuilt("forms: edges to a superview, iOS 10")
    #expect(tree(result.document) == ["root/EventView a020", "EventView a020/Opening hours a010"])
    #expect(result.document.views[2].type == .label)
    #expect(result.document.content(ofView: 2).text == "Opening hours")
    #expect(result.assumptions.isEmpty)
    #expect(result.origins == [0, 1, 2])
    #expect(result.document.identifier(of: result.document.constraints[2]) == "UISV-hiding")
  }

  @Test func librariesNestByTwoEdges() throws {
    let (_, result) = try rebuilt("libraries: SnapKit in a cell, with constraints of UIKit")
    #expect(tree(result.document).contains("_UITableViewHeaderFooterContentView a020/UILabel a010"))
  }

  @Test func marginsAndSafeAreasNest() throws {
    let (_, result) = try rebuilt("forms: margins with their guide, a spacer, system spacing")
    #expect(tree(result.document).contains("UITableViewCellContentView a030/UIStackView a040"))
    let (_, bar) = try rebuilt("forms: system spacing of anchors, an input view")
    #expect(tree(bar.document).contains("UIRemoteKeyboardWindow a040/BarView a010"))
  }

  /// Among equals the one that the log names gives way.
  @Test func whatBreaksIsKnown() throws {
    let (block, result) = try rebuilt("libraries: SnapKit")
    let other = document(of: with(block, broken: 1)).document
    for (document, broken) in [(result.document, 0), (other, 1)] {
      let conflict = try #require(try layout(of: document).conflicts.first)
      #expect(conflict.constraints[conflict.broken].pointer?.tokens.last == String(broken))
    }
  }

  private func with(_ block: ConsoleLog.Block, broken: Int) -> ConsoleLog.Block {
    var block = block
    block.broken = broken
    return block
  }

  @Test func identifiersAreIds() throws {
    let (_, result) = try rebuilt("forms: accessibility identifiers")
    #expect(
      tree(result.document) == ["root/UIView a030", "UIView a030/card", "card/progress background"])
    #expect(result.document.details(ofView: 2).accessibilityIdentifier == "card")
    let (_, twice) = try rebuilt("forms: identifiers that were cut, two of one name")
    #expect(
      Set(twice.document.views.map(\.id)).isSuperset(of: ["ListViewItemLabel...", "ListViewItemLabel... 2"]))
  }

  @Test func classesAreThoseOfTheSource() throws {
    let (_, result) = try rebuilt("forms: classes of Swift")
    #expect(
      Set(result.document.views.map(\.id)) == ["root", "HeaderView a020", "CardView a030", "Page a040"])
  }

  /// AL-log-margins.
  @Test func marginsWithoutAGuideAreEight() throws {
    let (_, result) = try rebuilt("forms: margins without a guide, iOS 9")
    #expect(result.assumptions.count == 1)
    let content = try #require(
      result.document.views.firstIndex { $0.id == "UITableViewCellContentView a020" })
    let margins = result.document.details(ofView: content).layoutMargins
    #expect(margins == .fixed(EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)))
  }

  @Test func marginsWithTheirGuideAreItsEdges() throws {
    let (block, result) = try rebuilt("forms: margins with their guide, a spacer, system spacing")
    let guide = try #require(
      result.document.guides.firstIndex { $0.identifier == "UIViewLayoutMarginsGuide" })
    let constraint = result.document.constraints[result.constraints(for: 3)[0]]
    #expect(constraint.firstItem == .guide(Int32(guide)) && constraint.firstAttribute == .bottom)
    #expect(result.assumptions.isEmpty)
    #expect(block.constraints[result.origins[3]].line == block.constraints[3].line)
  }

  /// AL-log-content-size.
  @Test func contentSizesAreTwoConstraints() throws {
    let (_, result) = try rebuilt("forms: a content size that must be")
    let parts = result.constraints(for: 0).map { result.document.constraints[$0] }
    #expect(parts.map(\.relation) == [.lessThanOrEqual, .greaterThanOrEqual])
    #expect(parts.map(\.priority) == [1000, 750])
  }

  @Test func partsOfASizeAreGuides() throws {
    let (_, result) = try rebuilt("forms: parts of a superview in masks")
    #expect(result.constraints(for: 0).count == 3)
    #expect(result.document.guides.map(\.id) == ["part"])
  }

  @Test func scrollViewsHoldTheirContent() throws {
    let (_, result) = try rebuilt("forms: a scroll view and its content")
    let scroll = try #require(result.document.views.firstIndex { $0.type == .scrollView })
    #expect(result.document.views[scroll].id == "UIScrollView a020")
    #expect(result.document.scroll(ofView: scroll) != nil)
  }

  @Test func superviewsWithoutANameAreOne() throws {
    let (_, result) = try rebuilt("forms: masks of wrappers")
    #expect(tree(result.document).contains("superview/UITableViewWrapperView a010"))
    #expect(result.assumptions.count == 1)
    // A view that holds others and has an edge in common is more likely.
    let (_, likely) = try rebuilt("forms: masks without a superview's name")
    #expect(tree(likely.document).contains("ToastView a030/UIView a010"))
    #expect(likely.assumptions.isEmpty)
  }

  @Test func whatIsMissingIsSaid() throws {
    let text = """
      <NSLayoutConstraint:0x1 UIView:0x2.top == UILayoutGuide:0x3'UIViewSafeAreaLayoutGuide'.top   (active)>
      <NSLayoutConstraint:0x2 UIView:0x2.top == UIView:0x4.left   (active)>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& NSView:0x5.minY == 3   (active, names: '|':NSView:0x6 )>
      <NSContentSizeLayoutConstraint:0x5 UILabel:0x7.width == 35>
      <NSLayoutConstraint:0x6 UILabel:0x7.firstBaseline == UIView:0x2.bottom>
      <NSLayoutConstraint:0x7 UILabel:0x7.(null) == 3>
      """
    let result = document(of: try parseConsoleLog(Array(text.utf8)).blocks[0])
    #expect(result.assumptions.count == 7)
    #expect(result.origins == [0, 2, 3, 4])
    #expect(validateConstraints(LayoutDocument(result.document)).isEmpty)
  }
}
