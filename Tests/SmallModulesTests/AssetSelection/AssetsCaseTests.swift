import AssetSelection
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// The worked examples of assets.
@Suite struct AssetsCaseTests {
  @Test func allCasesAreFound() {
    #expect(AssetsCase.all.count == 102)
  }

  @Test(arguments: AssetsCase.all("image", "color", "register", "sequence"))
  func choosesAsExpected(_ assetCase: AssetsCase) throws {
    for step in assetCase.steps {
      let found = differences(step.expected, try selectAsset(step.request))
      #expect(found.isEmpty, "\(assetCase): \(found)")
    }
  }

  @Test(arguments: AssetsCase.all("error"))
  func unreadableContentsAreRefused(_ assetCase: AssetsCase) throws {
    let raw = try #require(assetCase.object["raw"] as? String)
    let expected = try #require(assetCase.object["expect"] as? [String: String])
    do {
      let set = try decodeAssetContents(Array(raw.utf8), name: "asset")
      let surroundings = AssetSurroundings(AssetEnvironment())
      let selection = selectVariant(
        of: set, named: nil, in: AssetContext(TraitCollection(), in: surroundings))
      #expect(differences(expected, try answer(selection)) == [])
    } catch let error as FaultList {
      let fault = try #require(error.faults.first)
      #expect(expected["status"] == "error")
      #expect(code(of: fault) == expected["code"])
      if let pointer = expected["pointer"] { #expect(fault.pointer.fragment == pointer) }
    }
  }

  private func code(of fault: Fault) -> String {
    switch fault.kind {
    case .invalidJSON: "invalidJSON"
    case .invalidStructure: "invalidStructure"
    default: "\(fault.kind)"
    }
  }
}
