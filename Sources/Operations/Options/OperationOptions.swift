import LayoutCoding
import LayoutModel
import SwiftScreens

/// Everything that the query of a request, or the flags of a command, can say about an operation.
struct OperationOptions: Sendable {
  var overrides = EnvironmentOverrides()
  /// The environments that are asked for, before they are laid over a document.
  var asked = AskedEnvironments()
  /// The environments at both ends of a transition.
  var from = AskedEnvironments()
  var to = AskedEnvironments()
  /// The id or name of the only scene of a file that is asked for.
  var scene: String?
  /// The name of the only class of Swift that is asked for, behind its file and a colon where several have it.
  var type: String?
  /// What is said of classes in Swift besides their source.
  var fills = SourceFills()
  /// Values for what their source does not tell, as JSON.
  var fillTexts: [String] = []
  /// Whether nobody wants to see a class in Swift unless it is named.
  var excludesType: @Sendable (String) -> Bool = { _ in false }
  /// Whether to tell what their source lacks, and not their documents.
  var listsHoles = false
  /// What the input is called; nil for one without a name.
  var file: String?
  /// Whether findings in a layout document tell the lines of the text that they are about, as those in other files do.
  var tellsPlaces = false
  var detail = LayoutDetail.usual
  /// Nil leaves it to the document.
  var isStrict: Bool?
  /// Nil leaves it to the document.
  var eventDetail: EventDetail?
  /// The id of the view whose edges are asked about.
  var view: String?
  /// The only edge that is asked about.
  var edge: LayoutAttribute?
  /// The asset that is asked for.
  var asset: String?
  var lint = LintOptions()
  var sweep = SweptSizes()
}

/// Parameters as a query has them.
package typealias Query = [(name: String, value: String)]

/// What to say of a parameter that no row has: the names that are meant by it. People take names of flags with them.
private func unknown(_ name: String, among rows: [Parameter]) -> Fault.Kind {
  let known = rows.map(\.name)
  let flagged = rows.filter { $0.flagName == name || $0.flagName == Parameter.dashed(name) }.map(\.name)
  let meant = flagged.isEmpty ? OtherWords.keys(for: name, among: known) ?? [] : flagged
  return .unknownKey(name, nearest: meant.isEmpty ? nearestNames(to: name, in: known) : meant, known: known)
}

extension LayoutEngine {
  /// Reads parameters; every one that is wrong is a fault, unknown and repeated ones too.
  func options(_ query: Query, _ rows: [Parameter]) throws(Refusal) -> OperationOptions {
    if query.isEmpty { return OperationOptions() }
    var options = OperationOptions()
    var faults: [Fault] = []
    var seen: Set<String> = []
    for (name, value) in query {
      let row = rows.first { $0.name == name }
      var kind: Fault.Kind?
      if !seen.insert(name).inserted, row?.isRepeatable != true {
        kind = .duplicateKey(name)
      } else if let row {
        kind = row.read(value, &options, catalogue)
      } else {
        kind = unknown(name, among: rows)
      }
      if let kind { faults.append(Fault(kind, parameter: name)) }
    }
    if options.asked.usesAllDevices, !options.asked.devices.isEmpty {
      let kind = invalid("", expected: "either devices or all environments")
      faults.append(Fault(kind, parameter: "environments"))
    }
    if options.fills.made != nil, options.type != nil || options.scene != nil {
      faults.append(Fault(invalid("", expected: "either an object or a class"), parameter: "make"))
    }
    faults += options.fills.faults + options.sweep.faults
    for text in options.fillTexts { faults += options.take(Array(text.utf8), from: .file, limits.decoding) }
    options.overrides = options.asked.laid(over: options.overrides)
    if options.edge != nil, options.view == nil, !seen.contains("view") {
      faults.append(Fault(.missingKey("view"), parameter: "view"))
    }
    try refuseQuery(faults)
    if options.detail.isCompact, !options.detail.values.contains(.allTraits) {
      options.detail.parts.remove(.traits)
    }
    return options
  }
}

extension OperationOptions {
  /// The options as an operation takes them that judges layouts: a device that has several displays stands for all of them
  /// (DV-displays), and a sweep is of all windows.
  ///
  /// - Parameter hasPictures: Whether the answer is a picture.
  func judging(by operation: Operation, hasPictures: Bool) -> OperationOptions {
    var options = self
    options.sweep.hasPictures = hasPictures
    if operation.name == Operation.sweep.name { options.sweep.isAsked = true }
    guard asked.devices.contains(where: { !$0.displays.isEmpty }) else { return options }
    options.asked.usesAllDisplays = true
    options.overrides = options.asked.laid(over: EnvironmentOverrides())
    return options
  }

  /// The languages that are asked for, each once, in their order.
  var languages: [String] {
    let asked = overrides.environments?.locales ?? []
    let all = asked.isEmpty ? [overrides.locale].compactMap { $0 } : asked
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The one language that is asked for; nil for none and for several.
  var language: String? { languages.count == 1 ? languages[0] : nil }

  /// These options for one language after the other, where several are asked for.
  var perLanguage: [OperationOptions] {
    let languages = languages
    guard languages.count > 1 else { return [self] }
    return languages.map { language in
      var options = self
      options.overrides.environments?.locales = [language]
      return options
    }
  }
}
