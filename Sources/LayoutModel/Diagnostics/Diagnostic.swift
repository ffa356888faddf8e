package import JSON

/// Something about a layout that its author should know. The layout is resolved all the same.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Something inferred or estimated.
    case info
    case warning
    /// What UIKit would log as an error.
    case error

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }
    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  package var code: Code
  package var severity: Severity { code.severity }
  /// One or more sentences for people.
  package var message: String
  /// Ids of the views concerned, in pre-order.
  package var views: [String]
  /// The place in the request, where there is one.
  package var pointer: JSONPointer?
  /// Where in a file it comes from that the document was made of; nil where the document does not tell.
  package var source: SourceLocation?
  package var detail: Detail
  /// The element of a list whose views are concerned, nil for other views.
  package var element: ElementPlace?
  /// What would not be there without it, in pre-order.
  package var consequences: [Diagnostic] = []

  package init(
    _ code: Code, message: String, views: [String] = [], pointer: JSONPointer? = nil, detail: Detail = .none
  ) {
    self.code = code
    self.message = message
    self.views = views
    self.pointer = pointer
    self.detail = detail
  }

  /// The facts that only some codes have.
  package enum Detail: Hashable, Sendable {
    case none
    case conflict(Conflict)
    case ambiguity(Ambiguity)
  }

  package enum Code: String, Hashable, Sendable, CaseIterable {
    case unsatisfiableConstraints, ambiguousLayout, layoutFeedbackLoop, numericTrouble
    case systemVersionNotForDevice, orientationNotSupported, sizeClassInferred, windowModeInferred
    case ambiguousVariation, contentSizeEstimated, baselineAlignmentNotSupported
    case displayModeUnavailable, tabBarNotModelled
    case invalidAdaptiveStyle, popoverWithoutDismissal, popoverWithoutAnchor, presentationOutsideContainer
    // Of lists.
    case ambiguousRowHeight, itemsDoNotFit
    // Of the request.
    case ignoredKeys, ambiguousDevice
    // Assets: spelled as in the reasons of a choice.
    case imageNotFound, noVariants, noEligibleVariant, unsupportedAssetType, sizeUnknown, symbolSizeUnknown
    case displayScaleAssumed, missingIdiom, unsupportedValue, invalidValue, fileMissing, duplicateSlot
    case anyScaleBitmapConflict, unknownVersion, missingContents, duplicateAssetName
    case unknownKey, misplacedKey, unusualFileType, vectorInScaledSlot, registrationWithoutScale
    case unknownFolderType, nestedSet, unreferencedFile, rejectionsOmitted, unreadableContents, overridden
    case missingSlot, unreachableFile, unassignedFile
    // Lint.
    case truncatedText, overlappingViews, viewOutsideSuperview, clippedView, viewUnderBars, smallTouchTarget
    case fixedDirection

    package var severity: Severity {
      switch self {
      case .unsatisfiableConstraints, .popoverWithoutAnchor: .error
      case .ambiguousLayout, .layoutFeedbackLoop, .numericTrouble, .systemVersionNotForDevice,
        .orientationNotSupported, .ambiguousVariation, .displayModeUnavailable, .invalidAdaptiveStyle,
        .popoverWithoutDismissal, .presentationOutsideContainer, .ambiguousRowHeight, .itemsDoNotFit:
        .warning
      case .truncatedText, .overlappingViews, .viewOutsideSuperview, .clippedView, .viewUnderBars,
        .smallTouchTarget, .fixedDirection:
        .warning
      case .sizeClassInferred, .windowModeInferred, .contentSizeEstimated, .baselineAlignmentNotSupported,
        .tabBarNotModelled, .ignoredKeys, .ambiguousDevice:
        .info
      case .missingContents, .unreadableContents: .error
      case .imageNotFound, .noVariants, .noEligibleVariant, .unsupportedAssetType, .sizeUnknown,
        .symbolSizeUnknown, .displayScaleAssumed, .missingIdiom, .unsupportedValue, .invalidValue,
        .fileMissing,
        .duplicateSlot, .anyScaleBitmapConflict, .unknownVersion, .duplicateAssetName, .missingSlot,
        .unreachableFile:
        .warning
      case .unknownKey, .misplacedKey, .unusualFileType, .vectorInScaledSlot, .registrationWithoutScale,
        .unknownFolderType, .nestedSet, .unreferencedFile, .rejectionsOmitted, .overridden,
        .unassignedFile:
        .info
      }
    }
  }
}

