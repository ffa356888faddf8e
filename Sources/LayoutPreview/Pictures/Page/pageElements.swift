import LayoutModel

// What is around a picture.
extension MarkupWriter {
  /// Writes the beginning of a page, up to its heading.
  mutating func startPage(_ title: MarkupWriter) {
    self += """
      <!DOCTYPE html>
      <html lang="en" xmlns="http://www.w3.org/1999/xhtml">
      <head>
      <meta charset="utf-8"/>
      <meta name="viewport" content="width=device-width, initial-scale=1"/>
      <title>\(title)</title>
      <style>\(raw: PictureStyle.page)</style>
      </head>
      <body>
      <h1>\(title)</h1>

      """
  }

  /// Writes the picture of a sheet.
  mutating func write(_ sheet: inout ContactSheet) {
    raw(sheet.sketches.count == 1 ? "<div class=\"sheet one\">" : "<div class=\"sheet\">")
    sheet.write(to: &self)
    raw("</div>\n")
  }

  mutating func endPage() { raw("</body>\n</html>\n") }

  /// Writes a paragraph that is a message.
  mutating func paragraph(_ text: String, _ style: StaticString? = "muted") {
    raw("<p")
    if let style { self += " class=\"\(raw: style)\"" }
    self += ">\(name: text)</p>\n"
  }

  mutating func list(_ items: [String]) {
    if items.isEmpty { return }
    raw("<ul>")
    for item in items { self += "<li>\(name: item)</li>\n" }
    raw("</ul>\n")
  }

  /// Writes the beginning of a table, up to its first row.
  mutating func startTable(_ caption: StaticString, _ columns: [StaticString]) {
    self += "<div class=\"scroll\"><table>\n<caption>\(raw: caption)</caption>\n<thead><tr>"
    for column in columns { self += "<th scope=\"col\">\(raw: column)</th>" }
    raw("</tr></thead>\n<tbody>\n")
  }

  mutating func endTable() { raw("</tbody>\n</table></div>\n") }

  mutating func appendInterpolation(cell value: Double) {
    self += "<td class=\"number\">\(text: LayoutPreview.number(value))</td>\n"
  }

  /// - Parameter frame: Nil for an empty cell.
  mutating func appendInterpolation(cell frame: Rect?) {
    raw("<td class=\"number\">")
    if let frame { self += "\(frame)" }
    raw("</td>")
  }
}
