import Foundation
import LayoutModel
import SwiftScreens
import TestSupport
import Testing

/// Code that was written before Swift 4.2 renamed UIKit's types, against the same code in the names of now.
@Suite struct OldNamesTests {
  private static let phone = ScreenFacts([
    "horizontalSizeClass": .integer(1), "verticalSizeClass": .integer(2), "userInterfaceIdiom": .integer(0),
    "windowWidth": .number(393), "windowHeight": .number(852),
  ])

  private func reading(_ body: String) throws -> ScreenReading {
    let source = """
      import UIKit
      class Screen: UIViewController {
        let box = UIView()
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(box)
          view.addSubview(label)
          box.translatesAutoresizingMaskIntoConstraints = false
          label.translatesAutoresizingMaskIntoConstraints = false
          \(body)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: Self.phone).screen }.first)
  }

  private func document(_ reading: ScreenReading) throws -> NSDictionary? {
    var found = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    found?["sources"] = nil
    return found as NSDictionary?
  }

  @Test(arguments: [
    (
      "NSLayoutConstraint(item: box, attribute: NSLayoutAttribute.top, relatedBy: NSLayoutRelation.lessThanOrEqual, toItem: view, attribute: .top, multiplier: 1, constant: 0).isActive = true",
      "NSLayoutConstraint(item: box, attribute: NSLayoutConstraint.Attribute.top, relatedBy: NSLayoutConstraint.Relation.lessThanOrEqual, toItem: view, attribute: .top, multiplier: 1, constant: 0).isActive = true"
    ),
    (
      "let c = box.widthAnchor.constraint(equalToConstant: 9); c.priority = 999; c.isActive = true",
      "let c = box.widthAnchor.constraint(equalToConstant: 9); c.priority = UILayoutPriority(999); c.isActive = true"
    ),
    (
      "let p: Float = 998.5; let c = box.widthAnchor.constraint(equalToConstant: 9); c.priority = p; c.isActive = true",
      "let c = box.widthAnchor.constraint(equalToConstant: 9); c.priority = UILayoutPriority(998.5); c.isActive = true"
    ),
    (
      "label.setContentHuggingPriority(UILayoutPriorityRequired - 1, for: UILayoutConstraintAxis.vertical)",
      "label.setContentHuggingPriority(.required - 1, for: .vertical)"
    ),
    (
      "label.setContentCompressionResistancePriority(UILayoutPriorityDefaultLow, for: .horizontal)",
      "label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)"
    ),
    (
      "let s = UIStackView(); s.axis = UILayoutConstraintAxis.vertical; s.distribution = UIStackViewDistribution.fillEqually; s.alignment = UIStackViewAlignment.center; view.addSubview(s)",
      "let s = UIStackView(); s.axis = .vertical; s.distribution = .fillEqually; s.alignment = .center; view.addSubview(s)"
    ),
    (
      "box.layoutMargins = UIEdgeInsetsMake(1, 2, 3, 4)",
      "box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"
    ),
    (
      "box.frame = UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 50, height: 60), UIEdgeInsetsMake(1, 2, 3, 4)); box.translatesAutoresizingMaskIntoConstraints = true",
      "box.frame = CGRect(x: 2, y: 1, width: 44, height: 56); box.translatesAutoresizingMaskIntoConstraints = true"
    ),
    (
      "let s = UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge); view.addSubview(s)",
      "let s = UIActivityIndicatorView(style: .whiteLarge); view.addSubview(s)"
    ),
    (
      "let s = UIActivityIndicatorView(); s.activityIndicatorViewStyle = UIActivityIndicatorViewStyle.whiteLarge; view.addSubview(s)",
      "let s = UIActivityIndicatorView(); s.style = .whiteLarge; view.addSubview(s)"
    ),
    (
      "box.translatesAutoresizingMaskIntoConstraints = true; box.frame = CGRectOffset(CGRectInset(CGRectMake(0, 0, 50, 60), 5, 6), 1, 2)",
      "box.translatesAutoresizingMaskIntoConstraints = true; box.frame = CGRect(x: 6, y: 8, width: 40, height: 48)"
    ),
    (
      #"label.text = "\("abc".characters.count)\(String("ab".characters.reversed()))\(Array("xy".characters.dropFirst()))""#,
      #"label.text = "3ba[\"y\"]""#
    ),
    (
      #"label.text = ["a", nil, "b"].flatMap { $0 }.joined() + ["1", "x"].flatMap { Int($0) }.map { "\($0)" }.joined()"#,
      #"label.text = "ab1""#
    ),
    (
      "label.isHidden = UI_USER_INTERFACE_IDIOM() == .phone && UIInterfaceOrientationIsPortrait(.portrait)",
      "label.isHidden = true"
    ),
    (
      #"box.translatesAutoresizingMaskIntoConstraints = true; box.frame.size = ("ab" as NSString).size(attributes: [NSFontAttributeName: label.font])"#,
      #"box.translatesAutoresizingMaskIntoConstraints = true; box.frame.size = ("ab" as NSString).size(withAttributes: [.font: label.font!])"#
    ),
    (
      "label.font = UIFont.systemFont(ofSize: 20, weight: UIFontWeightSemibold)",
      "label.font = UIFont.systemFont(ofSize: 20, weight: .semibold)"
    ),
    (
      "label.font = UIFont.preferredFont(forTextStyle: UIFontTextStyle.title1)",
      "label.font = UIFont.preferredFont(forTextStyle: .title1)"
    ),
    (
      "label.attributedText = NSAttributedString(string: \"a\", attributes: [NSFontAttributeName: UIFont.boldSystemFont(ofSize: 9)])",
      "label.attributedText = NSAttributedString(string: \"a\", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)])"
    ),
    (
      "label.attributedText = NSAttributedString(string: \"a\", attributes: [NSAttributedStringKey.kern: 2])",
      "label.attributedText = NSAttributedString(string: \"a\", attributes: [.kern: 2])"
    ),
    (
      "box.leadingAnchor.constraintEqualToSystemSpacingAfter(view.leadingAnchor, multiplier: 2).isActive = true",
      "box.leadingAnchor.constraint(equalToSystemSpacingAfter: view.leadingAnchor, multiplier: 2).isActive = true"
    ),
    (
      "box.leadingAnchor.constraintGreaterThanOrEqualToSystemSpacingAfter(label.trailingAnchor, multiplier: 1).isActive = true",
      "box.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: label.trailingAnchor, multiplier: 1).isActive = true"
    ),
    (
      "box.leadingAnchor.constraintLessThanOrEqualToSystemSpacingAfter(label.trailingAnchor, multiplier: 1).isActive = true",
      "box.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: label.trailingAnchor, multiplier: 1).isActive = true"
    ),
    (
      "box.topAnchor.constraintEqualToSystemSpacingBelow(view.topAnchor, multiplier: 3).isActive = true",
      "box.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 3).isActive = true"
    ),
    (
      "box.topAnchor.constraintGreaterThanOrEqualToSystemSpacingBelow(label.bottomAnchor, multiplier: 1).isActive = true",
      "box.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: label.bottomAnchor, multiplier: 1).isActive = true"
    ),
    (
      "box.topAnchor.constraintLessThanOrEqualToSystemSpacingBelow(label.bottomAnchor, multiplier: 1).isActive = true",
      "box.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: label.bottomAnchor, multiplier: 1).isActive = true"
    ),
    ("view.bringSubview(toFront: box)", "view.bringSubviewToFront(box)"),
    ("view.sendSubview(toBack: label)", "view.sendSubviewToBack(label)"),
    (
      "let b = UIButton(type: UIButtonType.system); b.setTitle(\"x\", for: UIControlState.normal); view.addSubview(b)",
      "let b = UIButton(type: .system); b.setTitle(\"x\", for: .normal); view.addSubview(b)"
    ),
    (
      "let c = UIViewController(); addChildViewController(c); view.addSubview(c.view); c.didMove(toParentViewController: self)",
      "let c = UIViewController(); addChild(c); view.addSubview(c.view); c.didMove(toParent: self)"
    ),
    (
      "box.autoresizingMask = [UIViewAutoresizing.flexibleWidth]; box.translatesAutoresizingMaskIntoConstraints = true",
      "box.autoresizingMask = [.flexibleWidth]; box.translatesAutoresizingMaskIntoConstraints = true"
    ),
    (
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[b]-|\", options: .directionLeadingToTrailing, metrics: nil, views: [\"b\": box]))",
      "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[b]-|\", options: [], metrics: nil, views: [\"b\": box]))"
    ),
  ])
  func theyMeanTheSame(_ old: String, _ new: String) throws {
    let (before, now) = (try reading(old), try reading(new))
    #expect(before.report.missing.isEmpty && before.report.status == now.report.status, "\(before.report)")
    #expect(try document(before) == document(now), "\(String(decoding: before.document, as: UTF8.self))")
    #expect(try document(before) != document(reading("_ = 1")))
  }

  /// Foundation's documentation: what a set holds goes from both ends, and between what it holds are the components.
  @Test(arguments: [
    (#"" /a/ ".trimmingCharacters(in: CharacterSet(charactersIn: " /"))"#, "a"),
    (#"" \n a\t".trimmingCharacters(in: .whitespacesAndNewlines)"#, "a"),
    (#""7 a 8".trimmingCharacters(in: CharacterSet.decimalDigits.union(.whitespaces))"#, "a"),
    (#""1,2;3".components(separatedBy: CharacterSet(charactersIn: ",;")).joined(separator: "-")"#, "1-2-3"),
    (#""a1b".components(separatedBy: CharacterSet.letters.inverted).joined()"#, "ab"),
  ])
  func setsOfCharacters(_ expression: String, _ text: String) throws {
    let reading = try reading("label.text = \(expression)")
    #expect(reading.report.status == .clean)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"\#(text)""#))
  }

  /// A pattern, or a letter of either case, is not what is written: what is found with it is not known.
  @Test(arguments: [
    #""v1.2".replacingOccurrences(of: "[0-9]", with: "x", options: .regularExpression)"#,
    #""v1.2".replacingOccurrences(of: "V", with: "x", options: .caseInsensitive)"#,
  ])
  func searchesWithOptionsAreNotGuessed(_ expression: String) throws {
    let reading = try reading("label.text = \(expression)")
    let says = reading.report.holes.map(\.key) + reading.report.choices.map(\.key)
    #expect(says.contains { $0.contains("(options:)") }, "\(reading.report)")
  }

  /// Nobody says which layout a controller gets that its class does not make: the abstract one arranges nothing, so that of most
  /// apps stands in, and is told.
  @Test func layoutsThatAreNotGivenAreFlows() throws {
    let source = """
      import UIKit
      class Feed: UICollectionViewController, UICollectionViewDelegateFlowLayout {
        override func viewDidLoad() {
          super.viewDidLoad()
          collectionView.register(UICollectionViewCell.classForCoder(), forCellWithReuseIdentifier: "c")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          view.dequeueReusableCell(withReuseIdentifier: "c", for: NSIndexPath(item: path.item, section: 0) as IndexPath)
        }
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
        ) -> CGSize { CGSize(width: 90, height: 40) }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let reading = try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: Self.phone).screen }.first)
    #expect(!reading.report.holes.contains { $0.says.contains("arranges") }, "\(reading.report)")
    #expect(reading.report.choices.map(\.key) == ["Feed.layout"])
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.ranges(of: #""size":{"width":90,"height":40}"#).count == 2, "\(document)")
  }

  /// A case that is found by a text which is not known may be any.
  @Test func casesOfTextsThatAreNotKnownAreNotKnown() throws {
    let reading = try reading(
      """
      enum Kind: String { case wide = "w", narrow = "n" }
      let kind = Kind(rawValue: Store.shared.word(for: "kind") ?? "w")!
      box.widthAnchor.constraint(equalToConstant: kind == .wide ? 100 : 50).isActive = true
      """)
    #expect(reading.report.holes.allSatisfy { $0.reason != "trap" }, "\(reading.report)")
    #expect(reading.report.choices.contains { $0.key.contains("Kind") }, "\(reading.report)")
  }
}
