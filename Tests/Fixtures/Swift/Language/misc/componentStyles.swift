// swift-format-ignore-file
class View {
  var subviews: [View] = []
  var name = ""
  var isHidden = false { didSet { if isHidden != oldValue { print(name, "hidden", isHidden) } } }
  required init() { setup() }
  func setup() {}
  func addSubview(_ view: View) { subviews.append(view) }
}
extension View {
  func addSubviews(_ views: View...) { views.forEach(addSubview) }
  func addSubview(_ views: View...) { views.forEach { addSubview($0) } }
  @discardableResult func configured(_ body: (Self) -> Void) -> Self {
    body(self)
    return self
  }
  static func make(_ body: (Self) -> Void) -> Self {
    let view = Self()
    body(view)
    return view
  }
}
protocol Configurable: AnyObject {
  associatedtype Model
  func configure(with model: Model)
}
final class Label: View, Configurable {
  var text: String? { didSet { isHidden = text?.isEmpty ?? true } }
  func configure(with model: String) { text = model }
}
final class Row: View, Configurable {
  struct Model {
    var title: String
    var detail: String?
    static let sample = Model(title: "sample", detail: nil)
  }
  private let title = Label.make { $0.name = "title" }
  private lazy var detail: Label = {
    let label = Label()
    label.name = "detail"
    return label
  }()
  override func setup() {
    super.setup()
    addSubview(title, detail)
  }
  func configure(with model: Model) {
    title.text = model.title
    detail.configure(with: model.detail ?? "")
  }
}
let row = Row().configured { $0.name = "row" }
row.configure(with: .sample)
row.configure(with: .init(title: "", detail: "more"))
print(row.subviews.map(\.name), row.subviews.count, row.name)
row.addSubviews(Label(), View())
print(row.subviews.filter { $0 is Label }.count)
