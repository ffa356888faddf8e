import Foundation
import TestSupport
import Testing

/// Frames of code that no document has, or that nothing else competes with, on a phone of 393 points.
@Suite struct KeptFrameTests {
  private func screen(_ card: String, _ more: String = "") -> String {
    """
    class Screen: UIViewController {
      let card = Card()
      override func viewDidLoad() {
        super.viewDidLoad()
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
          card.leadingAnchor.constraint(equalTo: view.leadingAnchor), card.topAnchor.constraint(equalTo: view.topAnchor),
          card.widthAnchor.constraint(equalToConstant: 200), card.heightAnchor.constraint(equalToConstant: 80),
        ])
      }
    }
    class Card: UIView {
      \(card)
      override init(frame: CGRect) {
        super.init(frame: frame)
        back.translatesAutoresizingMaskIntoConstraints = false
        addSubview(back)
        \(more)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height / 2)
      }
    }
    """
  }

  /// A view of which neither its mask nor a constraint says anything stays where it is put (AL-untouched).
  @Test func viewsThatNothingElsePlacesKeepTheirFrame() throws {
    let found = try framesOnPhone(screen("let back = UIView()"))
    #expect(found["card/back"] == [0, 0, 200, 40], "\(found)")
  }

  /// A constraint counts more than a frame.
  @Test func viewsThatConstraintsPlaceAreThere() throws {
    let found = try framesOnPhone(
      screen(
        "let back = UIView()",
        """
        NSLayoutConstraint.activate([
          back.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 9), back.topAnchor.constraint(equalTo: topAnchor),
          back.widthAnchor.constraint(equalToConstant: 30), back.heightAnchor.constraint(equalToConstant: 20),
        ])
        """))
    #expect(found["card/back"] == [9, 0, 30, 20], "\(found)")
  }

  private func holes(_ source: String) throws -> [[String: Any]] {
    let sent = Client().upload(
      "/v1/import?type=Screen", Array(("import UIKit\n" + source).utf8), contentType: "text/x-swift")
    let documents = try sent.object()["documents"] as? [[String: Any]]
    let report = documents?.first?["source"] as? [String: Any]
    return try #require(report, "\(sent.text.prefix(500))")["holes"] as? [[String: Any]] ?? []
  }

  /// Whether one with a size of its own keeps its frame nobody has recorded.
  @Test func placesOfLabelsAreTold() throws {
    #expect(try holes(screen("let back = UILabel()")).map { $0["key"] as? String } == ["card/back.frame"])
  }

  /// An image view is made as large as its image, and is that large without constraints.
  @Test func viewsThatAreMadeWithTheirSizeAreNotTold() throws {
    let source = """
      class Screen: UIViewController {
        let picture = UIImageView(image: UIImage(named: "icon"))
        override func viewDidLoad() {
          super.viewDidLoad()
          picture.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(picture)
        }
      }
      """
    #expect(try holes(source).contains { $0["target"] as? String == "picture.frame" } == false)
  }

  /// 300 / 0 is no width, 0 / 0 no multiplier: UIKit raises for that.
  @Test func numbersThatAreNotFiniteAreTold() throws {
    let source = """
      class Screen: UIViewController {
        var titles: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          let slider = UIView(), picture = UIView(), size = CGSize.zero
          view.addSubview(slider)
          slider.frame = CGRect(x: 0, y: 0, width: 300 / CGFloat(titles.count), height: 4)
          picture.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(picture)
          picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: size.height / size.width).isActive = true
        }
      }
      """
    let found = try holes(source)
    #expect(
      Set(found.compactMap { $0["key"] as? String }) == ["slider.frame", "picture.constraint.multiplier"],
      "\(found)")
    #expect(found.allSatisfy { $0["blocking"] as? Bool == true })
  }
}
