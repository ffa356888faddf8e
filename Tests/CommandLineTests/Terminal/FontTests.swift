import Foundation
import TestSupport
import Testing
import TextMetrics

/// Font files on the command line: those of an app's folder, and those of `--fonts`.
@Suite struct FontTests {
  private static let document = """
    {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[
      {"id":"title","type":"label","text":"AVa fib","font":{"name":"Boxes-Regular","pointSize":20}}]},
     "constraints":["title.leading == root.leading","title.top == root.top"]}
    """
  private static let fonts = Repository.fixtures.appending(path: "fonts").path

  @Test(.enabled(if: canReadFonts), arguments: ["resolve", "preview", "lint", "explain"])
  func allCommandsTakeThem(_ command: String) throws {
    let run = try Program.run(command, "-", "--fonts", Self.fonts, input: Self.document)
    #expect(
      run.status == 0 && !run.output.contains("contentSizeEstimated"),
      "\(run.errors)\(run.output.prefix(500))")
  }

  @Test(.enabled(if: canReadFonts)) func textsAreAsWideAsInTheFile() throws {
    let run = try Program.run(
      "resolve", "-", "--fonts", Self.fonts, "--format", "text", input: Self.document)
    #expect(run.output.contains("label title (0, 0, 57.5, 24)"), "\(run.errors)\(run.output)")
  }

  @Test(.enabled(if: canReadFonts)) func foldersWithoutAnyAreRefused() throws {
    let folder = try Folder()
    _ = try folder.write("no font", to: "a.txt")
    for path in [folder.path, folder.path + "/none"] {
      let run = try Program.run("resolve", "-", "--fonts", path, input: Self.document)
      #expect(run.status == 2 && run.errors.contains(path), "\(run.errors)")
    }
    let served = try Program.run("serve", "--fonts", folder.path)
    #expect(served.status == 78 && served.errors.contains("no .ttf"), "\(served.errors)")
  }

  @Test(.disabled(if: canReadFonts)) func aProgramWithoutSaysSo() throws {
    let run = try Program.run("resolve", "-", "--fonts", Self.fonts, input: Self.document)
    #expect(run.status == 2 && run.errors.contains("built without HarfBuzz"))
  }
}
