import SnapKit
import UIKit
final class Screen: UIViewController {
  let a = UILabel(), b = UIView(), c = UIButton(), d = UITextField()
  let guide = UILayoutGuide()
  var keep: Constraint?
  override func viewDidLoad() {
    view.addSubview(a); view.addSubview(b); b.addSubview(c); b.addSubview(d); view.addLayoutGuide(guide)
    a.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(12)
      make.leading.trailing.equalToSuperview().inset(16)
      make.height.greaterThanOrEqualTo(44).priority(.high)
    }
    b.snp.makeConstraints {
      $0.top.equalTo(a.snp.bottom).offset(8.5)
      $0.left.right.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      $0.size.lessThanOrEqualTo(CGSize(width: 300, height: 200)).priority(751)
      keep = $0.bottom.equalTo(view.snp.bottom).inset(10).labeled("low").constraint
      $0.width.equalTo(a).multipliedBy(0.5).offset(-3)
      $0.height.equalTo(b.snp.width).dividedBy(2)
    }
    layOutContent()
  }

  private func layOutContent() {
    for content in [c, d] as [UIView] {
      content.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
        make.center.equalTo(b)
        make.width.equalToSuperview().inset(9)
        make.bottom.equalTo(a.snp.top).inset(-10)
        make.margins.equalTo(b.snp.edges)
        make.edges.equalTo(b.snp.margins).inset(1)
        make.directionalEdges.equalTo(b.snp.directionalMargins)
        make.centerX.equalTo(50)
        make.left.equalTo(20)
        make.height.width.equalTo(CGFloat(31))
        make.leading.greaterThanOrEqualTo(a.snp.trailing).priority(ConstraintPriority.low)
        make.firstBaseline.equalTo(a.snp.lastBaseline).offset(2).priority(UILayoutPriority(3))
        make.top.lessThanOrEqualToSuperview().offset(4)
        make.directionalHorizontalEdges.equalToSuperview().inset(NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2))
      }
    }
    change()
  }

  private func change() {
    guide.snp.makeConstraints { $0.edges.equalToSuperview(); $0.width.equalTo(c.snp.height) }
    a.snp.updateConstraints { $0.top.equalTo(view.safeAreaLayoutGuide.snp.top).offset(20) }
    keep?.update(offset: 77)
    c.snp.remakeConstraints { make in make.edges.equalTo(b.snp.edges); make.size.equalTo(CGSize(width: 10, height: 20)) }
    a.snp.contentHuggingVerticalPriority = 900
    keep?.deactivate()
    let made = b.snp.prepareConstraints { $0.center.equalTo(view) }
    made.forEach { $0.activate() }
    keep?.isActive = true
    keep?.update(priority: 400)
  }
}
