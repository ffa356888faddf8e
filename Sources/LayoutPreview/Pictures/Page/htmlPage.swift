import LayoutModel

/// Draws results of a request as a page that needs nothing else: the picture, and for each panel the frames of its views
/// and what is wrong with them.
///
/// There is no script. The markup is XML, too, but for its first line.
///
/// - Parameters:
///   - panels: At least one, in the order of the results.
///   - images: As of ``svgPicture(of:_:images:limits:)``.
/// - Throws: Why the page cannot be drawn to its end.
/// - Complexity: O(*n*) in views, diagnostics and constraints of all panels.
package func htmlPage(
  of panels: [PicturePanel], _ overlays: PictureOverlays, images: PictureImages = PictureImages(),
  limits: DrawingLimits = DrawingLimits()
) throws(DrawingError) -> [UInt8] {
  try ContactSheet(panels, PanelStyle(.page, of: panels, overlays, images), limits).page()
}

extension ContactSheet {
  /// The sheet as a page.
  package consuming func page() -> [UInt8] {
    var page = MarkupWriter()
    let title = sketches.first.map { "Layout on " + $0.title } ?? "Layout"
    page.startPage("\(name: title)\(raw: resultCount > 1 ? " and others" : "")")
    if resultCount > sketches.count {
      page += "<p class=\"muted\">\(resultCount) results; those that look the same share a panel.</p>\n"
    }
    page.write(&self)
    for number in sketches.indices {
      page.write(sketches[number], takeSection(ofPanel: number), isOpen: sketches.count == 1)
    }
    page.endPage()
    return page.bytes
  }
}

/// What a page says of a panel below its names: what is wrong, and the frames of its views.
struct PanelSection {
  private(set) var findings = MarkupWriter()
  /// Behind the tag that opens or closes the list; empty for a panel without a layout.
  private(set) var frames = MarkupWriter()

  init() {}

  init(problem sentence: String) { findings = "<p class=\"error\">\(name: sentence)</p>" }

  /// - Throws: That the time has ended.
  init(
    of layout: Layout, _ panel: Int, isDrawn: [Bool], _ watch: DrawingWatch
  ) throws(DrawingError) {
    findings.write(layout.diagnostics)
    try frames.writeFrames(of: layout, panel, isDrawn: isDrawn, watch)
  }

  var count: Int { findings.count + frames.count }
}

extension MarkupWriter {
  fileprivate mutating func write(_ sketch: PanelSketch, _ section: PanelSection, isOpen: Bool) {
    self += "<section>\n<h2>\(sketch.sceneTitle.map { "\(name: $0): " } ?? "")\(name: sketch.title)</h2>\n"
    paragraph(sketch.subtitle)
    writeNames(of: sketch)
    raw(section.findings.bytes)
    if section.frames.count > 0 {
      raw(isOpen ? "<details open=\"open\">" : "<details>")
      raw(section.frames.bytes)
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
  fileprivate mutating func write(_ diagnostics: [Diagnostic]) {
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

  fileprivate mutating func writeFrames(
    of layout: Layout, _ panel: Int, isDrawn: [Bool], _ watch: DrawingWatch
  ) throws(DrawingError) {
    var watch = watch
    let count = layout.views.count
    reserve(200 * count + 1000)
    self += """
      <summary>\(count)\(raw: count == 1 ? " view" : " views")</summary>
      <div class="scroll">
      <table>
      <caption>Frames in points on \(name: layout.environment.device.name): x, y, width, height</caption>
      <thead><tr><th scope="col">View</th><th scope="col">Type</th>\
      <th scope="col">Frame</th><th scope="col">In the window</th></tr></thead>
      <tbody>

      """
    for controller in layout.order {
      for index in layout.document.viewRange(ofController: controller) {
        if watch.mustStop() { throw .interrupted }
        writeRow(of: index, in: layout, panel: isDrawn[index] ? panel : nil)
      }
    }
    raw("</tbody>\n</table>\n</div>\n</details>\n")
  }

  /// - Parameter panel: Where the picture has the view; nil where it has not.
  private mutating func writeRow(of index: Int, in layout: Layout, panel: Int?) {
    raw("<tr><th scope=\"row\">")
    if let panel {
      raw("<a href=\"#v")
      number(Double(panel))
      raw("-")
      number(Double(index))
      raw("\">")
    }
    name(layout.document.title(ofView: index))
    raw(panel == nil ? "</th><td>" : "</a></th><td>")
    text(layout.document.views[index].type.rawValue)
    raw("</td>")
    if let frame = layout.views[index].frame, let inWindow = layout.views[index].frameInWindow {
      for frame in [frame, inWindow] {
        raw("<td class=\"number\">")
        numbers(of: frame)
        raw("</td>")
      }
    } else {
      raw("<td colspan=\"2\">")
      raw(layout.views[index].isInstalled ? "not loaded" : "not installed")
      raw("</td>")
    }
    raw("</tr>\n")
  }
}
