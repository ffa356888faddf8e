import LayoutModel

/// Names of symbols that many apps show, for those who misspell one. Others are no mistakes: there are thousands.
package enum SymbolNames {
  /// The names that a name may be a slip of; none for one of the list.
  package static func near(_ name: String) -> [String] {
    var comparison = NameComparison(with: name)
    guard !comparison.isEmpty, !common.contains(name) else { return [] }
    let found = common.compactMap { known in
      comparison.distance(to: known, atMost: name.utf8.count > 5 ? 2 : 1).map { (distance: $0, name: known) }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(2).map(\.name)
  }

  private static let common = Set(
    """
    airplane alarm antenna.radiowaves.left.and.right archivebox arrow.clockwise arrow.counterclockwise arrow.down \
    arrow.down.circle arrow.down.circle.fill arrow.left arrow.right arrow.right.circle arrow.right.circle.fill \
    arrow.triangle.2.circlepath arrow.turn.up.left arrow.up arrow.up.arrow.down arrow.up.circle arrow.up.circle.fill \
    arrow.up.right arrow.uturn.left arrow.uturn.right bag bag.fill bell bell.badge bell.fill bell.slash bolt bolt.fill book \
    book.fill bookmark bookmark.fill briefcase building.2 calendar camera camera.fill car cart cart.fill chart.bar \
    chart.bar.fill checkmark checkmark.circle checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.square \
    chevron.backward chevron.compact.down chevron.down chevron.forward chevron.left chevron.right chevron.up \
    chevron.up.chevron.down circle circle.fill clock clock.fill cloud cloud.fill creditcard creditcard.fill delete.left doc \
    doc.fill doc.on.doc doc.text drop ellipsis ellipsis.circle ellipsis.circle.fill envelope envelope.fill \
    exclamationmark.circle exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill eye eye.fill \
    eye.slash eye.slash.fill faceid film flag flag.fill flame flame.fill folder folder.fill gamecontroller gear gearshape \
    gearshape.fill gift globe hand.thumbsup hand.thumbsup.fill headphones heart heart.circle heart.fill house house.fill \
    icloud info info.circle info.circle.fill key keyboard leaf lightbulb line.3.horizontal line.3.horizontal.decrease \
    line.3.horizontal.decrease.circle link list.bullet list.number location location.fill lock lock.fill magnifyingglass map \
    map.fill mappin mappin.and.ellipse message message.fill mic mic.fill mic.slash minus minus.circle minus.circle.fill moon \
    moon.fill music.note newspaper number paintbrush paperclip paperplane paperplane.fill pause pause.fill pencil \
    pencil.circle person person.2 person.2.fill person.3 person.badge.plus person.circle person.circle.fill \
    person.crop.circle person.crop.circle.badge.plus person.crop.circle.fill person.fill phone phone.fill photo photo.fill \
    photo.on.rectangle pin pin.fill play play.circle play.circle.fill play.fill plus plus.circle plus.circle.fill plus.square \
    printer qrcode qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill rectangle safari scissors \
    shippingbox sidebar.left slider.horizontal.3 snowflake sparkles speaker.slash speaker.wave.2 square.and.arrow.down \
    square.and.arrow.up square.and.pencil square.grid.2x2 star star.circle star.fill star.leadinghalf.filled stop stop.fill \
    sun.max sun.max.fill tag tag.fill text.bubble textformat ticket timer tray tray.fill trash trash.fill tv video \
    video.fill wand.and.stars wifi wifi.slash wrench xmark xmark.circle xmark.circle.fill xmark.square
    """.split(separator: " ").map(String.init))
}
