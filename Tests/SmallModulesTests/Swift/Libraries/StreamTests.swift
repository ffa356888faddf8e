import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// Combine and RxSwift where an app imports them and their source is elsewhere: what is there when somebody subscribes is given at once,
/// what is sent later is given to those who have subscribed, and what a user would do is not run. Expected texts follow from the
/// libraries' documentation.
@Suite struct StreamTests {
  /// The texts of labels after the body of an initializer ran, in their order.
  private func texts(_ module: String, _ body: String, _ more: String = "") throws -> [String] {
    let source = """
      import UIKit
      import \(module)
      class Panel: UIView {
        let first = UILabel(), second = UILabel(), field = UITextField(), button = UIButton()
        var bag = \(module == "Combine" ? "Set<AnyCancellable>()" : "DisposeBag()")
        override init(frame: CGRect) {
          super.init(frame: frame)
          first.text = "-"
          second.text = "-"
          addSubview(first)
          addSubview(second)
      \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      \(more)
      """
    let folder = SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
    let document = try JSONSerialization.jsonObject(with: Data(reading.document)) as? [String: Any]
    let stage = (document?["hierarchy"] as? [String: Any])?["subviews"] as? [[String: Any]]
    let labels = stage?.first?["subviews"] as? [[String: Any]] ?? []
    return labels.map { $0["text"] as? String ?? "" }
  }

  private static let model = """
    class Model: ObservableObject {
      @Published var title = "A"
      @Published var note: String?
      let count = CurrentValueSubject<Int, Never>(3)
      let taps = PassthroughSubject<Void, Never>()
    }
    """

  @Test(arguments: [
    ("model.$title.sink { [unowned self] in first.text = $0 }.store(in: &bag); model.title = \"B\"", "B"),
    // Published sends before the variable has the value.
    (
      "model.$title.sink { [unowned self] in first.text! += $0 + model.title }.store(in: &bag); model.title = \"B\"",
      "-AABA"
    ),
    ("model.$title.map { $0 + \"!\" }.assign(to: \\.text, on: first).store(in: &bag)", "A!"),
    ("model.$title.map(Optional.some).assign(to: \\.text, on: first).store(in: &bag)", "A"),
    // What CombineExt adds.
    ("model.$title.assign(to: \\.text, on: first, ownership: .weak).store(in: &bag)", "A"),
    (
      "model.count.withLatestFrom(model.$title) { $1 + \"\\($0)\" }.assign(to: \\.text, on: first).store(in: &bag); model.count.send(4)",
      "A4"
    ),
    ("model.count.flatMapLatest { Just(\"\\($0)\") }.assign(to: \\.text, on: first).store(in: &bag)", "3"),
    ("model.$note.compactMap { $0 }.sink { [unowned self] in first.text = $0 }.store(in: &bag)", "-"),
    ("model.taps.sink { [unowned self] in first.text = \"tapped\" }.store(in: &bag)", "-"),
    (
      "model.taps.sink { [unowned self] in first.text = \"tapped\" }.store(in: &bag); model.taps.send()",
      "tapped"
    ),
    (
      "model.count.dropFirst().sink { [unowned self] in first.text! += \"\\($0)\" }.store(in: &bag); model.count.send(4)",
      "-4"
    ),
    ("model.count.value = 5; first.text = \"\\(model.count.value)\"", "5"),
    (
      "model.$title.combineLatest(model.count).sink { [unowned self] a, b in first.text = a + \"\\(b)\" }.store(in: &bag)",
      "A3"
    ),
    (
      "Publishers.CombineLatest(model.$title, model.count).map { \"\\($0)\\($1)\" }.sink { [unowned self] in first.text = $0 }.store(in: &bag)",
      "A3"
    ),
    (
      "model.count.removeDuplicates().sink { [unowned self] in first.text! += \"\\($0)\" }.store(in: &bag); model.count.send(3)",
      "-3"
    ),
    // What goes to the main queue comes later, and the subscription of what is cancelled gets nothing more.
    (
      "model.$title.receive(on: DispatchQueue.main).sink { [unowned self] in first.text = $0 }.store(in: &bag); first.text = \"-\"",
      "A"
    ),
    (
      "let held = model.$title.sink { [unowned self] in first.text = $0 }; held.cancel(); model.title = \"B\"",
      "A"
    ),
    (
      "model.$title.debounce(for: 1, scheduler: RunLoop.main).sink { [unowned self] in first.text = $0 }.store(in: &bag)",
      "-"
    ),
    (
      "[\"a\", \"b\"].publisher.scan(\"\") { $0 + $1 }.sink { [unowned self] in first.text = $0 }.store(in: &bag)",
      "ab"
    ),
    (
      "Just(5).flatMap { Just($0 + 1) }.eraseToAnyPublisher().sink { [unowned self] in first.text = \"\\($0)\" }.store(in: &bag)",
      "6"
    ),
    (
      "Future<Int, Never> { $0(.success(9)) }.sink { [unowned self] in first.text = \"\\($0)\" }.store(in: &bag)",
      "9"
    ),
    (
      "let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()); a.merge(with: b.eraseToAnyPublisher()).sink { [unowned self] in first.text! += \"\\($0)\" }.store(in: &bag); b.send(1); a.send(2)",
      "-12"
    ),
  ]) func combineGivesWhatIsThere(_ body: String, _ text: String) throws {
    #expect(try texts("Combine", "let model = Model()\n" + body, Self.model)[0] == text)
  }

