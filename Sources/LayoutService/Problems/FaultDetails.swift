import JSON
import LayoutModel

extension ProblemDetails.Item {
  /// One fault in words.
  init(_ fault: Fault) {
    self.init(code: faultCode(fault.kind), detail: sentence(fault.kind))
    if let parameter = fault.parameter {
      self.parameter = parameter
      if case .duplicateKey = fault.kind { detail = "The parameter '\(parameter)' stands twice. Keep one." }
    } else {
      pointer = fault.pointer.fragment
    }
    offset = fault.offset
    switch fault.kind {
    case .invalidJSON(_, let offset, let line, let column):
      (self.offset, self.line, self.column) = (offset, line, column)
    case .invalidXML(_, let offset, let line, let column):
      (self.offset, self.line, self.column) = (offset, line, column)
    case .unknownKey(_, let nearest, _), .unknownReference(_, let nearest), .unknownDevice(_, let nearest),
      .invalidValue(_, let nearest), .unknownLayoutAttribute(_, let nearest):
      self.nearest = nearest
    case .limitExceeded(let which, let limit, let value):
      (self.limit, self.value) = (limit, value)
      // Of the array that was one too many no element was read.
      if which == .depth, let place = pointer, place.hasSuffix("/-1") { pointer = String(place.dropLast(3)) }
    case .duplicateKey, .missingKey, .keyOfOtherType, .wrongType, .duplicateId, .nonFinite,
      .invalidConstraint,
      .invalidVisualFormat,
      .illegalConstraint,
      .featureNotInSystemVersion, .multitaskingNotAvailable, .displayZoomNotAvailable, .keyboardNotAvailable,
      .orientationNotAvailable, .overrideTargetNotChild, .customTraitTypeMismatch, .cannotUninstallRoot,
      .ruleOutOfScope, .breakpointCycle, .invalidPresentationStyle, .alreadyPresenting, .invalidStructure,
      .unsafePath, .invalidUpload, .notInterfaceBuilder,
      .strict:
      break
    }
  }
}

/// The wire form's name of a fault.
private func faultCode(_ kind: Fault.Kind) -> String {
  switch kind {
  case .invalidJSON: "invalidJSON"
  case .duplicateKey: "duplicateKey"
  case .missingKey: "missingKey"
  case .unknownKey, .keyOfOtherType: "unknownKey"
  case .wrongType: "wrongType"
  case .invalidValue: "invalidValue"
  case .duplicateId: "duplicateId"
  case .unknownReference: "unknownReference"
  case .unknownDevice: "unknownDevice"
  case .nonFinite: "nonFinite"
  case .invalidConstraint: "invalidConstraint"
  case .invalidVisualFormat(let error, _, _): error.rawValue
  case .unknownLayoutAttribute: "unknownLayoutAttribute"
  case .illegalConstraint(let reason): reason.rawValue
  case .limitExceeded(let limit, _, _): limit.isOfArchive ? "archiveTooLarge" : "limitExceeded"
  case .featureNotInSystemVersion: "featureNotInSystemVersion"
  case .multitaskingNotAvailable: "multitaskingNotAvailable"
  case .displayZoomNotAvailable: "displayZoomNotAvailable"
  case .keyboardNotAvailable: "keyboardNotAvailable"
  case .orientationNotAvailable: "orientationNotAvailable"
  case .overrideTargetNotChild: "overrideTargetNotChild"
  case .ruleOutOfScope: "ruleOutOfScope"
  case .breakpointCycle: "breakpointCycle"
  case .customTraitTypeMismatch: "customTraitTypeMismatch"
  case .cannotUninstallRoot: "cannotUninstallRoot"
  case .invalidPresentationStyle: "invalidPresentationStyle"
  case .alreadyPresenting: "alreadyPresenting"
  case .invalidStructure: "invalidStructure"
  case .unsafePath: "unsafePath"
  case .invalidUpload(let fault, _): fault.rawValue
  case .invalidXML: "invalidXML"
  case .notInterfaceBuilder: "notInterfaceBuilder"
  case .strict(let diagnostic): diagnostic.code.rawValue
  }
}

