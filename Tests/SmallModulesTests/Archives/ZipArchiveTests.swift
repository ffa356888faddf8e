import Archives
import Foundation
import TestSupport
import Testing

/// Archives made by Info-ZIP and Python, some with bytes changed as PKWARE's APPNOTE.TXT places them.
@Suite struct ZipArchiveTests {
  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Repository.fixture("archives/\(name)"))
  }

  private func entries(
    _ bytes: [UInt8], _ limits: ArchiveLimits = ArchiveLimits()
  ) throws -> [String: [UInt8]] {
    try bytes.withUnsafeBytes { buffer in
      try withZipArchive(buffer, limits: limits) { archive throws(ArchiveError) in
        var found: [String: [UInt8]] = [:]
        for entry in archive.entries { found[entry.path] = try archive.read(entry) }
        return found
      }
    }
  }

  @Test func entriesAreTheFilesOfTheFolder() throws {
    let found = try entries(bytes("app.zip"))
    let folder = Repository.fixtures.appending(path: "archives/App")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path()).filter {
      (try? folder.appending(path: $0).resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == false
    }
    #expect(names.count >= 14)
    #expect(
      Set(found.keys) == Set(names.map { "App/\($0)" } + ["__MACOSX/App/Media.xcassets/._Contents.json"]))
    for name in names {
      #expect(found["App/\(name)"] == Array(try Data(contentsOf: folder.appending(path: name))), "\(name)")
    }
  }

  /// An empty file, stored, laid out as APPNOTE.TXT says in 4.3.7, 4.3.12 and 4.3.16.
  @Test func runsOfMarksInNamesAreBroken() throws {
    let name = Array("e\(combiningMarks(90))".utf8)
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    // The version, no flags, stored, no time; no sum and no sizes; the lengths of the name and of what follows it.
    let common =
      bytes(20, 2) + bytes(0x800, 2) + bytes(0, 6) + bytes(0, 12) + bytes(name.count, 2) + bytes(0, 2)
    let local = bytes(0x0403_4B50, 4) + common + name
    let central = bytes(0x0201_4B50, 4) + bytes(20, 2) + common + bytes(0, 14) + name
    let end =
      bytes(0x0605_4B50, 4) + bytes(0, 4) + bytes(1, 2) + bytes(1, 2) + bytes(central.count, 4)
      + bytes(local.count, 4)
      + bytes(0, 2)
    let found = try entries(local + central + end)
    #expect(found.count == 1 && found.allSatisfy { longestRunOfMarks(in: $0.key) == 30 })
  }

  /// The directory of an archive is read while there is time.
  @Test func aDirectoryCanBeInterrupted() throws {
    let bytes = try bytes("app.zip")
    #expect(throws: ArchiveError.interrupted) {
      try bytes.withUnsafeBytes { buffer in
        try withZipArchive(buffer, limits: ArchiveLimits(), isInterrupted: { true }) { archive in
          archive.entries.count
        }
      }
    }
  }

  @Test func aBeginningIsRead() throws {
    let bytes = try bytes("app.zip")
    try bytes.withUnsafeBytes { buffer in
      try withZipArchive(buffer, limits: ArchiveLimits()) { archive throws(ArchiveError) in
        for entry in archive.entries {
          let whole = try archive.read(entry)
          #expect(whole.count == entry.size)
          #expect(try archive.read(entry, upTo: 7) == Array(whole.prefix(7)))
          #expect(try archive.read(entry, upTo: 0) == [])
        }
      }
    }
  }

  @Test(arguments: [
    ("traversal.zip", ArchiveError.EntryFault.unsafePath), ("absolute.zip", .unsafePath),
    ("backslash.zip", .unsafePath), ("drive.zip", .unsafePath), ("nul.zip", .unsafePath),
    ("link.zip", .unsafePath), ("device.zip", .unsafePath), ("encrypted.zip", .encryptedEntry),
    ("bzip2.zip", .unsupportedCompression), ("duplicate.zip", .duplicateEntry),
    ("damaged.zip", .damagedEntry),
  ])
  func entriesThatNobodyMaySend(name: String, fault: ArchiveError.EntryFault) throws {
    let bytes = try bytes(name)
    let error = #expect(throws: ArchiveError.self) { try entries(bytes) }
    guard case .entry(fault, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [
    ("bomb.zip", ArchiveLimit.ratio, 100), ("claims.zip", .bytes, 256 << 20), ("deep.zip", .depth, 32),
  ])
  func archivesThatAreTooLarge(name: String, limit: ArchiveLimit, allowed: Int) throws {
    let bytes = try bytes(name)
    let error = #expect(throws: ArchiveError.self) { try entries(bytes) }
    guard case .tooLarge(limit, limit: allowed, let value)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(value > allowed)
  }

  @Test func entriesAreCounted() throws {
    var limits = ArchiveLimits()
    limits.entries = 5
    let bytes = try bytes("app.zip")
    #expect(throws: ArchiveError.tooLarge(.entries, limit: 5, value: 6)) { try entries(bytes, limits) }
  }

  /// Packed bytes that several entries share are how a small archive becomes a huge one.
  @Test(arguments: ["overlapping.zip", "truncated.zip", "empty.zip"])
  func archivesThatContradictThemselvesOrHoldNothing(name: String) throws {
    let bytes = try bytes(name)
    #expect(throws: ArchiveError.unreadable) { try entries(bytes) }
  }

  @Test(
    arguments: [[], [0x50, 0x4B], Array("no archive at all, but long enough to be one".utf8)] as [[UInt8]])
  func whatIsNoArchive(bytes: [UInt8]) {
    #expect(throws: ArchiveError.unreadable) { try entries(bytes) }
  }

  /// Real archives with bytes changed: refused or read, never the end of the program.
  @Test(arguments: ["app.zip", "duplicate.zip", "overlapping.zip", "link.zip"])
  func changedArchivesHaveAnAnswer(name: String) throws {
    let original = try bytes(name)
    var seed: UInt64 = 1
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    let runs = ProcessInfo.processInfo.environment["ARCHIVE_FUZZ_RUNS"].flatMap { Int($0) } ?? 500
    for _ in 0..<runs {
      var bytes = original
      for _ in 0...random(4) {
        let index = random(bytes.count)
        switch random(4) {
        case 0: bytes[index] = UInt8(random(256))
        case 1: bytes[index] = [0, 0xFF, 0x7F, 0x80][random(4)]
        case 2: bytes.removeSubrange(index..<min(bytes.count, index + 1 + random(20)))
        default: if index > bytes.count / 2 { bytes.removeLast(random(30)) }
        }
        if bytes.isEmpty { break }
      }
      _ = try? entries(bytes)
    }
  }
}
