import JSON
package import LayoutModel

/// A transition as it was asked for: each end with the document that holds there.
package struct DecodedTransition: Sendable {
  package var from: DecodedRequest
  package var to: DecodedRequest
  package var eventDetail: EventDetail?
  /// What controllers ask for while they are told of a new size; part of the document of `to`.
  package var requests: [ControllerRequest]
  /// Nil to follow the cause.
  package var isAnimated: Bool?

  package var isStrict: Bool { to.isStrict }
}

/// Reads the body of a transition request: a layout document with `from` and `to` (TX-ends).
///
/// Each end has one environment. The document is read once for each, with what the end says itself in place of the
/// document's.
///
/// - Parameter archive: Assets that came with the document; its own of the same name win, unless they are to be replaced
///   (AS-archive).
/// - Throws: Every fault that was found, each once.
/// - Complexity: O(*n*) in the length of the text.
package func decodeTransitionRequest(
  _ bytes: UnsafeRawBufferPointer, overrides: EnvironmentOverrides = EnvironmentOverrides(),
  catalogue: DeviceCatalogue = .embedded, limits: DecodingLimits = DecodingLimits(),
  archive: AssetTree? = nil
) throws(FaultList) -> DecodedTransition {
  var workspace = ReadingWorkspace()
  func readOnce(
    _ end: TransitionEnd, _ held: HeldChildren
  ) -> (reader: DocumentReader, result: Result<DecodedRequest, FaultList>) {
    var reader = DocumentReader(
      Draft(bytes.bindMemory(to: UInt8.self), catalogue: catalogue, limits: limits, using: &workspace),
      overrides: overrides, archive: archive, end: end)
    reader.draft.held = held
    let result = Result { () throws(FaultList) in try reader.read() }
    reader.draft.giveBack(to: &workspace)
    return (reader, result)
  }
  func read(_ end: TransitionEnd) -> (reader: DocumentReader, result: Result<DecodedRequest, FaultList>) {
    let first = readOnce(end, HeldChildren())
    let held = first.reader.draft.held
    if held.children.isEmpty { return first }
    return readOnce(end, held.again)
  }
  let (from, to) = (read(.from), read(.to))
  guard case (.success(let start), .success(let goal)) = (from.result, to.result) else {
    throw FaultList(merge([from, to]))
  }
  let transition = to.reader.transition
  return DecodedTransition(
    from: start, to: goal, eventDetail: transition.eventDetail, requests: transition.requests,
    isAnimated: transition.isAnimated)
}

/// Reads a transition request from an array. For tools and tests.
package func decodeTransitionRequest(_ bytes: [UInt8]) throws(FaultList) -> DecodedTransition {
  try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    try decodeTransitionRequest(UnsafeRawBufferPointer(buffer))
  }
}

/// The faults of both readings in the order of the text, those that both found once.
private func merge(
  _ readings: [(reader: DocumentReader, result: Result<DecodedRequest, FaultList>)]
) -> [Fault] {
  var found = readings[0].reader.draft.reader.found.map { (place: $0.place, fault: Fault($0.content)) }
  for other in readings[1].reader.draft.reader.found {
    let other = (place: other.place, fault: Fault(other.content))
    if !found.contains(where: { $0 == other }) { found.append(other) }
  }
  var faults = Fault.inOrder(found)
  // What ended a reading has no place among the others.
  for case .failure(let list) in readings.map(\.result) {
    if let last = list.faults.last, !faults.contains(last) { faults.append(last) }
  }
  return faults
}
