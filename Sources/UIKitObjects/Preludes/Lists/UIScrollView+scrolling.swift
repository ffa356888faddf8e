/// Where a part of the content stands on an axis when it was scrolled to.
enum ScrolledPlace {
  /// Where it is.
  case kept
  /// Where the least way brings all of it.
  case nearest
  case start, middle, end
}

extension UIScrollView {
  /// Scrolls to a part of the content. Where its place, or how large the view and its content are, is not known, nobody knows how far.
  ///
  /// - Parameter call: What scrolls.
  func scroll(to part: CGRect, _ horizontal: ScrolledPlace, _ vertical: ScrolledPlace, by call: String) {
    let (room, content, adjusted) = (bounds.size, contentSize, adjustedContentInset)
    let inset = __isUnknown(adjusted.top) ? contentInset : adjusted
    let numbers = [part.minX, part.minY, part.width, part.height, room.width, room.height, content.width]
    let others = [content.height, inset.top, inset.left, inset.bottom, inset.right, contentOffset.x]
    let isUnknown = (numbers + others).contains { __isUnknown($0) }
    if isUnknown || room.width <= 0 || room.height <= 0 {
      contentOffset = __unknown(call) as! CGPoint
      return
    }
    contentOffset = CGPoint(
      x: ScrolledAxis(content.width, room.width, inset.left, inset.right)
        .offset(contentOffset.x, part.minX, part.maxX, horizontal),
      y: ScrolledAxis(content.height, room.height, inset.top, inset.bottom)
        .offset(contentOffset.y, part.minY, part.maxY, vertical))
  }
}

/// How long a content and its view are on an axis, and what insets take of it.
struct ScrolledAxis {
  let content: CGFloat, room: CGFloat, before: CGFloat, behind: CGFloat

  init(_ content: CGFloat, _ room: CGFloat, _ before: CGFloat, _ behind: CGFloat) {
    self.content = content
    self.room = room
    self.before = before
    self.behind = behind
  }

  /// The offset from which a part is seen, no further than the content reaches. Who has not scrolled stands at the start, behind its insets.
  func offset(_ old: CGFloat, _ start: CGFloat, _ end: CGFloat, _ place: ScrolledPlace) -> CGFloat {
    let (least, most) = (-before, max(-before, content + behind - room))
    var wanted = old == 0 ? least : old
    switch place {
    case .kept: return old
    case .start: wanted = start - before
    case .end: wanted = end + behind - room
    case .middle: wanted = (start - before + end + behind - room) / 2
    case .nearest:
      let (first, last) = (max(start, 0), min(end, content))
      if last <= first { return old }
      if last + behind - room > wanted {
        wanted = last + behind - room
      }
      if first - before < wanted {
        wanted = first - before
      }
    }
    let found = min(max(wanted, least), most)
    return old == 0 && found == least ? old : found
  }
}

extension UITableView {
  func scroll(to indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition) {
    let (part, call) = (rectForRow(at: indexPath), "UITableView.scrollToRow")
    switch scrollPosition {
    case .none: scroll(to: part, .kept, .nearest, by: call)
    case .middle: scroll(to: part, .kept, .middle, by: call)
    case .bottom: scroll(to: part, .kept, .end, by: call)
    case .top:
      // The header of a plain section stays above the row.
      let isBelowHeader = style == .plain && hasHeader(indexPath.section)
      scroll(to: isBelowHeader ? __unknown(call) as! CGRect : part, .kept, .start, by: call)
    }
  }

  private func hasHeader(_ section: Int) -> Bool {
    dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      || (delegate as? UITableViewDelegate)?.tableView(self, viewForHeaderInSection: section) != nil
  }
}