  @Test(arguments: [
    ("relay.bind(to: first.rx.text).disposed(by: bag); relay.accept(\"B\")", "B"),
    ("relay.asDriver().map { $0.lowercased() }.drive(first.rx.text).disposed(by: bag)", "a"),
    ("subject.subscribe(onNext: { [unowned self] in first.text = $0 }).disposed(by: bag)", "-"),
    (
      "subject.subscribe(onNext: { [unowned self] in first.text = $0 }).disposed(by: bag); subject.onNext(\"S\")",
      "S"
    ),
    ("button.rx.tap.subscribe(onNext: { [unowned self] in first.text = \"tapped\" }).disposed(by: bag)", "-"),
    (
      "field.text = \"x\"; field.rx.text.orEmpty.map { $0 + \"!\" }.bind(to: first.rx.text).disposed(by: bag)",
      "x!"
    ),
    (
      "Observable.combineLatest(relay, state) { \"\\($0)\\($1)\" }.bind(to: first.rx.text).disposed(by: bag); state.onNext(2)",
      "A2"
    ),
    (
      "relay.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] in first.text = $0 }).disposed(by: bag)",
      "A"
    ),
    ("relay.skip(1).bind(to: first.rx.text).disposed(by: bag)", "-"),
    (
      "relay.distinctUntilChanged().subscribe(onNext: { [unowned self] in first.text! += $0 }).disposed(by: bag); relay.accept(\"A\")",
      "-A"
    ),
    ("relay.withLatestFrom(state).map { \"\\($0)\" }.bind(to: first.rx.text).disposed(by: bag)", "1"),
    (
      "relay.flatMapLatest { Observable.just($0 + \"?\") }.startWith(\"s\").subscribe(onNext: { [unowned self] in first.text! += $0 }).disposed(by: bag)",
      "-sA?"
    ),
    (
      "Observable.of(1, 2).map { \"\\($0)\" }.bind(to: first.rx.text).disposed(by: bag); first.text! += relay.value",
      "2A"
    ),
    (
      "relay.map { $0 == \"A\" }.bind(to: first.rx.isHidden).disposed(by: bag); first.text = \"\\(first.isHidden)\"",
      "true"
    ),
    ("relay.bind(to: rx.shout).disposed(by: bag)", "A!"),
    (
      "let old = Variable(\"v\"); old.asObservable().bind(to: first.rx.text).disposed(by: bag); old.value += \"w\"",
      "vw"
    ),
    (
      "relay.debounce(.seconds(1), scheduler: MainScheduler.instance).bind(to: first.rx.text).disposed(by: bag)",
      "-"
    ),
    (
      "NotificationCenter.default.rx.notification(UIApplication.didBecomeActiveNotification).subscribe(onNext: { [unowned self] _ in first.text = \"active\" }).disposed(by: bag)",
      "-"
    ),
  ]) func rxGivesWhatIsThere(_ body: String, _ text: String) throws {
    let start = """
      let relay = BehaviorRelay<String>(value: "A"), subject = PublishSubject<String>(), state = BehaviorSubject<Int>(value: 1)

      """
    let binder = """
      extension Reactive where Base: Panel {
        var shout: Binder<String> { Binder(base) { $0.first.text = $1 + "!" } }
      }
      """
    #expect(try texts("RxSwift", start + body, binder)[0] == text)
  }

