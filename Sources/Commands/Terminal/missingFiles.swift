import ArgumentParser
import LayoutModel

/// Ends with status 2 where an argument names no file, before anything is written of the others.
func requireFiles(_ paths: [String]) throws {
  if let path = paths.first(where: { $0 != "-" && !exists($0) }) { throw noSuchFile(path) }
}

/// Says that there is no such file.
func noSuchFile(_ path: String) -> ExitCode { unusable("\(path): \(sentence(onMissing: path))") }

/// That there is no such file, with what a word is that stands behind the value of a flag.
func sentence(onMissing path: String) -> String {
  let arguments = CommandLine.arguments
  let sentence = "there is no such file."
  guard let place = arguments.firstIndex(of: path), place > 2, arguments[place - 2].hasPrefix("--"),
    !arguments[place - 2].contains("="), !arguments[place - 1].hasPrefix("-")
  else { return sentence }
  return
    "\(sentence) What has blanks stands in quotes: \(arguments[place - 2]) '\(arguments[place - 1]) \(path)'."
}
