import JSON
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What views show.
extension DocumentWriter {
  mutating func writeContent(_ view: Object, _ id: String) {
    switch viewType(of: view) {
    case "label": writeLabel(view, id)
    case "button": writeButton(view, id)
    case "imageView": writeImageView(view, id)
    case "textField", "textView": writeField(view, id)
    case "stackView": writeStack(view, id)
    case "segmentedControl": writeSegments(view, id)
    case "pageControl": writeNumber("numberOfPages", view, id)
    case "activityIndicator": writeWord("style", view, id, unless: "medium")
    case "progressView": writeWord("progressViewStyle", view, id, as: "style", unless: "default")
    case "datePicker": writeWord("preferredDatePickerStyle", view, id, unless: "automatic")
    case "searchBar": writeSearchBar(view, id)
    case "toolbar": writeItems("items", of: view, id)
    case "navigationBar": writeNavigationItems(of: view, id)
    case "slider":
      for key in ["minimumValueImage", "maximumValueImage"] {
        hole(.image, value(key, view), target: "\(id).\(key)")
      }
    case "scrollView":
      writeScroll(view, id)
      noteContentSize(of: view, id)
    case "tableView", "collectionView":
      writeScroll(view, id)
      writeList(view, id)
    default: if cellType(of: view) != nil { writeCell(view, id) } else { noteCell(view, id) }
    }
  }

  mutating func writeLabel(_ view: Object, _ id: String) {
    writeText(of: view, "text", id)
    writeFont(value("givenFont", view), id)
    writeNumber("numberOfLines", view, id, unless: 1)
    writeWord("lineBreakMode", view, id, unless: "byTruncatingTail")
    writeWord("textAlignment", view, id, unless: "natural")
    writeNumber("preferredMaxLayoutWidth", view, id)
    writeFlag("adjustsFontForContentSizeCategory", view, id)
    writeFlag("adjustsFontSizeToFitWidth", view, id)
    writeNumber("minimumScaleFactor", view, id)
  }

  private mutating func writeField(_ view: Object, _ id: String) {
    // A field without a text says an empty one.
    if case .string("")? = value("plainText", view) {} else { writeText(of: view, "text", id) }
    let attributed = object("attributedPlaceholder", view).flatMap { run.read("string", of: .object($0)) }
    writeText("placeholder", attributed ?? value("placeholder", view), id)
    writeFont(value("givenFont", view), id)
    writeWord("textAlignment", view, id, unless: "natural")
    writeFlag("adjustsFontForContentSizeCategory", view, id)
    if viewType(of: view) == "textField" {
      tellBeside(view, id)
      return writeWord("borderStyle", view, id, unless: "none")
    }
    if flag("isScrollEnabled", view) == false || isPart(view) && part?.isFitted == true {
      member("scrollEnabled", false)
    }
    hole(.number, value("isScrollEnabled", view), target: "\(id).scrollEnabled")
    writeScroll(view, id)
    if let container = object("textContainer", view) {
      let lines = value("maximumNumberOfLines", container)
      hole(.number, lines, target: "\(id).maximumNumberOfLines")
      if let lines = number(lines), lines > 0 { member("maximumNumberOfLines", lines) }
    }
    insets("textContainerInset", run.read("insetOfText", of: .object(view)), id, unless: [8, 0, 8, 0])
  }

  /// Tells what a field shows beside its text while nobody writes, which documents do not have: its size is told where it counts.
  private mutating func tellBeside(_ field: Object, _ id: String) {
    for side in ["leftView", "rightView"] where showsBeside(side, field) {
      guard let shown = object(side, field),
        viewType(of: shown) != nil || shown.type.isOfApp || !list("ownSubviews", shown).isEmpty
      else { continue }
      tell(.text, "\(id).\(side)", field, "Documents do not have the \(side) of \(id).")
    }
  }

  private mutating func writeStack(_ view: Object, _ id: String) {
    for (key, usual) in [("axis", "horizontal"), ("distribution", "fill"), ("alignment", "fill")] {
      writeWord(key, view, id, unless: usual)
    }
    if let spacing = stackSpacing(value("spacing", view)), spacing != 0 { member("spacing", spacing) }
    hole(.number, value("spacing", view), target: "\(id).spacing")
    writeFlag("isLayoutMarginsRelativeArrangement", view, id, as: "layoutMarginsRelativeArrangement")
    writeFlag("isBaselineRelativeArrangement", view, id, as: "baselineRelativeArrangement")
    let arranged = list("arrangedSubviews", view)
    let subviews = list("ownSubviews", view)
    var ids: [String] = []
    for case .object(let one) in arranged { ids.append(names.name(of: one, or: viewType(of: one) ?? "view")) }
    let isPlain = arranged.count == subviews.count && zip(arranged, subviews).allSatisfy { isSame($0, $1) }
    if !isPlain {
      json.key("arrangedSubviews")
      json.beginArray()
      for id in ids { json.string(id) }
      json.endArray()
    }
    for value in arranged { hole(.view, value, target: "\(id).arrangedSubviews") }
    writeCustomSpacing(view, id)
  }

