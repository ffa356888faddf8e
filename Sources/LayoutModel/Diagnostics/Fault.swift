package import JSON

/// One thing that is wrong with a request, and where. Such a request is refused whole, with all its faults. The facts are here,
/// the sentences in `LayoutModel/Words/Faults`; the status is the business of HTTP.
package struct Fault: Error, Equatable, Sendable {
  package var kind: Kind
  /// The member or element that is at fault.
  package var pointer: JSONPointer
  /// The query parameter that is at fault, where it is not the body.
  package var parameter: String?
  /// Where inside a constraint string, in UTF-16 units.
  package var offset: Int?
  package init(_ kind: Kind, at pointer: JSONPointer, offset: Int? = nil) {
    (self.kind, self.pointer, self.offset) = (kind, pointer, offset)
  }

  package init(_ kind: Kind, parameter: String) {
    (self.kind, self.pointer, self.parameter) = (kind, .root, parameter)
  }

  /// What is wrong. The case name is the wire form's `code`, less its prefix where several causes share a code.
  package enum Kind: Hashable, Sendable {
    /// Not JSON (RFC 8259) or not UTF-8. Offsets count bytes of the body from 0, line and column from 1.
    case invalidJSON(JSONSyntaxError, offset: Int, line: Int, column: Int)
    /// A name stands twice in one object, or under two spellings of one key.
    case duplicateKey(String)
    case missingKey(String)
    /// `known` has all that there are where these are few and none is near.
    case unknownKey(String, nearest: [String], known: [String] = [])
    /// A key that another one, or something else, stands for. `instead` says what to write, as sentences.
    case keyWrittenOtherwise(String, instead: String, nearest: [String] = [])
    /// A key that views of a type do not use, with those that they do.
    case keyUnusedByType(String, type: String, nearest: [String])
    /// A key that only nodes of another type have.
    case keyOfOtherType(String, type: String)
    /// A key that other objects of UIKit have, by their classes.
    case keyOfOtherClass(String, classes: [String])
    /// A value of another JSON type. `expected` is a noun phrase: "a number", "an array of strings".
    case wrongType(expected: String, found: JSONType)
    /// A value of the right type that means nothing here. `expected` is a noun phrase.
    case invalidValue(expected: String, nearest: [String])
    /// An id that something else has, which stands at `first` where that is known.
    case duplicateId(String, first: JSONPointer? = nil)
    /// A node without an id is called by its place in the tree, and something else has that as its id, at `first`.
    case placeIsOtherId(String, first: JSONPointer? = nil)
    /// A name that no item, controller or asset of the document bears.
    case unknownReference(String, nearest: [String])
    /// An id that a view has whose tree is another one than that of what names it.
    case referenceInOtherTree(String, OtherTree)
    case unknownDevice(String, nearest: [String])
    /// A number beyond what a double holds (1e999).
    case nonFinite
    /// A constraint string that cannot be read.
    case invalidConstraint(expected: String)
    /// A visual format string that cannot be read or used; `name` is what its message speaks of.
    case invalidVisualFormat(VisualFormatError, name: String, format: String, nearest: [String] = [])
    /// An attribute that UIKit does not have (AL-unknown-attribute).
    case unknownLayoutAttribute(String, nearest: [String])
    /// An item of a constraint that has no attribute beside it; both are members (AL-unknown-attribute).
    case attributeMissing(String, beside: String)
    /// A constraint that UIKit refuses (AL-legality).
    case illegalConstraint(ConstraintIllegality)
    /// A limit of the service is passed.
    case limitExceeded(Limit, limit: Int, value: Int)
    /// Whoever reads has no more time.
    case interrupted
    /// A feature that the asked system version does not have.
    case featureNotInSystemVersion(String, since: String)
    /// A layout document names no such window on this device, which may have no window beside another one at all.
    case multitaskingNotAvailable(String, device: String, hasOthers: Bool)
    case displayZoomNotAvailable
    /// A display that does not fold.
    case postureNotAvailable(Posture)
    /// A device without a keyboard on its screen, or without one that stands so.
    case keyboardNotAvailable(KeyboardStyle)
    case orientationNotAvailable(String)
    /// `overrideTraits` names something that is no direct child (TR-override-child).
    case overrideTargetNotChild(String)
    /// A rule touches what is not below its scope (BP-scope).
    case ruleOutOfScope(String)
    /// Rules that match because of what they change and then do not (BP-cycle). By their ids.
    case breakpointCycle([String])
    /// A value for a custom trait of another type than the document declares (TR-custom).
    case customTraitTypeMismatch(String, expected: String)
    /// The root view of a controller, or the root controller, that would not be there (VA-root).
    case cannotUninstallRoot
    /// A controller that is presented as `none` (PR-none), or adapted to `automatic`.
    case invalidPresentationStyle
    /// A second presentation by the controller of this id (PR-one), which presents `first`. `second` is what `presenter` presents.
    case alreadyPresenting(String, first: String, second: String, presenter: String)
    /// What makes a `Contents.json` unreadable as a whole (AS-unreadable). `expected` is a noun phrase.
    case invalidStructure(expected: String, found: JSONType)
    /// A file name of an asset that leaves the asset's folder (AS-unsafe-path).
    case unsafePath(String)
    /// What is wrong with an upload; `name` is the part or the entry of the archive, empty for the whole.
    case invalidUpload(UploadFault, name: String)
    /// No XML text, or one with a document type declaration. Offsets count bytes, line and column from 1.
    case invalidXML(String, offset: Int, line: Int, column: Int)
    /// No dump of a view hierarchy, in so many words, or one that is damaged; lines count from 1.
    case invalidDump(DumpFault, line: Int)
    /// XML, but no Interface Builder file for UIKit.
    case notInterfaceBuilder(InterfaceBuilderMismatch)
    /// A class of Swift that is asked for and is in no file, or is no screen.
    case unknownType(String, nearest: [String])
    /// An expression of Swift that makes no screen: a sentence about what it makes.
    case makesNoView(String, nearest: [String])
    /// No expression of Swift. The place counts in its text, line and column from 1.
    case invalidSwift(String, line: Int, column: Int)
    /// A class of Swift in which nothing is laid out, or of which too much is not known.
    case unreadableType(String, UnreadableType)
    /// A font file that a document names or has, or that came along, and cannot be used.
    case invalidFont(FontFileProblem)
    /// The name of a font file that did not come along.
    case unknownFontFile(String, nearest: [String])
    /// A strict request whose layout has this diagnostic.
    case strict(Diagnostic)
  }
}

