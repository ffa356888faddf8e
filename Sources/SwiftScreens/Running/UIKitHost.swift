import SwiftInterpreter

/// What UIKit's own Swift calls and does not say.
final class UIKitHost {
  /// What the program asked of its surroundings.
  private(set) var asked: Set<String> = []

  /// - Parameter nibs: The names of the xibs beside the code, whose views are not read.
  init(_ interpreter: Interpreter, _ facts: ScreenFacts, nibs: Set<String>) {
    interpreter.layoutTypes = [
      "UIView", "UIViewController", "UILayoutGuide", "NSLayoutConstraint", "NSLayoutAnchor",
    ]
    interpreter.survivesTraps = true
    for name in Self.measures {
      interpreter.intrinsics[name] = { [unowned interpreter] _ in interpreter.unknown(of: name) }
    }
    for name in ["__notRun", "__layoutIfNeeded", "__updateConstraintsIfNeeded"] {
      interpreter.intrinsics[name] = { _ in .void }
    }
    interpreter.intrinsics["__unknown"] = { [unowned interpreter] values in
      guard case .string(let origin)? = values.first else { return interpreter.unknown(of: "unknown") }
      return interpreter.unknown(of: origin)
    }
    interpreter.intrinsics["__note"] = { [unowned interpreter] values in
      if case .string(let what)? = values.first, Self.blocking.contains(what) { interpreter.block(what) }
      return .void
    }
    interpreter.intrinsics["__visualFormat"] = { [unowned interpreter] in visualFormat($0, interpreter) }
    interpreter.intrinsics["__make"] = { [unowned interpreter] in interpreter.makeNamed($0) }
    for (name, result) in [("__nibView", Value.none), ("__nibObjects", .array([]))] {
      interpreter.intrinsics[name] = { [unowned interpreter] values in
        if let nib = nibName(values), nibs.contains(nib) { interpreter.block("\(nib).xib") }
        return result
      }
    }
    interpreter.intrinsics["__storyboardController"] = { [unowned interpreter] _ in
      interpreter.block("a storyboard's controller")
      return .none
    }
    interpreter.intrinsics["__localized"] = { $0.first ?? .string("") }
    interpreter.intrinsics["__fact"] = { [unowned self, unowned interpreter] values in
      guard case .string(let name)? = values.first else { return interpreter.unknown(of: "fact") }
      asked.insert(name)
      return facts.value(name) ?? interpreter.unknown(of: name)
    }
  }

  /// Measures that only a layout gives.
  private static let measures = [
    "__safeAreaInsets", "__naturalSize", "__sizeThatFits", "__systemLayoutSizeFitting", "__textSize",
    "__imageSize", "__fontMetric", "__layoutFrame", "__convert", "__contentRect", "__adjustedContentInset",
    "__buttonInsets", "__unregistered", "__preferredFontSize", "__scaledValue",
  ]

  /// What changes a layout and is not in documents.
  private static let blocking: Set<String> = ["override traits", "column"]
}

/// The xib that a call asks for: the one that it names, or that of the class of what asks.
private func nibName(_ values: [Value]) -> String? {
  for case .string(let name) in values { return name }
  for case .object(let owner) in values { return owner.type.text }
  return nil
}