private func sentence(customTrait id: String, _ expected: String) -> String {
  "Values of the custom trait '\(id)' are declared to be of type \(expected)."
}

private func sentence(keyboard style: KeyboardStyle) -> String {
  style == .docked
    ? "The device has no keyboard on its screen." : "Only an iPad has a keyboard that is \(style.rawValue)."
}

private func sentence(_ kind: Fault.Kind) -> String {
  switch kind {
  case .invalidJSON(let error, _, let line, let column): "Line \(line), column \(column): \(sentence(error))"
  case .duplicateKey(let key): sentence(duplicate: key)
  case .missingKey(let key): "The member '\(key)' is missing.\(remedy(forMissing: key))"
  case .unknownKey(let key, let nearest, let known):
    "There is no '\(key)' here.\(suggestion(nearest))\(remedy(forUnknown: key, nearest, known))"
  case .keyOfOtherType(let key, let type):
    "Only a \(type) has '\(key)'. Give it that type, or leave '\(key)' out."
  case .wrongType(let expected, let found):
    "Expected \(expected), found \(noun(found)).\(remedy(for: found, in: expected))"
  case .invalidValue(let expected, let nearest): "Expected \(expected).\(suggestion(nearest))"
  case .duplicateId(let id): "The id '\(id)' stands twice. Call one of the two something else."
  case .unknownReference(let id, let nearest):
    "Nothing has the id '\(id)'.\(nearest.isEmpty ? remedy(forReference: id) : suggestion(nearest))"
  case .unknownDevice(let name, let nearest):
    "No device is called '\(name)'.\(suggestion(nearest)) GET /v1/devices lists them all."
  case .invalidConstraint(let expected): "Expected \(expected).\(constraintExample)"
  case .invalidVisualFormat(let error, let name, let format): sentence(error, name: name, format: format)
  case .unknownLayoutAttribute(let name, let nearest):
    "Unknown layout attribute '\(name)'.\(suggestion(nearest))"
  case .illegalConstraint(let reason): sentence(reason)
  case .limitExceeded(let limit, let allowed, let value):
    "\(subject(limit)) \(value), which is over the limit of \(allowed) (\(limit.rawValue))."
  case .keyboardNotAvailable(let style): sentence(keyboard: style)
  case .featureNotInSystemVersion, .multitaskingNotAvailable, .displayZoomNotAvailable,
    .orientationNotAvailable,
    .overrideTargetNotChild, .ruleOutOfScope, .breakpointCycle, .customTraitTypeMismatch,
    .cannotUninstallRoot,
    .invalidPresentationStyle, .alreadyPresenting, .nonFinite:
    sentence(onMeaning: kind)
  case .invalidStructure(let expected, let found):
    "A Contents.json must have \(expected) here, found \(noun(found))."
  case .unsafePath(let name): "'\(name)' is no name of a file in the asset's own folder."
  case .invalidUpload(let fault, let name): sentence(fault, name: name)
  case .invalidXML(let reason, _, let line, let column): "Line \(line), column \(column): \(reason)."
  case .notInterfaceBuilder(let mismatch): sentence(mismatch)
  case .strict(let diagnostic): diagnostic.message
  }
}

/// What can be read and means nothing that can be laid out.
private func sentence(onMeaning kind: Fault.Kind) -> String {
  switch kind {
  case .featureNotInSystemVersion(let feature, let since):
    "'\(feature)' exists from version \(since) on. Ask for such a systemVersion, or leave it out."
  case .multitaskingNotAvailable(let mode):
    "The device has no window '\(mode)' in this orientation. GET /v1/devices/ID says which it has."
  case .displayZoomNotAvailable:
    "The device's Display Zoom does not exist or is not known. Leave displayZoom out."
  case .orientationNotAvailable(let orientation):
    "The device has no screen in orientation '\(orientation)'. Ask for another orientation or device."
  case .overrideTargetNotChild(let id):
    "'\(id)' is no direct child of this controller. Name one of its children by its id."
  case .ruleOutOfScope(let id):
    "'\(id)' is not below the scope of the rule. Give the rule a higher scope, or none."
  case .breakpointCycle(let ids): sentence(cycle: ids)
  case .customTraitTypeMismatch(let id, let expected):
    "Values of the custom trait '\(id)' are declared to be of type \(expected)."
  case .cannotUninstallRoot:
    "The root view of a controller and the root controller are always installed. Set hidden to hide a root view."
  case .invalidPresentationStyle:
    "Nothing can be presented in this style. Leave it out for the default; 'none' is an answer of adaptiveStyle."
  case .alreadyPresenting(let id):
    "'\(id)' presents another controller already. Let that one present this, or leave one out."
  case .nonFinite: "The number is too large."
  default: ""
  }
}