/// Where a view is that is named from a place that cannot name it.
package enum OtherTree: Hashable, Sendable {
  /// In a cell or another element of a list, while something beside it is not.
  case inCell
  /// Outside of the cell that names it.
  case outsideCell
  /// In a bar, or in the other end of a transition.
  case elsewhere
}

/// What is wrong with a line of a dump.
package enum DumpFault: Hashable, Sendable, CaseIterable {
  /// Nothing in the text is a view with a frame.
  case noViews
  /// A line with bars in front of it is no view.
  case unreadableView
  /// A view has no end.
  case viewNotClosed
  case noFrame, invalidFrame
  /// A view is more than one level below the one before it, or above the first.
  case depthJumps
}

/// Why an XML text is no file that can be laid out.
package enum InterfaceBuilderMismatch: String, Sendable { case otherRoot, otherPlatform }

/// Why a class of Swift is no screen. Codes are the case names.
package enum UnreadableType: String, Hashable, Sendable, CaseIterable {
  /// No view is added in what ran.
  case nothingLaidOut
  /// More than half of the statements that lay out are blocked by what is not known.
  case tooMuchUnknown
  /// A superclass is not in the folder, and so it is not known what the class is.
  case unknownBaseClass
}

/// What the service limits. Each is a setting and has its own problem type.
package enum Limit: String, Hashable, Sendable, CaseIterable {
  case bodyBytes, depth, views, constraints, assets, environments
  // Of an archive.
  case archiveBytes, archiveEntries, archiveRatio, archiveDepth, contentsBytes
  // Of the folder of an app.
  case interfaceFiles, interfaceBytes, stringsBytes, sourceFiles, sourceBytes
  case fontFiles, fontFileBytes, fontBytes
  // Of all that is kept of a request.
  case memoryBytes
}

/// Why an upload is refused. Codes are the case names.
package enum UploadFault: String, Hashable, Sendable, CaseIterable {
  case invalidMultipart, duplicatePart
  case invalidArchive, noCatalog
  /// A folder that should be an app's has no Interface Builder file and no Swift.
  case noScreens
  /// Parts of a form that cannot stand beside each other.
  case contradictoryParts
  // About one entry of an archive.
  case unsafePath, encryptedEntry, unsupportedCompression, duplicateEntry, damagedEntry
}

/// Why a visual format string cannot be read or used (AL-vfl-errors). Codes are the case names.
package enum VisualFormatError: String, Sendable, CaseIterable {
  case emptyFormat, expectedColon, unknownRelation, expectedView, expectedViewName, unknownViewName
  case expectedClosingBracket, expectedConnection, expectedDash, ambiguousMinus, expectedNumber, unknownMetric
  case expectedListEnd, expectedMoreInput, expectedEndOfFormat, expectedViewOrBar
  case noSuperview, optionOfWrongAxis, badPriority
}

/// Why UIKit refuses a constraint (AL-legality). Codes are the case names.
package enum ConstraintIllegality: String, Hashable, Sendable, CaseIterable {
  case noFirstItem, unknownLayoutAttribute, locationConstant, invalidPairing, leadingLeftMix
  case nonFinite, badPriority, noCommonAncestor, outsideSubtree
  /// Margin or baseline attributes of a layout guide (AL-guide-attributes).
  case attributeNotOnGuide
}
