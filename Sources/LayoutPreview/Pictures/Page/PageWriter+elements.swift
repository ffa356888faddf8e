import LayoutModel

extension PageWriter {
  /// Writes a paragraph that is a message.
  mutating func paragraph(_ text: String, _ style: StaticString? = "muted") {
    markup.element("p", text, style)
    markup.raw("\n")
  }

  /// The beginning of a table, up to its first row.
  mutating func startTable(_ caption: StaticString, _ columns: [StaticString]) {
    markup.raw("<div class=\"scroll\"><table>\n<caption>")
    markup.raw(caption)
    markup.raw("</caption>\n<thead><tr>")
    for column in columns {
      markup.raw("<th scope=\"col\">")
      markup.raw(column)
      markup.raw("</th>")
    }
    markup.raw("</tr></thead>\n<tbody>\n")
  }

  /// The beginning of a row, with what it is about.
  mutating func startRow(_ title: String) {
    markup.raw("<tr><th scope=\"row\">")
    markup.name(title)
    markup.raw("</th>")
  }

  mutating func endTable() { markup.raw("</tbody>\n</table></div>\n") }

  mutating func cell(_ value: Double) {
    element("td", "number") { $0.markup.text(LayoutPreview.number(value)) }
  }

  /// Nothing for no items.
  mutating func list<Item>(_ items: [Item], _ write: (inout PageWriter, Item) -> Void) {
    if items.isEmpty { return }
    markup.raw("<ul>")
    for item in items { element("li") { write(&$0, item) } }
    markup.raw("</ul>\n")
  }

  mutating func element(
    _ name: StaticString, _ style: String? = nil, _ content: (inout PageWriter) -> Void
  ) {
    markup.raw("<")
    markup.raw(name)
    if let style {
      markup.raw(" class=\"")
      markup.text(style)
      markup.raw("\"")
    }
    markup.raw(">")
    content(&self)
    markup.raw("</")
    markup.raw(name)
    markup.raw(">\n")
  }
}
