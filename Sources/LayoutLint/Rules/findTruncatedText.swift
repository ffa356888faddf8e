import LayoutModel

/// Texts that do not fit in their views.
func findTruncatedText(in layout: Layout) -> [Diagnostic] {
  layout.measures.keys.sorted().compactMap { index in
    guard layout.measures[index]?.text?.isTruncated == true, layout.views[index].isOnScreen else {
      return nil
    }
    let id = layout.document.views[index].id
    return Diagnostic(.truncatedText, message: "The text of \(id) does not fit.", views: [id])
  }
}