private func sentence(duplicate key: String) -> String {
  switch key {
  case "layoutMargins", "directionalLayoutMargins":
    "The margins are given twice: layoutMargins and directionalLayoutMargins are two names of them. Keep one."
  default: "The member '\(key)' stands twice. Keep one."
  }
}

private func sentence(cycle ids: [String]) -> String {
  "What the rules \(ids.map { "'\($0)'" }.joined(separator: ", ")) change decides whether they match. "
    + "Let their conditions look at something that they do not change."
}

private func sentence(_ mismatch: InterfaceBuilderMismatch) -> String {
  switch mismatch {
  case .otherRoot:
    "The XML text is no storyboard and no xib: its document element is another one. Send a .storyboard or .xib."
  case .otherPlatform:
    "The file is for another platform than iOS and iPadOS. Send one that was made for them."
  }
}

private func suggestion(_ nearest: [String]) -> String {
  switch nearest.count {
  case 0: ""
  case 1: " Did you mean '\(nearest[0])'?"
  default: " Did you mean \(nearest.map { "'\($0)'" }.joined(separator: " or "))?"
  }
}

private func noun(_ type: JSONType) -> String {
  switch type {
  case .object: "an object"
  case .array: "an array"
  case .string: "a string"
  case .number: "a number"
  case .boolean: "a boolean"
  case .null: "null"
  }
}

private func subject(_ limit: Limit) -> String {
  switch limit {
  case .bodyBytes: "The number of bytes in the body is"
  case .depth: "The depth of nesting is"
  case .views: "The number of views and guides is"
  case .constraints: "The number of constraints is"
  case .assets: "The number of assets, their rows and files is"
  case .environments: "The number of environments is"
  case .archiveBytes: "The number of bytes in the archive, unpacked, is"
  case .archiveEntries: "The number of entries in the archive is"
  case .archiveRatio: "The number of bytes that each packed byte of the archive becomes is"
  case .archiveDepth: "The depth of folders in the archive is"
  case .contentsBytes: "The number of bytes in a Contents.json is"
  case .interfaceFiles: "The number of storyboards and xibs in the folder is"
  case .interfaceBytes: "The number of bytes in the storyboards and xibs of the folder is"
  case .stringsBytes: "The number of bytes in the texts of the folder is"
  }
}

private func sentence(_ fault: UploadFault, name: String) -> String {
  switch fault {
  case .invalidMultipart:
    "The body cannot be read as multipart/form-data (RFC 7578). curl makes one: -F document=@FILE -F catalog=@ZIP."
  case .duplicatePart: "The part '\(name)' stands twice."
  case .invalidArchive: "The archive cannot be read as a zip archive. Send the .xcassets folder, zipped."
  case .noCatalog: "The archive has no folder '*.xcassets'. Zip the catalogue with its folder."
  case .noInterfaceFile:
    "The folder has no .storyboard and no .xib below it. Zip the folder with the app's sources."
  case .contradictoryParts:
    "A form has a part 'document', with a part 'catalog', or a part 'app', which brings its own assets."
  case .unsafePath: "The entry '\(name)' leads out of the archive, is a link, or has no plain name."
  case .encryptedEntry: "The entry '\(name)' is encrypted."
  case .unsupportedCompression: "The entry '\(name)' is packed in another way than by deflate."
  case .duplicateEntry: "The entry '\(name)' stands twice in the archive."
  case .damagedEntry: "The entry '\(name)' is not what the archive says about it."
  }
}

