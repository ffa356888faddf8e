import Foundation
import TestSupport
import Testing

/// Code that asks how large a view of a class is that is in no file.
@Suite struct UnknownSizeTests {
  /// Nobody knows what size such a view wants, nor what hangs on it. One whose constraints say it has that.
  @Test(arguments: [
    ("chart.intrinsicContentSize", "ChartView.intrinsicContentSize.width"),
    ("{ chart.sizeToFit(); return chart.bounds.size }()", "sizeThatFits.width"),
    ("holder.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", "systemLayoutSizeFitting.width"),
    ("sized.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", nil),
    ("sized.subviews[0].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", nil),
  ]) func sizesAreToldAsFarAsTheyAreKnown(_ asked: String, _ hole: String?) throws {
    let source = """
      import UIKit
      final class Panel: UIView {
        let chart = ChartView(), holder = UIView(), sized = UIView(), bar = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          _ = fill(holder)
          let inner = fill(sized)
          inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
          inner.heightAnchor.constraint(equalToConstant: 40).isActive = true
          bar.translatesAutoresizingMaskIntoConstraints = false
          addSubview(bar)
          bar.widthAnchor.constraint(equalToConstant: (\(asked)).width).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func fill(_ outer: UIView) -> UIView {
          let inner = ChartView()
          inner.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(inner)
          NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor), inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          ])
          return inner
        }
      }
      """
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%2015", Array(source.utf8), contentType: "text/x-swift")
    let layout = try answer.object()
    let report = layout["source"] as? [String: Any] ?? [:]
    let holes = (report["holes"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
    #expect(holes == [hole].compactMap(\.self), "\(answer.text.prefix(2000))")
    let bar = (layout["views"] as? [String: Any])?["bar"] as? [String: Any]
    if hole == nil { #expect(bar?.rect("frame")?[2] == 30) }
  }
}
