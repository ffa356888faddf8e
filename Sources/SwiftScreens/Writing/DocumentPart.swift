import JSON
import LayoutModel
import SwiftInterpreter

/// A view that a document is of, apart from its screen.
struct DocumentPart {
  enum Placing {
    /// Where its frame says.
    case asFramed
    /// In a corner of the window, as large as it is by itself.
    case inCorner
    /// In that corner, without what is in it.
    case alone
  }

  let view: Object
  let placing: Placing
  /// Whether a text that scrolls is as high as all of it.
  var isFitted = false
  /// How wide it is, or may be at most.
  var width: (points: Double, isMost: Bool)?
  /// What `systemLayoutSizeFitting` is asked.
  var fitting: (target: Size, horizontal: Double, vertical: Double)?

  init(_ view: Object, _ placing: Placing) { (self.view, self.placing) = (view, placing) }
}

extension DocumentWriter {
  /// Whether a document is of a view by itself: then who asks says how it is placed.
  func isPart(_ view: Object) -> Bool { part?.view === view }

  mutating func writeFitting() {
    guard let fitting = part?.fitting else { return }
    json.key("systemLayoutSizeFitting")
    json.beginObject()
    object("targetSize", [("width", fitting.target.width), ("height", fitting.target.height)])
    member("horizontalFittingPriority", fitting.horizontal)
    member("verticalFittingPriority", fitting.vertical)
    json.endObject()
  }

  /// Constraints that keep a part in its corner, where bars and notches take nothing of it: it is measured by itself.
  mutating func writePartConstraints() {
    guard let part, part.placing != .asFramed else { return }
    let id = names.name(of: part.view, or: "view")
    writeSides(["top", "left"], of: id, to: "stage.safeArea")
    if let width = part.width { writeSize("width", width.points, of: id, isMost: width.isMost) }
  }

  /// Writes a document of a label that shows a text in as many lines as it takes.
  mutating func writeText(_ text: String, _ font: Value?, width: Double?) {
    beginStage("text", "label")
    member("text", text)
    member("numberOfLines", 0)
    if font == nil { writeDefaultFont() } else { writeFont(font, "text") }
    endStage("text") { writer in
      if let width { writer.writeSize("width", width, of: "text", isMost: true) }
    }
  }

  /// What attributed strings have that say no font.
  private mutating func writeDefaultFont() {
    json.key("font")
    json.beginObject()
    member("name", "Helvetica")
    member("pointSize", 12)
    json.endObject()
  }

  /// Writes a document of a view that shows an image.
  mutating func writeImage(alone image: Value) {
    beginStage("image", "imageView")
    writeImage(image, "image")
    endStage("image") { _ in }
  }

  private mutating func beginStage(_ id: String, _ type: String) {
    json.beginObject()
    json.key("hierarchy")
    json.beginObject()
    member("id", "stage")
    json.key("subviews")
    json.beginArray()
    json.beginObject()
    member("id", id)
    member("type", type)
    member("translatesAutoresizingMaskIntoConstraints", false)
  }

  private mutating func endStage(_ id: String, _ constraints: (inout DocumentWriter) -> Void) {
    json.endObject()
    json.endArray()
    json.endObject()
    json.key("constraints")
    json.beginArray()
    writeSides(["top", "left"], of: id, to: "stage")
    constraints(&self)
    json.endArray()
    json.endObject()
  }
}
