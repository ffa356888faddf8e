import JSON

extension Fault {
  /// The wire form's name of the fault, and its sentence with what to do instead.
  package var words: (code: String, text: String) {
    if let parameter, case .duplicateKey = kind {
      return (kind.code, "The parameter '\(parameter)' stands twice. Keep one.")
    }
    if let parameter, case .unknownKey(_, let nearest, let known) = kind {
      let remedy = nearest.isEmpty ? remedy(forParameter: parameter, known) : suggestion(nearest)
      return (kind.code, "There is no parameter '\(parameter)' here.\(remedy)")
    }
    return (kind.code, kind.text)
  }
}

extension Fault.Kind {
  /// The name of the case, but where several causes share a code.
  fileprivate var code: String {
    switch self {
    case .keyOfOtherType, .keyOfOtherClass, .keyWrittenOtherwise, .keyUnusedByType: "unknownKey"
    case .referenceInOtherTree: "unknownReference"
    case .placeIsOtherId: "duplicateId"
    case .attributeMissing: "unknownLayoutAttribute"
    case .invalidVisualFormat(let error, _, _, _): error.rawValue
    case .illegalConstraint(let reason): reason.rawValue
    case .limitExceeded(let limit, _, _) where limit.isOfArchive: "archiveTooLarge"
    case .invalidUpload(let fault, _): fault.rawValue
    case .strict(let diagnostic): diagnostic.code.rawValue
    case .unreadableType(_, let reason): reason.rawValue
    default: caseName(of: self)
    }
  }

