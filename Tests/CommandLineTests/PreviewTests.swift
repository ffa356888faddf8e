import Foundation
import TestSupport
import Testing

/// Pictures from the command line.
@Suite struct PreviewTests {
  private static let document =
    #"{"device":"iphone-15","hierarchy":{"id":"root","type":"label","text":"Hello"}}"#

  @Test func theFormatFollowsTheFile() throws {
    let folder = try Folder()
    let file = try folder.write(Self.document, to: "screen.json")
    for (ending, start, shown) in [
      ("svg", "<svg", "Hello"), ("html", "<!DOCTYPE html>", "Hello"), ("txt", "iPhone 15", "label root"),
    ] {
      let output = "\(folder.path)/out.\(ending)"
      let run = try Program.run("preview", file, "--output", output)
      #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
      let text = try String(contentsOfFile: output, encoding: .utf8)
      #expect(text.lowercased().hasPrefix(start.lowercased()) && text.contains(shown))
    }
    let plain = try Program.run("preview", "-", input: Self.document)
    #expect(plain.status == 0 && plain.output.hasPrefix("<svg"))
    #expect(
      try Program.run("preview", "--format", "html", "-", input: Self.document).output.contains("<table"))
    // No half-written file is left.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 4)
  }

  @Test func optionsAreThoseOfRequests() throws {
    let run = try Program.run(
      "preview", "--device", "iPad Air", "--orientation", "landscape", "--show", "safeArea", "-",
      input: Self.document)
    #expect(run.status == 0 && run.output.contains("iPad Air") && run.output.contains("landscape"))
    #expect(try Program.run("preview", "--show", "everything", "-", input: Self.document).status == 2)
    #expect(try Program.run("preview", "-", input: "{").status == 2)
    #expect(try Program.run("preview", "/nowhere.json").status == 2)
    #expect(try Program.run("preview", "--output", "/nowhere/a.svg", "-", input: Self.document).status == 2)
  }

  /// A folder, one of its catalogues, or a zip of them: the picture has the image, and the layout its size.
  @Test func cataloguesComeAlong() throws {
    let folder = try Folder()
    let image = png(width: 6, height: 4)
    let contents =
      #"{"images":[{"idiom":"universal","filename":"dot.png","scale":"1x"}],"info":{"version":1}}"#
    _ = try folder.write(contents, to: "app/Media.xcassets/dot.imageset/Contents.json")
    let set = folder.path + "/app/Media.xcassets/dot.imageset"
    try Data(image).write(to: URL(filePath: set + "/dot.png"))
    let zip = folder.path + "/app.zip"
    try Data(
      storedZip([
        ("Media.xcassets/dot.imageset/Contents.json", Array(contents.utf8)),
        ("Media.xcassets/dot.imageset/dot.png", image),
      ])
    ).write(to: URL(filePath: zip))
    let file = try folder.write(Self.showing("dot"), to: "screen.json")
    for catalog in [zip, folder.path, folder.path + "/app/", folder.path + "/app/Media.xcassets"] {
      let run = try Program.run("preview", "--catalog", catalog, file)
      #expect(
        run.status == 0 && run.output.contains("href=\"data:image/png;base64,"), "\(catalog) \(run.errors)")
      let layout = try Program.run("resolve", "--catalog", catalog, "--format", "text", file)
      #expect(layout.status == 0 && layout.output.contains("dot.png"), "\(layout.output)")
    }
    for catalog in ["/nowhere.zip", file] {
      #expect(try Program.run("preview", "--catalog", catalog, file).status == 2)
    }
    #expect(try Program.run("preview", "--catalog", zip, "--link", "http://localhost", file).status == 64)
    #expect(try Program.run("preview", "--catalog", zip, "-", input: "<document/>").status == 2)
  }

  private static func showing(_ image: String) -> String {
    """
    {"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"i","type":"imageView","image":"\(image)"}]},
    "constraints":["i.left == root.left","i.top == root.top"]}
    """
  }

  /// What a catalogue names outside of its folder is never opened.
  @Test func cataloguesStayInTheirFolder() throws {
    let folder = try Folder()
    try Data(png(width: 6, height: 4)).write(to: URL(filePath: folder.path + "/secret.png"))
    let file = try folder.write(Self.showing("dot"), to: "screen.json")
    for name in ["../../../secret.png", folder.path + "/secret.png"] {
      let contents =
        #"{"images":[{"idiom":"universal","filename":"\#(name)","scale":"1x"}],"info":{"version":1}}"#
      _ = try folder.write(contents, to: "app/Media.xcassets/dot.imageset/Contents.json")
      let run = try Program.run("preview", "--catalog", folder.path + "/app", file)
      #expect(!run.output.contains("base64"), "\(run.output)")
    }
  }

  @Test func watchingNeedsFiles() throws {
    #expect(try Program.run("preview", "--watch", "-", input: Self.document).status == 64)
    #expect(try Program.run("preview", "--watch", "a.json").status == 64)
  }

  /// The picture follows the file, also past a moment in which the file is no document.
  @Test func watching() throws {
    let folder = try Folder()
    let file = try folder.write(Self.document, to: "screen.json")
    let output = "\(folder.path)/screen.svg"
    let (process, _, errors) = try Program.start(["preview", file, "--output", output, "--watch"])
    defer {
      // Threads of tests block signals, and programs that they start begin with that.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func shows(_ text: String) -> Bool {
      for _ in 0..<300 {
        if let picture = try? String(contentsOfFile: output, encoding: .utf8), picture.contains(text) {
          return true
        }
        usleep(50_000)
      }
      return false
    }
    #expect(shows("Hello"))
    _ = try folder.write("{", to: "screen.json")
    let complaint = errors.fileHandleForReading.availableData
    #expect(!complaint.isEmpty)
    #expect(shows("Hello") && process.isRunning)
    _ = try folder.write(Self.document.replacing("Hello", with: "Good morning"), to: "screen.json")
    #expect(shows("Good morning"))
  }

  @Test func linksLeadToAService() throws {
    let run = try Program.run(
      "preview", "--link", "https://layouts.example.com/", "--device", "iPhone SE", "-", input: Self.document)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("https://layouts.example.com/v1/resolve/"))
    #expect(run.output.hasSuffix(".svg?device=iPhone%20SE\n"))
    #expect(try Program.run("preview", "--link", "https://a.example", "-", input: "<xml/>").status == 2)
    // The service draws it, whatever this program was built with.
    let pixels = try Program.run(
      "preview", "--link", "https://a.example", "--format", "png", "-", input: Self.document)
    #expect(pixels.status == 0)
  }

  /// Runs commands of the shell in a folder, which must succeed.
  private func run(_ command: String, in folder: Folder) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", command]
    process.currentDirectoryURL = URL(filePath: folder.path)
    var environment = ProcessInfo.processInfo.environment
    environment["LAYOUT_RESOLVER"] = Program.path
    process.environment = environment
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  /// `examples/pull-request/pictures.sh` in a repository in which one layout changes, one comes and one goes.
  @Test func picturesOfAChange() throws {
    let folder = try Folder()
    let git = "git -c user.name=t -c user.email=t@example.com"
    _ = try folder.write(Self.document, to: "screens/main.layout.json")
    _ = try folder.write(Self.document, to: "old.layout.json")
    _ = try folder.write("no layout", to: "README")
    try run("git init -q . && git add . && \(git) commit -qm one && git rm -q old.layout.json", in: folder)
    _ = try folder.write(Self.document.replacing("Hello", with: "Goodbye"), to: "screens/main.layout.json")
    _ = try folder.write("{", to: "broken.layout.json")
    _ = try folder.write("changed", to: "README")
    try run("git add . && \(git) commit -qm two", in: folder)
    let script = Repository.root.appending(path: "examples/pull-request/pictures.sh").path
    try run("sh '\(script)' HEAD~1 pictures https://pictures.example/1", in: folder)
    let comment = try String(contentsOfFile: "\(folder.path)/pictures/comment.md", encoding: .utf8)
    let lines = comment.split(separator: "\n").map(String.init)
    #expect(lines.count == 5, "\(comment)")
    #expect(
      lines.contains {
        $0.hasPrefix("| `broken.layout.json` | – | ") && $0.contains("JSON") && !$0.contains("![")
      })
    #expect(
      lines.contains(
        "| `old.layout.json` | ![before](https://pictures.example/1/old.layout.json.before.svg) | – |"))
    let name = "screens_main.layout.json"
    #expect(lines.contains { $0.contains("1/\(name).before.svg") && $0.contains("1/\(name).after.svg") })
    let after = try String(contentsOfFile: "\(folder.path)/pictures/\(name).after.svg", encoding: .utf8)
    #expect(after.contains("Goodbye"))
  }
}
