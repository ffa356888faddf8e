import Foundation
import LayoutService
import TestSupport
import Testing

/// What Swift asks of classes in Objective-C whose headers are in the folder: types are known, constants too, and all else is told.
@Suite struct ObjectiveCMemberTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, TileSize) { TileSizeSmall, TileSizeXXLarge };
    @interface TileStyle : NSObject
    + (instancetype)sharedStyle;
    - (instancetype)initWithSize:(TileSize)size color:(nullable UIColor *)color;
    @property (readonly) TileSize size;
    @property (readonly, nullable) NSString *subtitle;
    @property (readonly) CGFloat inset;
    - (CGFloat)margin;
    - (CGFloat)heightForSize:(TileSize)size;
    - (NSString *)title;
    - (void)decorateView:(UIView *)view;
    @end
    @interface UIButton (Tiles)
    - (void)tile_addAction:(void (^)(id))action;
    - (void)tile_addMark:(void (^)(id))action;
    @end
    @interface TileShade : NSObject
    - (instancetype)initWithSize:(TileSize)size;
    @property (readonly, nullable) NSString *name;
    @end
    @interface WideTileShade : TileShade
    @end
    NS_ASSUME_NONNULL_END
    """
  private static let implementation = """
    #import "TileStyle.h"
    @implementation TileStyle
    + (instancetype)sharedStyle { static TileStyle *shared; return shared; }
    - (CGFloat)margin { return 12; }
    - (CGFloat)inset { return [UIScreen mainScreen].scale * 4; }
    @end
    """

  private func layout(_ body: String, _ more: String = "", fill: [String] = []) throws -> [String: Any] {
    let code = """
      import UIKit
      final class TileController: UIViewController {
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
          label.frame = CGRect(x: 8, y: 40, width: 100, height: 20)
      \(body)
        }
      }
      \(more)
      """
    let files = [
      ("App/Code/TileController.swift", code), ("App/App-Bridging-Header.h", "#import \"TileStyle.h\"\n"),
      ("App/Old/TileStyle.h", Self.header), ("App/Old/TileStyle.m", Self.implementation),
    ]
    let fills = fill.map {
      "&fill=" + ($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }
    let answer = Client().upload(
      "/v1/resolve?device=iPhone%20SE%20(3rd%20generation)&type=TileController\(fills.joined())",
      storedZip(files.map { ($0.0, Array($0.1.utf8)) }), contentType: "application/zip")
    return try answer.object()
  }

  private func source(_ layout: [String: Any]) throws -> [String: Any] {
    try #require(layout["source"] as? [String: Any])
  }

  private func holes(_ layout: [String: Any]) throws -> [[String: Any]] {
    try source(layout)["holes"] as? [[String: Any]] ?? []
  }

  @Test func constantsAndExtensionsInSwift() throws {
    let layout = try layout(
      "label.frame.origin.x = TileStyle.shared().doubled",
      "extension TileStyle { var doubled: CGFloat { margin() * 2 } }")
    #expect(layout.rect("views", "label", "frame") == [24, 40, 100, 20])
    #expect(try source(layout)["status"] as? String == "clean")
    #expect(try holes(layout).isEmpty)
  }

  @Test func whatIsNotReadIsTold() throws {
    let body = "label.frame.origin.x = TileStyle.shared().inset"
    let layout = try layout(body)
    let hole = try #require(holes(layout).first)
    #expect(hole["key"] as? String == "TileStyle.shared().inset")
    #expect(hole["says"] as? String == "TileStyle.shared().inset is in Objective-C, which is not read.")
    #expect(hole["because"] as? String == "objectiveC")
    #expect(try source(layout)["status"] as? String != "clean")
    #expect(try (source(layout)["missing"] as? [Any])?.isEmpty ?? true)
    let filled = try self.layout(body, fill: ["TileStyle.shared().inset=6"])
    #expect(filled.rect("views", "label", "frame") == [6, 40, 100, 20])
    #expect(try source(filled)["status"] as? String == "clean")
  }

  /// What is made of a class is of it, and not known.
  @Test func objectsAreOfTheirClass() throws {
    let body = """
          let style = TileStyle(size: TileSize.xxLarge, color: nil)
          label.frame.size.height = style.margin() + style.height(for: .small)
      """
    let layout = try layout(body)
    #expect(try holes(layout).contains { $0["key"] as? String == "TileStyle(size:color:).height()" })
    #expect(try (source(layout)["missing"] as? [Any])?.isEmpty ?? true)
    let filled = try self.layout(body, fill: ["TileStyle(size:color:).height()=30"])
    #expect(filled.rect("views", "label", "frame") == [8, 40, 100, 42])
  }

  @Test func optionalsAndCasesAreChoices() throws {
    let layout = try layout(
      """
          let style = TileStyle.shared()
          if let subtitle = style.subtitle { label.text = subtitle } else { label.isHidden = true }
          if style.size == .small { label.frame.origin.x = 20 }
      """)
    let choices = try #require(source(layout)["choices"] as? [[String: Any]])
    let keys = choices.compactMap { $0["key"] as? String }
    #expect(keys.contains("TileStyle.shared().subtitle") && keys.contains("TileStyle.shared().size"))
    #expect(layout.rect("views", "label", "frame") == [20, 40, 100, 20])
  }

  /// A method may do anything with a view that it gets, and with one that has it.
  @Test(arguments: [
    ("TileStyle.shared().decorate(label)", "TileStyle.shared().decorate"),
    (
      "let button = UIButton()\nview.addSubview(button)\nbutton.tile_addMark { _ in }",
      "UIButton.tile_addMark"
    ),
  ]) func whatItDoesWithViewsIsTold(body: String, key: String) throws {
    let holes = try holes(layout(body))
    let hole = try #require(holes.first { $0["key"] as? String == key }, "\(holes)")
    #expect(hole["blocking"] as? Bool == true)
    #expect(hole["says"] as? String == "What \(key) does with what it gets is not known.")
    #expect((hole["place"] as? [String: Any])?["line"] as? Int ?? 0 > 7)
  }

  /// What is added to a control to be done later lays out nothing, and an object of a class in Objective-C is one whatever is below another such
  /// class in Swift.
  @Test(arguments: [
    "let button = UIButton()\nview.addSubview(button)\nbutton.tile_addAction { _ in }",
    "let style = WideTileShade(size: .small)\nlabel.text = style.name ?? \"\"",
  ]) func whatLaysOutNothingIsNotTold(body: String) throws {
    let layout = try layout(body, "final class NarrowShade: TileShade {}")
    #expect(try source(layout)["status"] as? String == "clean", "\(layout)")
  }

  /// A class in Swift below one that shows nothing stays what it is, and what it inherits is told.
  @Test func classesBelow() throws {
    let layout = try layout(
      "label.frame.origin.x = WideStyle().margin()",
      """
      final class WideStyle: TileStyle {
        init() { super.init(size: .small, color: nil) }
        override func margin() -> CGFloat { 33 }
      }
      """)
    #expect(layout.rect("views", "label", "frame") == [33, 40, 100, 20])
    #expect(
      try holes(layout).contains {
        $0["says"] as? String == "What TileStyle does is in Objective-C, which is not read."
      })
  }

  /// A class of the same name in Swift is meant.
  @Test func swiftComesFirst() throws {
    let layout = try layout(
      "label.frame.origin.x = TileStyle.shared().margin()",
      "final class TileStyle { static func shared() -> TileStyle { TileStyle() }\nfunc margin() -> CGFloat { 5 } }"
    )
    #expect(layout.rect("views", "label", "frame") == [5, 40, 100, 20])
  }
}