  private func isSame(_ first: Value, _ second: Value) -> Bool {
    if case .object(let one) = first, case .object(let other) = second { return one === other }
    return false
  }

  private mutating func writeCustomSpacing(_ view: Object, _ id: String) {
    // Only what is arranged has one.
    let arranged = list("arrangedSubviews", view)
    let entries = list("customSpacings", view).filter { entry in
      guard let after = interpreter.field("view", of: entry) else { return false }
      return arranged.contains { isSame($0, after) }
    }
    if entries.isEmpty { return }
    json.key("customSpacing")
    json.beginObject()
    for entry in entries {
      guard case .object(let after)? = interpreter.field("view", of: entry) else { continue }
      let spacing = interpreter.field("spacing", of: entry)
      member(names.name(of: after, or: "view"), stackSpacing(spacing))
      hole(.number, spacing, target: "\(id).customSpacing")
    }
    json.endObject()
  }

  /// A distance in a stack, of which `UIStackView.spacingUseSystem`, the least normal `Float`, stands for UIKit's.
  private func stackSpacing(_ value: Value?) -> Double? {
    number(value).map { $0 == Double(Float.leastNormalMagnitude) ? StackConfiguration.systemSpacing : $0 }
  }

  private mutating func writeSegments(_ view: Object, _ id: String) {
    let segments = list("segments", view)
    hole(.view, value("segments", view), target: "\(id).segments")
    if segments.isEmpty { return }
    json.key("segments")
    json.beginArray()
    for segment in segments {
      switch segment {
      case .string(let title): json.string(title)
      case .unknown(let unknown): json.string(interpreter.words(of: unknown))
      default: json.string("")
      }
    }
    json.endArray()
    for segment in segments { hole(.text, segment, target: "\(id).segments") }
  }

  /// Documents have what stands in an empty field, and not what was written into it.
  private mutating func writeSearchBar(_ view: Object, _ id: String) {
    let field = object("searchTextField", view)
    let own = value("placeholder", view)
    if case .none = own ?? Value.none, let field {
      writeText("placeholder", value("placeholder", field), id)
    } else {
      writeText("placeholder", own, id)
    }
    hole(.text, value("text", view), target: "\(id).text")
    let written = [text("text", view), field.flatMap { text("plainText", $0) }].compactMap { $0 }
    if written.contains(where: { !$0.isEmpty }) {
      tell(.text, "\(id).text", view, "Documents do not have the text in the field of \(id).")
    }
  }

  private mutating func writeScroll(_ view: Object, _ id: String) {
    insets("contentOffset", value("contentOffset", view), id, ["x", "y"], unless: [0, 0])
    insets("contentInset", value("contentInset", view), id, unless: [0, 0, 0, 0])
    if word("contentInsetAdjustmentBehavior", view) == "automatic", isAdjustedByHand(view) {
      // `automatic` without what it has for the sake of controllers that say nothing.
      member("contentInsetAdjustmentBehavior", ContentInsetAdjustmentBehavior.scrollableAxes.rawValue)
    } else {
      writeWord("contentInsetAdjustmentBehavior", view, id, unless: "automatic")
    }
    writeFlag("alwaysBounceVertical", view, id)
    writeFlag("alwaysBounceHorizontal", view, id)
  }

  /// Whether the controller that has a scroll view says that it does without automatic insets.
  private func isAdjustedByHand(_ view: Object) -> Bool {
    var current: Object? = view
    while let one = current {
      if let controller = object("owningController", one) {
        return flag("automaticallyAdjustsScrollViewInsets", controller) == false
      }
      current = object("ownSuperview", one)
    }
    return false
  }

  /// Has the size of a content that code has set written with the constraints.
  private mutating func noteContentSize(of view: Object, _ id: String) {
    guard !isBefore, part == nil, let size = value("givenContentSize", view) else { return }
    hole(.number, size, target: "\(id).contentSize")
    if let numbers = numbers(size, ["width", "height"]), numbers.contains(where: { $0 > 0 }) {
      contents.append(view)
    }
  }
}
