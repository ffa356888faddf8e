import TestSupport
import Testing

/// `layout-resolver check` as a person and a CI job run it.
@Suite struct CheckTests {
  private static let screen = """
    {"device":"iPhone 8","hierarchy":{"id":"root","subviews":[{"id":"box","frame":{"x":8,"y":20,"width":30,"height":40}}]}}
    """
  private static let dump = """
    <UIView; frame = (0 0; 375 667); layer = <CALayer>>
       | <UIView; frame = (8 20; 30 40); layer = <CALayer>>

    """

  @Test func theStatusTellsWhetherScreensDiffer() throws {
    let folder = try Folder()
    let screen = try folder.write(Self.screen, to: "screen.json")
    let same = try folder.write(Self.dump, to: "same.txt")
    let moved = try folder.write(Self.dump.replacing("(8 20", with: "(9 20"), to: "moved.txt")
    let broken = try folder.write("   | <UIView", to: "broken.txt")
    let run = try Program.run("check", screen, "--against", same)
    #expect(run.status == 0 && run.output == "Nothing to mend in 1 file\n", "\(run.output)")
    let found = try Program.run("check", screen, "--against", moved)
    #expect(found.status == 1 && found.output.contains("box is at (8, 20, 30, 40), and at (9, 20, 30, 40)"))
    let unusable = try Program.run("check", screen, "--against", broken)
    #expect(unusable.status == 2 && unusable.errors.contains("\(broken):1: error: "), "\(unusable.errors)")
    #expect(try Program.run("check", screen).status == 64)
    #expect(try Program.run("check", screen, "--against", moved, "--disable", "frameDiffers").status == 0)
    let github = try Program.run("check", screen, "--against", moved, "--format", "github")
    #expect(github.output.hasPrefix("::error file="), "\(github.output)")
  }

  /// What is known fails no run.
  @Test func aBaselineHolds() throws {
    let folder = try Folder()
    let screen = try folder.write(Self.screen, to: "screen.json")
    let moved = try folder.write(Self.dump.replacing("(8 20", with: "(9 20"), to: "moved.txt")
    let baseline = folder.path + "/known.json"
    #expect(try Program.run("check", screen, "--against", moved, "--write-baseline", baseline).status == 0)
    #expect(try Program.run("check", screen, "--against", moved, "--baseline", baseline).status == 0)
  }

  /// What `resolve` prints is what `check` expects, and what all that work on frames read.
  @Test func dumpsGoInAndOut() throws {
    let folder = try Folder()
    let screen = try folder.write(Self.screen, to: "screen.json")
    let printed = try Program.run("resolve", screen, "--format", "uikit")
    #expect(printed.output == Self.dump.replacing("667); layer", with: "667); autoresize = W+H; layer"))
    let dump = try folder.write(printed.output, to: "dump.txt")
    #expect(try Program.run("check", dump, "--against", dump).status == 0)
    #expect(try Program.run("diff", dump, dump).status == 0)
    #expect(try Program.run("lint", dump).output.contains("info onlyFrames"))
    #expect(try Program.run("preview", dump).output.hasPrefix("<svg"))
  }
}
