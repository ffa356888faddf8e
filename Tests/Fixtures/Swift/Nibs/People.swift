import UIKit
final class PersonCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  func show(_ name: String) { nameLabel.text = name }
}
final class PeopleViewController: UIViewController, UITableViewDataSource {
  @IBOutlet weak var tableView: UITableView!
  let names = ["Anna", "Bob", "Cleo"]
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath) as! PersonCell
    cell.show(names[indexPath.row])
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(badge)
    badge.widthAnchor.constraint(equalToConstant: 8).isActive = true
    badge.heightAnchor.constraint(equalToConstant: 8).isActive = true
    badge.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8).isActive = true
    badge.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    return cell
  }
}
