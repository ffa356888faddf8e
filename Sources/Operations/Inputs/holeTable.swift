import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import LayoutPreview

extension HoleTable {
  /// What the source of an app's classes does not tell, those among them that are not shown.
  init(_ app: ImportedApp) {
    let shown = app.screens.compactMap { screen in
      screen.label.source.map { (screen: screen.label.id, isRefused: false, report: $0) }
    }
    self.init(shown + app.refused.map { (screen: $0.name, isRefused: true, report: $0.report) })
  }

  /// The table for people, with the files that nobody has read.
  func text(_ unreadable: UnreadableFiles) -> PlainText {
    unreadable.files.reduce(textHoleTable(self)) { text, file in
      text + "\(file.path) cannot be read. \(file.failure.lines)\n"
    }
  }
}

extension JSONWriter {
  mutating func table(_ holes: HoleTable, _ unreadable: UnreadableFiles) {
    beginObject()
    holes.writeMembers(to: &self)
    write(unreadable)
    endObject()
  }

  /// Writes the files that cannot be read as a member of an object, where there are any.
  mutating func write(_ unreadable: UnreadableFiles) {
    if unreadable.files.isEmpty { return }
    beginArray("unreadable")
    for (path, failure) in unreadable.files { problem(failure, ResultLabel(file: path)) }
    endArray()
  }
}
