import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What a person sees at a terminal: texts, colours, places, and help where a word is misspelt.
@Suite struct TerminalTests {
  private static let clean = #"{"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"box"}]}}"#
  private static let torn = """
    {"device": "iphone-15",
     "hierarchy": {"id": "root", "subviews": [{"id": "box"}]},
     "constraints": [
       "box.top == root.top", "box.left == root.left", "box.height == 1",
       "box.width == 1",
       "box.width == 2"]}
    """

  /// Runs the program with a terminal of its own as standard output.
  private static func onTerminal(
    _ arguments: String..., input: String = "", environment: [String: String] = ["TERM": "xterm"]
  ) throws -> String {
    var (main, side): (Int32, Int32) = (-1, -1)
    #expect(openpty(&main, &side, nil, nil, nil) == 0)
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.environment = environment
    let inputPipe = Pipe()
    process.standardInput = inputPipe
    process.standardOutput = FileHandle(fileDescriptor: side)
    process.standardError = FileHandle.nullDevice
    try process.run()
    try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try inputPipe.fileHandleForWriting.close()
    close(side)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = read(main, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    process.waitUntilExit()
    close(main)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  // MARK: Forms

  @Test func textOnATerminalAndJSONInAPipe() throws {
    #expect(try Program.run("resolve", "-", input: Self.clean).output.hasPrefix("{"))
    let shown = try Self.onTerminal("resolve", "-", input: Self.clean, environment: ["NO_COLOR": "1"])
    #expect(shown.hasPrefix("iPhone 15, portrait"), "\(shown)")
    let asked = try Self.onTerminal("resolve", "--format", "json", "-", input: Self.clean)
    #expect(asked.hasPrefix("{\n  \"") && !asked.contains("\u{1B}"), "\(asked)")
    #expect(try Self.onTerminal("devices", "iphone-17").contains("safe area"))
    let facts = try Program.run("devices", "iPhone 17").output
    #expect(facts.hasPrefix("{\n  \"id\": \"iphone-17\","))
    #expect(try Program.run("devices", "iPhone 17", "--format", "text").output.hasPrefix("iPhone 17\n"))
  }

  /// https://no-color.org and https://bixense.com/clicolors: the first takes colours away, the second gives them to pipes.
  @Test func coloursWhereTheyAreShown() throws {
    func hasColors(_ text: String) -> Bool {
      text.contains("\u{1B}[1;31merror") && text.contains("\u{1B}[1m")
    }
    func shown(_ environment: [String: String], _ more: String...) throws -> String {
      try Self.onTerminal(
        "explain", "-", input: Self.torn, environment: environment)
    }
    #expect(hasColors(try shown(["TERM": "xterm"])))
    #expect(!(try shown(["TERM": "dumb"])).contains("\u{1B}"))
    #expect(!(try shown(["TERM": "xterm", "NO_COLOR": "1"])).contains("\u{1B}"))
    #expect(hasColors(try shown(["TERM": "xterm", "NO_COLOR": ""])))
    func piped(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
      let (process, output, _) = try Program.start(
        ["resolve", "--format", "text", "-"] + arguments, input: Self.torn, environment: environment)
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
    #expect(!(try piped()).contains("\u{1B}"))
    #expect(hasColors(try piped(environment: ["CLICOLOR_FORCE": "1"])))
    #expect(!(try piped(environment: ["CLICOLOR_FORCE": "0"])).contains("\u{1B}"))
    #expect(hasColors(try piped("--color", "always", environment: ["NO_COLOR": "1"])))
    #expect(!(try piped("--color=never", environment: ["CLICOLOR_FORCE": "1"])).contains("\u{1B}"))
    #expect(try Program.run("resolve", "--color", "pink", "-", input: Self.clean).status == 64)
  }

  /// Whatever stands in names is made visible: only the program's own colours are there.
  @Test func namesBringNoColours() throws {
    let document = Self.clean.replacing("\"box\"", with: "\"\\u001B[31merror\"")
    let shown = try Self.onTerminal("resolve", "-", input: document)
    #expect(!shown.contains("\u{1B}[31m") && shown.contains("\\u{1B}[31merror"), "\(shown)")
  }

  @Test func importedDocumentsAreInLines() throws {
    let text = try Program.run("import", Repository.root.appending(path: "examples/greeting.xib").path).output
    #expect(text.hasPrefix("{\n  \"") && text.hasSuffix("\n}\n"), "\(text)")
  }

  // MARK: Places

  @Test func faultsHaveTheirPlaces() throws {
    let folder = try Folder()
    let text = """
      {
        "device": "iPhone 99",
        "hierarchy": {"id": "root", "subviews": [
          {"id": "a", "colour": 1}
        ]},
        "constraints": ["a.top == b.top"]
      }
      """
    let file = try folder.write(text, to: "torn.json")
    for command in ["resolve", "explain"] {
      let run = try Program.run(command, file)
      let lines = run.errors.split(separator: "\n").map(String.init)
      #expect(run.status == 2 && lines.count == 3, "\(run.errors)")
      for start in [
        "2:13: error: unknownDevice: ", "4:27: error: unknownKey: ", "6:19: error: unknownReference: ",
      ] {
        #expect(lines.contains { $0.hasPrefix("\(file):\(start)") }, "\(start) in \(lines)")
      }
    }
    #expect(try Program.run("lint", file).output.contains("\(file):2:13: "))
    let broken = try folder.write("{\n  \"device\": oops}", to: "broken.json")
    #expect(try Program.run("resolve", broken).errors.hasPrefix("\(broken):2:13: error: invalidJSON: "))
    #expect(
      try Program.run("resolve", "--device", "iPhone 99", file).errors.contains(
        "error: --device: unknownDevice: "))
    #expect(
      try Program.run("resolve", "\(folder.path)/no.json").errors
        == "\(folder.path)/no.json: there is no such file.\n")
  }

  /// What people write on the command line in place of what there is.
  @Test(arguments: [
    (
      "resolve FILE --device iPhone SE", 2,
      "SE: there is no such file. What has blanks stands in quotes: --device 'iPhone SE'."
    ),
    (
      "lint FILE --device iPad mini", 2,
      "mini: there is no such file. What has blanks stands in quotes: --device 'iPad mini'."
    ),
    ("preview FILE --output a.jpg", 64, "--output ends in '.jpg'"),
    ("resolve FILE --landscape", 64, "Did you mean --orientation landscape?"),
    ("preview FILE --dark", 64, "Did you mean --style dark?"),
    ("lint FILE --text-size xxl-large", 2, "Did you mean 'extraExtraLarge'?"),
    ("resolve FILE --text-size 2XL", 2, "--text-size: invalidValue"),
    ("sweep FILE --width 320-1024", 2, "320...1376"),
  ])
  func slipsSayWhatToWrite(_ line: String, _ status: Int, _ text: String) throws {
    let folder = try Folder()
    let file = try folder.write(Self.clean, to: "clean.json")
    let words = line.split(separator: " ").map { $0 == "FILE" ? file : String($0) }
    let run = try Program.run(words)
    #expect(Int(run.status) == status, "\(run)")
    #expect((run.output + run.errors).contains(text), "\(run)")
    #expect(!run.output.contains("\"environment\""))
  }

  @Test func findingsHaveTheirPlaces() throws {
    let folder = try Folder()
    let file = try folder.write(Self.torn, to: "torn.json")
    let text = try Program.run("resolve", "--format", "text", file).output
    #expect(
      ["\(file):5:4: error: ", "\(file):6:4: error: "].contains { place in
        text.split(separator: "\n").contains { $0.hasPrefix(place) }
      }, "\(text)")
    let named = try folder.write(Self.clean.replacing("iphone-15", with: "iPhone SE"), to: "named.json")
    #expect(
      try Program.run("resolve", "--format", "text", named).output.contains(
        "named.json:1:11: info: ambiguousDevice"))
    // What programs read is what the service answers.
    #expect(!(try Program.run("resolve", file).output).contains("\"source\""))
  }

  // MARK: Commands

  @Test func theBareProgramSaysWhatItCanDo() throws {
    let run = try Program.run()
    #expect(run.status == 0 && run.errors.isEmpty)
    for command in ["resolve", "lint", "explain", "preview", "serve"] {
      #expect(run.output.contains("  layout-resolver \(command) "), "\(command)")
    }
    let document = try #require(run.output.firstMatch(of: /echo '(.*)' \| layout-resolver resolve -/))
    #expect(try Program.run("resolve", "-", input: String(document.1)).status == 0)
  }

  @Test(arguments: [
    ("resovle", "resolve"), ("Lint", "lint"), ("previw", "preview"), ("explian", "explain"),
    ("device", "devices"),
    ("render", "preview"), ("validate", "lint"), ("server", "serve"), ("compare", "diff"),
  ])
  func misspeltCommandsAreToldTheNearest(_ word: String, _ command: String) throws {
    for arguments in [[word, "form.json"], [word], ["help", word]] {
      let (process, _, errors) = try Program.start(arguments)
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 64)
      #expect(text.hasPrefix("Error: '\(word)' is no command. Did you mean '\(command)'"), "\(text)")
    }
  }

  @Test func aFileIsNoCommand() throws {
    let run = try Program.run("form.json")
    #expect(run.status == 64 && run.errors.contains("layout-resolver resolve form.json"), "\(run.errors)")
    let flag = try Program.run("resolve", "--devcie", "iPhone 17", "-", input: Self.clean)
    #expect(flag.status == 64 && flag.errors.contains("--device"), "\(flag.errors)")
  }

  // MARK: What lint passes over

  @Test func lintSaysWhatItPassedOver() throws {
    let checkout = try Checkout()
    let document = try Repository.text("examples/shop.storyboard")
    try checkout.write(document, to: "App/Shop.storyboard")
    try checkout.write(document, to: "App/Old/Old.storyboard")
    try checkout.write(document, to: "App/Pods/Their.storyboard")
    try checkout.write("struct Model {}", to: "App/Model.swift")
    try checkout.write("exclude: [App/Old]\n", to: ".layout-resolver.yml")
    let path = URL(filePath: Program.path).path
    let text = try checkout.shell("'\(path)' lint App || test $? = 1")
    let told = try #require(text.firstRange(of: "Passed over:\n"), "\(text)")
    let lines = text[told.upperBound...].split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("  Pods: what tools fetch or build.") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  1 file that .layout-resolver.yml excludes.") }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("  1 file without a screen") }, "\(lines)")
  }

  // MARK: Shells

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsKnowCommandsAndDevices(_ shell: String) throws {
    let script = try Program.run("--generate-completion-script", shell)
    #expect(script.status == 0)
    for word in ["resolve", "lint", "device", "iphone-17", "color"] {
      #expect(script.output.contains(word), "\(word)")
    }
  }
}
