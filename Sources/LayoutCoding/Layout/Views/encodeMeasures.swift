import JSON
package import LayoutModel

/// What decided the size of a view, and where its guides are: what somebody asks to be shown.
extension ViewMeasures: Answer {
  package static let rows: Rows = [
    .optionalIn("intrinsicContentSize") { $1.detail.values.contains(.content) ? $0.intrinsicSize : nil },
    .optionalIn("text") { $1.detail.values.contains(.content) ? $0.text : nil },
    .optionalIn("layoutMargins") { $1.detail.values.contains(.margins) ? $0.layoutMargins : nil },
    .optionalIn("safeAreaInsets") {
      $1.detail.values.isDisjoint(with: [.margins, .safeAreas]) ? nil : $0.safeAreaInsets
    },
    systemGuides,
    .optionalIn("layoutGuides") { (measures, context) -> AnswerMap<Rect>? in
      guard context.detail.values.contains(.guides), !measures.layoutGuides.isEmpty else { return nil }
      return AnswerMap(members: measures.layoutGuides.map { (context.guides[$0.guide].id, $0.frame) })
    },
  ]

  /// The guides that every view has, under UIKit's names.
  private static let systemGuides = AnswerRow<Self>(
    SystemGuide.allCases.map { AnswerMember($0.propertyName.description, Rect.shape, isOptional: true) }
  ) { measures, context, writer in
    guard context.detail.values.contains(.guides) else { return }
    for guide in measures.systemGuides { writer.member(guide.guide.propertyName, guide.frame, in: context) }
  }

  /// A side without an intrinsic metric is not there, as in documents.
  private var intrinsicSize: IntrinsicSize? {
    if intrinsicWidth == nil, intrinsicHeight == nil { return nil }
    return IntrinsicSize(width: intrinsicWidth, height: intrinsicHeight)
  }
}

private struct IntrinsicSize: Answer {
  var width, height: Double?

  static let rows: Rows = [.optional("width") { $0.width }, .optional("height") { $0.height }]
}

extension TextFit: Answer {
  package static let rows: Rows = [
    .member("lineCount") { $0.lineCount }, .member("isTruncated") { $0.isTruncated },
    .optional("truncatedLine") { $0.isTruncated ? $0.lineCount : nil },
  ]
}

extension ScrollLayout: Answer {
  package static let rows: Rows = [
    .member("contentSize") { $0.contentSize },
    .member("contentOffset") { $0.contentOffset },
    .member("adjustedContentInset") { $0.adjustedContentInset },
  ]
}

extension PlacedConstraint: Answer {
  package static let rows: Rows = [
    .member("text") { $0.text },
    .optional("pointer") { $0.pointer?.fragment },
    .member("axis") { $0.axis },
    .member("relation") { $0.relation },
    .member("priority") { Double($0.priority) },
    .member("first") { $0.first },
    .optional("second") { $0.second },
    .member("isTight") { $0.isTight },
    .member("isSatisfied") { $0.isSatisfied },
  ]
}

extension PlacedConstraint.Side: Answer {
  package static let rows: Rows = [
    .member("item") { $0.item }, .member("view") { NodeID.view($0.view) },
    .member("attribute") { $0.attribute.name },
  ]
}