extension Limit {
  /// Whether it limits an archive: these share a code and a problem type.
  var isOfArchive: Bool {
    switch self {
    case .archiveBytes, .archiveEntries, .archiveRatio, .archiveDepth, .contentsBytes, .interfaceFiles,
      .interfaceBytes, .stringsBytes:
      true
    case .bodyBytes, .depth, .views, .constraints, .assets, .environments: false
    }
  }
}

private func sentence(_ error: JSONSyntaxError) -> String {
  switch error {
  case .unexpectedEnd: "the text ends too early."
  case .expectedValue: "expected a value."
  case .expectedKey: "expected a member name in quotes."
  case .expectedColon: "expected ':'."
  case .expectedCommaOrEnd: "expected ',' or the end of the object or array."
  case .invalidNumber:
    "this is not how JSON writes a number: no leading zeros, no plus sign, digits on both sides of the point."
  case .invalidEscape: "this is no escape of a JSON string; a backslash is written twice."
  case .controlCharacter: "a control character must be escaped: a line break is \\n, a tab \\t."
  case .loneSurrogate: "an escaped surrogate has no other half."
  case .invalidUTF8: "these bytes are not UTF-8."
  case .trailingBytes: "the text goes on after its value."
  case .tooDeep: "the text is nested too deeply."
  }
}

/// UIKit's own words, so that they can be searched for; the line with the caret is the fault's offset.
private func sentence(_ error: VisualFormatError, name: String, format: String) -> String {
  let reason =
    switch error {
    case .emptyFormat: "It's an empty string."
    case .expectedColon:
      "Expected ':' after '\(name)' to specify \(name == "V" ? "vertical" : "horizontal") arrangement"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, "
        + "and underscores."
    case .unknownViewName: "\(name) is not a key in the views dictionary."
    case .expectedClosingBracket: "Expected a ']' here. That is how you give the end of a view."
    case .expectedConnection: "Expected a connection after the '|' character"
    case .expectedDash: "Expected a '-' here"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use parentheses around "
        + "negative numbers."
    case .expectedNumber:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric:
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
    case .expectedListEnd: "Expected ')' or ','"
    case .expectedMoreInput: "Expected more input"
    case .expectedEndOfFormat: "Expected the end of the format string"
    case .expectedViewOrBar: "Expected a view or '|'"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .optionOfWrongAxis:
      "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also "
        + "along that axis."
    case .badPriority: "It's illegal to set this priority."
    }
  return "Unable to parse constraint format: \(reason)" + (format.isEmpty ? "" : " In '\(format)'.")
    + remedy(for: error)
}

/// UIKit's own exception texts, so that they can be searched for.
private func sentence(_ reason: ConstraintIllegality) -> String {
  switch reason {
  case .noFirstItem: "Constraint must contain a first layout item. Give firstItem."
  case .unknownLayoutAttribute: "Unknown layout attribute"
  case .locationConstant:
    "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
      + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs. "
      + "Such as 'a.top == root.top + 20'."
  case .invalidPairing:
    "Invalid pairing of layout attributes. Pair sizes with sizes, and positions with positions of the same axis."
  case .leadingLeftMix:
    "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use "
      + "leading/trailing for both or neither."
  case .nonFinite: "The constant or the multiplier is not finite! That's illegal."
  case .badPriority:
    "It's illegal to set this priority. Priorities must be greater than 0 and less or equal to "
      + "NSLayoutPriorityRequired, which is 1000.000000."
  case .noCommonAncestor:
    "Unable to activate constraint with anchors because they have no common ancestor. "
      + "Name views of one hierarchy."
  case .outsideSubtree:
    "Unable to install constraint on view. Does the constraint reference something from outside the subtree "
      + "of the view?"
  case .attributeNotOnGuide:
    "Layout guides have no margins and no baselines. Name an edge of it, or the view."
  }
}
