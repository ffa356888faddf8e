package import LayoutModel

/// What the program says of itself where nothing is asked: the commands that most people want.
package let greeting: PlainText = """
  Layout Resolver answers how UIKit would lay out a screen, on any iPhone or iPad.

    layout-resolver resolve FILE               the frames of a screen
    layout-resolver lint FILE                  what should be mended in it, and on which devices
    layout-resolver explain FILE               why constraints conflict, and what would end it
    layout-resolver preview FILE -o FILE.svg   a picture of it
    layout-resolver serve                      all of that over HTTP, and in a browser: http://127.0.0.1:8080

  FILE is a layout document, a .storyboard, .xib or .swift file, or the folder of an app. The smallest document:

    echo '{"device": "iPhone 17", "hierarchy": {"id": "root"}}' | layout-resolver resolve -

  'layout-resolver help' lists all commands, 'layout-resolver help COMMAND' tells all of one.

  """

/// What to say of arguments that begin with no command: the one that is meant.
///
/// - Parameter known: The names of all commands.
/// - Returns: Nil for a command, and for options, which belong to `serve`.
package func complaint(aboutCommandIn arguments: [String], _ known: [String]) -> PlainText? {
  let isHelp = arguments.first == "help" && arguments.count > 1
  guard let word = isHelp ? arguments[1] : arguments.first, !word.hasPrefix("-"), !known.contains(word) else {
    return nil
  }
  if exists(word) || word.hasSuffix(".json") || isScreenFile(word) {
    return """
      Error: '\(word)' is no command but a file. Say what to do with it: layout-resolver resolve \(word), or lint, explain, \
      preview. 'layout-resolver help' lists all commands.
      """
  }
  let nearest = otherWords[word.lowercased()].map { [$0] } ?? nearestNames(to: word, in: known)
  return "Error: '\(word)' is no command.\(suggestion(nearest)) 'layout-resolver help' lists all commands."
}

/// What others call commands.
private let otherWords = [
  "compare": "diff", "convert": "import", "draw": "preview", "fix": "explain", "frames": "resolve",
  "layout": "resolve",
  "picture": "preview", "render": "preview", "run": "serve", "server": "serve", "show": "preview",
  "solve": "resolve",
  "start": "serve", "translate": "import", "validate": "lint", "verify": "check", "why": "explain",
]

/// What to say of a flag that does not exist and that is the value of one: the two together.
///
/// - Parameter message: What was said of it.
/// - Returns: Nil for other arguments.
package func complaint(aboutFlagsIn arguments: [String], _ message: String) -> PlainText? {
  guard message.contains("Unknown option") else { return nil }
  for argument in arguments where argument.hasPrefix("--") && message.contains("'\(argument)'") {
    let word = argument.dropFirst(2).lowercased()
    if let meant = valuesOfFlags[word] {
      return "Error: There is no flag '\(argument)'. Did you mean --\(meant)?"
    }
  }
  return nil
}

/// Values that people write as flags, with the flag before them.
private let valuesOfFlags = [
  "landscape": "orientation landscape", "portrait": "orientation portrait", "dark": "style dark",
  "light": "style light", "darkmode": "style dark", "dark-mode": "style dark", "theme": "style",
  "appearance": "style", "rtl": "direction rtl", "ltr": "direction ltr", "half": "window half",
  "split": "window half", "split-view": "window half", "slideover": "window slideOver",
  "slide-over": "window slideOver",
  "fullscreen": "window full", "iphone": "device iphone-17", "ipad": "device 'iPad mini'",
  "ios": "system-version",
  "os": "system-version", "os-version": "system-version", "version-ios": "system-version",
  "language": "locale",
  "lang": "locale", "content-size-category": "text-size", "dynamic-type": "text-size",
  "font-size": "text-size",
  "out": "output", "all-devices": "all", "json": "format json",
  "svg": "format svg", "png": "format png", "html": "format html", "text": "format text",
  "multitasking": "window",
]
