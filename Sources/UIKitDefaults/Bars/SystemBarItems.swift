package import LayoutModel

/// What the items show that the system makes (CO-system-items). Texts are the English ones.
extension BarButtonSystemItem {
  /// The text that it shows, nil for one that shows an image or nothing.
  package func title(_ version: SystemVersion) -> String? {
    switch self {
    case .done: version >= StandardBars.floatingSince ? nil : "Done"
    case .cancel: version >= StandardBars.floatingSince ? nil : "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The symbol that it shows, nil for one that shows a text or nothing.
  package func symbol(_ version: SystemVersion) -> String? {
    switch self {
    case .done: version >= StandardBars.floatingSince ? "checkmark" : nil
    case .cancel: version >= StandardBars.floatingSince ? "xmark" : nil
    case .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}

extension TabBarSystemItem {
  package var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  package var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .history: "clock"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down.circle.fill"
    case .mostViewed: "list.number"
    }
  }
}
