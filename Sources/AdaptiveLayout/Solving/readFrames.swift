import ConstraintSolver
import LayoutModel

/// The frames that a solution gives: the alignment rectangles, grown by the alignment insets.
func readFrames(
  _ solution: Solution, of document: DocumentValues, _ problem: Problem, range: Range<Int>,
  into frames: inout [Rect]
) {
  for view in range {
    let first = problem.firstVariable(ofView: view)
    guard first >= 0 else { continue }
    let alignment = Rect(
      x: solution.values[first + ItemVariable.x], y: solution.values[first + ItemVariable.y],
      width: solution.values[first + ItemVariable.width],
      height: solution.values[first + ItemVariable.height])
    frames[view] = document.frame(ofView: view, alignmentRect: alignment)
  }
}

/// The sizes that a solution gives to the content of scroll views.
func readContentSizes(_ solution: Solution, _ problem: Problem, into sizes: inout [Int32: Size]) {
  for (view, first) in problem.firstVariableOfContent {
    sizes[view] = Size(
      width: solution.values[Int(first) + ItemVariable.width],
      height: solution.values[Int(first) + ItemVariable.height])
  }
}

/// A view of which nothing is said at all stays where the request put it (AL-untouched).
func keepFrames(
  _ views: ArraySlice<Int32>, of document: DocumentValues, _ problem: Problem, _ frames: inout [Rect]
) {
  for view in views {
    guard let frame = document.details(ofView: Int(view)).frame,
      let first = problem.firstVariable(of: LayoutItem.view(view)),
      problem.isUntouched(first)
    else { continue }
    frames[Int(view)] = frame
  }
}

extension DocumentValues {
  /// The frame of a view with this alignment rectangle (AL-alignment-rectangle).
  func frame(ofView view: Int, alignmentRect: Rect) -> Rect {
    let insets = natural[view].alignmentRectInsets
    return insets == .zero
      ? alignmentRect
      : Rect(
        x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
        width: alignmentRect.size.width + insets.left + insets.right,
        height: alignmentRect.size.height + insets.top + insets.bottom)
  }
}
