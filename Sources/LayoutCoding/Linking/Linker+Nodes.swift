import JSON
import LayoutModel

/// What is known of the ids of views and controllers while they are read.
struct NodeNames {
  /// For each view where it stands in the text.
  var placesOfViews: [Int32] = []
  /// The root views of controllers that say nothing about them.
  var unwrittenRootViews: Set<Int> = []
  /// For each controller where it stands in the text, nil if it has an id of its own.
  var placesOfUnnamedControllers: [Int32?] = []
}

extension Linker {
  /// Reads an id that nothing else has; nil, with a fault, if it is none.
  ///
  /// - Parameter item: What it means, if that is known.
  mutating func readNewId(
    of kind: NodeKinds, item: LayoutItem? = nil, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> String? {
    guard let token = try reader.token() else { return nil }
    let id = token.hasEscapes ? reader.text(token) : reader.bytes.string(token.start, token.end)
    guard !id.isEmpty, id.utf8.count <= longestId else {
      reader.fault(.invalidValue(expected: "a text of 1 to \(longestId) bytes", nearest: []))
      return nil
    }
    let symbol = token.hasEscapes ? names.intern(id) : names.intern(token.start, token.end)
    guard names.take(symbol, for: kind, unlike: [.item, .controller]) else {
      reader.fault(.duplicateId(id))
      return nil
    }
    if let item { names.setItem(item, of: symbol) }
    return id
  }

  /// Gives every view an id: one without its own is called by its path (`root/0/2`).
  mutating func nameUnnamedViews(of document: inout LayoutDocument, _ reader: inout JSONReader) {
    for index in document.views.indices where document.views[index].id.isEmpty {
      let node = document.views[index]
      let id =
        switch node.place {
        case .root:
          node.controller == 0 ? "root" : "\(document.controllers[Int(node.controller)].id)/view"
        case .subview(let position):
          "\(document.views[Int(node.superview ?? 0)].id)/\(position)"
        }
      document.views[index].id = id
      var isNamed = name(view: index, id)
      // A view that nobody wrote gives way.
      while !isNamed, nodes.unwrittenRootViews.contains(index) {
        let name = document.views[index].id
        document.views[index].id = name == "root" ? "\(document.controllers[0].id)/view" : name + "'"
        isNamed = self.name(view: index, document.views[index].id)
      }
      if !isNamed {
        let pointer = document.pointer(toView: index)
        reader.fault(at: Int(nodes.placesOfViews[index]), Fault(.duplicateId(id), at: pointer))
      }
    }
  }

  private mutating func name(view index: Int, _ id: String) -> Bool {
    let symbol = names.intern(id)
    guard names.take(symbol, for: .item, unlike: .item) else { return false }
    names.setItem(.view(Int32(index)), of: symbol)
    return true
  }

  /// A controller without an id is called by its path, which no other may be called.
  mutating func checkNamesOfControllers(of document: LayoutDocument, _ reader: inout JSONReader) {
    for (index, place) in nodes.placesOfUnnamedControllers.enumerated() {
      guard let place else { continue }
      let id = document.controllers[index].id
      if !names.take(names.intern(id), for: .controller, unlike: .controller) {
        let pointer = document.pointer(toController: index)
        reader.fault(at: Int(place), Fault(.duplicateId(id), at: pointer))
      }
    }
  }
}

/// The names of nodes without an id hold the ids of those above them, so ids cannot be of any length.
package let longestId = 256
