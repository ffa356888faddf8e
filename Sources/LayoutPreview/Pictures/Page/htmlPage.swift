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
  var page = MarkupWriter()
  let title = sheet.sketches.first.map { "Layout on " + $0.title } ?? "Layout"
  let count = sheet.resultCount
  page.startPage("\(name: title)\(raw: count > 1 ? " and others" : "")")
  if count > sheet.sketches.count {
    page += "<p class=\"muted\">\(count) results; those that look the same share a panel.</p>\n"
  }
  page.write(sheet)
  for sketch in sheet.sketches { page.write(sketch, panels[sketch.index], isOpen: sheet.sketches.count == 1) }
  page.endPage()
  return page.bytes
}

extension MarkupWriter {
  fileprivate mutating func write(_ sketch: PanelSketch, _ panel: PicturePanel, isOpen: Bool) {
    self += "<section>\n<h2>\(sketch.scene.map { "\(name: $0): " } ?? "")\(name: sketch.title)</h2>\n"
    paragraph(sketch.subtitle)
    writeNames(of: sketch)
    switch panel.content {
    case .layout(let layout):
      write(layout.diagnostics)
      writeFrames(of: layout, sketch, isOpen: isOpen)
    case .problem(let sentence): self += "<p class=\"error\">\(name: sentence)</p>"
    }
    raw("</section>\n")
  }

  private mutating func writeNames(of sketch: PanelSketch) {
    guard sketch.names.count > 1 || !sketch.hasPlainName else { return }
    let isLong = sketch.names.count > 6
    if isLong { self += "<details><summary>\(sketch.names.count) results look like this</summary>\n" }
    raw("<ul>")
    for name in sketch.names { self += "<li>\(name: name)</li>" }
    raw(isLong ? "</ul></details>\n" : "</ul>\n")
  }

  /// Writes diagnostics, first those that have a number in the picture, in the same order.
  private mutating func write(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    raw("<h3>What to know</h3>\n<ol>")
    for severity in [Diagnostic.Severity.error, .warning, .info] {
      for diagnostic in diagnostics where diagnostic.severity == severity { write(diagnostic) }
    }
    raw("</ol>\n")
  }

  private mutating func write(_ diagnostic: Diagnostic) {
    self += "<li>\(strong: diagnostic) \(name: diagnostic.linePrefix + diagnostic.sentence)"
    if !diagnostic.consequences.isEmpty {
      raw("<ul>")
      for consequence in diagnostic.consequences { self += "<li>\(name: consequence.message)</li>" }
      raw("</ul>")
    }
    raw("</li>")
  }

  /// The code of a diagnostic in the colour of its severity.
  mutating func appendInterpolation(strong diagnostic: Diagnostic) {
    self +=
      "<strong class=\"\(text: diagnostic.severity.rawValue)\">\(text: diagnostic.code.rawValue)</strong>"
  }

  // MARK: Frames

  private mutating func writeFrames(of layout: Layout, _ sketch: PanelSketch, isOpen: Bool) {
    let count = layout.views.count
    self += """
      <details\(raw: isOpen ? " open=\"open\"" : "")><summary>\(count)\(raw: count == 1 ? " view" : " views")</summary>
      <div class="scroll">
      <table>
      <caption>Frames in points on \(name: layout.environment.device.name): x, y, width, height</caption>
      <thead><tr><th scope="col">View</th><th scope="col">Type</th>\
      <th scope="col">Frame</th><th scope="col">In the window</th></tr></thead>
      <tbody>

      """
    for controller in layout.order {
      for index in layout.document.viewRange(ofController: controller) {
        writeRow(of: index, in: layout, panel: sketch.isDrawn[index] ? sketch.index : nil)
      }
    }
    raw("</tbody>\n</table>\n</div>\n</details>\n")
  }

  /// - Parameter panel: Where the picture has the view; nil where it has not.
  private mutating func writeRow(of index: Int, in layout: Layout, panel: Int?) {
    raw("<tr><th scope=\"row\">")
    if let panel { self += "<a href=\"#v\(panel)-\(index)\">" }
    self += "\(name: layout.document.title(ofView: index))\(raw: panel == nil ? "" : "</a>")</th>"
    self += "<td>\(text: layout.document.views[index].type.rawValue)</td>"
    let view = layout.views[index]
    if let frame = view.frame, let inWindow = view.frameInWindow {
      self += "\(cell: frame)\(cell: inWindow)"
    } else {
      self += "<td colspan=\"2\">\(raw: view.isInstalled ? "not loaded" : "not installed")</td>"
    }
    raw("</tr>\n")
  }
}
