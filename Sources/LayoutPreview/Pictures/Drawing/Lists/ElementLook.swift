import LayoutModel

/// How an element of a list looks behind its views: what its list and its place in the section make of it.
struct ElementLook: Equatable {
  enum Background {
    /// What the list has behind all.
    case none
    /// A box of a collection view.
    case item
    /// Behind a header that stays at the top, up to version 14.
    case bar
    /// From one side of the list to the other.
    case row
    /// So, with lines above and below the section.
    case block
    /// Part of a card with round corners.
    case card
  }

  /// How a list looks as a whole.
  enum Style {
    case plain, grouped, insetGrouped, items

    /// Whether it stands on the colour of groups.
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  }

  var background = Background.none
  /// Whether it is the first or the last row of its section.
  var isFirst = false, isLast = false
  /// Whether its text says what others are: a header or a footer.
  var isBeside = false
}

extension Layout {
  /// How a table or collection view looks.
  func style(ofList index: Int) -> ElementLook.Style {
    if document.views[index].type == .tableView {
      switch document.content(ofView: index).style {
      case .grouped: return .grouped
      case .insetGrouped: return .insetGrouped
      default: return .plain
      }
    }
    guard let list = document.lists.first(where: { $0.view == Int32(index) }) else { return .items }
    for choice in list.layouts {
      guard case .compositional(let layout) = choice.layout,
        case .list(let configuration)? = layout.sections.first?.first?.section.content
      else { continue }
      switch configuration.appearance {
      case .plain, .sidebarPlain: return .plain
      case .grouped: return .grouped
      case .insetGrouped, .sidebar: return .insetGrouped
      }
    }
    return .items
  }

  /// How the elements of lists look, by the indices of their views, in O(*n*) of the elements.
  var elementLooks: [Int32: ElementLook] {
    var looks: [Int32: ElementLook] = [:]
    for (list, resolved) in lists {
      let style = style(ofList: Int(list))
      let isBar = style == .plain && environment.systemVersion < SystemVersion(15)
      for section in resolved.sections {
        for edge in [section.header, section.footer] {
          guard let view = edge?.view else { continue }
          looks[view] = ElementLook(background: isBar ? .bar : .none, isBeside: style != .items)
        }
        for (place, cell) in section.cells.enumerated() {
          guard let view = cell.view else { continue }
          looks[view] = ElementLook(
            background: style.background, isFirst: place == 0, isLast: place == section.cells.count - 1)
        }
      }
    }
    return looks
  }
}

extension ElementLook.Style {
  /// What its cells have behind them.
  fileprivate var background: ElementLook.Background {
    switch self {
    case .plain: .row
    case .grouped: .block
    case .insetGrouped: .card
    case .items: .item
    }
  }
}
