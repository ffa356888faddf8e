import LayoutModel
import SwiftScreens
import Testing

/// Functions of libraries in no file that load images, and streams that are not known: what they give is not known, which blocks nothing and is told.
@Suite struct LoadedImageTests {
  private func reading(_ statement: String, importing module: String = "Foundation") throws -> ScreenReading {
    let source = """
      import UIKit
      import \(module)
      final class Screen: UIViewController {
        let model: ModelInNoFile
        let picture = UIImageView(), button = UIButton(), label = UILabel(), field = UITextField(), url: URL? = nil
        init(model: ModelInNoFile) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func viewDidLoad() {
          for shown in [picture, button, label, field] { view.addSubview(shown) }
          \(statement)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(
      folder.classes.indices.lazy.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }.first)
  }

  /// The image is not known; a placeholder stands for it.
  @Test(arguments: [
    ("picture.kf.setImage(with: url)", "picture", false),
    (#"picture.kf.setImage(with: url, placeholder: UIImage(systemName: "photo"))"#, "picture", true),
    (#"picture.sd_setImage(with: url, placeholderImage: UIImage(systemName: "photo"))"#, "picture", true),
    (
      #"picture.sd_setImage(with: url, placeholderImage: .init(systemName: "photo")) { _, _, _, _ in }"#,
      "picture", true
    ),
    ("picture.af.setImage(withURL: url!)", "picture", false),
    ("picture.af_setImage(withURL: url!)", "picture", false),
    ("picture.pin_setImage(from: url)", "picture", false),
    ("picture.load(url: url)", "picture", false),
    ("Nuke.loadImage(with: url!, into: picture)", "picture", false),
    ("model.loadImage(on: picture, animated: true)", "picture", false),
    ("button.kf.setImage(with: url, for: .normal)", "button", false),
    (
      #"button.sd_setImage(with: url, for: .normal, placeholderImage: UIImage(systemName: "photo"))"#,
      "button", true
    ),
  ])
  func loadedImagesAreNotKnown(_ call: String, _ view: String, _ hasPlaceholder: Bool) throws {
    let reading = try reading(call)
    #expect(reading.report.status == .clean, "\(reading.report)")
    #expect(reading.report.holes.map(\.target) == ["\(view).image"], "\(reading.report)")
    #expect(reading.report.holes.map(\.kind) == [.image])
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains("photo") == hasPlaceholder, "\(document)")
  }

  /// What such libraries do besides shows no other image.
  @Test(arguments: [
    "picture.kf.indicatorType = .activity", "picture.sd_imageIndicator = Indicator.gray",
    "picture.sd_cancelCurrentImageLoad()",
    "picture.pin_updateWithProgress = true", "picture.kf.cancelDownloadTask()",
  ])
  func otherMembersOfLoadersDoNothing(_ statement: String) throws {
    let report = try reading(statement).report
    #expect(report.status == .clean && report.holes.isEmpty, "\(report)")
  }

  /// A stream that is not known gives something that is not known to what is bound to it.
  @Test(arguments: [
    ("RxCocoa", "model.title.bind(to: label.rx.text).disposed(by: bag)", ["label.text"]),
    ("RxSwift", "model.title.map { $0 }.asDriver().drive(label.rx.text).disposed(by: bag)", ["label.text"]),
    ("RxSwift", "model.name.bind(to: field.rx.text, label.rx.text)", ["label.text", "field.text"]),
    ("RxSwift", "model.title.bind { [unowned self] in label.text = $0 }", []),
    ("RxSwift", "label.rx.observe(String.self, \"text\").bind(to: model.title)", []),
    ("Combine", "model.$title.assign(to: \\.text, on: label).store(in: &bag)", ["label.text"]),
    ("Combine", "model.$title.sink { [weak self] in self?.label.text = $0 }.store(in: &bag)", []),
  ])
  func streamsThatAreNotKnownGiveWhatIsNotKnown(_ module: String, _ call: String, _ targets: [String]) throws
  {
    let report = try reading(call, importing: module).report
    #expect(report.status == .clean, "\(report)")
    #expect(report.holes.map(\.target) == targets, "\(report)")
    #expect(report.notRun.map(\.statement) == (call.contains("label.text = ") ? ["text"] : []), "\(report)")
  }

  @Test func whatAStreamHidesIsAChoice() throws {
    let report = try reading("model.isEmpty.bind(to: label.rx.isHidden)", importing: "RxSwift").report
    #expect(report.choices.map(\.key) == ["Screen.model.isEmpty[]"], "\(report)")
  }
}
