import SwiftInterpreter

/// What UIKit's own Swift calls and does not say.
final class UIKitHost {
  /// What the program asked of its surroundings.
  private(set) var asked: Set<String> = []

  /// What Interface Builder files give.
  private(set) lazy var adoption = Adoption(interpreter, nibs) { [unowned self] in
    asked.formUnion(["horizontalSizeClass", "verticalSizeClass"])
    return facts.sizeClasses
  }

  private unowned let interpreter: Interpreter
  private let facts: ScreenFacts
  private let nibs: NibSource

  /// - Parameter nibs: Gives what the Interface Builder files beside the code have.
  init(_ interpreter: Interpreter, _ facts: ScreenFacts, nibs: @escaping NibSource) {
    (self.interpreter, self.facts, self.nibs) = (interpreter, facts, nibs)
    Self.setRules(interpreter)
    Self.addQuestions(interpreter)
    Self.addMessages(interpreter)
    Self.addQuestionsAboutObjects(interpreter)
    Self.addWhatIsNotRead(interpreter)
    Self.addObjectiveC(interpreter)
    interpreter.host.intrinsics["__fact"] = { [unowned self, unowned interpreter] values in
      guard case .string(let name)? = values.first else { return interpreter.unknown(of: "fact") }
      asked.insert(name)
      return facts.value(name) ?? interpreter.unknown(of: name)
    }
    let latest = interpreter.host.systemVersion()
    interpreter.host.systemVersion = { [unowned self] in
      asked.insert(ScreenFacts.systemVersion)
      return facts.systemVersion ?? latest
    }
    interpreter.host.standIns.drawn = { [unowned self] in adoption.drawnClass($0) }
    addNibs()
    addStaticRows()
  }

  /// Functions that make objects of Interface Builder files.
  private func addNibs() {
    interpreter.host.intrinsics["__decode"] = { [unowned self] values in
      adoption.decode(values)
      return .void
    }
    interpreter.host.intrinsics["__hasNib"] = { [unowned self] values in
      if case .string(let name)? = values.first { return .boolean(adoption.has(nibNamed: name)) }
      return .boolean(false)
    }
    interpreter.host.intrinsics["__nibView"] = { [unowned self] values in
      guard case .object(let controller)? = values.first else { return .none }
      return adoption.view(of: controller, nibNamed: text(values.dropFirst().first)) ?? .none
    }
    interpreter.host.intrinsics["__nibObjects"] = { [unowned self] values in
      guard let name = text(values.first) else { return .array([]) }
      return .array(adoption.objects(ofNibNamed: name, owner: values.count > 1 ? values[1] : .none))
    }
    interpreter.host.intrinsics["__nibPrototype"] = { [unowned self] values in
      guard case .object(let list)? = values.first, let name = text(values.dropFirst().first) else {
        return .none
      }
      return adoption.prototype(of: list, name).map { .object($0) } ?? .none
    }
    interpreter.host.intrinsics["__storyboardController"] = { [unowned self] values in
      guard let name = text(values.first) else { return interpreter.unknown(of: "storyboard") }
      var asking: Object?
      if case .object(let storyboard)? = values.dropFirst(2).first { asking = storyboard }
      let made = adoption.controller(name, text(values.dropFirst().first), asking)
      return made.map { .object($0) } ?? interpreter.unknown(of: "\(name).storyboard")
    }
  }

  /// What UIKit's own class says of the rows that a storyboard has.
  private func addStaticRows() {
    let answers: [(String, (Adoption) -> ([Value]) -> Value)] = [
      ("__staticCount", Adoption.staticCount), ("__staticCell", Adoption.staticCell),
      ("__staticTitle", Adoption.staticTitle), ("__staticHeight", Adoption.staticHeight),
    ]
    for (name, answer) in answers {
      interpreter.host.intrinsics[name] = { [unowned self] values in answer(adoption)(values) }
    }
  }

  /// Answers what code asks for by key with the texts of the language of the surroundings.
  func answerTexts(
    _ localized: @escaping (_ key: String, _ table: String?, _ language: String, _ hasText: Bool) -> String?
  ) {
    interpreter.host.intrinsics["__localized"] = { [unowned self] values in
      guard let key = text(values.first) else { return ownText(values) }
      asked.insert("locale")
      guard let language = text(facts.value("locale")) else { return ownText(values) }
      let found = localized(key, text(values.dropFirst().first), language, givenText(values) != nil)
      return found.map { .string($0) } ?? ownText(values)
    }
  }

  /// Whether the app has an image of a name, nil where nobody knows: those under other names are doubtful.
  var hasImage: ((String) -> Bool)? {
    didSet {
      interpreter.host.isDoubtful = { [unowned self] object in
        guard let hasImage, object.type.text == "UIImage",
          let name = text(interpreter.field("name", of: .object(object)))
        else { return false }
        return !hasImage(name)
      }
    }
  }

