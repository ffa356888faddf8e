import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// A layout is shared by all windows that agree in what was read for it: what is not recorded must decide nothing.
@Suite struct SharedResultsTests {
  static let fixtures = Fixture.all(
    in: "traits", "breakpoints", "presentations", "containers", "text", "fitting", "scroll", "layout",
    "margins", "stack", "autoresizing", "lists", "examples")

  /// One fact of a window changed, without what every layout depends on.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (inout WindowEnvironment) -> Void

    init(_ name: String, _ make: @escaping @Sendable (inout WindowEnvironment) -> Void) {
      testDescription = name
      self.make = make
    }
  }

  static let changes =
    [SystemVersion(9), SystemVersion(12), SystemVersion(16), SystemVersion(26), SystemVersion(27, 1)].map {
      version in Change("version \(version)") { $0.systemVersion = version }
    } + [
      Change("idiom") { $0.changeDevice { $0.idiom = $0.idiom == .phone ? .pad : .phone } },
      Change("bars") {
        $0.changeDevice {
          $0.bars.navigationBarBottom = PerOrientation(portrait: 91, landscape: 91)
          $0.barsOS26 = nil
        }
      },
      Change("screen") {
        $0.changeDevice {
          $0.portraitSize = Size(width: 200, height: 300)
          $0.safeAreas = []
        }
      },
      Change("orientation") { $0.orientation = $0.orientation.isLandscape ? .portrait : .landscapeLeft },
      Change("mode") { $0.mode = $0.mode == .full ? .slideOver : .full },
      Change("history") { $0.isResized.toggle() },
      Change("keyboard") {
        $0.keyboard = Keyboard(style: .docked, frame: Rect(x: 0, y: 300, width: $0.size.width, height: 300))
      },
      Change("language") { $0.locale = "ar" },
    ]

  @Test(arguments: fixtures)
  func whatIsNotReadDecidesNothing(_ fixture: Fixture) throws {
    guard let request = try? decodeLayoutRequest(Array(fixture.request)) else { return }
    let asked = request.environments[0]
    guard let window = try? makeEnvironment(asked.request, at: asked.pointer).environment else { return }
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    let environment = ResolutionEnvironment(window)
    guard let layout = try? resolve(prepared, in: environment, workspace: &workspace) else { return }
    for change in Self.changes {
      var other = window
      change.make(&other)
      guard EnvironmentKey(other, environment.key.facts) == environment.key else { continue }
      let own = try resolve(prepared, in: ResolutionEnvironment(other), workspace: &workspace)
      for index in own.views.indices {
        #expect(own.views[index].exactFrame == layout.views[index].exactFrame, "\(fixture), \(change)")
        #expect(own.views[index].frame == layout.views[index].frame, "\(fixture), \(change)")
        #expect(own.views[index].scroll == layout.views[index].scroll, "\(fixture), \(change)")
      }
      #expect(own.controllers.map(\.traits) == layout.controllers.map(\.traits), "\(fixture), \(change)")
      #expect(
        own.controllers.map(\.safeAreaInsets) == layout.controllers.map(\.safeAreaInsets),
        "\(fixture), \(change)")
      #expect(own.diagnostics == layout.diagnostics, "\(fixture), \(change)")
    }
  }

  /// A document whose layout a fact decides.
  struct Reader: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var hierarchy: String
    var more = ""
    var change: @Sendable (inout WindowEnvironment) -> Void
  }

  /// A row of two views, of which the first goes by a condition.
  private static func row(hidden condition: String) -> String {
    #"""
    {"id":"root","subviews":[{"id":"s","type":"stackView","subviews":[
     {"id":"a","intrinsicContentSize":{"width":50,"height":50},
      "hidden":{"default":false,"traits":[{"when":\#(condition),"value":true}]}},
     {"id":"b","intrinsicContentSize":{"width":50,"height":50}}]}]}
    """#
  }

  private static let rowPlace = #""constraints":["s.top == root.top","s.left == root.left"]"#

  static let readers = [
    Reader(
      testDescription: "version", hierarchy: #"{"id":"root","subviews":[{"id":"a","type":"switch"}]}"#,
      more: #""constraints":["a.top == root.top","a.left == root.left"]"#
    ) { $0.systemVersion = SystemVersion(26) },
    Reader(
      testDescription: "device",
      hierarchy: #"""
        {"id":"n","type":"navigationController","children":[
         {"id":"c","view":{"id":"root","subviews":[{"id":"a"}]}}]}
        """#,
      more: #"""
        "constraints":["a.top == root.safeArea.top","a.left == root.left","a.width == 9","a.height == 9"]
        """#
    ) { $0.changeDevice { $0.bars.navigationBarBottom = PerOrientation(portrait: 91, landscape: 91) } },
    Reader(
      testDescription: "orientation", hierarchy: row(hidden: #"{"interfaceOrientation":"landscapeLeft"}"#),
      more: rowPlace
    ) { $0.orientation = .landscapeLeft },
    Reader(
      testDescription: "mode", hierarchy: row(hidden: #"{"multitasking":"third"}"#), more: rowPlace
    ) { $0.mode = .third },
    Reader(
      testDescription: "history",
      hierarchy: #"""
        {"id":"main","view":{"id":"root"},"presented":{"id":"detail","modalPresentationStyle":"popover",
         "preferredContentSize":{"width":200,"height":100},"view":{"id":"shown"},
         "presentation":{"sourceView":"root","sourceRect":{"x":100,"y":100,"width":50,"height":40},
         "reposition":{"sourceRect":{"x":600,"y":700,"width":60,"height":40}}}}}
        """#
    ) { $0.isResized = true },
    Reader(
      testDescription: "keyboard",
      hierarchy: #"{"id":"root","subviews":[{"id":"a"}]}"#,
      more:
        #""constraints":["a.bottom == root.keyboardLayoutGuide.top","a.left == root.left","a.width == 9","a.height == 9"]"#
    ) { $0.keyboard = Keyboard(style: .docked, frame: Rect(x: 0, y: 700, width: 834, height: 300)) },
    Reader(
      testDescription: "assets",
      hierarchy: #"{"id":"root","subviews":[{"id":"a","type":"imageView","image":"icon"}]}"#,
      more: #"""
        "constraints":["a.top == root.top","a.left == root.left"],
        "assets":{"icon":{"contents":{"images":[{"idiom":"universal","scale":"2x","filename":"a.png"},
         {"idiom":"universal","locale":"ar","scale":"2x","filename":"b.png"}]},
         "files":{"a.png":{"pixelWidth":80,"pixelHeight":40},"b.png":{"pixelWidth":60,"pixelHeight":40}}}}
        """#
    ) { $0.locale = "ar" },
  ]

  /// Each fact that some layout depends on is recorded for it; and it does depend on it, or the test says nothing.
  @Test(arguments: readers)
  func whatDecidesIsRecorded(_ reader: Reader) throws {
    let body =
      #"{"device":"ipad-pro-11-4","systemVersion":"18","hierarchy":\#(reader.hierarchy)"#
      + (reader.more.isEmpty ? "}" : ",\(reader.more)}")
    let request = try decodeLayoutRequest(Array(body.utf8))
    var window = try makeEnvironment(request.environments[0].request, at: .root).environment
    var results = SharedResults<[ViewLayout]>()
    func views() throws -> [ViewLayout] {
      var workspace = ResolutionWorkspace()
      let prepared = PreparedDocument(request.document, using: &workspace)
      return try results.result(in: window) {
        try resolve(prepared, in: $0[0], workspace: &workspace).views
      }
    }
    let first = try views()
    let again = results.result(in: window) { _ in [] }
    #expect(again.count == first.count, "kept")
    reader.change(&window)
    let second = try views()
    #expect(first.map(\.frame) != second.map(\.frame))
  }

  /// What is not read does not keep windows apart: boxes read no version, texts do.
  @Test(arguments: [("view", true), ("label", false)])
  func boxesReadNoVersionAndTextsDo(_ type: String, _ isShared: Bool) throws {
    let body =
      #"""
      {"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a","type":"\#(type)"}]},
       "constraints":["a.top == root.safeArea.top"]}
      """#
    let request = try decodeLayoutRequest(Array(body.utf8))
    var workspace = ResolutionWorkspace()
    let prepared = PreparedDocument(request.document, using: &workspace)
    var results = SharedResults<Void>()
    var resolutions = 0
    for version in [17, 18] {
      var asked = request.environments[0].request
      asked.systemVersion = SystemVersion(version)
      try results.result(in: try makeEnvironment(asked, at: .root).environment) {
        _ = try resolve(prepared, in: $0[0], workspace: &workspace)
        resolutions += 1
      }
    }
    #expect(resolutions == (isShared ? 1 : 2))
  }
}

extension WindowEnvironment {
  fileprivate mutating func changeDevice(_ change: (inout DeviceRecord) -> Void) {
    var record = device.record
    change(&record)
    device = Device(record)
  }
}
