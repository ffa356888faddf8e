import AdaptiveLayout
import LayoutCoding
import LayoutModel
import Testing

/// What others promise: worked examples, recordings, documentation. Adding a case needs no Swift.
@Suite struct FixtureTests {
  static let fixtures = Fixture.all(in: "traits", "layout", "margins", "pixels")

  @Test func fixturesAreFound() {
    #expect(Self.fixtures.count > 60)
  }

  @Test(arguments: fixtures)
  func resolvesAsPromised(_ fixture: Fixture) throws {
    let layout = try resolveRequest(Array(fixture.request))
    for (id, expected) in fixture.frames.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.frame), expected, "\(id) in \(fixture)")
    }
    for (id, expected) in fixture.exactFrames.sorted(by: { $0.key < $1.key }) {
      expectClose(layout.frame(of: id, \.exactFrame), expected, "\(id) in \(fixture)")
    }
    if let window = fixture.window {
      #expect([0, 0, layout.environment.size.width, layout.environment.size.height] == window)
    }
    for (id, traits) in fixture.traits {
      for (key, expected) in traits {
        #expect(layout.trait(key, ofController: id) == expected, "\(key) of \(id)")
      }
    }
    if let diagnostics = fixture.diagnostics {
      #expect(layout.diagnostics.map(\.code.rawValue) == diagnostics, "\(layout.diagnostics)")
    }
  }

  private func expectClose(_ frame: Rect?, _ expected: [Double], _ what: String) {
    guard let frame else {
      Issue.record("no frame of \(what)")
      return
    }
    let values = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    let isClose = zip(values, expected).allSatisfy { abs($0 - $1) < 1e-6 }
    #expect(isClose, "\(what): \(values), expected \(expected)")
  }
}

extension Layout {
  fileprivate func frame(of id: String, _ path: KeyPath<ViewLayout, Rect?>) -> Rect? {
    document.views.firstIndex { $0.id == id }.flatMap { views[$0][keyPath: path] }
  }

  fileprivate func trait(_ key: String, ofController id: String) -> String? {
    guard let trait = Trait(key: key), let index = document.controllers.firstIndex(where: { $0.id == id })
    else { return nil }
    switch controllers[index].traits[trait] {
    case .choice(let raw): return trait.values.first { $0.raw == raw }?.name
    case .number(let number): return number == number.rounded() ? String(Int(number)) : String(number)
    case .language(let tag): return tag
    case .flag(let flag): return String(flag)
    case nil: return nil
    }
  }
}

/// Decodes and resolves a request that has no faults.
func resolveRequest(_ body: [UInt8]) throws -> Layout {
  let request = try decodeLayoutRequest(body)
  let faults = validateConstraints(request.document)
  if let fault = faults.first { throw fault }
  let window = try makeEnvironment(request.environments[0].request, at: .root)
  var workspace = ResolutionWorkspace()
  var layout = try resolve(request.document, in: window.environment, workspace: &workspace)
  layout.diagnostics = window.diagnostics + layout.diagnostics
  return layout
}
