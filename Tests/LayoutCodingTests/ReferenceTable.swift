import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// A table of keys, and the objects of the reference that have them.
struct ReferenceTable: Sendable, CustomTestStringConvertible {
  /// One of these has each key, or one of those below.
  let objects: [String]
  /// Objects that have some of the keys, and others besides.
  let besides: [String]
  /// Every spelling with the key that it means.
  let words: [(String, String)]

  var testDescription: String { objects.joined(separator: ", ") }

  private init<Key>(_ objects: String..., besides: [String] = [], keys: Keys<Key>...) {
    (self.objects, self.besides) = (objects, besides)
    words = keys.flatMap { keys in
      keys.table.words.map { ($0, Key(rawValue: keys.table.number(of: $0))?.name ?? "") }
    }
  }

  private init<Whole>(_ objects: String..., members: Members<Whole>) {
    (self.objects, besides) = (objects, [])
    words = members.table.words.map { ($0, members.rows[members.table.number(of: $0)].name) }
  }

  private init<Key: DocumentKey>(_ objects: String..., names: Key.Type) {
    (self.objects, besides) = (objects, [])
    words = Key.allCases.map { ($0.name, $0.name) }
  }

  static let all = hierarchy + values + environment + rules + lists + compositional + bars + others

  private static let hierarchy = [
    ReferenceTable("View", keys: ViewKey.rows.keys),
    ReferenceTable("ViewController", keys: ControllerKey.rows.keys),
    ReferenceTable("Presentation", keys: PresentationKey.keys),
    ReferenceTable("Constraint", "VisualFormat", "ConstraintLine", keys: ConstraintKey.rows.keys),
    ReferenceTable("View.layoutGuides", keys: GuideKey.keys),
    ReferenceTable("ViewController.forwards", members: forwardsMembers),
    ReferenceTable("ViewController.childTraitRules", members: ChildTraitRules.members),
    ReferenceTable("ChildTraitRuleList", members: ChildTraitRules.Rule.members),
    ReferenceTable("Presentation.adaptiveStyleByTraits", members: ConditionalStyleParts.members),
    ReferenceTable("NavigationReplacement", "PushReplacement", keys: ReplacementKey.keys),
    ReferenceTable("Presentation.reposition", keys: RepositionKey.keys),
    ReferenceTable("ContainerFrame", names: JSONReader.ContainerFrameKey.self),
  ]

  private static let values = [
    ReferenceTable("TraitVariations", keys: TraitVariationKey.keys),
    ReferenceTable("PrioritiesByAxis", keys: AxisKey.keys),
    ReferenceTable("BaselineOffsets", members: BaselineOffsets.members),
    ReferenceTable("SystemLayoutSizeFitting", members: SystemLayoutSizeFitting.members),
    ReferenceTable("FontDescription", keys: JSONReader.fontKeys),
    ReferenceTable("FontMetrics", members: CustomFont.members),
    ReferenceTable("FontFile", members: CustomFont.fileMembers),
    ReferenceTable("TextRun", members: AttributedRun.members),
    ReferenceTable("ButtonConfiguration", members: ButtonConfiguration.members),
    ReferenceTable("SymbolConfiguration", members: SymbolConfiguration.members),
    ReferenceTable("ImageDescription", members: ImageParts.members),
    ReferenceTable("ContentConfiguration", keys: ConfigurationKey.keys),
    ReferenceTable("ContentTextProperties", keys: TextKey.keys),
  ]

