/// The first block of a Markdown text in that language, between its fences; nil where there is none.
package func fencedBlock(_ language: String, of text: String) -> String? {
  guard let begin = text.firstRange(of: "```\(language)\n")?.upperBound,
    let end = text[begin...].firstRange(of: "\n```")?.lowerBound
  else { return nil }
  return String(text[begin..<end])
}
