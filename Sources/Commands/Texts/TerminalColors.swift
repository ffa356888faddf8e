import ArgumentParser
import JSON
package import LayoutModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Whether texts have colours.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Where a terminal shows them.
  case auto
  case always, never

  /// What the command line says. It is looked up and not handed on, since faults have colours before arguments are read.
  static let asked: ColorChoice = {
    var choice = ColorChoice.auto
    var rest = CommandLine.arguments.dropFirst()
    while let argument = rest.popFirst(), argument != "--" {
      let parts = argument.split(separator: "=", maxSplits: 1)
      guard parts.first == "--color" else { continue }
      let word = parts.count > 1 ? String(parts[1]) : rest.first ?? ""
      choice = ColorChoice(rawValue: word) ?? choice
    }
    return choice
  }()
}

/// The option of all commands that write texts.
struct ColorOption: ParsableArguments {
  @Option(
    help: """
      Colours in texts: auto, always or never. By default on terminals, unless NO_COLOR is set or TERM is dumb; with CLICOLOR_FORCE \
      everywhere.
      """)
  var color = ColorChoice.auto
}

extension StandardStream {
  /// Whether texts get colours here: as `--color` says, else as `NO_COLOR` and `CLICOLOR_FORCE` say, else on a terminal that is not
  /// dumb.
  var hasColors: Bool {
    switch ColorChoice.asked {
    case .always: true
    case .never: false
    case .auto:
      if !variable("NO_COLOR").isEmpty {
        false
      } else if !["", "0"].contains(variable("CLICOLOR_FORCE")) {
        true
      } else {
        isTerminal && variable("TERM") != "dumb"
      }
    }
  }
}

/// A variable of the environment; empty for one that is not set.
private func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

/// A text with the colours that its lines get: red errors and yellow warnings behind their places, and names in bold.
///
/// Lines are told by their form, which is that of all texts of the program. Control characters in names of others were made
/// visible before, so no name can bring colours of its own.
func colored(_ text: String) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  for index in lines.indices {
    let isHeading =
      index + 1 < lines.count && !lines[index].isEmpty && lines[index].first != " "
      && lines[index + 1].hasPrefix("  ")
    lines[index] = Substring(colored(line: lines[index], isHeading: isHeading))
  }
  return lines.joined(separator: "\n")
}

private func colored(line: Substring, isHeading: Bool) -> String {
  if let found = line.wholeMatch(of: /(.*?)\b(error|Error|warning|info)(:? .*)/), isPlace(found.1) {
    return (found.1.isEmpty ? "" : bold(found.1)) + style(found.2) + found.2 + plain + found.3
  }
  // A view with its frame, a controller with its size classes.
  if let found = line.wholeMatch(of: /( *[a-zA-Z]+ )(.+?)( \(-?[0-9.]+, -?[0-9.]+, .*)/) {
    return found.1 + bold(found.2) + found.3
  }
  if let found = line.wholeMatch(of: /( *[a-zA-Z]+ )(.+)( w(?:C|R|Any) h(?:C|R|Any)(?: \(off screen\))?)/) {
    return found.1 + bold(found.2) + found.3
  }
  let isEnvironment = line.contains(/^\S.*, (portrait|landscape)[A-Za-z]*, version\s/)
  return isHeading || isEnvironment ? bold(line) : String(line)
}

/// Whether a severity may stand behind this: nothing but blanks, a path with a colon, a line with a column.
private func isPlace(_ text: Substring) -> Bool {
  text.allSatisfy { $0 == " " } || text.hasSuffix(": ")
    || text.wholeMatch(of: /\s*[0-9]+:[0-9]+\s/) != nil
}

private let plain = "\u{1B}[0m"

private func bold(_ text: Substring) -> String { "\u{1B}[1m\(text)\(plain)" }

private func style(_ severity: Substring) -> String {
  switch severity {
  case "error", "Error": "\u{1B}[1;31m"
  case "warning": "\u{1B}[1;33m"
  default: "\u{1B}[36m"
  }
}

extension StandardStream {
  /// Writes an answer as whoever looks at it reads it: texts with colours where those are shown, JSON in lines on a terminal, and
  /// everything else byte by byte.
  func show(_ answer: [UInt8], as format: ShownFormat) {
    switch format {
    case .text where hasColors: write(Array(colored(String(decoding: answer, as: UTF8.self)).utf8))
    case .json where isTerminal: write(indentedJSON(answer))
    default: write(answer)
    }
  }

  /// Writes a line of text with its colours.
  package func tell(_ text: PlainText) { show((text + "\n").bytes, as: .text) }
}

/// What tells how an answer is shown.
enum ShownFormat {
  case text, json, other

  init(_ format: String) { self = format == "text" ? .text : format == "json" ? .json : .other }
}
