/// Some of the four edges of a rectangle.
package struct RectEdges: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(_ edge: RectEdge) {
    switch edge {
    case .top: self.init(rawValue: 1)
    case .left: self.init(rawValue: 2)
    case .bottom: self.init(rawValue: 4)
    case .right: self.init(rawValue: 8)
    }
  }

  package static let top = RectEdges(.top)
  package static let left = RectEdges(.left)
  package static let bottom = RectEdges(.bottom)
  package static let right = RectEdges(.right)
  package static let sides: RectEdges = [.left, .right]
  package static let all: RectEdges = [.top, .left, .bottom, .right]
}