  private static let environment = [
    ReferenceTable("LayoutDocument", keys: DocumentMember.keys),
    ReferenceTable("TransitionRequest", besides: ["LayoutDocument"], keys: DocumentMember.transitionKeys),
    ReferenceTable("TransitionEnd", besides: ["LayoutDocument"], keys: EndMember.keys),
    ReferenceTable("TransitionRequest.duringTransition", keys: TransitionRequestKey.keys),
    ReferenceTable("Environment", besides: ["LayoutDocument"], keys: EnvironmentKey.keys),
    ReferenceTable("EnvironmentQuery", keys: QueryKey.keys),
    ReferenceTable("EnvironmentQuery.devices", members: DeviceFilter.members),
    ReferenceTable("Traits", keys: Trait.keys),
    ReferenceTable("CustomTrait", keys: CustomTraitKey.keys),
    ReferenceTable("SharedWindow", "SizedWindow", keys: WindowKey.keys),
    ReferenceTable("SizeRestrictions", keys: SizeRestrictionsKey.keys),
    ReferenceTable("VisibleKeyboard", keys: KeyboardKey.keys),
    ReferenceTable("InlineDevice", keys: DeviceKey.keys),
  ]

  private static let rules = [
    ReferenceTable("Rule", keys: RuleKey.keys),
    ReferenceTable("ContainerById", keys: SubjectKey.keys),
    ReferenceTable("Changes", keys: ChangeKey.keys),
    ReferenceTable("ConstraintChanges", keys: ConstraintKey.changes),
    ReferenceTable("Condition", keys: ConditionKey.keys),
    ReferenceTable("Bounds", keys: BoundKey.keys),
    ReferenceTable("CategoryBounds", keys: BoundKey.keys),
  ]

  private static let lists = [
    ReferenceTable(
      "ListSection", keys: ListReader.SectionKey.ofTables, ListReader.SectionKey.ofCollections),
    ReferenceTable(
      "PrototypeCell", keys: Keys(ListReader.RowKey.self, aliases: ListReader.RowKey.otherNames)),
    ReferenceTable("CollectionViewLayout", keys: LayoutKey.keys),
    ReferenceTable("FlowLayout", members: FlowLayout.members),
  ]

  private static let compositional = [
    ReferenceTable("CompositionalLayout", members: CompositionalParts.members),
    ReferenceTable("CollectionLayoutSection", members: SectionParts.members),
    ReferenceTable("CollectionLayoutItem", keys: CollectionLayoutItemKey.keys),
    ReferenceTable("CollectionLayoutCustomItem", members: CollectionLayoutGroupCustomItem.members),
    ReferenceTable("CollectionLayoutSize", members: SizeParts.members),
    ReferenceTable("CollectionLayoutEdgeSpacing", members: CollectionLayoutEdgeSpacing.members),
    ReferenceTable("CollectionLayoutAnchor", members: AnchorParts.members),
    ReferenceTable("CollectionLayoutSupplement", members: CollectionLayoutSupplementaryItem.members),
    ReferenceTable(
      "CollectionLayoutBoundaryItem", members: CollectionLayoutBoundarySupplementaryItem.members),
    ReferenceTable("CollectionLayoutDecoration", members: CollectionLayoutDecorationItem.members),
    ReferenceTable("CollectionLayoutList", members: CollectionLayoutListConfiguration.members),
  ]

  private static let bars = [
    ReferenceTable("NavigationItem", members: NavigationItemParts.members),
    ReferenceTable("SearchController", members: SearchConfiguration.members),
    ReferenceTable("BarButtonItem", members: BarButtonItem.members),
    ReferenceTable("TabBarItem", members: TabBarItem.members),
    ReferenceTable("BarAppearance", members: barMembers),
    ReferenceTable("NavigationBarAppearance", members: navigationBarMembers),
    ReferenceTable("ViewController.barMetrics", members: BarMetrics.members),
  ]

  private static let others = [
    ReferenceTable("LintPreferences", members: LintRequest.members),
    ReferenceTable("SourcePlaces", members: SourceFile.members),
    ReferenceTable("AssetEntry", keys: AssetEntryKey.keys),
    ReferenceTable("AssetFileSize", keys: FileKey.keys),
    ReferenceTable("AssetRegistrations", members: AssetRegistration.members),
    ReferenceTable("AssetRequest", besides: ["AssetEntry"], keys: AssetRequestKey.keys),
    ReferenceTable("AssetEnvironment", members: AssetEnvironment.members),
    ReferenceTable("AssetDeviceFacts", keys: AssetFactKey.keys),
  ]
}
