import AppFolder
import InterfaceBuilder
import LayoutModel
import Testing

/// What an `Info.plist` says (Apple's Information Property List Key Reference).
@Suite struct AppInfoTests {
  private func plist(_ members: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>\(members)</dict>
    </plist>
    """
  }

  private func facts(_ infos: [String: String]) throws -> AppFacts { try read(infos).facts }

  private func read(_ infos: [String: String]) throws -> AppFolder {
    var files = infos
    files["App/Base.lproj/Main.storyboard"] = ""
    files["Widget/Widget.storyboard"] = ""
    return try readAppFolder(files.map { FolderEntry(path: $0.key, size: $0.value.utf8.count) }) {
      files[$0].map { Array($0.utf8) }
    }
  }

  private static let main = "<key>UIMainStoryboardFile</key><string>Main</string>"

  @Test func storyboardAndOrientationsAreRead() throws {
    let facts = try facts([
      "App/Info.plist": plist(
        """
        \(Self.main)
        <key>UISupportedInterfaceOrientations</key>
        <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string>
        <string>Sideways</string></array>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationPortraitUpsideDown</string></array>
        """)
    ])
    #expect(facts.mainStoryboard == "Main")
    #expect(facts.phoneOrientations == [.portrait, .landscapeLeft])
    #expect(facts.padOrientations == [.portraitUpsideDown])
  }

  @Test func theFullScreenIsRead() throws {
    let keys = "<key>UIRequiresFullScreen</key><true/>"
    let ignored = "<key>UIRequiresFullScreenIgnoredStartingWithVersion</key><string>26.0</string>"
    let facts = try facts(["App/Info.plist": plist(Self.main + keys + ignored)]).sizeRestrictions
    #expect(facts.requiresFullScreen && facts.fullScreenIgnoredSince == SystemVersion(26))
    let none = try self.facts(["App/Info.plist": plist(Self.main + "<key>UIRequiresFullScreen</key><false/>")]
    )
    #expect(none.sizeRestrictions == SizeRestrictions())
  }

  @Test func theSceneManifestNamesTheStoryboard() throws {
    let manifest = """
      <key>UIApplicationSceneManifest</key><dict>
        <key>UIApplicationSupportsMultipleScenes</key><false/>
        <key>UISceneConfigurations</key><dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array><dict><key>UISceneConfigurationName</key><string>Default</string>
            <key>UISceneStoryboardFile</key><string>Start</string></dict></array>
        </dict></dict>
      """
    #expect(try facts(["App/Info.plist": plist(Self.main + manifest)]).mainStoryboard == "Start")
  }

  @Test func buildVariablesSayNothing() throws {
    let variable = "<key>UIMainStoryboardFile</key><string>$(MAIN_STORYBOARD)</string>"
    #expect(try facts(["App/Info.plist": plist(variable)]).mainStoryboard == nil)
  }

  @Test func thatOfTheAppIsChosen() throws {
    func named(_ name: String, _ more: String = "") -> String {
      plist("<key>UIMainStoryboardFile</key><string>\(name)</string>\(more)")
    }
    let extensionPoint = "<key>NSExtension</key><dict/>"
    // Those of extensions and tests say nothing of the app.
    #expect(
      try facts([
        "App/Info.plist": named("App"), "Widget/Info.plist": named("Widget", extensionPoint),
        "AppTests/Info.plist": named("Tests"),
        "Kit/Info.plist": named("Kit", "<key>CFBundlePackageType</key><string>FMWK</string>"),
      ]).mainStoryboard == "App")
    // Of two the one with more below it.
    #expect(try facts(["Info.plist": named("All"), "App/Info.plist": named("App")]).mainStoryboard == "All")
    // Of two with as much below them the one that says it, then the upper one.
    #expect(
      try facts(["App/A-Info.plist": plist(""), "App/B-Info.plist": named("B")]).mainStoryboard == "B")
    #expect(try facts(["Widget/Info.plist": named("W", extensionPoint)]) == AppFacts())
  }

  @Test(arguments: [
    "", "bplist00\u{1}", "<html/>", "{}", "<plist/>", "<plist><array/></plist>",
    "<!DOCTYPE plist [<!ENTITY a 'b'>]><plist><dict><key>&a;</key></dict></plist>",
    String(repeating: "<dict>", count: 100_000),
  ])
  func whatIsNoPropertyListIsNamed(text: String) throws {
    let folder = try read(["App/Info.plist": text])
    #expect(folder.facts == AppFacts())
    #expect(folder.faults.map(\.path) == ["App/Info.plist"])
    #expect(folder.faults.map(\.kind) == [.invalidPropertyList])
    #expect(folder.files.count == 2)
  }
}
