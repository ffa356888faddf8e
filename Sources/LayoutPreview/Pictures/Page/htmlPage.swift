import LayoutModel

/// Draws results of a request as a page that needs nothing else: the picture, and for each panel the frames of its views
/// and what is wrong with them.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameters:
///   - panels: At least one, in the order of the results.
///   - images: As of ``svgPicture(of:_:images:)``.
/// - Complexity: O(*n*) in views, diagnostics and constraints of all panels.
package func htmlPage(
  of panels: [PicturePanel], _ overlays: PictureOverlays, images: PictureImages = PictureImages()
) -> [UInt8] {
  let sheet = ContactSheet(panels, overlays, images, hasIDs: true)
  var page = PageWriter()
  page.writeStart(of: sheet)
  page.write(sheet)
  for sketch in sheet.sketches { page.write(sketch, panels[sketch.index], isOpen: sheet.sketches.count == 1) }
  page.markup.raw("</body>\n</html>\n")
  return page.markup.bytes
}

/// Writes what is around a picture.
struct PageWriter {
  var markup = MarkupWriter()

  /// The beginning of a page, up to its heading.
  mutating func writeHead(_ writeTitle: (inout PageWriter) -> Void) {
    markup.raw("<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n")
    markup.raw("<meta charset=\"utf-8\"/>\n")
    markup.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>")
    writeTitle(&self)
    markup.raw("</title>\n<style>")
    markup.raw(PictureStyle.page)
    markup.raw("</style>\n</head>\n<body>\n<h1>")
    writeTitle(&self)
    markup.raw("</h1>\n")
  }

  /// A picture in its frame.
  mutating func write(_ sheet: ContactSheet) {
    markup.raw(sheet.sketches.count == 1 ? "<div class=\"sheet one\">" : "<div class=\"sheet\">")
    sheet.write(to: &markup)
    markup.raw("</div>\n")
  }

  fileprivate mutating func writeStart(of sheet: ContactSheet) {
    let title = sheet.sketches.first.map { "Layout on " + $0.title } ?? "Layout"
    let count = sheet.sketches.reduce(0) { $0 + $1.names.count }
    writeHead { $0.writeTitle(title, count) }
    if count > sheet.sketches.count {
      markup.raw("<p class=\"muted\">")
      markup.number(Double(count))
      markup.raw(" results; those that look the same share a panel.</p>\n")
    }
  }

  private mutating func writeTitle(_ title: String, _ count: Int) {
    markup.name(title)
    guard count > 1 else { return }
    markup.raw(" and others")
  }

  // MARK: Panels

  fileprivate mutating func write(_ sketch: PanelSketch, _ panel: PicturePanel, isOpen: Bool) {
    markup.raw("<section>\n<h2>")
    if let scene = sketch.scene {
      markup.name(scene)
      markup.raw(": ")
    }
    markup.name(sketch.title)
    markup.raw("</h2>\n")
    paragraph(sketch.subtitle)
    writeNames(of: sketch)
    switch panel.content {
    case .layout(let layout):
      write(layout.diagnostics)
      writeFrames(of: layout, sketch, isOpen: isOpen)
    case .problem(let sentence):
      markup.element("p", sentence, "error")
    }
    markup.raw("</section>\n")
  }

  private mutating func writeNames(of sketch: PanelSketch) {
    guard sketch.names.count > 1 || !sketch.hasPlainName else { return }
    let isLong = sketch.names.count > 6
    if isLong {
      markup.raw("<details><summary>")
      markup.number(Double(sketch.names.count))
      markup.raw(" results look like this</summary>\n")
    }
    markup.raw("<ul>")
    for name in sketch.names {
      markup.element("li", name)
    }
    markup.raw(isLong ? "</ul></details>\n" : "</ul>\n")
  }

  /// Writes diagnostics, first those that have a number in the picture, in the same order.
  private mutating func write(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    markup.raw("<h3>What to know</h3>\n<ol>")
    for severity in [Diagnostic.Severity.error, .warning, .info] {
      for diagnostic in diagnostics where diagnostic.severity == severity { write(diagnostic) }
    }
    markup.raw("</ol>\n")
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    markup.raw("<li><strong class=\"")
    markup.text(diagnostic.severity.rawValue)
    markup.raw("\">")
    markup.text(diagnostic.code.rawValue)
    markup.raw("</strong> ")
    if let source = diagnostic.source { markup.name("\(source.text): ") }
    markup.name(diagnostic.sentence)
    if !diagnostic.consequences.isEmpty {
      markup.raw("<ul>")
      for consequence in diagnostic.consequences {
        markup.element("li", consequence.message)
      }
      markup.raw("</ul>")
    }
    markup.raw("</li>")
  }

  // MARK: Frames

  private mutating func writeFrames(of layout: Layout, _ sketch: PanelSketch, isOpen: Bool) {
    let name = layout.environment.device.name
    markup.raw(isOpen ? "<details open=\"open\"><summary>" : "<details><summary>")
    markup.number(Double(layout.views.count))
    markup.raw(layout.views.count == 1 ? " view</summary>\n" : " views</summary>\n")
    markup.raw("<div class=\"scroll\">\n<table>\n<caption>Frames in points on ")
    markup.name(name)
    markup.raw(
      ": x, y, width, height</caption>\n<thead><tr><th scope=\"col\">View</th><th scope=\"col\">Type</th>")
    markup.raw("<th scope=\"col\">Frame</th><th scope=\"col\">In the window</th></tr></thead>\n<tbody>\n")
    for controller in layout.order {
      for index in layout.document.viewRange(ofController: controller) {
        writeRow(of: index, in: layout, panel: sketch.isDrawn[index] ? sketch.index : nil)
      }
    }
    markup.raw("</tbody>\n</table>\n</div>\n</details>\n")
  }

  /// - Parameter panel: Where the picture has the view; nil where it has not.
  private mutating func writeRow(of index: Int, in layout: Layout, panel: Int?) {
    let node = layout.document.views[index]
    markup.raw("<tr><th scope=\"row\">")
    if let panel {
      markup.raw("<a href=\"#v")
      markup.number(Double(panel))
      markup.raw("-")
      markup.number(Double(index))
      markup.raw("\">")
      markup.name(layout.document.title(ofView: index))
      markup.raw("</a>")
    } else {
      markup.name(layout.document.title(ofView: index))
    }
    markup.raw("</th><td>")
    markup.text(node.type.rawValue)
    markup.raw("</td>")
    let view = layout.views[index]
    if let frame = view.frame, let inWindow = view.frameInWindow {
      writeCell(frame)
      writeCell(inWindow)
    } else {
      markup.raw(view.isInstalled ? "<td colspan=\"2\">not loaded" : "<td colspan=\"2\">not installed")
      markup.raw("</td>")
    }
    markup.raw("</tr>\n")
  }

  private mutating func writeCell(_ frame: Rect) {
    markup.raw("<td class=\"number\">")
    markup.rectangle(frame)
    markup.raw("</td>")
  }
}
