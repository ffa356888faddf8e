import Foundation
import Testing

/// A storyboard made of parts, which need not fit together.
struct HostileApp {
  /// The id of the initial controller, nil for a file that does not say.
  var initial: String?
  var scenes: [String] = []

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\
    \(initial.map { #" initialViewController="\#($0)""# } ?? "")>
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
    </document>
    """
  }

  /// A controller with a view, and in that a container for each segue of the kind embed.
  mutating func addScreen(_ id: String, _ segues: Segue..., attributes: String = "") {
    addScreen(id, segues: segues, attributes: attributes)
  }

  mutating func addScreen(_ id: String, segues: [Segue], attributes: String = "") {
    let containers = segues.enumerated().filter { $0.element.kind == "embed" }.map { index, segue in
      """
      <containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box\(index)">
        <rect key="frame" x="0" y="0" width="100" height="100"/>
        <connections>\(segue.element)</connections></containerView>
      """
    }
    let others = segues.filter { $0.kind != "embed" }.map(\.element)
    scenes.append(
      """
      <scene sceneID="s-\(id)"><objects><viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>\(containers.joined())</subviews></view>
        <connections>\(others.joined())</connections></viewController></objects></scene>
      """)
  }

  /// A controller without a view: a container of others.
  mutating func addContainer(_ element: String, _ id: String, _ relationships: (String, to: String)...) {
    addContainer(element, id, relationships.map { .relationship($0.0, to: $0.to) })
  }

  mutating func addContainer(_ element: String, _ id: String, _ segues: [Segue]) {
    scenes.append(
      """
      <scene sceneID="s-\(id)"><objects><\(element) id="\(id)" sceneMemberID="viewController">
        <connections>\(segues.map(\.element).joined())</connections></\(element)></objects></scene>
      """)
  }

  /// A segue from the object that it stands in.
  struct Segue {
    var kind: String
    var destination: String
    var attributes = ""

    static func relationship(_ name: String, to destination: String) -> Segue {
      Segue(kind: "relationship", destination: destination, attributes: #"relationship="\#(name)""#)
    }

    static func embed(_ destination: String) -> Segue { Segue(kind: "embed", destination: destination) }
    static func show(_ destination: String) -> Segue { Segue(kind: "show", destination: destination) }
    static func present(_ destination: String) -> Segue {
      Segue(kind: "presentation", destination: destination)
    }

    var element: String { #"<segue kind="\#(kind)" destination="\#(destination)" \#(attributes)/>"# }
  }
}

extension HostileApp {
  /// Posts a file, and holds what is true of every answer: it comes soon, is no error of ours, and is always the same.
  func layouts(_ client: Client, device: String) throws -> [[String: Any]] {
    let start = Self.processorSeconds
    let answer = client.post("/v1/resolve?device=\(device)", text, contentType: "application/xml")
    let seconds = Self.processorSeconds - start
    #expect(seconds < 5, "\(seconds)")
    #expect(answer.status == 200 || (400..<500).contains(answer.status), "\(answer.text.prefix(500))")
    if seconds < 0.5 {
      let again = client.post("/v1/resolve?device=\(device)", text, contentType: "application/xml")
      #expect(again.body == answer.body)
    }
    guard answer.status == 200 else {
      for error in try answer.errors() {
        #expect(error["code"] is String && (error["detail"] as? String)?.isEmpty == false, "\(error)")
      }
      return []
    }
    let object = try answer.object()
    return object["results"] as? [[String: Any]] ?? [object]
  }

  /// What this thread has computed so far: other tests run beside this one.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func scenes(_ layouts: [[String: Any]]) -> [String] {
    layouts.compactMap { $0["scene"] as? String }.sorted()
  }

  /// How many notes tell of something that was left out.
  static func notes(_ layouts: [[String: Any]]) -> Int {
    layouts.map { ($0["notUnderstood"] as? [Any])?.count ?? 0 }.reduce(0, +)
  }
}
