import JSON

extension Fault {
  /// The wire form's name of the fault, and its sentence with what to do instead.
  package var words: (code: String, text: String) {
    var words = kind.words
    if let parameter, case .duplicateKey = kind {
      words.text = "The parameter '\(parameter)' stands twice. Keep one."
    }
    return words
  }
}

extension Fault.Kind {
  /// A row for each fault: its code, and its sentence.
  ///
  /// The switch has no `default`: a new case does not compile until somebody writes its sentence.
  fileprivate var words: (code: String, text: String) {
    switch self {
    case .invalidJSON(let error, _, let line, let column):
      ("invalidJSON", "Line \(line), column \(column): \(sentence(error))")
    case .duplicateKey(let key): ("duplicateKey", sentence(duplicate: key))
    case .missingKey(let key): ("missingKey", "The member '\(key)' is missing.\(remedy(forMissing: key))")
    case .unknownKey(let key, let nearest, let known):
      (
        "unknownKey",
        "There is no '\(key)' here.\(suggestion(nearest))\(remedy(forUnknown: key, nearest, known))"
      )
    case .keyOfOtherType(let key, let type):
      ("unknownKey", "Only a \(type) has '\(key)'. Give it that type, or leave '\(key)' out.")
    case .wrongType(let expected, let found):
      ("wrongType", "Expected \(expected), found \(noun(found)).\(remedy(for: found, in: expected))")
    case .invalidValue(let expected, let nearest):
      ("invalidValue", "Expected \(expected).\(suggestion(nearest))")
    case .duplicateId(let id):
      ("duplicateId", "The id '\(id)' stands twice. Call one of the two something else.")
    case .unknownReference(let id, let nearest):
      (
        "unknownReference",
        "Nothing has the id '\(id)'.\(nearest.isEmpty ? remedy(forReference: id) : suggestion(nearest))"
      )
    case .unknownDevice(let name, let nearest):
      (
        "unknownDevice",
        "No device is called '\(name)'.\(suggestion(nearest)) GET /v1/devices lists them all."
      )
    case .nonFinite: ("nonFinite", "The number is too large.")
    case .invalidConstraint(let expected):
      ("invalidConstraint", "Expected \(expected).\(constraintExample)")
    case .invalidVisualFormat(let error, let name, let format):
      (error.rawValue, sentence(error, name: name, format: format))
    case .unknownLayoutAttribute(let name, let nearest):
      ("unknownLayoutAttribute", "Unknown layout attribute '\(name)'.\(suggestion(nearest))")
    case .illegalConstraint(let reason): (reason.rawValue, sentence(reason))
    case .limitExceeded(let limit, let allowed, let value):
      (
        limit.isOfArchive ? "archiveTooLarge" : "limitExceeded",
        "\(subject(limit)) \(value), which is over the limit of \(allowed) (\(limit.rawValue))."
      )
    case .featureNotInSystemVersion(let feature, let since):
      (
        "featureNotInSystemVersion",
        "'\(feature)' exists from version \(since) on. Ask for such a systemVersion, or leave it out."
      )
    case .multitaskingNotAvailable(let mode):
      (
        "multitaskingNotAvailable",
        "The device has no window '\(mode)' in this orientation. GET /v1/devices/ID says which it has."
      )
    case .displayZoomNotAvailable:
      (
        "displayZoomNotAvailable",
        "The device's Display Zoom does not exist or is not known. Leave displayZoom out."
      )
    case .keyboardNotAvailable(.docked):
      ("keyboardNotAvailable", "The device has no keyboard on its screen.")
    case .keyboardNotAvailable(let style):
      ("keyboardNotAvailable", "Only an iPad has a keyboard that is \(style.rawValue).")
    case .orientationNotAvailable(let orientation):
      (
        "orientationNotAvailable",
        "The device has no screen in orientation '\(orientation)'. Ask for another orientation or device."
      )
    case .overrideTargetNotChild(let id):
      (
        "overrideTargetNotChild",
        "'\(id)' is no direct child of this controller. Name one of its children by its id."
      )
    case .ruleOutOfScope(let id):
      (
        "ruleOutOfScope",
        "'\(id)' is not below the scope of the rule. Give the rule a higher scope, or none."
      )
    case .breakpointCycle(let ids): ("breakpointCycle", sentence(cycle: ids))
    case .customTraitTypeMismatch(let id, let expected):
      (
        "customTraitTypeMismatch",
        "Values of the custom trait '\(id)' are declared to be of type \(expected)."
      )
    case .cannotUninstallRoot:
      (
        "cannotUninstallRoot",
        "The root view of a controller and the root controller are always installed. Set hidden to hide a root view."
      )
    case .invalidPresentationStyle:
      (
        "invalidPresentationStyle",
        "Nothing can be presented in this style. Leave it out for the default; 'none' is an answer of adaptiveStyle."
      )
    case .alreadyPresenting(let id):
      (
        "alreadyPresenting",
        "'\(id)' presents another controller already. Let that one present this, or leave one out."
      )
    case .invalidStructure(let expected, let found):
      ("invalidStructure", "A Contents.json must have \(expected) here, found \(noun(found)).")
    case .unsafePath(let name):
      ("unsafePath", "'\(name)' is no name of a file in the asset's own folder.")
    case .invalidUpload(let fault, let name): (fault.rawValue, sentence(fault, name: name))
    case .invalidXML(let reason, _, let line, let column):
      ("invalidXML", "Line \(line), column \(column): \(reason).")
    case .notInterfaceBuilder(let mismatch): ("notInterfaceBuilder", sentence(mismatch))
    case .strict(let diagnostic): (diagnostic.code.rawValue, diagnostic.message)
    }
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
  package var isOfArchive: Bool {
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
