import AdaptiveLayout
import Foundation
import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// What scenes come to is written and read without a difference that a layout shows.
@Suite struct WrittenSceneTests {
  private static let files: [String] = {
    let paths = FileManager.default.enumerator(atPath: Repository.fixtures.path(percentEncoded: false))
    return (paths?.compactMap { $0 as? String } ?? []).filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }.sorted()
  }()

  private func answer(_ document: LayoutDocument, in request: EnvironmentRequest) throws -> [UInt8] {
    let environment = try makeEnvironment(request, at: .root).environment
    var workspace = ResolutionWorkspace()
    let layout = try resolve(document, in: environment, workspace: &workspace)
    var writer = JSONWriter()
    var encoder = LayoutEncoder()
    encoder.encode(layout, to: &writer)
    return writer.bytes()
  }

  @Test(arguments: files)
  func scenesHaveTheSameLayout(_ path: String) throws {
    let scenes = try importScenes(String(decoding: try Repository.fixture(path), as: UTF8.self))
    for scene in scenes where !scene.document.isEmpty {
      let request = try decodeLayoutRequest(scene.document)
      var environment = request.environments[0].request
      let written = try encode(request.document)
      var overrides = EnvironmentOverrides()
      overrides.device = environment.device
      let other = try decodeLayoutRequest(written, overrides: overrides).document
      #expect(try encode(other) == written)
      #expect(try answer(request.document, in: environment) == answer(other, in: environment))
      environment.device = try #require(DeviceCatalogue.embedded.device(named: "iPad Pro 9.7"))
      (environment.orientation, environment.window) = (.landscapeLeft, nil)
      #expect(try answer(request.document, in: environment) == answer(other, in: environment))
    }
  }
}
