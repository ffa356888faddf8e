import JSON
import LayoutCoding
import LayoutModel
import Operations

extension ContextTool {
  /// Which devices are known.
  static let devices = ContextTool(
    name: "devices", title: "Known devices",
    description: "Ids and sizes of the devices that match, the newest first.",
    arguments: [.match, .maxBytes],
    outputSchema: """
      {"type":"object","properties":{"count":{"type":"integer"},"devices":{"type":"array","items":{"type":"object",\
      "required":["id"]}},"next":{"type":"string"}},"required":["count","devices"]}
      """
  ) { call throws(Refusal) in
    let catalogue = DeviceCatalogue.embedded
    let wanted = call.arguments.text(.match)?.lowercased() ?? ""
    let matching = catalogue.devices.filter { device in
      wanted.isEmpty
        || ([device.id, device.name] + device.aliases).contains { $0.lowercased().contains(wanted) }
    }
    if matching.isEmpty {
      let nearest = catalogue.nearestDevices(to: wanted).first
      let mended = nearest.map { call.suggestion(call.arguments.setting(.match, to: .text($0))) }
      return ToolAnswer(problem: "No device matches '\(wanted)'.", mended: mended)
    }
    var answer = ToolAnswer("\(matching.count) of \(catalogue.count) devices, sizes upright in points")
    answer.facts = [("count", matching.count)]
    answer.list = "devices"
    let order = matching.indices.sorted { a, b in
      (matching[b].year ?? 0, a) < (matching[a].year ?? 0, b)
    }
    answer.items = order.map { ToolAnswer.Item(matching[$0]) }
    return answer
  }
}

extension ToolAnswer.Item {
  fileprivate init(_ device: Device) {
    let size = device.portraitSize ?? device.landscapeSize
    let versions = device.systemVersions.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
    let sides = [size.width, size.height].map { String(number: $0) }
    self.init("\(device.id): \(sides.joined(separator: "x")), systems \(versions)") { writer in
      writer.beginObject()
      writer.member("id", device.id)
      writer.beginArray("size")
      writer.number(size.width)
      writer.number(size.height)
      writer.endArray()
      writer.endObject()
    }
  }
}
