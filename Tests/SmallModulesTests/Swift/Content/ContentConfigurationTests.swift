import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// What code says of the system's content of a cell, as documents have it.
@Suite struct ContentConfigurationTests {
  private func reading(_ body: String) throws -> (content: [String: Any], report: SourceReport) {
    let source = """
      import UIKit
      class Screen: UITableViewController {
        let model: Model
        init(model: Model) { self.model = model; super.init(style: .plain) }
        required init?(coder: NSCoder) { nil }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell()
          var content = cell.defaultContentConfiguration()
          content.text = "Left"
          \(body)
          cell.contentConfiguration = content
          return cell
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let view = (document?["hierarchy"] as? [String: Any])?["view"] as? [String: Any]
    let sections = view?["sections"] as? [[String: Any]]
    let row = (sections?.first?["rows"] as? [[String: Any]])?.first
    return (try #require(row?["contentConfiguration"] as? [String: Any]), reading.report)
  }

  @Test(arguments: [
    ("", "{}"), ("content.textProperties.numberOfLines = 2", #"{"textProperties": {"numberOfLines": 2}}"#),
    (
      "content.prefersSideBySideTextAndSecondaryText = true",
      #"{"prefersSideBySideTextAndSecondaryText": true}"#
    ),
    (
      "content = .valueCell(); content.prefersSideBySideTextAndSecondaryText = false",
      #"{"type": "valueCell", "prefersSideBySideTextAndSecondaryText": false}"#
    ),
    ("content = .valueCell()", #"{"type": "valueCell"}"#),
    (
      "content.imageProperties.maximumSize = CGSize(width: 10, height: 12)",
      #"{"imageProperties": {"maximumSize": {"width": 10, "height": 12}}}"#
    ),
    (
      "content.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)",
      #"{"imageProperties": {"reservedLayoutSize": {"width": 60, "height": 0}}}"#
    ),
    (
      "content.imageProperties.preferredSymbolConfiguration = .init(pointSize: 30)",
      #"{"imageProperties": {"preferredSymbolConfiguration": {"pointSize": 30}}}"#
    ),
    (
      "content.textProperties.alignment = .center; content.textProperties.lineBreakMode = .byTruncatingMiddle",
      #"{"textProperties": {"alignment": "center", "lineBreakMode": "byTruncatingMiddle"}}"#
    ),
    (
      "content.secondaryTextProperties.adjustsFontForContentSizeCategory = false",
      #"{"secondaryTextProperties": {"adjustsFontForContentSizeCategory": false}}"#
    ),
  ])
  func keysOfDocuments(body: String, keys: String) throws {
    let (content, report) = try reading(body)
    #expect(report.status == .clean && report.holes.isEmpty && report.missing.isEmpty, "\(report)")
    var expected = try #require(
      try JSONSerialization.jsonObject(with: Data(keys.utf8)) as? [String: Any])
    if expected["type"] == nil { (expected["type"], expected["text"]) = ("cell", "Left") }
    #expect(content as NSDictionary == expected as NSDictionary)
  }

  /// What documents do not have is told.
  @Test(arguments: [
    ("content.imageToTextPadding = 31", "imageToTextPadding"),
    ("content.textToSecondaryTextVerticalPadding = 9", "textToSecondaryTextVerticalPadding"),
    ("content.textToSecondaryTextHorizontalPadding = 9", "textToSecondaryTextHorizontalPadding"),
    ("content.directionalLayoutMargins.top = 20", "directionalLayoutMargins"),
    ("content.textProperties.transform = .uppercase", "textProperties.transform"),
  ])
  func othersAreTold(body: String, variable: String) throws {
    let report = try reading(body).report
    let key = try #require(report.holes.first).key
    #expect(report.holes.count == 1 && key.hasSuffix(".contentConfiguration." + variable), "\(report)")
  }

  /// A flag that nobody knows is a choice, a size a hole.
  @Test func whatIsNotKnown() throws {
    let flag = try reading("content.prefersSideBySideTextAndSecondaryText = model.isWide").report
    #expect(flag.choices.map(\.key) == ["Screen.model.isWide"])
    let size = try reading("content.imageProperties.maximumSize = model.size").report
    #expect(size.holes.map(\.key) == ["Screen.model.size"])
  }
}
