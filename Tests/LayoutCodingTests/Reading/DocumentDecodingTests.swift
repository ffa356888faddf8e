import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// What a document means once it is read.
@Suite struct DocumentDecodingTests {
  private func document(_ hierarchy: String, _ more: String = "") throws -> DocumentDraft {
    let document = try request(#"{"device":"iPhone 6","hierarchy":\#(hierarchy)\#(more)}"#).document.draft
    #expect(brokenInvariants(of: document) == [])
    return document
  }

  // MARK: Hierarchy

  @Test func aViewAloneHasAnImpliedController() throws {
    let document = try document(#"{"id":"main","subviews":[{"id":"a"}]}"#)
    #expect(document.controllers.map(\.id) == ["main"])
    #expect(document.controllers[0].isImplicit && document.controllers[0].type == .viewController)
    #expect(document.views.map(\.id) == ["main", "a"])
    #expect(document.pointer(toView: 1).fragment == "#/hierarchy/subviews/0")
  }

  @Test(arguments: [
    #"{"type":"viewController"}"#, #"{"view":{}}"#, #"{"id":"c","view":{}}"#, #"{"children":[]}"#,
    #"{"overrideTraits":{}}"#, #"{"childSizes":{}}"#, #"{"additionalSafeAreaInsets":{}}"#,
    #"{"viewRespectsSystemMinimumLayoutMargins":false}"#, #"{"id":"root","v\u0069ew":{}}"#,
  ])
  func knowsAController(_ hierarchy: String) throws {
    #expect(try !document(hierarchy).controllers[0].isImplicit)
  }

  @Test(arguments: [
    "{}", #"{"id":"a"}"#, #"{"type":"label","text":"Hello"}"#, #"{"type":"containerView"}"#,
    #"{"subviews":[]}"#,
    #"{"name":"viewController"}"#,
  ])
  func knowsAView(_ hierarchy: String) throws { #expect(try document(hierarchy).controllers[0].isImplicit) }

  @Test(arguments: ViewType.allCases)
  func readsEveryType(_ type: ViewType) throws {
    #expect(try document(#"{"type":"\#(type.rawValue)"}"#).views[0].type == type)
  }

  @Test func unnamedViewsAreCalledByTheirPath() throws {
    let document = try document(
      #"{"subviews":[{},{"id":"b","subviews":[{},{"subviews":[{}]}]},{"subviews":[{}]}]}"#,
      #","constraints":["root/0.top == b/1/0.top","root/2/0.top == root.top"]"#)
    #expect(document.views.map(\.id) == ["root", "root/0", "b", "b/0", "b/1", "b/1/0", "root/2", "root/2/0"])
    #expect(document.constraints.map(\.firstItem) == [.view(1), .view(7)])
    #expect(document.constraints.map(\.secondItem) == [.view(5), .view(0)])
    #expect(document.views.map(\.subtreeEnd) == [8, 2, 6, 4, 6, 6, 8, 8])
    #expect(document.views.map(\.superview) == [nil, 0, 0, 2, 2, 4, 0, 6])
  }

  @Test func unnamedControllersAreCalledByTheirPath() throws {
    let document = try document(#"{"children":[{"view":{}},{"id":"c","children":[{}]},{"children":[{}]}]}"#)
    #expect(document.controllers.map(\.id) == ["main", "main/0", "c", "c/0", "main/2", "main/2/0"])
    #expect(
      document.views.map(\.id)
        == ["root", "main/0/view", "c/view", "c/0/view", "main/2/view", "main/2/0/view"])
    #expect(document.controllers.map(\.parent) == [nil, 0, 0, 2, 0, 4])
  }

  /// The path of a view is no id that the document wrote: it only has to differ from other views.
  @Test func anUnnamedViewMayBeCalledLikeAController() throws {
    let document = try document(#"{"id":"root","view":{"id":"x"},"children":[{"id":"main"}]}"#)
    #expect(document.views.map(\.id) == ["x", "main/view"])
    #expect(try self.document(#"{"id":"root","type":"viewController"}"#).views.map(\.id) == ["root"])
  }

  @Test func childrenMayStandBeforeTheView() throws {
    let inOrder = try document(
      #"{"id":"p","view":{"id":"v","subviews":[{"id":"a"}]},"children":[{"id":"c","view":{"id":"w"},"children":[{"id":"d"}]},{"id":"e"}]}"#
    )
    let turned = try document(
      #"{"children":[{"children":[{"id":"d"}],"view":{"id":"w"},"id":"c"},{"id":"e"}],"view":{"subviews":[{"id":"a"}],"id":"v"},"id":"p"}"#
    )
    for document in [inOrder, turned] {
      #expect(document.controllers.map(\.id) == ["p", "c", "d", "e"])
      #expect(document.views.map(\.id) == ["v", "a", "w", "d/view", "e/view"])
      #expect(document.pointer(toView: 2).fragment == "#/hierarchy/children/0/view")
      #expect(document.pointer(toController: 2).fragment == "#/hierarchy/children/0/children/0")
    }
  }

  @Test func containersSayThingsOfTheirChildren() throws {
    let document = try document(
      #"""
      {"overrideTraits":{"b":{"horizontalSizeClass":"regular"},"a":null,"main/2":{"verticalSizeClass":"compact"}},
       "childSizes":{"a":{"width":320,"height":480}},"additionalSafeAreaInsets":{"top":1,"left":2,"bottom":3,"right":4},
       "viewRespectsSystemMinimumLayoutMargins":false,
       "view":{"id":"root","subviews":[{"id":"box"}]},
       "children":[{"id":"a","containerView":"box"},{"id":"b"},{}]}
      """#)
    let controllers = document.controllers
    #expect(
      controllers[1].overrideTraits.isEmpty && controllers[1].sizeInParent == Size(width: 320, height: 480))
    #expect(controllers[1].containerView == 1 && controllers[2].containerView == nil)
    #expect(controllers[2].overrideTraits.horizontalSizeClass == .regular)
    #expect(controllers[3].overrideTraits.verticalSizeClass == .compact)
    #expect(controllers[0].additionalSafeAreaInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(!controllers[0].viewRespectsSystemMinimumLayoutMargins)
    #expect(controllers[1].viewRespectsSystemMinimumLayoutMargins)
  }

  // MARK: Views

  @Test func readsEveryValueOfAView() throws {
    let document = try document(
      #"""
      {"id":"v","type":"label","hidden":true,"intrinsicContentSize":{"width":42,"height":20.5},
       "contentHuggingPriority":{"horizontal":251,"vertical":"low"},"contentCompressionResistancePriority":"required",
       "layoutMargins":{"top":1,"left":2,"right":4},"preservesSuperviewLayoutMargins":true,
       "insetsLayoutMarginsFromSafeArea":false,"alignmentRectInsets":{"bottom":-2},
       "semanticContentAttribute":"forceRightToLeft","baselineOffsets":{"first":16,"last":4.5},
       "accessibilityIdentifier":"ax","text":"Hello","image":"star",
       "viewForFirstBaselineLayout":"b","viewForLastBaselineLayout":"v",
       "layoutGuides":[{"id":"g","identifier":"guide"},{"id":"h"}],"subviews":[{"id":"b","installed":false}]}
      """#)
    let view = document.views[0]
    let details = document.details(ofView: 0)
    #expect(view.type == .label && view.isHidden && !document.views[1].isInstalled)
    #expect(view.intrinsicWidth == 42 && view.intrinsicHeight == 20.5)
    #expect(view.hugging == AxisPriorities(horizontal: 251, vertical: 250))
    #expect(view.compressionResistance == AxisPriorities(horizontal: 1000, vertical: 1000))
    #expect(details.layoutMargins == .fixed(EdgeInsets(top: 1, left: 2, bottom: 0, right: 4)))
    #expect(details.preservesSuperviewLayoutMargins && !details.insetsLayoutMarginsFromSafeArea)
    #expect(details.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: -2, right: 0))
    #expect(details.semanticContentAttribute == .forceRightToLeft)
    #expect(details.baselineOffsets == BaselineOffsets(first: 16, last: 4.5))
    #expect(
      details.accessibilityIdentifier == "ax" && document.content(ofView: 0).text == "Hello"
        && details.image == "star")
    #expect(details.viewForFirstBaselineLayout == 1 && details.viewForLastBaselineLayout == 0)
    #expect(document.guides.map(\.id) == ["g", "h"] && document.guides[0].identifier == "guide")
    #expect(document.views[1].details == nil)
  }

  @Test func aSideWithoutIntrinsicMetricIsAbsentOrNull() throws {
    for size in [#"{"width":10}"#, #"{"width":10,"height":null}"#, #"{"height":null,"width":10}"#] {
      let view = try document(#"{"intrinsicContentSize":\#(size)}"#).views[0]
      #expect(view.intrinsicWidth == 10 && view.intrinsicHeight == nil)
    }
    #expect(try document(#"{"intrinsicContentSize":{}}"#).views[0].intrinsicWidth == nil)
  }

  @Test(arguments: [
    (
      #""layoutMargins":{"top":1,"leading":2,"trailing":3}"#,
      LayoutMargins.directional(.init(top: 1, leading: 2, bottom: 0, trailing: 3))
    ),
    (
      #""directionalLayoutMargins":{"leading":2}"#,
      .directional(.init(top: 0, leading: 2, bottom: 0, trailing: 0))
    ),
    (#""layoutMargins":{}"#, .fixed(.zero)),
    (#""layoutMargins":{"bottom":5}"#, .fixed(.init(top: 0, left: 0, bottom: 5, right: 0))),
  ])
  func readsMarginsOfBothKinds(_ member: String, _ margins: LayoutMargins) throws {
    #expect(try document("{\(member)}").details(ofView: 0).layoutMargins == margins)
  }

  @Test func theSwiftSpellingsMeanTheSame() throws {
    #expect(try document(#"{"isHidden":true}"#).views[0].isHidden)
    let constraints = try document(
      #"{"id":"a"}"#,
      #","constraints":[{"firstItem":"a","firstAttribute":"width","isActive":false},{"firstItem":"a","firstAttribute":"width","active":false},{"firstItem":"a","firstAttribute":"width","placeholder":true}]"#
    ).constraints
    #expect(constraints.map(\.isActive) == [false, false, false])
  }

  @Test func guidesComeInTheOrderOfTheirOwners() throws {
    let document = try document(
      #"{"id":"root","subviews":[{"id":"a","subviews":[{"id":"b","layoutGuides":[{"id":"gb"}]}],"layoutGuides":[{"id":"ga1"},{"id":"ga2"}]}],"layoutGuides":[{"id":"gr"}]}"#,
      #","constraints":["gb.top == gr.top","ga2.top == ga1.top"]"#)
    #expect(document.guides.map(\.id) == ["gr", "ga1", "ga2", "gb"])
    #expect(document.guides.map(\.owner) == [0, 1, 1, 2])
    #expect(document.constraints.map(\.firstItem) == [.guide(3), .guide(2)])
    #expect(document.constraints.map(\.secondItem) == [.guide(0), .guide(1)])
  }

  /// Who holds a constraint decides its coordinates (AL-constraint-owner).
  @Test func constraintsKnowTheirOwnerAndPlace() throws {
    let document = try document(
      #"{"id":"root","constraints":["a.top == root.top"],"subviews":[{"id":"a","constraints":["a.width == 1","a.height == 1"]}]}"#,
      #","constraints":["a.left == root.left"]"#)
    #expect(document.constraints.map(\.owner) == [0, 1, 1, nil])
    #expect(
      document.constraints.indices.map { document.pointer(toConstraint: $0).fragment } == [
        "#/hierarchy/constraints/0", "#/hierarchy/subviews/0/constraints/0",
        "#/hierarchy/subviews/0/constraints/1",
        "#/constraints/0",
      ])
  }

  /// A text with a dot may be an id with a dot in it: that comes first.
  @Test func anIdWithADotIsAnId() throws {
    let document = try document(
      #"{"id":"root","subviews":[{"id":"root.safeArea"},{"id":"a.b"}]}"#,
      #","constraints":[{"firstItem":"root.safeArea","firstAttribute":"width"},{"firstItem":"a.b","firstAttribute":"width"},{"firstItem":"a.b.layoutMargins","firstAttribute":"width"}]"#
    )
    #expect(
      document.constraints.map(\.firstItem) == [.view(1), .view(2), .systemGuide(.layoutMargins, ofView: 2)])
  }

  // MARK: Variations

  @Test func variationsKeepTheirBaseAndTheirConditions() throws {
    let document = try document(
      #"{"id":"a","hidden":{"wC":true,"default":false},"intrinsicContentSize":{"default":{"width":1},"hC wR":{"height":2}}}"#,
      #","constraints":[{"firstItem":"a","firstAttribute":"width","constant":{"default":20,"wC":8,"wC hC":2},"priority":{"default":"high","hR":1},"installed":{"hC":true,"default":false}}]"#
    )
    #expect(!document.views[0].isHidden && document.views[0].intrinsicWidth == 1)
    #expect(document.viewVariations.map(\.key) == ["hidden", "intrinsicContentSize"])
    #expect(
      document.viewVariations.map(\.condition) == ["wC", "wR hC"].compactMap { SizeClassCondition($0) })
    let constraint = document.constraints[0]
    #expect(constraint.constant == 20 && constraint.priority == 750 && !constraint.isInstalled)
    #expect(
      document.constraintVariations.map(\.property) == [
        .constant(8), .constant(2), .priority(1), .installed(true),
      ])
    #expect(document.constraintVariations.map(\.key) == ["constant", "constant", "priority", "installed"])
    // The conditions of one value share a group, which no other value has.
    let groups = document.constraintVariations.map(\.group) + document.viewVariations.map(\.group)
    #expect(groups[0] == groups[1] && Set(groups).count == 5)
  }

  @Test(arguments: [
    "default", #"d\u0065fault"#, #"\u0064\u0065\u0066\u0061\u0075\u006c\u0074"#,
  ])
  func anObjectIsAVariationExactlyIfItHasADefault(_ name: String) throws {
    let document = try document(#"{"intrinsicContentSize":{"\#(name)":{"width":1},"wC":{"width":2}}}"#)
    #expect(document.views[0].intrinsicWidth == 1 && document.viewVariations.count == 1)
  }

  @Test func controllersVaryToo() throws {
    let document = try document(
      #"{"view":{},"additionalSafeAreaInsets":{"default":{"top":1},"wR":{"top":2}},"children":[{"additionalSafeAreaInsets":{"default":{},"hC":{"left":3}}}]}"#
    )
    #expect(document.controllers[0].additionalSafeAreaInsets.top == 1)
    #expect(document.controllerVariations.map(\.target) == [0, 1])
  }

  @Test func strictIsOffUnlessAsked() throws {
    #expect(try !request(#"{"device":"iPhone 6","hierarchy":{}}"#).isStrict)
    #expect(try request(#"{"strict":true,"device":"iPhone 6","hierarchy":{}}"#).isStrict)
  }
}