  /// A sentence for each fault. No `default`: a new case does not compile until somebody writes its sentence.
  fileprivate var text: String {
    switch self {
    case .invalidJSON(let error, _, let line, let column):
      "Line \(line), column \(column): \(sentence(error))"
    case .duplicateKey("layoutMargins"), .duplicateKey("directionalLayoutMargins"):
      "The margins are given twice: layoutMargins and directionalLayoutMargins are two names of them. Keep one."
    case .duplicateKey(let key): "The member '\(key)' stands twice. Keep one."
    case .missingKey(let key): "The member '\(key)' is missing.\(remedy(forMissing: key))"
    case .unknownKey(let key, let nearest, let known):
      "There is no '\(key)' here.\(insteadOfKeys[key] == nil ? suggestion(nearest) : "")"
        + remedy(forUnknown: key, nearest, known)
    case .keyWrittenOtherwise(let key, let instead, _): "There is no '\(key)' here. \(instead)"
    case .keyUnusedByType(let key, let type, let nearest):
      "\(withArticle(type)) has no '\(key)'.\(nearest.isEmpty ? remedy(forUnused: key, type) : suggestion(nearest))"
    case .keyOfOtherType(let key, let type):
      "Only \(withArticle(type, isFirst: false)) has '\(key)'. \(remedy(forKey: key, ofType: type))"
    case .keyOfOtherClass(let key, let classes):
      "There is no '\(key)' here: it is a key of \(classes.joined(separator: " and "))."
    case .wrongType(let expected, let found):
      "Expected \(expected), found \(noun(found)).\(remedy(for: found, in: expected))"
    case .invalidValue(let expected, let nearest): "Expected \(expected).\(suggestion(nearest))"
    case .duplicateId(let id, let first):
      "The id '\(id)' stands twice\(first.map { ", first at \($0.fragment)" } ?? ""). Call one of the two something else."
    case .placeIsOtherId(let id, let first):
      "This has no id, so it is called '\(id)' by its place, and something else has that id"
        + "\(first.map { ", at \($0.fragment)" } ?? ""). Give it an id of its own."
    case .unknownReference(let id, let nearest):
      "Nothing has the id '\(id)'.\(nearest.isEmpty ? remedy(forReference: id) : suggestion(nearest))"
    case .unknownDevice(let name, let nearest): sentence(forUnknownDevice: name, nearest)
    case .referenceInOtherTree(let id, let place): sentence(id, place)
    case .nonFinite: "The number is too large."
    case .invalidConstraint(let expected): "Expected \(expected).\(constraintExample)"
    case .invalidVisualFormat(let error, let name, let format, let nearest):
      sentence(error, name: name, format: format, nearest)
    case .unknownLayoutAttribute(let name, let nearest):
      "Unknown layout attribute '\(name)'.\(nearest.isEmpty ? remedy(forAttribute: name) : suggestion(nearest))"
    case .attributeMissing(let attribute, let item):
      "Unknown layout attribute: \(attribute) is missing beside \(item). It is the attribute of that item, such as 'top'."
    case .illegalConstraint(let reason): sentence(reason)
    case .limitExceeded(let limit, let allowed, let value):
      "\(subject(limit)) \(value), which is over the limit of \(allowed) (\(limit.rawValue))."
    case .interrupted: "Reading took longer than it may."
    case .featureNotInSystemVersion(let feature, let since):
      "'\(feature)' exists from version \(since) on. Ask for such a systemVersion, or leave it out."
    case .multitaskingNotAvailable(let mode, let device, hasOthers: false):
      "\(device) shows one app at a time, in every orientation: it has no window '\(mode)'. Take an iPad for one, or leave it out."
    case .multitaskingNotAvailable(let mode, _, _):
      "The device has no window '\(mode)' in this orientation. GET /v1/devices/ID says which it has."
    case .displayZoomNotAvailable:
      "The device's Display Zoom does not exist or is not known. Leave displayZoom out."
    case .postureNotAvailable(let posture):
      "The display does not fold, so it is never in posture '\(posture.rawValue)'. Ask for 'flat', or leave it out."
    case .keyboardNotAvailable(.docked): "The device has no keyboard on its screen."
    case .keyboardNotAvailable(let style): "Only an iPad has a keyboard that is \(style.rawValue)."
    case .orientationNotAvailable(let orientation):
      "The device has no screen in orientation '\(orientation)'. Ask for another orientation or device."
    case .overrideTargetNotChild(let id):
      "'\(id)' is no direct child of this controller. Name one of its children by its id."
    case .ruleOutOfScope(let id):
      "'\(id)' is not below the scope of the rule. Give the rule a higher scope, or none."
    case .breakpointCycle(let ids):
      "What the rules \(ids.map { "'\($0)'" }.joined(separator: ", ")) change decides whether they match. "
        + "Let their conditions look at something that they do not change."
    case .customTraitTypeMismatch(let id, let expected):
      "Values of the custom trait '\(id)' are declared to be of type \(expected)."
    case .cannotUninstallRoot:
      "The root view of a controller and the root controller are always installed. Set hidden to hide a root view."
    case .invalidPresentationStyle:
      "Nothing can be presented in this style. Leave it out for the default; 'none' is an answer of adaptiveStyle."
    case .alreadyPresenting(let id, let first, let second, let presenter):
      "'\(presenter)' presents '\(second)', but '\(id)'\(id == presenter ? "" : " around it") presents '\(first)' already. "
        + "Write presented with '\(second)' into '\(first)', or leave one out."
    case .invalidStructure(let expected, let found):
      "A Contents.json must have \(expected) here, found \(noun(found))."
    case .unsafePath(let name): "'\(name)' is no name of a file in the asset's own folder."
    case .invalidUpload(let fault, let name): sentence(fault, name: name)
    case .invalidXML(let reason, _, let line, let column): "Line \(line), column \(column): \(reason)."
    case .invalidDump(let fault, let line): "Line \(line): \(sentence(fault))"
    case .notInterfaceBuilder(.otherRoot):
      "The XML text is no storyboard and no xib: its document element is another one. Send a .storyboard or .xib."
    case .notInterfaceBuilder(.otherPlatform):
      "The file is for another platform than iOS and iPadOS. Send one that was made for them."
    case .unknownType(let name, let nearest):
      "No class of the folder that is called '\(name)' leads to UIViewController or UIView.\(suggestion(nearest))"
    case .makesNoView(let sentence, let nearest):
      "The expression makes no view and no view controller. \(sentence)\(suggestion(nearest))"
    case .invalidSwift(let message, let line, let column): "Line \(line), column \(column): \(message)"
    case .unreadableType(let name, .nothingLaidOut):
      "Nothing is laid out in what runs when \(name) is shown: no view is added to its view."
    case .unreadableType(let name, .tooMuchUnknown):
      "More than half of the statements that lay out \(name) hang on what is not known. POST /v1/import tells on what."
    case .unreadableType(let name, .unknownBaseClass):
      "A superclass of \(name) is in no file. Send the files of its module as well; `missing` has its name in POST /v1/import."
    case .invalidFont(let problem): "The font cannot be used: \(problem.words)."
    case .unknownFontFile(let name, let nearest):
      "No font file '\(name)' came along.\(suggestion(nearest)) Send it as a part 'fonts' of a form, with this file name."
    case .strict(let diagnostic): diagnostic.message
    }
  }
}

