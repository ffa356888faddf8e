import Foundation
import TestSupport
import Testing

/// Views that lay out where they draw, on a phone of 393 points.
@Suite struct DrawingTests {
  private func frames(_ more: String = "", meter: String = "120") throws -> [String: [Double]] {
    try framesOnPhone(
      """
      class Meter: UIView {
        let needle = UIView(), caption = UILabel()
        override func draw(_ rect: CGRect) {
          UIBezierPath(rect: rect).stroke()
          show(in: rect)
        }
        func show(in rect: CGRect) {
          needle.translatesAutoresizingMaskIntoConstraints = false
          addSubview(needle)
          NSLayoutConstraint.activate([
            needle.leadingAnchor.constraint(equalTo: leadingAnchor),
            needle.centerYAnchor.constraint(equalTo: centerYAnchor),
            needle.widthAnchor.constraint(equalToConstant: 2),
            needle.heightAnchor.constraint(equalToConstant: rect.height / 2),
          ])
          caption.frame = CGRect(x: CGFloat(subviews.count), y: 0, width: rect.width - 3, height: 20)
          addSubview(caption)
        }
      }
      class Screen: UIViewController {
        let meter = Meter()
        override func viewDidLoad() {
          super.viewDidLoad()
          meter.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(meter)
          NSLayoutConstraint.activate([
            meter.topAnchor.constraint(equalTo: view.topAnchor),
            meter.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            meter.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            meter.heightAnchor.constraint(equalToConstant: \(meter)),
          ])
          \(more)
        }
      }
      """)
  }

  /// A view draws once, in its bounds, after a layout: one subview is there when the caption gets its place.
  @Test func viewsDrawAfterTheLayout() throws {
    let found = try frames()
    #expect(
      found["meter/needle"] == [0, 30, 2, 60] && found["meter/caption"] == [1, 0, 390, 20], "\(found)")
  }

  /// What is not seen, or has no size, does not draw ("This method is called when a view is first displayed", UIView).
  @Test(arguments: [("meter.isHidden = true", "120"), ("view.isHidden = true", "120"), ("", "0")])
  func whatIsNotSeenDoesNotDraw(body: String, meter: String) throws {
    let found = try frames(body, meter: meter)
    #expect(found["meter"] != nil && found.keys.allSatisfy { !$0.hasPrefix("meter/") }, "\(found)")
  }

  /// A view that comes into the screen later draws, too.
  @Test func laterViewsDraw() throws {
    let found = try frames("DispatchQueue.main.async { self.meter.isHidden = false }; meter.isHidden = true")
    #expect(found["meter/needle"] == [0, 30, 2, 60], "\(found)")
  }
}
