import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// The object of a flow layout, with the names and values of `UICollectionViewFlowLayout`.
@Suite struct FlowLayoutDecodingTests {
  private struct Reading {
    var layout: FlowLayout?
    var faults: [ExpectedFault]
    var features: [VersionedFeature]
  }

  private func read(_ text: String) throws -> Reading {
    let catalogue = DeviceCatalogue.embedded
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      var workspace = ReadingWorkspace()
      var draft = Draft(bytes, catalogue: catalogue, limits: DecodingLimits(), using: &workspace)
      do throws(ReadingEnded) {
        let layout = try draft.object(FlowLayout.members)
        try draft.reader.end()
        return Reading(
          layout: layout, faults: draft.reader.faults.map { ExpectedFault($0) },
          features: draft.document.versionedFeatures)
      } catch {
        return Reading(faults: draft.reader.faultsToTheEnd.faults.map { ExpectedFault($0) }, features: [])
      }
    }
  }

  /// Apple's documentation of each property has its default.
  @Test func defaultsAreUIKits() throws {
    let layout = try #require(try read("{}").layout)
    #expect(layout == FlowLayout())
    #expect(layout.scrollDirection == .vertical && layout.itemSize == Size(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.estimatedItemSize == nil && layout.sectionInset == .zero)
    #expect(layout.sectionInsetReference == .fromContentInset)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
  }

  @Test func allPropertiesAreRead() throws {
    let reading = try read(
      #"""
      {"scrollDirection":"horizontal","itemSize":{"width":100,"height":44},"estimatedItemSize":{"width":1,"height":2},
       "minimumLineSpacing":3,"minimumInteritemSpacing":4,"sectionInset":{"top":1,"left":2,"bottom":3,"right":-4},
       "sectionInsetReference":"fromSafeArea","headerReferenceSize":{"width":0,"height":30},
       "footerReferenceSize":{"width":5,"height":6},"sectionHeadersPinToVisibleBounds":true,
       "sectionFootersPinToVisibleBounds":true,"flipsHorizontallyInOppositeLayoutDirection":true}
      """#)
    let layout = try #require(reading.layout)
    #expect(layout.scrollDirection == .horizontal && layout.itemSize == Size(width: 100, height: 44))
    #expect(layout.estimatedItemSize == .size(Size(width: 1, height: 2)))
    #expect(layout.minimumLineSpacing == 3 && layout.minimumInteritemSpacing == 4)
    #expect(layout.sectionInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
    #expect(layout.sectionInsetReference == .fromSafeArea)
    #expect(layout.headerReferenceSize.height == 30 && layout.footerReferenceSize.width == 5)
    #expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
    #expect(layout.flipsHorizontallyInOppositeLayoutDirection)
    #expect(reading.faults.isEmpty)
    #expect(
      reading.features.map { "\($0.name) \($0.since)" } == [
        "estimatedItemSize 8", "sectionInsetReference 11", "sectionHeadersPinToVisibleBounds 9",
        "sectionFootersPinToVisibleBounds 9", "flipsHorizontallyInOppositeLayoutDirection 11",
      ])
  }

  @Test(arguments: [
    "automatic", "UICollectionViewFlowLayout.automaticSize", ".automaticSize",
    "UICollectionViewFlowLayoutAutomaticSize",
  ])
  func estimatesMayBeAutomatic(word: String) throws {
    let reading = try read(#"{"estimatedItemSize":"\#(word)"}"#)
    #expect(reading.layout?.estimatedItemSize == .automatic && reading.faults.isEmpty)
    #expect(reading.features.map(\.since) == [SystemVersion(8), SystemVersion(10)])
  }

  /// `estimatedItemSize` of zero is its default: items do not size themselves.
  @Test func zeroIsNoEstimate() throws {
    #expect(try read(#"{"estimatedItemSize":{"width":0,"height":0}}"#).layout == FlowLayout())
  }

  @Test(arguments: [
    (".horizontal", "UICollectionViewFlowLayout.SectionInsetReference.fromLayoutMargins"),
    (
      "UICollectionViewScrollDirectionHorizontal", "UICollectionViewFlowLayoutSectionInsetFromLayoutMargins"
    ),
    ("UICollectionView.ScrollDirection.horizontal", ".fromLayoutMargins"),
  ])
  func constantsOfUIKitAreWords(direction: String, reference: String) throws {
    let reading = try read(#"{"scrollDirection":"\#(direction)","sectionInsetReference":"\#(reference)"}"#)
    #expect(reading.faults.isEmpty && reading.layout?.scrollDirection == .horizontal)
    #expect(reading.layout?.sectionInsetReference == .fromLayoutMargins)
  }

  @Test func sizesMayBeCode() throws {
    let layout = try read(
      #"{"itemSize":"CGSize(width: 100, height: 44)","sectionInset":"UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)"}"#
    ).layout
    #expect(layout?.itemSize == Size(width: 100, height: 44))
    #expect(layout?.sectionInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let faults: [ExpectedFault]
    init(_ text: String, _ faults: ExpectedFault...) { (self.text, self.faults) = (text, faults) }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("[]", .init("wrongType(array)", "#")),
    Case(#"{"itemsize":1}"#, .init("unknownKey(itemsize)", "#/itemsize", nearest: ["itemSize"])),
    Case(#"{"itemSize":{"width":1}}"#, .init("missingKey(height)", "#/itemSize")),
    Case(#"{"itemSize":50}"#, .init("wrongType(number)", "#/itemSize")),
    Case(#"{"itemSize":{"width":-1,"height":1}}"#, .init("invalidValue", "#/itemSize/width")),
    Case(#"{"minimumLineSpacing":-1}"#, .init("invalidValue", "#/minimumLineSpacing")),
    Case(#"{"minimumInteritemSpacing":1e8}"#, .init("invalidValue", "#/minimumInteritemSpacing")),
    Case(#"{"minimumInteritemSpacing":1e999}"#, .init("nonFinite", "#/minimumInteritemSpacing")),
    Case(
      #"{"estimatedItemSize":"automatik"}"#,
      .init("invalidValue", "#/estimatedItemSize", nearest: ["automatic"])),
    Case(#"{"estimatedItemSize":true}"#, .init("wrongType(boolean)", "#/estimatedItemSize")),
    Case(#"{"estimatedItemSize":"big"}"#, .init("wrongType(string)", "#/estimatedItemSize")),
    Case(#"{"sectionInset":{"leading":1}}"#, .init("invalidValue", "#/sectionInset")),
    Case(#"{"sectionInset":{"top":1e9}}"#, .init("invalidValue", "#/sectionInset/top")),
    Case(
      #"{"scrollDirection":"horisontal","sectionHeadersPinToVisibleBounds":1}"#,
      .init("invalidValue", "#/scrollDirection", nearest: ["horizontal"]),
      .init("wrongType(number)", "#/sectionHeadersPinToVisibleBounds")),
    Case(
      #"{"itemSize":{"width":1,"height":1},"itemSize":{"width":1,"height":1}}"#,
      .init("duplicateKey(itemSize)", "#/itemSize")),
  ])
  func faultsHaveTheirPlace(_ row: Case) throws {
    #expect(try read(row.text).faults == row.faults)
  }
}
