/// A name with all that a terminal, a log or a CI might obey.
package let hostileName =
  "a\u{1B}[31m\u{0}\r\n::error::x\u{9B}2J\u{7F}\u{2028}\u{202E}##[error]y\n  ##vso[task.complete]z"

/// Whether nothing in a text but line feeds controls a terminal or turns the direction of what follows.
package func hasNoControls(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    scalar == "\n"
      || scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .lineSeparator
        && scalar.properties.generalCategory != .paragraphSeparator
        && !("\u{202A}"..."\u{202E}").contains(scalar) && !("\u{2066}"..."\u{2069}").contains(scalar)
  }
}

/// Whether no line of a text is a command to GitHub Actions or Azure Pipelines.
package func beginsNoCommand(_ text: String) -> Bool {
  text.split(whereSeparator: \.isNewline).allSatisfy { line in
    !line.drop(while: \.isWhitespace).hasPrefix("::") && !line.contains("##[") && !line.contains("##vso[")
  }
}
