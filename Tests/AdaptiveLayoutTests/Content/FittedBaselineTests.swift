import LayoutModel
import Testing

/// A row lends the baseline of its tallest view, and which one that is may follow from wrapped texts (AL-baselines, AL-fitting).
@Suite struct FittedBaselineTests {
  /// The label is the lower of the two until its text is wrapped. What the view is fitted to is what it gets in the layout.
  @Test func fittingKnowsTheTallestViewOfARow() throws {
    let layout = try resolveRequest(
      Array(
        """
        {"device":{"portraitSize":{"width":320,"height":480},"displayScale":1},
         "hierarchy":{"id":"S","subviews":[{"id":"C",
           "systemLayoutSizeFitting":{"targetSize":{"width":160,"height":0},"horizontalFittingPriority":1000},
           "subviews":[
             {"id":"K","type":"stackView","axis":"horizontal","alignment":"top","distribution":"fillEqually","subviews":[
               {"id":"a","type":"label","text":"Settings Settings Settings","numberOfLines":0},
               {"id":"b","intrinsicContentSize":{"width":40,"height":30}}]},
             {"id":"x"}]}]},
         "constraints":["K.leading == C.leading","C.trailing == K.trailing","K.top == C.top","x.leading == C.leading",
           "x.width == 10","x.height == 10","x.top == K.lastBaseline","C.bottom == x.bottom",
           "C.leading == S.leading","C.top == S.top","C.width == 160"]}
        """.utf8))
    let view = try #require(layout.document.views.firstIndex { $0.id == "C" })
    let fitted = try #require(layout.views[view].systemLayoutSize)
    let frame = try #require(layout.views[view].exactFrame)
    #expect(abs(fitted.height - frame.size.height) < 1e-6)
    #expect(fitted.height > 40 + 10)
  }
}
