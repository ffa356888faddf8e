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
