import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// What people who know UIKit write down of a screen, in its own words. Two documents that say the same in different words
/// are the same document.
@Suite struct WordsOfUIKitTests {
  /// Members of the view `a`, and the same in the words of the contract.
  @Test(arguments: [
    (
      #""type":"imageView","image":{"systemName":"star"}"#,
      #""type":"imageView","image":"UIImage(systemName: \"star\")""#
    ),
    (
      #""type":"imageView","image":{"systemName":"star","weight":"semibold","pointSize":20,"scale":"large"}"#,
      #""type":"imageView","image":"UIImage(systemName: \"star\", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .semibold, scale: .large))""#
    ),
    (
      #""type":"imageView","image":{"systemName":"star","symbolConfiguration":{"textStyle":"body"}}"#,
      #""type":"imageView","image":"UIImage(systemName: \"star\", withConfiguration: UIImage.SymbolConfiguration(textStyle: .body))""#
    ),
    (#""type":"imageView","image":{"name":"logo"}"#, #""type":"imageView","image":"logo""#),
    (#""layoutMargins":"zero""#, #""layoutMargins":{"top":0}"#),
    (#""layoutMargins":8"#, #""layoutMargins":{"top":8,"left":8,"bottom":8,"right":8}"#),
    (#""intrinsicContentSize":{"width":-1,"height":40}"#, #""intrinsicContentSize":{"height":40}"#),
    (
      #""intrinsicContentSize":{"width":"UIView.noIntrinsicMetric","height":40}"#,
      #""intrinsicContentSize":{"height":40}"#
    ),
    (#""type":"imageView","image":"star.fill""#, #""type":"imageView","image":{"systemName":"star.fill"}"#),
    (#""type":"activityIndicatorView""#, #""type":"activityIndicator""#),
    (#""class":"UILabel","text":"x""#, #""type":"label","text":"x""#),
    (#""className":"ChartView""#, #""customClass":"ChartView""#),
    (
      #""font":{"size":13,"traits":["bold","italic"]}"#,
      #""font":{"pointSize":13,"weight":"bold","italic":true}"#
    ),
    (#""font":{"textStyle":"body","bold":true}"#, #""font":{"textStyle":"body","weight":"bold"}"#),
    (#""type":"stackView","spacing":"useSystem""#, #""type":"stackView","spacing":"system""#),
    (#""text":null,"numberOfLines":null,"id":"a""#, #""id":"a""#),
    (
      #""type":"button","titleLabel":{"font":"callout","numberOfLines":0}"#,
      #""type":"button","font":"callout","numberOfLines":0"#
    ),
    (
      #""type":"button","configuration":{"attributedTitle":{"string":"Go","font":"callout"}}"#,
      #""type":"button","configuration":{"title":"Go","titleFont":"callout"}"#
    ),
    (#""type":"label","attributedText":"x""#, #""type":"label","attributedText":[{"text":"x"}]"#),
    (
      #""type":"collectionView","sections":[],"collectionViewLayout":{"type":"flow","minimumLineSpacing":3}"#,
      #""type":"collectionView","sections":[],"collectionViewLayout":{"flow":{"minimumLineSpacing":3}}"#
    ),
    (
      #""type":"collectionView","sections":[],"collectionViewLayout":{"type":"list","appearance":"insetGrouped"}"#,
      #""type":"collectionView","sections":[],"collectionViewLayout":{"compositional":{"section":{"list":{"appearance":"insetGrouped"}}}}"#
    ),
    (
      #""type":"tableView","rowHeight":"automaticDimension","sections":[{"headerTitle":"x","rows":["y"]}]"#,
      #""type":"tableView","rowHeight":"automatic","sections":[{"header":"x","rows":["y"]}]"#
    ),
    (
      #""type":"tableView","prototypes":[{"reuseIdentifier":"c","style":"value1"}],"sections":[{"rows":[{"cell":"c","textLabel":"x","accessoryType":"checkmark"}]}]"#,
      #""type":"tableView","prototypes":{"c":{"style":"value1"}},"sections":[{"rows":[{"cell":"c","values":{"root/contentView/textLabel":{"text":"x"},"root":{"accessoryType":"checkmark"}}}]}]"#
    ),
    (
      #""type":"tableView","sections":[{"rows":[{"style":"value1","textLabel":"x","detailText":"y"}]}]"#,
      #""type":"tableView","sections":[{"rows":[{"style":"value1","textLabel":{"text":"x"},"detailTextLabel":{"text":"y"}}]}]"#
    ),
    (
      #""type":"toolbar","items":["flexibleSpace",{"barButtonSystemItem":"done"}]"#,
      #""type":"toolbar","items":[{"systemItem":"flexibleSpace"},{"systemItem":"done"}]"#
    ),
  ])
  func otherWordsSayTheSame(_ written: String, _ meant: String) throws {
    func document(_ members: String) throws -> String {
      try encoded(#"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{\#(members)}]}}"#)
    }
    #expect(try document(written) == document(meant))
  }

  /// A whole document, and the same in the words of the contract.
  @Test(arguments: [
    (
      #"{"device":"iPhone 15","version":17,"viewController":{"type":"viewController","title":"x"}}"#,
      #"{"device":"iPhone 15","systemVersion":17,"hierarchy":{"type":"viewController","title":"x"}}"#
    ),
    (
      #"{"device":"iPhone 15","window":{"rootViewController":{"type":"tabBarController"}}}"#,
      #"{"device":"iPhone 15","hierarchy":{"type":"tabBarController"}}"#
    ),
    (
      #"{"device":"iPhone 15","hierarchy":{"type":"tableViewController","view":{"id":"t"}}}"#,
      #"{"device":"iPhone 15","hierarchy":{"type":"viewController","view":{"id":"t","type":"tableView"}}}"#
    ),
  ])
  func otherDocumentsSayTheSame(_ written: String, _ meant: String) throws {
    #expect(try encoded(written) == encoded(meant))
  }

  @Test(arguments: [
    (#""contentSizeCategory":"extraLarge""#, LayoutModel.Trait.preferredContentSizeCategory),
    (#""preferredContentSizeCategory":"XL""#, .preferredContentSizeCategory),
    (#""traits":{"contentSizeCategory":"extraLarge"}"#, .preferredContentSizeCategory),
    (#""overrideUserInterfaceStyle":"dark""#, .userInterfaceStyle),
    (#""layoutDirection":"rightToLeft""#, .layoutDirection),
  ])
  func traitsNeedNoObject(_ member: String, _ trait: LayoutModel.Trait) throws {
    let request = try request(#"{"device":"iPhone 15","hierarchy":{"id":"a"},\#(member)}"#)
    #expect(request.environment.traits.specifiedTraits == [trait])
  }

  /// An image of a size is one of the catalogue; the first one of a name stays.
  @Test func imagesMayHaveASize() throws {
    let request = try request(
      #"{"device":"iPhone 15","hierarchy":{"id":"a","subviews":[{"id":"b","type":"imageView","image":{"name":"x","size":{"width":30,"height":20}}},{"id":"c","type":"imageView","image":{"size":{"width":3,"height":2}}},{"id":"d","type":"imageView","image":{"name":"x","size":{"width":1,"height":1}}}]}}"#
    )
    #expect(request.document.assets.sets.map(\.name) == ["x", "3×2"])
  }

  @Test(
    arguments: [("336", 336), ("\"visible\"", nil), ("\"336\"", 336), ("true", nil)] as [(String, Double?)])
  func keyboardsMayBeAWordOrAHeight(_ value: String, _ height: Double?) throws {
    let request = try request(#"{"device":"iPhone 15","hierarchy":{"id":"a"},"keyboard":\#(value)}"#)
    #expect(request.environment.keyboard?.height == height)
    #expect(request.environment.keyboard?.isVisible == true)
  }

  /// UIKit draws with these, and widths here are without them.
  @Test func whatIsNotModelledIsTold() throws {
    let request = try request(
      #"{"device":"iPhone 15","hierarchy":{"id":"a","type":"label","tag":1,"attributedText":{"string":"x","attributes":{"kern":2}}}}"#
    )
    #expect(request.environments[0].request.notes.map(\.code) == [.ignoredKeys, .keysNotModelled])
  }

  /// AS-symbol-names: the catalogue of the document has the first word.
  @Test func assetsWinOverSymbols() throws {
    let request = try request(
      #"""
      {"device":"iPhone 15","images":{"house":{"width":20,"height":30}},"hierarchy":{"id":"root","subviews":[
      {"id":"a","type":"imageView","image":"house"},{"id":"b","type":"imageView","image":"gear"},
      {"id":"c","type":"imageView","image":"photo.png"},{"id":"d","type":"imageView","image":"logo"},
      {"id":"e","type":"imageView","image":"square.and.arrow.up"}]}}
      """#)
    let images = request.document.draft.details.compactMap(\.imageReference)
    #expect(
      images == [
        .asset("house"), .asset("gear"), .asset("photo.png"), .asset("logo"),
        .symbol(SymbolImage(name: "square.and.arrow.up")),
      ])
  }

  /// What a key of another object of UIKit is told.
  @Test(arguments: [
    (
      #""preferredContentSize":{}"#,
      "There is no 'preferredContentSize' here: it is a key of view controllers."
    ),
    (
      #""largeTitleDisplayMode":"never""#,
      "There is no 'largeTitleDisplayMode' here: it is a key of view controllers and navigation items."
    ),
    (
      #""imagePlacement":"top""#,
      "There is no 'imagePlacement' here: it is a key of configurations of buttons."
    ),
  ])
  func keysOfOtherObjectsSayWhose(_ member: String, _ text: String) {
    #expect(
      messages(of: #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{\#(member)}]}}"#) == [text])
  }

  @Test func whatSaysWhereAViewIsSaysWhatToWrite() {
    let texts = messages(of: #"{"device":"iPhone 6","hierarchy":{"id":"a","bounds":{},"center":1}}"#)
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("frame") })
  }

  /// A screen is right without a transform, but for what is transformed.
  @Test func whatIsNotFollowedSaysWhatToWrite() throws {
    let request = try request(
      #"{"device":"iPhone 6","hierarchy":{"id":"a","subviews":[{"id":"b","transform3D":1,"maximumContentSizeCategory":"large"}]}}"#
    )
    let notes = request.environments[0].request.notes
    #expect(notes.map(\.code) == [.keysNotModelled])
    #expect(notes[0].message.contains("Write a transform") && notes[0].message.contains("traitOverrides"))
  }

  /// What a key of another system is told, with its value.
  @Test(arguments: [
    (#""width":"50%""#, "'a.width == 0.5 * superview.width'"), (#""maxWidth":300"#, "'a.width <= 300'"),
    (#""layout_height":"wrap_content""#, "Leave it out"), (#""marginTop":8"#, "'a.top == superview.top + 8'"),
    (#""right":"8px""#, "'a.trailing == superview.trailing - 8'"),
    (#""flexDirection":"column""#, "\"axis\": \"vertical\""),
    (#""alignItems":"center""#, "\"alignment\": \"center\""),
    (#""justifyContent":"space-between""#, "\"distribution\": \"equalSpacing\""),
    (#""visible":false"#, "\"hidden\": true"), (#""onTap":"go""#, "leave it out"),
    (#""x":0,"y":0,"width":10,"height":10"#, "a frame with x, y, width and height"),
    (#""type":"HStack""#, "\"axis\": \"horizontal\""), (#""icon":"house""#, "'image'"),
    (#""type":"switch","title":"x""#, "A switch has no 'title'."), (#""text":"x""#, "\"type\": \"label\""),
    (#""title":"x","type":"label""#, "Did you mean 'text'?"),
    (#""type":"stackView","items":[{}]"#, "Did you mean 'arrangedSubviews'?"),
  ])
  func keysOfOtherSystemsSayWhatToWrite(_ members: String, _ text: String) {
    let texts = messages(of: #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{\#(members)}]}}"#)
    #expect(texts.count == 1, "\(texts)")
    #expect(texts.first?.contains(text) == true, "\(texts)")
  }

  /// Views of a class of their own may show anything.
  @Test func ownClassesMayHaveTitles() {
    let view = #"{"type":"view","customClass":"Card","title":"x"}"#
    #expect(messages(of: #"{"device":"iPhone 6","hierarchy":{"subviews":[\#(view)]}}"#).isEmpty)
  }

  /// Nobody wrote the id of the root controller.
  @Test func theRootControllerGivesWay() throws {
    let request = try request(
      #"{"device":"iPhone 6","hierarchy":{"type":"tabBarController","children":[{"id":"main"}]}}"#)
    #expect(request.document.draft.controllers.map(\.id) == ["main'", "main"])
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
