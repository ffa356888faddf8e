import Glibc
import HTTPServer
import LayoutModel
import LayoutService
import Operations
import ProjectConfiguration

extension FuzzTarget {
  /// Bytes as a project's `.layout-resolver.yml`, and as its baseline: what is refused is refused with places in the file; the paths
  /// that a configuration leaves out are the same ones each time.
  static let configuration = FuzzTarget("configuration", readings: 2) { input in
    let bytes = Array(input)
    let lines = 2 + input.count { $0 == 0x0A || $0 == 0x0D } + input.count
    func check(_ faults: [ConfigurationFault]) throws(BrokenProperty) {
      for fault in faults {
        try expect(!fault.message.isEmpty, "a fault says what is wrong")
        guard let place = fault.place else { continue }
        let isInside = (1...lines).contains(place.line) && (1...input.count + 2).contains(place.column)
        try expect(isInside, "a fault lies in the file: \(place)")
      }
    }
    do {
      for pattern in try readProjectConfiguration(bytes).exclude.prefix(20) {
        try expect(!pattern.matches(""), "a pattern means no path that is empty")
        for path in ["a", "App/Base.lproj/Main.storyboard", "a/b/c/d/e/f.xib"] {
          let below = pattern.matches(path + "/below")
          try expect(below || !pattern.matches(path), "a folder means all that is below it")
        }
      }
    } catch let faults as ConfigurationFaults {
      try expect(!faults.faults.isEmpty, "a refusal says why")
      try check(faults.faults)
    }
    do throws(ConfigurationFault) {
      _ = try LintBaseline(bytes)
    } catch {
      try check([error])
    }
  }

  /// A line that is the value of `Authorization`, then lines of a file with tokens: who is let in brought one of them.
  static let tokens = FuzzTarget("tokens") { input in
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let file = Array(parts.count > 1 ? parts[1] : parts[0])
    let header = String(decoding: parts[0], as: UTF8.self)
    var settings = Settings()
    settings.logLevel = .error
    let tokens: Tokens? = withFile(file) { path in
      settings.tokenFile = path
      return (try? Tokens(settings)) ?? nil
    }
    guard let tokens else {
      return try expect(file != Array("a".utf8), "a file with a token is read")
    }
    let request = HTTPRequest(.get, "/v1/devices/iphone-15", headers: [HTTPField("Authorization", header)])
    let status = Service(settings: settings, tokens: tokens).makeRouter().response(to: request).status
    try expect(status == .ok || status.code == 401, "who brings no token is told: \(status.code)")
    // Blanks around it belong to neither. Bytes are compared: a text of marks is slow to compare, and the service does not.
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0D].contains(byte) }
    let brought = parts[0].split(whereSeparator: isBlank).last.map { Array($0) } ?? []
    let isKnown = file.split(separator: 0x0A).contains {
      $0.split(whereSeparator: isBlank).map { Array($0) } == [brought]
    }
    try expect(status.code == 401 || isKnown, "who is let in brought a token")
  }
}

/// Lends the path of a file in memory: a pipe, which holds far more than an input has.
private func withFile<Result>(_ bytes: [UInt8], _ use: (String) -> Result) -> Result {
  var ends: [CInt] = [0, 0]
  guard pipe(&ends) == 0, write(ends[1], bytes, bytes.count) == bytes.count else { fatalError("no pipe") }
  close(ends[1])
  defer { close(ends[0]) }
  return use("/proc/self/fd/\(ends[0])")
}
