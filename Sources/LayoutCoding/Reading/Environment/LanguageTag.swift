import JSON

/// BCP 47 tags, as far as their form goes.
package enum LanguageTag {
  /// Whether a text has the form of a tag: subtags of one to eight letters or digits, the first of letters only.
  /// Underscores are taken for hyphens, as Apple's locale identifiers have them.
  package static func isWellFormed(_ tag: String) -> Bool {
    let subtags = tag.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }
    return subtags.allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { isASCIILetter($0) || isDigit($0) }
    }
      && subtags[0].allSatisfy(isASCIILetter)
  }
}

func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }
