import AdaptiveLayout
import ConsoleLogs
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

extension ConsoleLog.Block {
  /// A constraint in words: items by their name, or by class and the last digits of their address.
  func words(ofConstraint index: Int) -> String {
    let equation = constraints[index].equation
    var text = "\(name(of: equation.first)).\(equation.firstAttribute.name) \(equation.relation.sign) "
    if let second = equation.second {
      if equation.multiplier != 1 { text += "\(short(equation.multiplier))*" }
      text += "\(name(of: second)).\(equation.secondAttribute.name)"
      if equation.constant != 0 {
        text += " \(equation.constant < 0 ? "-" : "+") \(short(abs(equation.constant)))"
      }
    } else {
      text += short(equation.constant)
    }
    if equation.priority != 1000 { text += " @\(short(Double(equation.priority)))" }
    return equation.isStandardSpacing ? text + " standard" : text
  }

  private func name(of item: LoggedEquation.Item) -> String {
    switch item {
    case .item(let index): name(of: items[index])
    case .superview(let index): "super(\(name(of: items[index])))"
    }
  }

  private func name(of item: LoggedItem) -> String {
    if let name = item.name { return name }
    let name = item.isGuide ? item.text ?? item.className ?? "" : item.className ?? ""
    return "\(shortClass(name))#\(item.address?.suffix(4) ?? "")"
  }

  /// A class without module, in the tests' own way.
  private func shortClass(_ name: String) -> String {
    if name.hasPrefix("(") { return String(name.dropFirst().prefix { $0 != " " }) }
    if name.hasPrefix("_TtC5MyApp10") { return String(name.dropFirst(12)) }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : "\(value)"
  }
}

/// The layout of a document in a window of its own.
func layout(of document: DocumentDraft) throws -> Layout {
  let request = try decodeLayoutRequest(Array(#"{"device": "iPhone 8", "hierarchy": {"id": "r"}}"#.utf8))
  let window = try makeEnvironment(request.environments[0].request, at: .root).environment
  var workspace = ResolutionWorkspace()
  return try resolve(LayoutDocument(document), in: window, workspace: &workspace)
}

extension Layout {
  /// The conflicts in the order of the answer.
  var conflicts: [Conflict] {
    diagnostics.compactMap { diagnostic in
      diagnostic.conflict
    }
  }
}