extension FontFileProblem {
  /// The end of a sentence.
  var words: String {
    switch self {
    case .notAvailable: "this program was built without HarfBuzz, and reads no font files"
    case .noFont: "it is no TrueType or OpenType font with glyphs, characters and widths"
    case .tooComplex: "its rules of substitution and placement could take too long"
    case .unreadable: "the file cannot be read"
    }
  }
}

private func sentence(_ fault: DumpFault) -> String {
  switch fault {
  case .noViews:
    "No view with a frame stands in the text. Send what recursiveDescription prints, a page source, or elements for "
      + "accessibility as JSON."
  case .unreadableView:
    "The line has the bars of a view, and no view as '<UIView; frame = (0 0; 10 10); ...>'."
  case .viewNotClosed: "The description of the view has no end. Send the dump as it was printed."
  case .noFrame: "The view has no frame."
  case .invalidFrame:
    "The frame is none of four numbers of at most a million, with a size that is not negative."
  case .depthJumps: "The view is not below the one before it, nor beside one above that. Lines are missing."
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
  case .sourceFiles: "The number of Swift files in the folder is"
  case .sourceBytes: "The number of bytes in the Swift files of the folder is"
  case .fontFiles: "The number of font files is"
  case .fontFileBytes: "The number of bytes in a font file is"
  case .fontBytes: "The number of bytes in all font files is"
  case .memoryBytes: "The number of bytes that the request keeps in memory is about"
  }
}

private func sentence(_ fault: UploadFault, name: String) -> String {
  switch fault {
  case .invalidMultipart:
    "The body cannot be read as multipart/form-data (RFC 7578). curl makes one: -F document=@FILE -F catalog=@ZIP."
  case .duplicatePart: "The part '\(name)' stands twice."
  case .invalidArchive: "The archive cannot be read as a zip archive. Send the .xcassets folder, zipped."
  case .noCatalog: "The archive has no folder '*.xcassets'. Zip the catalogue with its folder."
  case .noScreens:
    "There is no screen: no .storyboard, no .xib, and no view or view controller of UIKit in a .swift file. Send the folder "
      + "that has them. SwiftUI is not read: write such a screen as a document, with UIKit's views and constraints."
  case .contradictoryParts:
    "A form has a part 'document', with a part 'catalog' or 'fonts', or a part 'app', which brings its own assets, and "
      + "beside this 'fills' and 'fonts'."
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
      .interfaceBytes, .stringsBytes, .sourceFiles, .sourceBytes, .fontFiles, .fontFileBytes, .fontBytes:
      true
    case .bodyBytes, .depth, .views, .constraints, .assets, .environments, .memoryBytes: false
    }
  }
}

private func sentence(_ error: JSONSyntaxError) -> String {
  switch error {
  case .unexpectedEnd: "the text ends too early."
  case .trailingComma: "leave out the comma before it: none stands after the last element or member."
  case .expectedValue: "expected a value."
  case .expectedKey: "expected a member name in quotes."
  case .expectedColon: "expected ':'."
  case .expectedCommaOrEnd:
    "expected ',' or the end of the object or array."
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
