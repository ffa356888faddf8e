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
  let text = bytes.bindMemory(to: UInt8.self)
  var workspace = ReadingWorkspace()
  var from = DocumentReader(
    text, overrides: overrides, catalogue: catalogue, limits: limits, archive: archive, end: .from,
    using: &workspace)
  let start = read(&from)
  from.giveBack(to: &workspace)
  var to = DocumentReader(
    text, overrides: overrides, catalogue: catalogue, limits: limits, archive: archive, end: .to,
    using: &workspace)
  let goal = read(&to)
  switch (start, goal) {
  case (.success(let start), .success(let goal)):
    return DecodedTransition(
      from: start, to: goal, eventDetail: to.transition.eventDetail, requests: to.transition.requests,
      isAnimated: to.transition.isAnimated)
  default:
    throw FaultList(merge(from, start, to, goal))
  }
}

/// Reads a transition request from an array. For tools and tests.
package func decodeTransitionRequest(_ bytes: [UInt8]) throws(FaultList) -> DecodedTransition {
  try bytes.withUnsafeBufferPointer { buffer throws(FaultList) in
    try decodeTransitionRequest(UnsafeRawBufferPointer(buffer))
  }
}

private func read(_ decoder: inout DocumentReader) -> Result<DecodedRequest, FaultList> {
  do throws(FaultList) {
    return .success(try decoder.read())
  } catch {
    return .failure(error)
  }
}

/// The faults of both readings in the order of the text, those that both found once.
private func merge(
  _ from: DocumentReader, _ start: Result<DecodedRequest, FaultList>, _ to: DocumentReader,
  _ goal: Result<DecodedRequest, FaultList>
) -> [Fault] {
  var found = from.reader.found.map { (place: $0.place, fault: Fault($0.content)) }
  for other in to.reader.found {
    let other = (place: other.place, fault: Fault(other.content))
    if !found.contains(where: { $0 == other }) { found.append(other) }
  }
  var faults = Fault.inOrder(found)
  // What ended a reading has no place among the others.
  for result in [start, goal] {
    guard case .failure(let list) = result, let last = list.faults.last, !faults.contains(last) else {
      continue
    }
    faults.append(last)
  }
  return faults
}
