import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import SwiftScreens

extension LayoutEngine {
  /// Lays out what the code of a class has made so far, in the window that the class is read for.
  ///
  /// - Parameter deadline: Of the whole reading; nil where each layout has its own, as in a folder whose reading has no end.
  func oracle(
    in window: WindowEnvironment, _ companions: Companions, until deadline: WorkDeadline?
  ) -> LayoutOracle {
    LayoutOracle(fonts: fontBook(companions)) { document in
      try? self.measuredViews(of: document, in: window, companions, until: deadline ?? self.deadline)
    }
  }

  /// - Throws: That a document is none, or takes too long.
  private func measuredViews(
    of document: [UInt8], in window: WindowEnvironment, _ companions: Companions, until deadline: WorkDeadline
  ) throws(Refusal) -> [MeasuredView] {
    try check(deadline)
    // A document names a device, though it is laid out in a window that is known.
    let text = Array(#"{"device": "\#(defaultDevice)", "#.utf8) + document.dropFirst()
    let request = try text.lent { text throws(Refusal) in
      try checked(decode(text, OperationOptions(), with: companions))
    }
    let prepared = prepare(request.document)
    let layout = try work(on: prepared, until: deadline) { workspace, stop throws(ResolutionError) in
      try AdaptiveLayout.resolve(
        prepared, in: ResolutionEnvironment(window), detail: [.measures, .guides, .allElements],
        workspace: &workspace,
        shouldStop: stop)
    }
    // Those of cells, too, which a resolution adds.
    let ids = layout.document.guides.map(\.id)
    let estimated = Set(layout.diagnostics.lazy.filter(\.isOfUnknownFont).flatMap(\.views))
    return layout.views.indices.compactMap { index in
      guard let frame = layout.transformed[index]?.frame ?? layout.views[index].frame else { return nil }
      var view = MeasuredView(layout, index, at: frame, guides: ids)
      view.hasUnknownFont = estimated.contains(view.id)
      return view
    }
  }
}

extension MeasuredView {
  fileprivate init(_ layout: borrowing Layout, _ index: Int, at frame: Rect, guides: [String]) {
    self.init(id: layout.document.views[index].id, frame: frame)
    (scroll, fittingSize) = (layout.views[index].scroll, layout.views[index].systemLayoutSize)
    guard let measures = layout.measures[index] else { return }
    (intrinsicWidth, intrinsicHeight) = (measures.intrinsicWidth, measures.intrinsicHeight)
    (safeAreaInsets, layoutMargins) = (measures.safeAreaInsets, measures.layoutMargins)
    systemGuides = measures.systemGuides
    self.guides = measures.layoutGuides.map { GuideFrame(guides[$0.guide], $0.frame) }
  }
}

extension Diagnostic {
  /// Whether it says that sizes are estimated since nobody knows a font.
  fileprivate var isOfUnknownFont: Bool {
    if case .layout(.contentSizeEstimated(.unknownFont, _)) = finding { true } else { false }
  }
}
