import LayoutModel

/// A visual format string, read: `H:|-[photo(40)]-[title]-|`.
///
/// Metrics are numbers already; views are names.
struct VisualFormat: Hashable {
  var axis: Axis = .horizontal
  /// From the superview to the first view, nil if the string does not begin with a bar.
  var leading: Connection?
  var views: [Part] = []
  /// From the last view to the superview, nil if the string does not end with a bar.
  var trailing: Connection?

  /// `[name(predicates)]`
  struct Part: Hashable {
    var name: String
    /// From the view before; of no meaning for the first view.
    var connection: Connection = .flush
    var predicates: [Predicate] = []
    /// Where the view ends, in UTF-16 units.
    var end: Int
  }

  /// What is between two views.
  enum Connection: Hashable {
    /// Nothing: they touch.
    case flush
    /// A single bar.
    case standard
    case predicates([Predicate])
  }

  /// `==100@750`
  struct Predicate: Hashable {
    var relation: LayoutConstraint.Relation = .equal
    var object: Object
    var priority: Float = LayoutConstraint.required
  }

  enum Object: Hashable {
    case number(Double)
    /// That dimension of another view.
    case view(String)
  }
}

/// Why a visual format string cannot be read or used.
struct VisualFormatSyntaxError: Error, Hashable {
  var code: VisualFormatError
  /// The name that the text of the code speaks of, empty for most.
  var name = ""
  /// In UTF-16 units; nil for an empty string.
  var offset: Int?
}
