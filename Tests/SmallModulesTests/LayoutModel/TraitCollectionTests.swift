import LayoutModel
import Testing

/// Laws of UITraitCollection as its documentation states them.
@Suite struct TraitCollectionTests {
  private func compact(scale: Double? = nil) -> TraitCollection {
    var traits = TraitCollection()
    traits.horizontalSizeClass = .compact
    traits.displayScale = scale
    return traits
  }

  @Test func lastCollectionWinsWhereItSpecifies() {
    var regular = TraitCollection()
    regular.horizontalSizeClass = .regular
    let merged = TraitCollection(traitsFrom: [compact(scale: 2), regular, TraitCollection()])
    #expect(merged.horizontalSizeClass == .regular)
    #expect(merged.displayScale == 2)
    #expect(merged.verticalSizeClass == nil)
    #expect(merged.specifiedTraits == [.horizontalSizeClass, .displayScale])
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }

  @Test func containsWhatItAgreesWith() {
    #expect(compact(scale: 2).contains(compact()))
    #expect(!compact().contains(compact(scale: 2)))
    #expect(compact().contains(TraitCollection()))
    #expect(!compact(scale: 2).contains(compact(scale: 2.0001)))
  }

  @Test func unspecifyingForgetsTheValue() {
    var traits = compact(scale: 3)
    traits[.displayScale] = nil
    #expect(traits == compact())
    traits[.horizontalSizeClass] = nil
    #expect(traits.isEmpty && traits == TraitCollection())
  }

  @Test func changedTraitsAreThoseThatDiffer() {
    #expect(compact(scale: 2).changedTraits(from: compact(scale: 3)) == [.displayScale])
    #expect(
      compact(scale: 2).changedTraits(from: TraitCollection()) == [.horizontalSizeClass, .displayScale])
    #expect(compact().changedTraits(from: compact()) == [])
  }

  @Test(arguments: LayoutModel.Trait.allCases)
  func everyTraitKeepsItsValue(_ trait: LayoutModel.Trait) {
    let values: [TraitCollection.Value] =
      switch trait.kind {
      case .choice: trait.values.map { .choice($0.raw) }
      case .number: [.number(1), .number(3)]
      case .language: [.language("en"), .language("ar-EG")]
      case .flag: [.flag(true), .flag(false)]
      }
    #expect(values.count >= 2)
    for value in values {
      var traits = TraitCollection()
      traits[trait] = value
      #expect(traits[trait] == value)
      #expect(traits.specifiedTraits == [trait])
      #expect(LayoutModel.Trait(key: trait.key) == trait)
    }
  }

  @Test func directionalInsetsFollowTheDirection() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(in: .leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(in: .rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