  /// What counts as laid out, and what is done about what is not known.
  private static func setRules(_ interpreter: Interpreter) {
    interpreter.host.layoutWords = ["__LayoutWord"]
    interpreter.host.layoutTypes = [
      "UIView", "UIViewController", "UILayoutGuide", "NSLayoutConstraint", "NSLayoutAnchor",
      "UIAppearanceProxy",
    ]
    interpreter.host.toldTypes = ["UIViewController"]
    interpreter.host.changingTexts = ["NSMutableAttributedString": "string", "NSMutableString": "string"]
    interpreter.host.isEffectlessMember = { effectless.contains($0) || saysNoLayout($0) }
    interpreter.host.isEffectlessCall = isEffectlessCall
    interpreter.host.waitingCalls = ["performAndWait"]
    interpreter.host.effectlessLabels = ["delegate", "dataSource", "observer", "target", "toParent"]
    interpreter.host.imageLoading = ImageLoading(views: ["UIImageView", "UIButton"], isOne: loadsImages)
    interpreter.host.streamTypes = [
      "bind": "BehaviorSubject", "drive": "BehaviorSubject", "emit": "BehaviorSubject", "assign": "Just",
      "bidirectionalBind": "BehaviorSubject",
    ]
    interpreter.host.streamMembers = ["rx", "reactive", "bnd", "cmb"]
    interpreter.host.isShownMember = { name in
      ["text", "title", "placeholder", "image"].contains { name.lowercased().hasSuffix($0) }
    }
    interpreter.host.awaitingRows = "awaitRows"
    interpreter.host.shownVariables = [
      "UILabel": "text", "UITextField": "text", "UITextView": "text", "UIImageView": "image",
      "UISwitch": "isOn", "UIProgressView": "progress", "UIActivityIndicatorView": "isAnimating",
    ]
    interpreter.host.standIns.view = ("OpaqueView", isCalledLikeView, overridden)
    interpreter.host.standIns.controller = ("OpaqueController", { isCalled($0, like: ["ViewController"]) })
    interpreter.host.standIns.given = [
      "UIWindow": "KeyWindow", "UIView": "OpaqueView", "UIViewController": "OpaqueController",
    ]
    interpreter.host.standIns.givenAsMade = [
      "UIScrollView", "UIStackView", "UINavigationController", "UITabBarController",
    ]
    interpreter.host.survivesTraps = true
  }

  /// What subclasses of views override, and no others.
  private static let overridden: Set<String> = [
    "layoutSubviews", "didMoveToSuperview", "didMoveToWindow", "updateConstraints", "intrinsicContentSize",
    "sizeThatFits", "tintColorDidChange",
  ]

  /// Functions that are answered while the code runs.
  private static func addQuestions(_ interpreter: Interpreter) {
    interpreter.host.intrinsics["__unknown"] = { [unowned interpreter] values in
      guard case .string(let origin)? = values.first else { return interpreter.unknown(of: "unknown") }
      return interpreter.unknown(of: origin)
    }
    interpreter.host.intrinsics["__isUnknown"] = { values in
      if case .unknown? = values.first { return .boolean(true) }
      return .boolean(false)
    }
    interpreter.host.intrinsics["__taken"] = { [unowned interpreter] values in
      guard values.count == 2, let path = text(values[0]) else { return interpreter.unknown(of: "taken") }
      return interpreter.taken(values[1], for: path)
    }
    // What names a key that nobody declares is another for each.
    interpreter.host.intrinsics["__key"] = { values in
      if case .unknown(let unknown)? = values.first { return .string(unknown.path) }
      return values.first ?? .string("")
    }
    interpreter.host.intrinsics["__visualFormat"] = { [unowned interpreter] in visualFormat($0, interpreter) }
    interpreter.host.intrinsics["__make"] = { [unowned interpreter] in interpreter.makeNamed($0) }
    interpreter.host.intrinsics["__localized"] = { ownText($0) }
    interpreter.host.intrinsics["__utf16Index"] = { [unowned interpreter] in
      utf16Index($0) ?? interpreter.unknown(of: "location")
    }
    interpreter.host.intrinsics["__utf16Count"] = { [unowned interpreter] values in
      utf16Count(values) ?? interpreter.length(of: values.first ?? .none)
    }
    interpreter.host.intrinsics["__isLength"] = { [unowned interpreter] values in
      .boolean(values.count == 2 && interpreter.isLength(values[0], of: values[1]))
    }
    interpreter.host.intrinsics["__substring"] = { [unowned interpreter] in
      utf16Part($0) ?? interpreter.unknown(of: "substring")
    }
  }