/// A minimal set of required constraints with no common solution, and the one that was broken (AL-conflicts).
package struct Conflict: Hashable, Sendable {
  /// One constraint of the set with its multiplier in the certificate: the multiplied constraints add up to a
  /// contradiction.
  package struct Member: Hashable, Sendable {
    package var pointer: JSONPointer?
    package var identifier: String?
    /// The constraint in the string form of the request.
    package var text: String
    package var multiplier: Double
    /// Of a text that is no document, counted from 1.
    package var line: Int?
    /// Where in a file it comes from that the document was made of; nil where the document does not tell.
    package var source: SourceLocation?

    package init(pointer: JSONPointer?, identifier: String?, text: String, multiplier: Double) {
      self.pointer = pointer
      self.identifier = identifier
      self.text = text
      self.multiplier = multiplier
    }
  }

  /// What the request or a generated rule contributed, in canonical order. Where ``constraintCount`` is given, the
  /// first few and the broken one.
  package var constraints: [Member]
  /// Host sizes and the rule that no size is negative. Where ``implicitCount`` is given, the first few.
  package var implicit: [Member]
  /// How many constraints the set has, nil where ``constraints`` lists all of them.
  package var constraintCount: Int?
  /// How many the set has besides, nil where ``implicit`` lists all of them.
  package var implicitCount: Int?
  /// Index of the broken one in ``constraints``.
  package var broken: Int
  /// Indices in ``constraints`` of those that UIKit breaks in its place if the app activates them in another order.
  package var alternatives: [Int] = []
  /// What UIKit would have printed (AL-console-text).
  package var consoleText: String

  /// The headline of the console with the set and the broken constraint.
  package var message: String {
    let omitted = constraintCount.map { $0 - constraints.count } ?? 0
    return "Unable to simultaneously satisfy constraints: "
      + constraints.map { "'\($0.text)'" }.joined(separator: ", ")
      + (omitted > 0 ? " and \(omitted) more" : "")
      + ". Will attempt to recover by breaking constraint '\(constraints.isEmpty ? "" : constraints[broken].text)'."
  }

  package init(constraints: [Member], implicit: [Member], broken: Int, consoleText: String) {
    self.constraints = constraints
    self.implicit = implicit
    self.broken = broken
    self.consoleText = consoleText
  }
}

/// What is not determined about a view on one axis (AL-ambiguity).
package struct Ambiguity: Hashable, Sendable {
  package enum Cause: String, Hashable, Sendable {
    /// Nothing says it.
    case missing
    /// Constraints of one priority wish for different things.
    case priorityTie
    /// An inequality bounds it, and nothing says more.
    case inequality
  }

  /// Constraints of one priority that wish for different things.
  package struct PriorityTie: Hashable, Sendable {
    package var priority: Float
    /// The first few: those on the view itself before others. Their multipliers mean nothing.
    package var constraints: [Conflict.Member]
    /// How many there are.
    package var count: Int

    package init(priority: Float, constraints: [Conflict.Member], count: Int) {
      self.priority = priority
      self.constraints = constraints
      self.count = count
    }
  }

  /// Lowest and highest value in all best layouts, in points; nil is unbounded.
  package struct Interval: Hashable, Sendable {
    package var minimum: Double?
    package var maximum: Double?

    package init(minimum: Double?, maximum: Double?) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  package var axis: Axis
  /// The interval of the origin on the axis, nil if it is determined.
  package var position: Interval?
  /// The interval of the size on the axis, nil if it is determined.
  package var size: Interval?
  package var cause: Cause
  /// What competes, nil for another cause than a tie.
  package var tie: PriorityTie?

  package init(axis: Axis, position: Interval?, size: Interval?, cause: Cause, tie: PriorityTie? = nil) {
    self.axis = axis
    self.position = position
    self.size = size
    self.cause = cause
    self.tie = tie
  }
}