  /// Rows that a stream gives (`rx.items(cellIdentifier:cellType:)`), where only a part of the library is imported.
  @Test func rxFillsTables() throws {
    let source = """
      import RxCocoa
      import UIKit
      class Screen: UIViewController {
        let table = UITableView(), items = BehaviorRelay<[String]>(value: ["x", "y"]), bag = DisposeBag()
        override func viewDidLoad() {
          view.addSubview(table)
          table.register(Row.self, forCellReuseIdentifier: "row")
          items.bind(to: table.rx.items(cellIdentifier: "row", cellType: Row.self)) { row, text, cell in
            cell.label.text = "\\(row)\\(text)"
          }.disposed(by: bag)
        }
      }
      class Row: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    let document = String(decoding: reading.document, as: UTF8.self)
    #expect(document.contains(#""text":"0x""#) && document.contains(#""text":"1y""#), "\(reading.report)")
  }

  /// A library whose source is in the folder is that source.
  @Test func whatTheFolderHasIsMeant() throws {
    let source = """
      import RxSwift
      import UIKit
      class DisposeBag {}
      class BehaviorRelay { let value = "own" }
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.text = BehaviorRelay().value
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))])
    let index = try #require(folder.classes.firstIndex { $0.name == "Panel" })
    var reader = ScreenReader(folder)
    let reading = try #require(reader.reading(index, in: ScreenFacts([:])).screen)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"own""#))
  }

  /// A type of the app that has the name of one of the library's is meant in the app, and nothing else is another for it.
  @Test func aTypeOfTheAppHidesOneOfTheLibrary() throws {
    let body = """
      let model = Model()
      model.$title.sink { [unowned self] in first.text = $0 }.store(in: &bag)
      model.title = "B"
      second.text = Empty().word + Just.word
      """
    let own = """
      struct Empty { let word = "own" }
      enum Just { static let word = "just" }
      """
    #expect(try texts("Combine", body, Self.model + "\n" + own) == ["B", "ownjust"])
  }

  /// A list keeps subscriptions as a set does, and what a library's `assign` sets is that which the `on` of Combine's would.
  @Test func otherPlacesAndOwners() throws {
    let body = """
          let name = CurrentValueSubject<String?, Never>("A")
          name.sink { self.first.text = $0 }.store(in: &list)
          name.assign(to: \\.text, onWeaklyHeld: second).store(in: &bag)
          name.send("B")
          if list.count != 1 || bag.count != 1 { first.text = "none" }
      """
    #expect(try texts("Combine", "var list = [AnyCancellable]()\n" + body) == ["B", "B"])
  }

  /// A data source of a library in no file says what a list shows, whoever gives it what: nobody knows the rows.
  @Test(
    arguments: [
      "Observable.just([1]).bind(to: list.rx.items(dataSource: source)).disposed(by: bag)",
      "Observable.just([1]).asDriver(onErrorJustReturn: []).drive(list.rx.items(dataSource: source)).disposed(by: bag)",
      "model.rows.drive(list.rx.items(dataSource: source)).disposed(by: bag)",
    ],
    ["UITableView()", "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"])
  func rowsOfOtherDataSources(body: String, list: String) throws {
    let source = """
      import UIKit
      import RxSwift
      import RxDataSources
      class Panel: UIViewController {
        let list = \(list), bag = DisposeBag(), model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(list)
          let source = ReloadDataSource<Section>(configureCell: { _, list, path, row in UITableViewCell() })
          \(body)
        }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    let report = try #require(reader.reading(0, in: ScreenFacts([:])).screen).report
    #expect(report.holes.map(\.kind) == [.count] && report.holes.map(\.key) == ["list.rows"], "\(report)")
  }
}