  /// Functions that reach objects by what they are called.
  private static func addMessages(_ interpreter: Interpreter) {
    interpreter.host.intrinsics["__valueForKey"] = { [unowned interpreter] values in
      guard values.count == 2, let key = text(values[1]) else { return interpreter.unknown(of: "value") }
      return interpreter.value(forKey: key, of: values[0])
    }
    interpreter.host.intrinsics["__setValueForKey"] = { [unowned interpreter] values in
      if values.count == 3, let key = text(values[1]),
        !effectlessKeys.contains(key) || interpreter.hasProperty(forKey: key, of: values[0])
      {
        interpreter.setValue(values[2], forKey: key, of: values[0])
      }
      return .void
    }
    interpreter.host.intrinsics["__runTask"] = { [unowned interpreter] values in
      if let block = values.first { interpreter.runTask(block) }
      return .void
    }
    interpreter.host.intrinsics["__send"] = { [unowned interpreter] values in
      if values.count == 3, let method = text(values[1]) {
        interpreter.send(method, to: values[0], [values[2]])
      }
      return .void
    }
  }

  /// What objects are, and what became of them.
  private static func addQuestionsAboutObjects(_ interpreter: Interpreter) {
    interpreter.host.intrinsics["__isKind"] = { [unowned interpreter] values in
      guard values.count == 2, case .object(let object) = values[0], case .type(let type) = values[1],
        let wanted = type.info
      else { return interpreter.unknown(of: "isKind") }
      return .boolean(object.type.superclasses.contains { $0 === wanted })
    }
    // Whether a class of the app declares a member of an object that UIKit's declares, too.
    interpreter.host.intrinsics["__isOverridden"] = { [unowned interpreter] values in
      guard values.count == 2, case .object(let object) = values[0], let member = text(values[1]) else {
        return .boolean(false)
      }
      return .boolean(interpreter.isOverridden(member, object))
    }
    // Whether a call that is not understood got an object, which may have added it to another.
    interpreter.host.intrinsics["__isGiven"] = { [unowned interpreter] values in
      guard case .object(let object)? = values.first else { return .boolean(false) }
      return .boolean(interpreter.record.given.contains(ObjectIdentifier(object)))
    }
    interpreter.host.intrinsics["__isInside"] = { [unowned interpreter] views in
      guard views.count == 2 else { return .boolean(false) }
      return .boolean(interpreter.isInside(views[0], views[1]))
    }
  }

  /// Functions that have no answer here, some of which block what they would lay out.
  private static func addWhatIsNotRead(_ interpreter: Interpreter) {
    interpreter.host.intrinsics["__unregistered"] = { [unowned interpreter] values in
      interpreter.unknown(of: "\(text(values.last) ?? "cell") \(text(values.first) ?? "")")
    }
    for name in unanswered {
      interpreter.host.intrinsics[name] = { [unowned interpreter] _ in interpreter.unknown(of: name) }
    }
    interpreter.host.intrinsics["__updateConstraintsIfNeeded"] = { _ in .void }
    // An event is another state of the screen; all else comes in this one.
    interpreter.host.intrinsics["__notRun"] = { [unowned interpreter] values in
      if let block = values.first, text(values.last) == "asynchronous" { interpreter.withhold(block) }
      return .void
    }
    interpreter.host.intrinsics["__note"] = { [unowned interpreter] values in
      if case .string(let what)? = values.first, blocking.contains(what) { interpreter.block(what) }
      return .void
    }
  }

  /// What headers of Objective-C declare, whose implementations are not read.
  private static func addObjectiveC(_ interpreter: Interpreter) {
    // Of an object: where a class below the one that is named is made, which alone runs its code.
    interpreter.host.intrinsics["__objectiveC"] = { [unowned interpreter] values in
      guard let name = text(values.first) else { return .void }
      if case .object(let object)? = values.dropFirst().first,
        object.type.text == name || interpreter.isDeclaredBeside(object.type, name)
      {
        return .void
      }
      interpreter.block(name, isObjectiveC: true)
      return .void
    }
    interpreter.host.intrinsics["__unread"] = { [unowned interpreter] values in
      guard let name = text(values.last) else { return interpreter.unknown(of: "unread") }
      return values.count == 2 ? interpreter.unreadMember(name, of: values[0]) : interpreter.unread(name)
    }
    interpreter.host.intrinsics["__setUnread"] = { [unowned interpreter] values in
      if values.count == 3, let name = text(values[1]) {
        interpreter.setUnread(name, of: values[0], to: values[2])
      }
      return .void
    }
    interpreter.host.intrinsics["__unreadObject"] = { [unowned interpreter] values in
      guard values.count == 4, let name = text(values[1]), let path = text(values[2]) else {
        return interpreter.unknown(of: "unread")
      }
      return interpreter.unreadObject(values[0], name, path, values[3])
    }
  }

