import JSON

/// The memory of a reading. Keep one per thread: a second document of the same size allocates little more than what
/// stands in it.
package struct ReadingWorkspace: ~Copyable {
  var reader = JSONReader.Memory()
  var names = NameTable.Memory()
  var nodes = NodeNames()

  package init() {}
}
