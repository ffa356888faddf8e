import AppFolder
import Testing

/// The flags that an app's Xcode project sets for `#if`.
@Suite struct BuildFlagTests {
  private func flags(_ projects: [String: String]) throws -> Set<String> {
    var files = projects
    files["App/A.swift"] = "import UIKit"
    let entries = files.map { FolderEntry(path: $0.key, size: $0.value.utf8.count) }
    return try readAppFolder(entries) { files[$0].map { Array($0.utf8) } }.flags
  }

  /// A project in the form in which Xcode writes them.
  private func project(_ debug: String, _ release: String, shared: String = "", usual: String = "Release")
    -> String
  {
    """
    // !$*UTF8*$!
    {
    \tclasses = { };
    \tobjects = {

    \t\tF1 /* A.swift */ = {isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = "A \\"quoted\\".swift"; };
    \t\tT0 /* Widget */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L0;
    \t\t\tproductType = "com.apple.product-type.app-extension";
    \t\t};
    \t\tT1 /* App */ = {
    \t\t\tisa = PBXNativeTarget;
    \t\t\tbuildConfigurationList = L1 /* Build configuration list for "App" */;
    \t\t\tproductType = "com.apple.product-type.application";
    \t\t};
    \t\tP /* Project object */ = {
    \t\t\tisa = PBXProject;
    \t\t\tbuildConfigurationList = L2;
    \t\t\ttargets = (
    \t\t\t\tT0 /* Widget */,
    \t\t\t\tT1 /* App */,
    \t\t\t);
    \t\t};
    \t\tC1 = { isa = XCBuildConfiguration; buildSettings = { \(debug) }; name = Debug; };
    \t\tC2 = { isa = XCBuildConfiguration; buildSettings = { \(release) }; name = Release; };
    \t\tC3 = { isa = XCBuildConfiguration; buildSettings = { \(shared) }; name = Release; };
    \t\tC4 = { isa = XCBuildConfiguration; buildSettings = { SWIFT_ACTIVE_COMPILATION_CONDITIONS = WIDGET; }; name = Release; };
    \t\tL0 = { isa = XCConfigurationList; buildConfigurations = ( C4, ); defaultConfigurationName = Release; };
    \t\tL1 = { isa = XCConfigurationList; buildConfigurations = ( C1, C2 /* Release */, ); defaultConfigurationName = \(usual); };
    \t\tL2 = { isa = XCConfigurationList; buildConfigurations = ( C3 ); defaultConfigurationName = Release; };
    \t};
    \trootObject = P /* Project object */;
    }
    """
  }

  @Test(arguments: [
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;", "", ["PRO"]),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"PRO MAIN_APP\";", "", ["MAIN_APP", "PRO"]),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = (PRO, \"MAIN_APP\");", "", ["MAIN_APP", "PRO"]),
    (
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) PRO\";",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG SHARED\";", ["PRO", "SHARED"]
    ),
    (
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED;", ["PRO"]
    ),
    ("", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED;", ["SHARED"]),
    ("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(FLAGS_OF_APP) PRO\";", "", ["PRO"]),
    ("OTHER_SWIFT_FLAGS = \"-D ONE -Xcc -DTWO -warn\";", "", ["ONE", "TWO"]),
    (
      "OTHER_SWIFT_FLAGS = (\"$(inherited)\", \"-D\", ONE, \"\\\"-D\\\"\", \"\\\"TWO\\\"\");", "",
      ["ONE", "TWO"]
    ),
  ])
  func ofTheFirstApp(_ release: String, _ shared: String, _ wanted: [String]) throws {
    let text = project("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG DEV\";", release, shared: shared)
    #expect(try flags(["App.xcodeproj/project.pbxproj": text]).sorted() == wanted)
  }

  /// The configuration is the one that the list says; where there is none of that name the last.
  @Test(arguments: [("Debug", ["DEV"]), ("Release", ["PRO"]), ("Other", ["PRO"])])
  func ofTheUsualConfiguration(_ usual: String, _ wanted: [String]) throws {
    let text = project(
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG DEV\";", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = PRO;",
      usual: usual)
    #expect(try flags(["App.xcodeproj/project.pbxproj": text]).sorted() == wanted)
  }

  /// Projects set theirs together, but for those that tools fetch; nothing else of a project is read.
  @Test func ofAllProjects() throws {
    let one = project("", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = ONE;")
    let two = project("", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = TWO;")
    let found = try flags([
      "A/A.xcodeproj/project.pbxproj": one, "B/B.xcodeproj/project.pbxproj": two,
      "Pods/Pods.xcodeproj/project.pbxproj": project("", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = POD;"),
      "A/project.pbxproj": project("", "SWIFT_ACTIVE_COMPILATION_CONDITIONS = STRAY;"),
      "A/A.xcodeproj/B.swift": "class Inside {}",
    ])
    #expect(found == ["ONE", "TWO"])
  }

  /// What is no project, or only part of one, sets nothing and ends.
  @Test(arguments: [
    "", "{", "}", "{}", "<?xml?>", "{ objects = { A = { isa",
    "{ a = (1, (2, {b = 3; }), ); rootObject = P; }", "/*", "{ a = \"\\",
    "{ objects = { P = { isa = PBXProject; targets = ( P, P ); }; }; rootObject = P; }",
    String(repeating: "{a=", count: 100_000), String(repeating: "(", count: 100_000),
  ])
  func whatIsNoProject(_ text: String) throws {
    #expect(try flags(["App.xcodeproj/project.pbxproj": text]).isEmpty)
  }
}