  /// Members of views that libraries have for other things than their layout: streams, pictures, skins, movement, what is pulled down over a
  /// list or shown over an empty one, and what comes over the screen for a moment.
  private static let effectless: Set<String> = [
    "rx", "reactive", "kf", "hero", "theme", "bnd", "cmb", "showSkeleton", "hideSkeleton",
    "showAnimatedSkeleton",
    "showGradientSkeleton", "showAnimatedGradientSkeleton", "layoutSkeletonIfNeeded",
    "startSkeletonAnimation",
    "stopSkeletonAnimation", "sd_setImage", "sd_cancelCurrentImageLoad", "af", "isSkeletonable",
    "linesCornerRadius", "lastLineFillPercent", "emptyDataSetSource", "emptyDataSetDelegate",
    "reloadEmptyDataSet", "makeToast", "showToast", "hideToast", "hideAllToasts", "makeToastActivity",
    "hideToastActivity", "showAdded", "mj_header", "mj_footer", "headRefreshControl", "footRefreshControl",
    "addPullToRefresh", "addInfiniteScroll", "addInfiniteScrolling", "heroID", "isHeroEnabled",
  ]

  /// Whether a member does something else than laying out, by the word with which its name begins: it registers or counts, or it shows
  /// what comes over the screen.
  private static func saysNoLayout(_ name: String) -> Bool {
    let verb = name.prefix { !$0.isUppercase }
    return name.hasPrefix("register") || ["sd_", "pin_", "af_", "nuke_"].contains { name.hasPrefix($0) }
      || ["present", "dismiss", "track", "log"].contains(verb)
      || (verb == "show" && name.hasSuffix("Alert"))
      || isForActions(name) || saysHowLayersAreDrawn(name)
  }

  /// Keys of properties that UIKit does not declare, and that are colours, marks, lines, and the word of a button beside a search field.
  private static let effectlessKeys: Set<String> = [
    "textColor", "highlightsToday", "backgroundColor", "tintColor", "titleTextColor", "imageTintColor",
    "magnifierLineColor", "checked", "barStyle", "cornerRadius", "borderColor",
    "cancelButtonText", "hidesShadow",
  ]

  /// What nobody knows.
  private static let unanswered = ["__contentRect"]

  /// What changes a layout and is not in documents.
  private static let blocking: Set<String> = [
    "override traits", "column", "text input", "text size", "zoom",
    "item transform", "hidden window",
  ]
}

/// Whether a function in no file loads an image for what has it, or for what it gets, by its name: `setImage`, `sd_setImage`, `loadImage`.
///
/// - Parameter isOwn: Whether what shows the image has it.
private func loadsImages(_ name: String, _ isOwn: Bool) -> Bool {
  let word = name.split(separator: "_").last ?? ""
  return ["setImage", "setBackgroundImage", "loadImage", "downloadImage", "fetchImage"]
    .contains { word.hasPrefix($0) } || (isOwn && ["load", "download", "display"].contains(word))
}

/// Whether a function in no file lays out nothing, by its name: those of streams, those that say who is told of something, and those
/// by which controllers come and go.
private func isEffectlessCall(_ name: String) -> Bool {
  [
    "assign", "bind", "bidirectionalBind", "drive", "emit", "subscribe", "sink", "addTarget", "removeTarget",
    "willMove", "didMove", "addChild", "removeFromParent",
    "present", "dismiss",
  ].contains(name)
    || (["add", "remove", "set"].contains { name.hasPrefix($0) }
      && ["Delegate", "Listener", "Observer"].contains { name.hasSuffix($0) })
    || isForActions(name) || name.prefix { !$0.isUppercase } == "cancel"
}

/// Whether a function in no file says what a control does when it is touched, or has something done later, whatever its library writes in
/// front of it: `addAction`, `ui_removeAllActions`.
private func isForActions(_ name: String) -> Bool {
  let word = name.split(separator: "_").last ?? ""
  return ["add", "remove", "perform"].contains(word.prefix { !$0.isUppercase })
    && (word.hasSuffix("Action") || word.hasSuffix("Actions"))
}

/// Whether a variable in no file is one of a layer that changes how it is drawn, by the end of its name: `layerCornerRadius`.
private func saysHowLayersAreDrawn(_ name: String) -> Bool {
  let word = name.lowercased()
  return [
    "cornerradius", "borderwidth", "bordercolor", "shadowcolor", "shadowopacity", "shadowradius",
    "shadowoffset",
  ].contains { word.hasSuffix($0) }
}

/// What is shown of a key, its table and the text that was given with it where no table has it.
private func ownText(_ values: [Value]) -> Value { givenText(values) ?? values.first ?? .string("") }

private func givenText(_ values: [Value]) -> Value? {
  switch values.dropFirst(2).first {
  case nil, .some(.none), .string("")?: nil
  case let value?: value
  }
}

private func text(_ value: Value?) -> String? {
  if case .string(let text)? = value { return text }
  return nil
}
