import AppFolder
import InterfaceBuilder
import LayoutModel
import Testing

/// What of a folder makes an app (docs/decisions/0116-folders-of-apps.md).
@Suite struct AppFolderTests {
  /// Reads a folder of these texts.
  private func folder(
    _ files: [String: String], languages: [String] = [], limits: AppFolderLimits = AppFolderLimits()
  ) throws -> AppFolder {
    // In no order of its own: a dictionary's is another in each process.
    let entries = files.map { FolderEntry(path: $0.key, size: $0.value.utf8.count) }
    return try readAppFolder(entries, languages: languages, limits: limits) {
      files[$0].map { Array($0.utf8) }
    }
  }

  @Test func interfaceFilesAreFoundByTheirPaths() throws {
    let folder = try folder([
      "App/Main.storyboard": "1", "App/Views/Cell.xib": "2", "App/Base.lproj/Launch.storyboard": "3",
      "App/Assets.xcassets/Not.xib": "", "App/Code.swift": "", "Pods/Kit/A.xib": "", "Carthage/B.xib": "",
      "build/C.xib": "", "DerivedData/D.xib": "", ".build/E.xib": "", "__MACOSX/F.xib": "",
      "App/._Main.storyboard": "",
      "Kit.framework/G.xib": "", "Kit.xcframework/H.xib": "", "Settings.bundle/I.xib": "",
      // Only whole names are skipped.
      "Podcasts/J.xib": "4", "rebuild/K.xib": "5",
    ])
    #expect(
      folder.files.map(\.base.path) == [
        "App/Base.lproj/Launch.storyboard", "App/Main.storyboard", "App/Views/Cell.xib", "Podcasts/J.xib",
        "rebuild/K.xib",
      ])
    #expect(folder.files.map { String(decoding: $0.base.bytes, as: UTF8.self) } == ["3", "1", "2", "4", "5"])
    #expect(folder.faults.isEmpty)
  }

  @Test func filesOfOneNameInTwoFoldersAreTwo() throws {
    let folder = try folder([
      "A/Main.storyboard": "", "B/Main.storyboard": "", "Base.lproj/Main.storyboard": "",
    ])
    #expect(
      folder.files.map(\.base.path) == [
        "A/Main.storyboard", "B/Main.storyboard", "Base.lproj/Main.storyboard",
      ])
  }

  @Test func aFolderWithoutInterfaceFilesIsRefused() {
    #expect(throws: AppFolderError.noScreens) { try folder(["a.txt": "", "Pods/A.xib": ""]) }
    #expect(throws: AppFolderError.noScreens) { try folder([:]) }
  }

  // MARK: Languages

  private static let localized = [
    "App/Base.lproj/Main.storyboard": "base",
    "App/de.lproj/Main.strings": #""a.text" = "Kaufen"; "b.text" = "Zurück";"#,
    "App/de-AT.lproj/Main.strings": #""a.text" = "Kaufn";"#,
    "App/ar.lproj/Main.strings": #""a.text" = "شراء";"#,
    "App/ja.lproj/Main.strings": #""a.text" = "購入";"#,
    "App/zh-Hant.lproj/Main.strings": #""a.text" = "購買";"#,
    "App/pt_BR.lproj/Main.strings": #""a.text" = "Comprar";"#,
    "App/de.lproj/Localizable.strings": #""a.text" = "of code";"#,
    "Other/de.lproj/Main.strings": #""a.text" = "of another file";"#,
  ]

  @Test(arguments: [
    ("de", ["a.text": "Kaufen", "b.text": "Zurück"]),
    // What Austria does not say, German says; what nobody says stays.
    ("de-AT", ["a.text": "Kaufn", "b.text": "Zurück"]),
    ("de-CH", ["a.text": "Kaufen", "b.text": "Zurück"]),
    ("ar-EG", ["a.text": "شراء"]), ("ja", ["a.text": "購入"]), ("zh-TW", ["a.text": "購買"]),
    ("pt-BR", ["a.text": "Comprar"]), ("zh-CN", [:]), ("fr", [:]),
  ])
  func textsAreThoseOfTheNearestLanguage(locale: String, texts: [String: String]) throws {
    let folder = try folder(Self.localized, languages: [locale])
    #expect(folder.files(in: locale).map(\.texts) == [texts])
    #expect(folder.files(in: locale).map(\.bytes) == [Array("base".utf8)])
    #expect(folder.files(in: nil).map(\.texts) == [[:]])
    #expect(folder.texts(ofFile: "App/Base.lproj/Main.storyboard", in: locale) == texts)
  }

  /// UTF-16 with a byte order mark is what Xcode wrote for years.
  @Test func tablesMayBeUTF16() throws {
    let text = #""a.text" = "Größe";"#
    let bytes: [UInt8] = [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let entries = [
      FolderEntry(path: "Base.lproj/A.xib", size: 0),
      FolderEntry(path: "de.lproj/A.strings", size: bytes.count),
    ]
    let folder = try readAppFolder(entries, languages: ["de"]) { $0.hasSuffix(".xib") ? [] : bytes }
    #expect(folder.files(in: "de").first?.texts == ["a.text": "Größe"])
  }

  @Test func stringCataloguesWinOverTables() throws {
    let catalog = #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Erwerben"}}}}}}
      """#
    for path in ["App/mul.lproj/Main.xcstrings", "App/Main.xcstrings", "App/Base.lproj/Main.xcstrings"] {
      var files = Self.localized
      files[path] = catalog
      let folder = try folder(files, languages: ["de", "ja"])
      #expect(folder.files(in: "de").first?.texts == ["a.text": "Erwerben", "b.text": "Zurück"], "\(path)")
      #expect(folder.files(in: "ja").first?.texts == ["a.text": "購入"])
    }
  }

  /// A key is looked for in the language's table, else in the base; what neither has nobody has. Of two tables of a name that
  /// is taken which lies nearest to the code.
  @Test(
    arguments: [
      ("title", nil, "en", "App/A.swift", "Sign In"), ("title", nil, "de", "App/A.swift", "Anmelden"),
      ("title", nil, "de-AT", "App/A.swift", "Anmelden"), ("title", nil, "fr", "App/A.swift", "Sign In"),
      ("only", nil, "de", "App/A.swift", nil), ("title", "Errors", "de", "App/A.swift", "Fehler"),
      ("title", nil, "en", "App/Kit/B.swift", "Kit"), ("only", nil, "en", "App/Kit/B.swift", "English"),
      ("a.text", "Main", "en", "App/A.swift", nil), ("title", "InfoPlist", "en", "App/A.swift", nil),
    ] as [(String, String?, String, String, String?)])
  func codeGetsTheTextsOfItsTables(
    key: String, table: String?, locale: String, path: String, text: String?
  ) throws {
    let folder = try folder(
      [
        "App/A.swift": "", "App/Kit/B.swift": "", "App/Base.lproj/Main.storyboard": "",
        "App/en.lproj/Main.strings": #""a.text" = "of a file";"#,
        "App/en.lproj/Localizable.strings": #""title" = "Sign In"; "only" = "English";"#,
        "App/de.lproj/Localizable.strings": #""title" = "Anmelden";"#,
        "App/Kit/en.lproj/Localizable.strings": #""title" = "Kit";"#,
        "App/en.lproj/InfoPlist.strings": #""title" = "Name";"#,
        "App/Errors.xcstrings": #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
          "de": {"stringUnit": {"state": "translated", "value": "Fehler"}}}}}}
        """#,
      ], languages: ["de", "de-AT", "fr"])
    #expect(folder.texts.text(key, table: table, in: locale, near: path) == text)
  }

  /// A table of a language that is not asked for is no table of an app in English, and code's own text counts before it.
  @Test(
    arguments: [
      ("en", "App/A.swift", false, nil), ("en", "App/A.swift", true, nil),
      ("ar", "App/A.swift", true, "arabic"),
      ("fr", "App/A.swift", false, nil), ("de", "App/A.swift", false, nil),
      ("en", "Kit/B.swift", false, "bulgarian"), ("en", "Kit/B.swift", true, nil),
      ("de", "Kit/B.swift", false, nil), ("bg", "Kit/B.swift", true, "bulgarian"),
    ] as [(String, String, Bool, String?)])
  func tablesOfOtherLanguagesAreTheLast(locale: String, path: String, hasOwn: Bool, text: String?) throws {
    let key = path.hasPrefix("App") ? "app" : "kit"
    let folder = try folder(
      [
        "App/A.swift": "", "Kit/B.swift": "", "App/en.lproj/InfoPlist.strings": "",
        "App/ar.lproj/Localizable.strings": #""app" = "arabic";"#,
        "Kit/bg.lproj/Localizable.strings": #""kit" = "bulgarian";"#, "Kit/de.lproj/InfoPlist.strings": "",
      ], languages: ["en", "ar", "bg", "de", "fr"])
    #expect(folder.texts.text(key, table: nil, in: locale, orOwn: hasOwn, near: path) == text)
  }

  /// A storyboard that somebody made for a language as a whole takes the place of the base there, and nowhere else.
  @Test func wholeFilesOfALanguageTakeThePlaceOfTheBase() throws {
    var files = Self.localized
    files["App/ja.lproj/Main.storyboard"] = "japanese"
    let folder = try folder(files, languages: ["ja", "de"])
    #expect(folder.files.count == 1)
    #expect(folder.files(in: "ja").map(\.path) == ["App/ja.lproj/Main.storyboard"])
    #expect(folder.files(in: "ja").map(\.texts) == [[:]])
    #expect(folder.files(in: "de").map(\.path) == ["App/Base.lproj/Main.storyboard"])
    #expect(folder.files(in: nil).map(\.path) == ["App/Base.lproj/Main.storyboard"])
  }

  @Test func withoutABaseEnglishIsIt() throws {
    let both = ["de.lproj/M.xib": "", "en.lproj/M.xib": "", "ar.lproj/M.xib": ""]
    #expect(try folder(both).files.map(\.base.path) == ["en.lproj/M.xib"])
    #expect(
      try folder(["de.lproj/M.xib": "", "ar.lproj/M.xib": ""]).files.map(\.base.path) == ["ar.lproj/M.xib"])
  }

  @Test func whatCannotBeReadIsNamedAndLeavesTheRest() throws {
    var files = Self.localized
    files["App/de.lproj/Main.strings"] = "\"a.text\" = \"Kaufen\";\n\"b.text\" = ;\n"
    files["App/Info.plist"] = "<plist><dict><key>"
    let folder = try folder(files, languages: ["de"])
    #expect(folder.files(in: "de").first?.texts == ["a.text": "Kaufen"])
    let strings = try #require(folder.faults.first { $0.kind == .invalidStrings })
    #expect(strings.path == "App/de.lproj/Main.strings" && strings.place?.line == 2)
    let info = try #require(folder.faults.first { $0.kind == .invalidPropertyList })
    #expect(info.path == "App/Info.plist" && info.place?.line == 1)
    let gone = try readAppFolder([FolderEntry(path: "A.xib", size: 1)]) { _ in nil }
    #expect(gone.faults.map(\.kind) == [.unreadableFile] && gone.files.isEmpty)
  }

  // MARK: Limits

  @Test func limitsHold() throws {
    var limits = AppFolderLimits()
    limits.interfaceFiles = 1
    #expect(throws: AppFolderError.tooLarge(.interfaceFiles, limit: 1, value: 2)) {
      try folder(["A.xib": "", "B.xib": ""], limits: limits)
    }
    limits = AppFolderLimits()
    limits.interfaceBytes = 3
    #expect(throws: AppFolderError.tooLarge(.interfaceBytes, limit: 3, value: 4)) {
      try folder(["A.xib": "12", "B.xib": "34"], limits: limits)
    }
    limits = AppFolderLimits()
    limits.stringsBytes = 10
    #expect(throws: AppFolderError.tooLarge(.stringsBytes, limit: 10, value: 20)) {
      try folder(
        ["A.xib": "", "de.lproj/A.strings": String(repeating: " ", count: 20)], languages: ["de"],
        limits: limits)
    }
    // What nobody asks for is not read.
    #expect(
      try folder(["A.xib": "", "de.lproj/A.strings": String(repeating: " ", count: 20)], limits: limits).files
        .count == 1)
  }

  /// A size that an archive claims does not count before the bytes are there, nor in their place.
  @Test func claimedSizesAreNotBelieved() {
    var limits = AppFolderLimits()
    limits.interfaceBytes = 10
    let entries = [FolderEntry(path: "A.xib", size: 1)]
    #expect(throws: AppFolderError.self) {
      try readAppFolder(entries, limits: limits) { _ in [UInt8](repeating: 0, count: 11) }
    }
    let large = [FolderEntry(path: "A.xib", size: .max), FolderEntry(path: "B.xib", size: .max)]
    #expect(throws: AppFolderError.self) { try readAppFolder(large) { _ in [] } }
  }

  /// Texts take many times their bytes: a table of 170 kB with 20,000 entries takes megabytes.
  @Test func whatIsKeptOfTextsCounts() throws {
    let text = (0..<20_000).map { "k\($0)=v;" }.joined()
    let files = ["Base.lproj/A.xib": "", "de.lproj/A.strings": text]
    var limits = AppFolderLimits()
    limits.memoryBytes = 6 * text.utf8.count
    let count = { () throws in
      try folder(files, languages: ["de"], limits: limits).texts(ofFile: "Base.lproj/A.xib", in: "de").count
    }
    do {
      _ = try count()
      Issue.record("not refused")
    } catch AppFolderError.tooLarge(.memoryBytes, let limit, let value) {
      #expect(limit == limits.memoryBytes && value > limit)
    }
    limits.memoryBytes = 6_000_000
    #expect(try count() == 20_000)
  }

  /// Time is asked for inside of a table, too.
  @Test(arguments: ["strings", "xcstrings"])
  func tablesCanBeInterrupted(kind: String) throws {
    let text =
      kind == "strings"
      ? (0..<1000).map { "k\($0)=v;" }.joined()
      : #"{"strings":{"# + (0..<1000).map { #""k\#($0)":{}"# }.joined(separator: ",") + "}}"
    let path = kind == "strings" ? "de.lproj/A.strings" : "mul.lproj/A.xcstrings"
    let files = ["Base.lproj/A.xib": "", path: text]
    var questions = 0
    #expect(throws: AppFolderError.interrupted) {
      try readAppFolder(
        files.map { FolderEntry(path: $0.key, size: $0.value.utf8.count) }, languages: ["de"],
        isInterrupted: {
          questions += 1
          return questions > 4
        }, read: { files[$0].map { Array($0.utf8) } })
    }
    #expect(questions == 5)
  }

  @Test func readingCanBeInterrupted() {
    #expect(throws: AppFolderError.interrupted) {
      try readAppFolder(
        [FolderEntry(path: "A.xib", size: 1)], isInterrupted: { true }, read: { _ in [] })
    }
  }
}
