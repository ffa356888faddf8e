import Testing

@testable import Operations

/// Classes of an app that are read side by side.
@Suite struct ReadingAheadTests {
  private static let files: [String: String] = [
    "A.swift": """
    import UIKit
    class A: UIViewController { override func viewDidLoad() { view.addSubview(Shared.label("a", size: 3)) } }
    """,
    "B.swift": """
    import UIKit
    class B: UIViewController { override func viewDidLoad() { view.addSubview(Shared.label("b", size: 4)) } }
    """,
    "Scene.swift": """
    import UIKit

    class Scene: UIViewController { @IBOutlet var label: UILabel!
      override func viewDidLoad() { label.text = "code" } }
    """,
    "Shared.swift": """
    import UIKit
    enum Shared { static var count = 0
      static func label(_ text: String, size: CGFloat) -> UILabel { count += 1; let label = UILabel(frame: CGRect(x: 0, y: 0, width: size, height: size)); label.text = "\\(text)\\(count)"; return label } }
    """,
    "Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="one">
      <scenes><scene sceneID="s"><objects><viewController id="one" customClass="Scene"><view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews><label text="file" id="text"><rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label></subviews></view><connections><outlet property="label" destination="text" id="o"/></connections></viewController></objects></scene></scenes>
    </document>
    """,
  ]

  private func imported(by workers: Workers) -> String {
    let files = Self.files
    let folder = FolderFiles(
      paths: files.keys.sorted(), size: { files[$0]?.utf8.count },
      read: { path, limit in files[path].map { Array($0.utf8.prefix(limit)) } })
    let resolver = FileResolver(on: LayoutEngine(limits: .ofOwnFiles, workers: workers))
    let outcome = resolver.answer(.import, .folder(folder), file: "App", query: [], as: .json)
    return String(decoding: outcome.output, as: UTF8.self)
  }

  /// Whoever reads, and in whatever order, classes come to the same: files have other places in a program, and statics begin anew.
  @Test func orderMakesNoDifference() {
    let alone = imported(by: .one)
    #expect(alone.contains("\"a1\"") && alone.contains("\"b1\"") && alone.contains("\"code\""))
    let backwards = Workers(3) { count, work in for index in (0..<count).reversed() { work(index) } }
    #expect(imported(by: backwards) == alone)
  }

  /// A controller that a scene makes is told where its class is, whatever was read before.
  @Test func controllersOfScenesStandWhereTheirClassesAre() {
    #expect(imported(by: .one).contains(#"{"file":"Scene.swift","places":{"Scene":[3,1]}}"#))
  }
}
