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

  /// Forgets everything but the memory.
  mutating func removeAll() {
    placesOfViews.removeAll(keepingCapacity: true)
    unwrittenRootViews.removeAll()
    placesOfUnnamedControllers.removeAll(keepingCapacity: true)
  }
}

extension Linker {
  /// Reads an id that nothing else has; nil, with a fault, if it is none.
  ///
  /// - Parameter item: What it means, if that is known.
  mutating func readNewId(
    of kind: NodeKinds, item: LayoutItem? = nil, _ reader: inout JSONReader
  ) throws(ReadingEnded) -> String? {
    let (id, symbol) = try readId(&reader)
    guard let id else { return nil }
    guard !id.isEmpty, id.utf8.count <= longestId else {
      reader.fault(.invalidValue(expected: "a text of 1 to \(longestId) bytes", nearest: []))
      return nil
    }
    guard names.take(symbol, for: kind, unlike: [.item, .controller], meaning: item) else {
      reader.fault(.duplicateId(id))
      return nil
    }
    return id
  }

  /// An id, nil if something else stands here, and its symbol.
  private mutating func readId(
    _ reader: inout JSONReader
  ) throws(ReadingEnded) -> (id: String?, symbol: Int32) {
    if let place = reader.quickString() {
      return (reader.bytes.string(place.start, place.end), names.intern(place.start, place.end))
    }
    guard let token = try reader.token() else { return (nil, -1) }
    let id = reader.text(token)
    return (id, token.hasEscapes ? names.intern(id) : names.intern(token.start, token.end))
  }

  /// Gives every view an id: one without its own is called by its path (`root/0/2`).
  mutating func nameUnnamedViews(of document: inout DocumentDraft, _ reader: inout JSONReader) {
    for index in document.views.indices where document.views[index].id.isEmpty {
      let node = document.views[index]
      let id =
        switch node.place {
        case .root:
          node.controller == 0 ? "root" : "\(document.controllers[Int(node.controller)].id)/view"
        case .subview(let position):
          "\(document.views[Int(node.superview ?? 0)].id)/\(position)"
        case .part(let part): "\(document.views[Int(node.superview ?? 0)].id)/\(part.rawValue)"
        case .made: "\(document.views[Int(node.superview ?? 0)].id)/contentView"
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
    return names.take(symbol, for: .item, unlike: .item, meaning: .view(Int32(index)))
  }

  /// A controller without an id is called by its path, which no other may be called.
  mutating func checkNamesOfControllers(of document: DocumentDraft, _ reader: inout JSONReader) {
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
