"""Types of the contract, for checkers. Written by ./run generate from openapi.yaml."""

from typing import Any, Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict

class ContextMessage(TypedDict):
    """A message of JSON-RPC 2.0. One without an `id` is a notification."""
    jsonrpc: Literal['2.0']
    id: NotRequired[str | int]
    method: str
    params: NotRequired[dict[str, Any]]

class ContextAnswer(TypedDict):
    """An answer of JSON-RPC 2.0 with a `result` or an `error`."""
    jsonrpc: str
    id: NotRequired[str | int]
    result: NotRequired[dict[str, Any]]
    error: NotRequired[ContextError]

class ContextError(TypedDict):
    code: int
    message: str
    data: NotRequired[dict[str, Any]]

class CheckedSource(TypedDict):
    """The `structuredContent` of the tool `check`, as its `outputSchema` has it."""
    errors: int
    warnings: int
    findings: list[CheckedFinding]
    next: NotRequired[str]

CheckedFinding: TypeAlias = dict[str, Any]

class ScreenFrames(TypedDict):
    """That of the tool `frames`. A frame is x, y, width and height in the superview, in points."""
    screen: NotRequired[str]
    environment: str
    views: list[ScreenFrame]
    next: NotRequired[str]

class ScreenFrame(TypedDict):
    frame: NotRequired[list[float]]

class ExplainedSource(TypedDict):
    """That of the tool `explain`. Each change was tried."""
    findings: list[MendedFinding]
    next: NotRequired[str]

class MendedFinding(TypedDict):
    line: NotRequired[int]
    changes: NotRequired[list[str]]

class ComparedSources(TypedDict):
    """That of the tool `compare`."""
    same: bool
    changes: list[ComparedChange]
    next: NotRequired[str]

ComparedChange: TypeAlias = dict[str, Any]

class DrawnScreen(TypedDict):
    """That of the tool `picture`; the picture itself is in `content`."""
    mimeType: str
    bytes: int

class MatchingDevices(TypedDict):
    """That of the tool `devices`."""
    count: int
    devices: list[MatchingDevice]
    next: NotRequired[str]

MatchingDevice: TypeAlias = dict[str, Any]

class ResolveForm(TypedDict):
    """A layout document or an Interface Builder file with the asset catalogs that its views take images from (`document` and
    `catalog`), or the folder of an app, which brings its own (`app`), with what its Swift does not tell (`fills`). Each may
    have font files beside it (`fonts`).
    """
    document: NotRequired[LayoutDocument | InterfaceBuilderFile]
    catalog: NotRequired[AssetArchive]
    app: NotRequired[AppArchive]
    fills: NotRequired[Fills]
    fonts: NotRequired[FontFiles]

class CheckForm(TypedDict):
    """A layout document or an Interface Builder file (`document`, with `catalog` where views take images from one), or the folder of an app
    (`app`, with `fills`), and the dump that its layout is compared with (`against`).
    """
    document: NotRequired[str]
    catalog: NotRequired[AssetArchive]
    app: NotRequired[AppArchive]
    fills: NotRequired[str]
    fonts: NotRequired[FontFiles]
    against: HierarchyDump

HierarchyDump: TypeAlias = str

class ImportForm(TypedDict):
    """An Interface Builder file with its asset catalogs (`document` and `catalog`), or the folder of an app (`app`), with what its
    Swift does not tell (`fills`).
    """
    document: NotRequired[InterfaceBuilderFile]
    catalog: NotRequired[AssetArchive]
    app: NotRequired[AppArchive]
    fills: NotRequired[Fills]
    fonts: NotRequired[FontFiles]

Fills: TypeAlias = dict[str, Any]

AppArchive: TypeAlias = str

SwiftSource: TypeAlias = str

SourceFile: TypeAlias = str

class AssetForm(TypedDict):
    """Asset catalogs, with or without a request that names one of their assets."""
    document: NotRequired[AssetQuestion]
    catalog: AssetArchive

class LayoutDocument(TypedDict):
    """A hierarchy, its constraints, and the environment in which to lay it out."""
    device: NotRequired[DeviceChoice]
    orientation: NotRequired[Orientation]
    systemVersion: NotRequired[SystemVersion]
    window: NotRequired[Window]
    displayZoom: NotRequired[bool]
    traits: NotRequired[OverridingTraits]
    locale: NotRequired[LanguageTag]
    keyboard: NotRequired[Keyboard]
    posture: NotRequired[Posture]
    sizeRestrictions: NotRequired[SizeRestrictions]
    multitasking: NotRequired[Literal['full', 'third', 'half', 'twoThirds', 'slideOver']]
    preferredContentSizeCategory: NotRequired[ContentSizeCategory]
    userInterfaceStyle: NotRequired[UserInterfaceStyle]
    layoutDirection: NotRequired[LayoutDirection]
    horizontalSizeClass: NotRequired[TraitSizeClass]
    verticalSizeClass: NotRequired[TraitSizeClass]
    userInterfaceIdiom: NotRequired[TraitIdiom]
    displayScale: NotRequired[float]
    displayGamut: NotRequired[DisplayGamut]
    accessibilityContrast: NotRequired[AccessibilityContrast]
    legibilityWeight: NotRequired[LegibilityWeight]
    hierarchy: Hierarchy
    constraints: NotRequired[Constraints]
    assets: NotRequired[Assets]
    images: NotRequired[dict[str, Size]]
    fonts: NotRequired[Fonts]
    environments: NotRequired[list[Environment] | EnvironmentQuery | Literal['all']]
    customTraits: NotRequired[CustomTraits]
    rules: NotRequired[Rules]
    set: NotRequired[Changes]
    activationOrder: NotRequired[ActivationOrder]
    strict: NotRequired[bool]
    lint: NotRequired[LintPreferences]
    sources: NotRequired[Sources]

Sources: TypeAlias = list[SourcePlaces]

class SourcePlaces(TypedDict):
    file: NotRequired[str]
    places: dict[str, list[int]]

NodeName: TypeAlias = str

class LintPreferences(TypedDict):
    """What `/v1/lint` and `layout-resolver lint` look for; other addresses pass over it."""
    disable: NotRequired[list[LintRule]]
    enable: NotRequired[list[LintRule]]
    failOn: NotRequired[Severity]
    baseline: NotRequired[list[str]]

LintRule: TypeAlias = str

Severity: TypeAlias = Literal['info', 'warning', 'error']

WindowWord: TypeAlias = str

DirectionWord: TypeAlias = Literal['leftToRight', 'rightToLeft']

StyleWord: TypeAlias = Literal['light', 'dark']

SystemVersion: TypeAlias = float | SystemVersionText

Hierarchy: TypeAlias = ControllerWithType | ControllerWithView | View | ViewController

class ControllerWithType(ViewController):
    """A view controller that says its type, which tells generated clients that it is none of views."""
    pass

class ControllerWithView(ViewController):
    """A view controller with a root view."""
    pass

Fonts: TypeAlias = dict[str, FontMetrics | FontFile]

DeviceChoice: TypeAlias = str | InlineDevice

CustomTraits: TypeAlias = list[CustomTrait]

Assets: TypeAlias = dict[str, Asset]

ActivationOrder: TypeAlias = list[str]

class CustomTrait(TypedDict):
    id: Identifier
    type: Literal['integer', 'number', 'string', 'boolean', 'object']
    default: float | str | bool | dict[str, Any]
    affectsColorAppearance: NotRequired[bool]

class Environment(TypedDict):
    name: NotRequired[str]
    device: NotRequired[Identifier | InlineDevice]
    orientation: NotRequired[Orientation]
    systemVersion: NotRequired[float | SystemVersionText]
    window: NotRequired[Window]
    displayZoom: NotRequired[bool]
    traits: NotRequired[OverridingTraits]
    locale: NotRequired[str]
    keyboard: NotRequired[Keyboard]
    posture: NotRequired[Posture]
    sizeRestrictions: NotRequired[SizeRestrictions]
    multitasking: NotRequired[Literal['full', 'third', 'half', 'twoThirds', 'slideOver']]
    preferredContentSizeCategory: NotRequired[ContentSizeCategory]
    userInterfaceStyle: NotRequired[UserInterfaceStyle]
    layoutDirection: NotRequired[LayoutDirection]
    horizontalSizeClass: NotRequired[TraitSizeClass]
    verticalSizeClass: NotRequired[TraitSizeClass]
    userInterfaceIdiom: NotRequired[TraitIdiom]
    displayScale: NotRequired[float]
    displayGamut: NotRequired[DisplayGamut]
    accessibilityContrast: NotRequired[AccessibilityContrast]
    legibilityWeight: NotRequired[LegibilityWeight]

class TransitionRequestDuringTransition(TypedDict):
    controller: Identifier
    push: NotRequired[ViewController]
    present: NotRequired[ViewController]
    dismiss: NotRequired[bool]
    pop: NotRequired[bool]

TransitionRequest = TypedDict('TransitionRequest', {
    'device': NotRequired[DeviceChoice],
    'orientation': NotRequired[Orientation],
    'systemVersion': NotRequired[SystemVersion],
    'window': NotRequired[Window],
    'displayZoom': NotRequired[bool],
    'traits': NotRequired[OverridingTraits],
    'locale': NotRequired[LanguageTag],
    'keyboard': NotRequired[Keyboard],
    'posture': NotRequired[Posture],
    'sizeRestrictions': NotRequired[SizeRestrictions],
    'multitasking': NotRequired[Literal['full', 'third', 'half', 'twoThirds', 'slideOver']],
    'preferredContentSizeCategory': NotRequired[ContentSizeCategory],
    'userInterfaceStyle': NotRequired[UserInterfaceStyle],
    'layoutDirection': NotRequired[LayoutDirection],
    'horizontalSizeClass': NotRequired[TraitSizeClass],
    'verticalSizeClass': NotRequired[TraitSizeClass],
    'userInterfaceIdiom': NotRequired[TraitIdiom],
    'displayScale': NotRequired[float],
    'displayGamut': NotRequired[DisplayGamut],
    'accessibilityContrast': NotRequired[AccessibilityContrast],
    'legibilityWeight': NotRequired[LegibilityWeight],
    'hierarchy': NotRequired[Hierarchy],
    'constraints': NotRequired[Constraints],
    'assets': NotRequired[Assets],
    'fonts': NotRequired[Fonts],
    'rules': NotRequired[Rules],
    'set': NotRequired[Changes],
    'customTraits': NotRequired[CustomTraits],
    'activationOrder': NotRequired[ActivationOrder],
    'sources': NotRequired[Sources],
    'strict': NotRequired[bool],
    'from': TransitionEnd,
    'to': TransitionEnd,
    'events': NotRequired[Literal['controllers', 'all', 'complete']],
    'isAnimated': NotRequired[bool],
    'duringTransition': NotRequired[list[TransitionRequestDuringTransition]],
})

class TransitionEnd(TypedDict):
    """Environment keys, and what only this end has. Both ends may be empty."""
    name: NotRequired[str]
    device: NotRequired[DeviceChoice]
    orientation: NotRequired[Orientation]
    systemVersion: NotRequired[SystemVersion]
    window: NotRequired[Window]
    displayZoom: NotRequired[bool]
    traits: NotRequired[OverridingTraits]
    locale: NotRequired[LanguageTag]
    keyboard: NotRequired[Keyboard]
    posture: NotRequired[Posture]
    sizeRestrictions: NotRequired[SizeRestrictions]
    multitasking: NotRequired[Literal['full', 'third', 'half', 'twoThirds', 'slideOver']]
    preferredContentSizeCategory: NotRequired[ContentSizeCategory]
    userInterfaceStyle: NotRequired[UserInterfaceStyle]
    layoutDirection: NotRequired[LayoutDirection]
    horizontalSizeClass: NotRequired[TraitSizeClass]
    verticalSizeClass: NotRequired[TraitSizeClass]
    userInterfaceIdiom: NotRequired[TraitIdiom]
    displayScale: NotRequired[float]
    displayGamut: NotRequired[DisplayGamut]
    accessibilityContrast: NotRequired[AccessibilityContrast]
    legibilityWeight: NotRequired[LegibilityWeight]
    set: NotRequired[Changes]
    hierarchy: NotRequired[Hierarchy]
    constraints: NotRequired[Constraints]

Rules: TypeAlias = list[Rule]

class Rule(TypedDict):
    id: Identifier
    scope: NotRequired[Identifier]
    of: NotRequired[Literal['window', 'container'] | ContainerById]
    layer: NotRequired[int]
    when: Condition
    set: Changes

class Changes(TypedDict):
    """Plain values in place of others. Nothing is made or removed, only switched."""
    traits: NotRequired[OverridingTraits]
    constraints: NotRequired[dict[str, ConstraintChanges]]
    views: NotRequired[dict[str, dict[str, Any]]]
    controllers: NotRequired[dict[str, dict[str, Any]]]

class EnvironmentQueryDevices1(TypedDict):
    idiom: NotRequired[CatalogueIdiom]
    since: NotRequired[int]
    systemVersion: NotRequired[float | SystemVersionText]

class EnvironmentQuery(TypedDict):
    """The product of these lists over the catalogue. Windows, orientations and keyboards that a device does not have
    are left out.
    """
    devices: NotRequired[list[Identifier] | EnvironmentQueryDevices1]
    orientations: NotRequired[list[Orientation]]
    windows: NotRequired[list[Literal['full', 'third', 'half', 'twoThirds', 'slideOver'] | SharedWindow | SizedWindow]]
    contentSizeCategories: NotRequired[list[str]]
    keyboards: NotRequired[list[Keyboard]]
    layoutDirections: NotRequired[list[Literal['leftToRight', 'rightToLeft']]]
    userInterfaceStyles: NotRequired[list[Literal['light', 'dark']]]

Keyboard: TypeAlias = bool | KeyboardHeight | KeyboardWord | VisibleKeyboard

KeyboardWord: TypeAlias = str

Orientation: TypeAlias = Literal['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight', 'landscape']

SystemVersionText: TypeAlias = str

LanguageTag: TypeAlias = str

SizeClass: TypeAlias = Literal['compact', 'regular']

Idiom: TypeAlias = Literal['phone', 'pad', 'tv', 'carPlay', 'mac', 'vision']

Window: TypeAlias = SharedWindow | SizedWindow

Posture: TypeAlias = Literal['flat', 'book', 'half']

WindowEdge: TypeAlias = Literal['left', 'right']

class SharedWindow(TypedDict):
    """A window beside others on the screen of an iPad or of a phone that folds."""
    rootViewController: NotRequired[Hierarchy]
    multitasking: NotRequired[Literal['full', 'third', 'half', 'twoThirds', 'slideOver']]
    edge: NotRequired[WindowEdge]
    safeAreaInsets: NotRequired[EdgeInsets]

class SizedWindow(TypedDict):
    """A window of any size, in points."""
    width: Length
    height: Length
    safeAreaInsets: NotRequired[EdgeInsets]

class InlineDevice(TypedDict):
    """A device in the words of the catalogue. An entry of the catalogue can be copied here and changed."""
    id: NotRequired[str]
    name: NotRequired[str]
    portraitSize: Size
    landscapeSize: NotRequired[Size]
    displayScale: NotRequired[float]
    idiom: NotRequired[Idiom]
    safeAreaInsets: NotRequired[InsetsByOrientation]
    displayGamut: NotRequired[DeviceGamut]
    hasHomeIndicator: NotRequired[bool]
    nativePixels: NotRequired[Size | None]
    safeAreaInsetsByOS: NotRequired[InsetsByVersion]
    sizeClasses: NotRequired[DeviceSizeClasses]
    readableContentMaxWidth: NotRequired[float | None]
    supportedOrientations: NotRequired[Orientations]
    osVersions: NotRequired[DeviceVersions]
    displayZoom: NotRequired[DisplayZoom]
    multitasking: NotRequired[DeviceMultitasking]
    layoutMargins: NotRequired[HeightByOrientation]
    verticalBarWidth: NotRequired[HeightByOrientation]
    reservedRegions: NotRequired[DeviceRegions]
    uncertain: NotRequired[list[str]]
    aliases: NotRequired[Any]
    modelIdentifiers: NotRequired[Any]
    sharesModelIdentifierWith: NotRequired[Any]
    year: NotRequired[Any]
    family: NotRequired[Any]
    nativeScale: NotRequired[Any]
    renderedPixels: NotRequired[Any]
    cutout: NotRequired[Any]
    cornerRadius: NotRequired[Any]
    minimumOS: NotRequired[Any]
    cornerRadii: NotRequired[Any]
    statusBarHeight: NotRequired[Any]
    layoutMarginsByOS: NotRequired[Any]
    navigationBarHeight: NotRequired[Any]
    tabBarHeight: NotRequired[Any]
    toolbarHeight: NotRequired[Any]
    largeTitleNavigationBarHeight: NotRequired[Any]
    navigationBarBottom: NotRequired[Any]
    barsOS26: NotRequired[Any]
    notes: NotRequired[Any]
    subtype: NotRequired[DeviceSubtype]
    screenWidth: NotRequired[float]
    memoryGB: NotRequired[float]
    graphicsFeatureSet: NotRequired[GraphicsFeatureSet]
    catalyst: NotRequired[bool]

OverridingTraits: TypeAlias = Traits | list[MergedTraits] | TraitsFromCollections

class TraitsFromCollections(TypedDict):
    """Several collections under the name of UIKit's initializer."""
    traitsFromCollections: list[MergedTraits]

class MergedTraits(TypedDict):
    """One of several collections, as `Traits`. Generators of clients take a reference to that for the same type."""
    horizontalSizeClass: NotRequired[TraitSizeClass | RawValue | None]

class Traits(TypedDict):
    """Trait names and values are UIKit's; a value may also be written as UIKit's raw number. A trait that is
    absent, `null` or `unspecified` says nothing, but a size class of an environment is left open by `unspecified` or
    `any`. Names of `customTraits` stand beside them.
    """
    horizontalSizeClass: NotRequired[TraitSizeClass | RawValue | None]
    verticalSizeClass: NotRequired[TraitSizeClass | RawValue | None]
    displayScale: NotRequired[float | Literal['unspecified'] | None]
    userInterfaceIdiom: NotRequired[TraitIdiom | RawValue | None]
    forceTouchCapability: NotRequired[ForceTouchCapability | RawValue | None]
    displayGamut: NotRequired[DisplayGamut | RawValue | None]
    layoutDirection: NotRequired[LayoutDirection | RawValue | None]
    preferredContentSizeCategory: NotRequired[ContentSizeCategory | None]
    userInterfaceStyle: NotRequired[UserInterfaceStyle | RawValue | None]
    userInterfaceLevel: NotRequired[UserInterfaceLevel | RawValue | None]
    accessibilityContrast: NotRequired[AccessibilityContrast | RawValue | None]
    legibilityWeight: NotRequired[LegibilityWeight | RawValue | None]
    activeAppearance: NotRequired[ActiveAppearance | RawValue | None]
    toolbarItemPresentationSize: NotRequired[ToolbarItemPresentationSize | RawValue | None]
    imageDynamicRange: NotRequired[ImageDynamicRange | RawValue | None]
    sceneCaptureState: NotRequired[SceneCaptureState | RawValue | None]
    typesettingLanguage: NotRequired[LanguageTag | None]
    listEnvironment: NotRequired[ListEnvironment | RawValue | None]
    resolvesNaturalAlignmentWithBaseWritingDirection: NotRequired[bool | None]
    hdrHeadroomUsageLimit: NotRequired[HDRHeadroomUsageLimit | RawValue | None]
    tabAccessoryEnvironment: NotRequired[TabAccessoryEnvironment | RawValue | None]
    splitViewControllerLayoutEnvironment: NotRequired[SplitViewControllerLayoutEnvironment | RawValue | None]

RawValue: TypeAlias = int

ContentSizeCategory: TypeAlias = Literal['extraSmall', 'small', 'medium', 'large', 'extraLarge', 'extraExtraLarge', 'extraExtraExtraLarge', 'accessibilityMedium', 'accessibilityLarge', 'accessibilityExtraLarge', 'accessibilityExtraExtraLarge', 'accessibilityExtraExtraExtraLarge', 'unspecified']

ListEnvironment: TypeAlias = Literal['none', 'plain', 'grouped', 'insetGrouped', 'sidebar', 'sidebarPlain', 'unspecified']

TraitSizeClass: TypeAlias = Literal['compact', 'regular', 'unspecified', 'any']

TraitIdiom: TypeAlias = Literal['phone', 'pad', 'tv', 'carPlay', 'mac', 'vision', 'unspecified']

ForceTouchCapability: TypeAlias = Literal['unavailable', 'available', 'unspecified']

DisplayGamut: TypeAlias = Literal['sRGB', 'p3', 'unspecified']

LayoutDirection: TypeAlias = Literal['leftToRight', 'rightToLeft', 'unspecified']

UserInterfaceStyle: TypeAlias = Literal['light', 'dark', 'unspecified']

UserInterfaceLevel: TypeAlias = Literal['base', 'elevated', 'unspecified']

AccessibilityContrast: TypeAlias = Literal['normal', 'high', 'unspecified']

LegibilityWeight: TypeAlias = Literal['regular', 'bold', 'unspecified']

ActiveAppearance: TypeAlias = Literal['inactive', 'active', 'unspecified']

ToolbarItemPresentationSize: TypeAlias = Literal['regular', 'small', 'large', 'unspecified']

ImageDynamicRange: TypeAlias = Literal['standard', 'constrainedHigh', 'high', 'unspecified']

SceneCaptureState: TypeAlias = Literal['inactive', 'active', 'unspecified']

HDRHeadroomUsageLimit: TypeAlias = Literal['active', 'inactive', 'unspecified']

TabAccessoryEnvironment: TypeAlias = Literal['none', 'regular', 'inline', 'unspecified']

SplitViewControllerLayoutEnvironment: TypeAlias = Literal['none', 'expanded', 'collapsed', 'unspecified']

class ViewControllerLayoutGuides(TypedDict):
    id: Identifier
    identifier: NotRequired[str]

class ViewControllerChildTraitRules1(TypedDict):
    rules: ChildTraitRuleList
    includeStatic: NotRequired[bool]

class ViewControllerForwards(TypedDict):
    """Whether it hands changes of traits and sizes on to its children."""
    traits: NotRequired[bool]
    size: NotRequired[bool]

class ViewControllerBarMetrics(TypedDict):
    """Heights of bars in points, in place of those of the device and system."""
    navigationBar: NotRequired[Length]
    largeTitle: NotRequired[Length]
    toolbar: NotRequired[Length]
    tabBar: NotRequired[Length]

class ViewController(TypedDict):
    """A view controller with its root view and its children. Keys that say for which type they are do not exist on
    others. Booleans may also be written with Swift's prefix: `isToolbarHidden`.
    """
    type: NotRequired[ControllerType]
    id: NotRequired[Identifier]
    name: NotRequired[NodeName]
    view: NotRequired[View]
    children: NotRequired[list[ViewController]]
    rootViewController: NotRequired[ViewController]
    topViewController: NotRequired[ViewController]
    primary: NotRequired[ViewController]
    supplementary: NotRequired[ViewController]
    secondary: NotRequired[ViewController]
    compact: NotRequired[ViewController]
    subviews: NotRequired[list[View]]
    layoutGuides: NotRequired[list[ViewControllerLayoutGuides]]
    constraints: NotRequired[Constraints]
    installed: NotRequired[VariedBoolean]
    overrideTraits: NotRequired[dict[str, OverridingTraits | None]]
    childTraitRules: NotRequired[dict[str, ChildTraitRuleList | ViewControllerChildTraitRules1 | None]]
    traitOverrides: NotRequired[OverridingTraits]
    overrideUserInterfaceStyle: NotRequired[UserInterfaceStyle | RawValue | None]
    containerView: NotRequired[Identifier]
    childSizes: NotRequired[dict[str, VariedSize]]
    additionalSafeAreaInsets: NotRequired[VariedEdgeInsets]
    preferredContentSize: NotRequired[VariedSize]
    viewRespectsSystemMinimumLayoutMargins: NotRequired[bool]
    edgesForExtendedLayout: NotRequired[list[Literal['top', 'left', 'bottom', 'right']]]
    extendedLayoutIncludesOpaqueBars: NotRequired[bool]
    definesPresentationContext: NotRequired[bool]
    viewLoaded: NotRequired[bool]
    forwards: NotRequired[ViewControllerForwards]
    usesLegacyRotation: NotRequired[bool]
    supportedInterfaceOrientations: NotRequired[list[Literal['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight']]]
    hidesBottomBarWhenPushed: NotRequired[bool]
    hasDismissControl: NotRequired[bool]
    largeTitleDisplayMode: NotRequired[Literal['automatic', 'always', 'never']]
    navigationItem: NotRequired[NavigationItem]
    toolbarItems: NotRequired[list[BarButtonItem]]
    tabBarItem: NotRequired[TabBarItem]
    title: NotRequired[str]
    barMetrics: NotRequired[ViewControllerBarMetrics]
    navigationBarHidden: NotRequired[bool]
    toolbarHidden: NotRequired[bool]
    navigationBar: NotRequired[NavigationBarAppearance]
    toolbar: NotRequired[BarAppearance]
    selectedIndex: NotRequired[int]
    tabBarHidden: NotRequired[bool]
    tabBarPlacement: NotRequired[Literal['bottom', 'none']]
    tabBar: NotRequired[BarAppearance]
    column: NotRequired[Literal['primary', 'supplementary', 'secondary', 'compact']]
    style: NotRequired[Literal['classic', 'doubleColumn', 'tripleColumn']]
    preferredDisplayMode: NotRequired[Literal['automatic', 'secondaryOnly', 'oneBesideSecondary', 'oneOverSecondary', 'twoBesideSecondary', 'twoOverSecondary', 'twoDisplaceSecondary', 'primaryHidden', 'allVisible', 'primaryOverlay']]
    preferredSplitBehavior: NotRequired[Literal['automatic', 'tile', 'overlay', 'displace']]
    primaryEdge: NotRequired[Literal['leading', 'trailing']]
    topColumnForCollapsing: NotRequired[Literal['primary', 'supplementary', 'secondary', 'compact']]
    preferredPrimaryColumnWidth: NotRequired[ColumnWidth]
    preferredPrimaryColumnWidthFraction: NotRequired[ColumnWidthFraction]
    minimumPrimaryColumnWidth: NotRequired[ColumnWidth]
    maximumPrimaryColumnWidth: NotRequired[ColumnWidth]
    preferredSupplementaryColumnWidth: NotRequired[ColumnWidth]
    preferredSupplementaryColumnWidthFraction: NotRequired[ColumnWidthFraction]
    minimumSupplementaryColumnWidth: NotRequired[ColumnWidth]
    maximumSupplementaryColumnWidth: NotRequired[ColumnWidth]
    onCollapse: NotRequired[Literal['discardSecondary']]
    onExpand: NotRequired[Identifier]
    spineLocation: NotRequired[Literal['min', 'mid', 'max']]
    pageIndicator: NotRequired[bool]
    presented: NotRequired[ViewController]
    modalPresentationStyle: NotRequired[ModalPresentationStyle]
    presentation: NotRequired[Presentation]

ModalPresentationStyle: TypeAlias = Literal['automatic', 'none', 'fullScreen', 'pageSheet', 'formSheet', 'currentContext', 'custom', 'overFullScreen', 'overCurrentContext', 'popover']

class PresentationAdaptiveStyleByTraits(TypedDict):
    when: Condition
    style: ModalPresentationStyle

class PresentationFrame1(TypedDict):
    traits: NotRequired[TraitVariations]

class PresentationReposition(TypedDict):
    """The anchor that the delegate gives when the window's size has changed."""
    sourceView: NotRequired[Identifier]
    sourceRect: NotRequired[Rect]

class Presentation(TypedDict):
    """What is said of the presentation of a controller that another one presents: what its delegate answers, where a
    popover points, how high a sheet is.
    """
    adaptiveStyle: NotRequired[ModalPresentationStyle]
    adaptiveStyleByTraits: NotRequired[list[PresentationAdaptiveStyleByTraits]]
    customAdaptiveStyle: NotRequired[ModalPresentationStyle]
    adaptation: NotRequired[dict[str, dict[str, ModalPresentationStyle]]]
    replacement: NotRequired[dict[str, PresentationReplacement]]
    shouldPresentInFullscreen: NotRequired[bool]
    shouldRemovePresentersView: NotRequired[bool]
    overrideTraitCollection: NotRequired[OverridingTraits]
    wrapper: NotRequired[bool | float | EdgeInsets]
    frame: NotRequired[ContainerFrame | PresentationFrame1]
    sourceView: NotRequired[Identifier]
    sourceRect: NotRequired[Rect]
    barButtonItem: NotRequired[Identifier]
    permittedArrowDirections: NotRequired[list[Literal['up', 'down', 'left', 'right']]]
    popoverLayoutMargins: NotRequired[EdgeInsets]
    canOverlapSourceViewRect: NotRequired[bool]
    reposition: NotRequired[PresentationReposition]
    detents: NotRequired[list[Detent]]
    selectedDetent: NotRequired[Detent]
    prefersEdgeAttachedInCompactHeight: NotRequired[bool]
    widthFollowsPreferredContentSizeWhenEdgeAttached: NotRequired[bool]

class ContainerFrame(TypedDict):
    """A frame in points, or by edges and parts of a container: on each axis two of three, such as `left` and `width`,
    or a length alone, which lies in the middle. `{"left": 0, "right": 0, "bottom": 0, "height": "50%"}` is the
    lower half. `x` is `left`, `y` is `top`.
    """
    x: NotRequired[ContainerLength]
    y: NotRequired[ContainerLength]
    width: NotRequired[ContainerLength]
    height: NotRequired[ContainerLength]
    left: NotRequired[ContainerLength]
    right: NotRequired[ContainerLength]
    top: NotRequired[ContainerLength]
    bottom: NotRequired[ContainerLength]

ContainerLength: TypeAlias = float | str

PresentationReplacement: TypeAlias = Identifier | NavigationReplacement | PushReplacement | None

Detent: TypeAlias = DetentName | Length

class NavigationItem(TypedDict):
    """What a controller says of its place in a navigation bar. A bar has contents in the answer where the controller on
    top of the stack or the one below it has a `title` or a `navigationItem`.
    """
    title: NotRequired[str]
    largeTitleDisplayMode: NotRequired[Literal['automatic', 'always', 'never']]
    prompt: NotRequired[str]
    titleView: NotRequired[View]
    leftBarButtonItems: NotRequired[list[BarButtonItem]]
    leftBarButtonItem: NotRequired[BarButtonItem]
    rightBarButtonItems: NotRequired[list[BarButtonItem]]
    rightBarButtonItem: NotRequired[BarButtonItem]
    backBarButtonItem: NotRequired[BarButtonItem]
    backButtonTitle: NotRequired[str]
    backButtonDisplayMode: NotRequired[Literal['default', 'generic', 'minimal']]
    hidesBackButton: NotRequired[bool]
    leftItemsSupplementBackButton: NotRequired[bool]
    searchController: NotRequired[SearchController]
    hidesSearchBarWhenScrolling: NotRequired[bool]
    preferredSearchBarPlacement: NotRequired[SearchBarPlacement]
    searchBarPlacementAllowsToolbarIntegration: NotRequired[bool]

ViewItems: TypeAlias = VariedTitles | NavigationItems | BarButtonItems | TabBarItems

NavigationItems: TypeAlias = list[NavigationItem]

BarButtonItems: TypeAlias = list[BarButtonItem]

TabBarItems: TypeAlias = list[TabBarItem]

SearchBarPlacement: TypeAlias = Literal['automatic', 'inline', 'stacked', 'integrated', 'integratedCentered', 'integratedButton']

class BarButtonItem(TypedDict):
    """A button, a space or a view in a navigation bar or toolbar. It shows its `customView`, else what the `systemItem`
    is, else its `image`, else its `title`.
    """
    id: NotRequired[Identifier]
    title: NotRequired[str]
    image: NotRequired[ImageChoice]
    systemName: NotRequired[str]
    landscapeImagePhone: NotRequired[str]
    systemItem: NotRequired[BarButtonSystemItem]
    width: NotRequired[Length]
    style: NotRequired[BarButtonItemStyle]
    customView: NotRequired[View]
    enabled: NotRequired[bool]
    hidden: NotRequired[bool]

BarButtonSystemItem: TypeAlias = Literal['done', 'cancel', 'edit', 'save', 'add', 'flexibleSpace', 'fixedSpace', 'compose', 'reply', 'action', 'organize', 'bookmarks', 'search', 'refresh', 'stop', 'camera', 'trash', 'play', 'pause', 'rewind', 'fastForward', 'undo', 'redo', 'close']

class TabBarItem(TypedDict):
    """The tab of a controller in a tab bar controller; by default one with the controller's `title`. A navigation
    controller that says nothing of its tab has that of its root.
    """
    title: NotRequired[str]
    image: NotRequired[ImageChoice]
    systemName: NotRequired[str]
    badgeValue: NotRequired[str]
    systemItem: NotRequired[TabBarSystemItem]

TabBarSystemItem: TypeAlias = Literal['more', 'favorites', 'featured', 'topRated', 'recents', 'contacts', 'history', 'bookmarks', 'search', 'downloads', 'mostRecent', 'mostViewed']

class SearchControllerSearchBar(TypedDict):
    """Its bar, of which the placeholder counts."""
    placeholder: NotRequired[str]

class SearchController(TypedDict):
    hidesSearchBarWhenScrolling: NotRequired[bool]
    placement: NotRequired[SearchBarPlacement]
    placeholder: NotRequired[str]
    searchBar: NotRequired[SearchControllerSearchBar]

class NavigationBarAppearance(TypedDict):
    translucent: NotRequired[bool]
    prefersLargeTitles: NotRequired[bool]

class BarAppearance(TypedDict):
    translucent: NotRequired[bool]

ColumnWidth: TypeAlias = Length | Literal['automatic']

ColumnWidthFraction: TypeAlias = float | Literal['automatic']

class ChildTraitRuleListObject(TypedDict):
    when: Condition
    traits: OverridingTraits | None

ChildTraitRuleList: TypeAlias = list[ChildTraitRuleListObject]

Condition = TypedDict('Condition', {
    'all': NotRequired[list[Condition]],
    'any': NotRequired[list[Condition]],
    'not': NotRequired[Condition],
    'idiom': NotRequired[OneOrManyWords],
    'orientation': NotRequired[OrientationOfCondition],
    'interfaceOrientation': NotRequired[OneOrManyWords],
    'minWidth': NotRequired[Length],
    'maxWidth': NotRequired[Length],
    'minHeight': NotRequired[Length],
    'maxHeight': NotRequired[Length],
    'width': NotRequired[Bounds],
    'height': NotRequired[Bounds],
    'minAspect': NotRequired[AspectRatio],
    'maxAspect': NotRequired[AspectRatio],
    'aspect': NotRequired[AspectRatio],
    'horizontalSizeClass': NotRequired[OneOrManyWords],
    'verticalSizeClass': NotRequired[OneOrManyWords],
    'minScale': NotRequired[float],
    'maxScale': NotRequired[float],
    'scale': NotRequired[float],
    'contentSizeCategory': NotRequired[str | list[str] | CategoryBounds],
    'traits': NotRequired[Traits],
    'custom': NotRequired[dict[str, Any]],
    'presentedAs': NotRequired[OneOrManyWords],
    'multitasking': NotRequired[OneOrManyWords],
})

class CategoryBounds(TypedDict):
    gt: NotRequired[str]
    gte: NotRequired[str]
    lt: NotRequired[str]
    lte: NotRequired[str]
    eq: NotRequired[str]

OneOrManyWords: TypeAlias = str | list[str]

class Bounds(TypedDict):
    gt: NotRequired[float]
    gte: NotRequired[float]
    lt: NotRequired[float]
    lte: NotRequired[float]
    eq: NotRequired[float]

AspectRatio: TypeAlias = float | str

class ViewLayoutGuides(TypedDict):
    id: Identifier
    identifier: NotRequired[str]

class ViewKeyboardLayoutGuide(TypedDict):
    """What the view says of its guide `keyboard`; `usesBottomSafeArea` and `followsUndockedKeyboard` say the same."""
    usesBottomSafeArea: NotRequired[bool]
    followsUndockedKeyboard: NotRequired[bool]

class ViewTextContainer(TypedDict):
    """Of a text view."""
    lineFragmentPadding: NotRequired[Length]
    maximumNumberOfLines: NotRequired[int]

class View(TypedDict):
    """A view or control. Every value but `type`, `id`, `name`, `traitOverrides`, `overrideUserInterfaceStyle`, the children and
    the constraints may vary with the size classes. Booleans may also be written with Swift's prefix: `isHidden` for `hidden`.
    """
    type: NotRequired[ViewType]
    id: NotRequired[Identifier]
    name: NotRequired[NodeName]
    traitOverrides: NotRequired[OverridingTraits]
    overrideUserInterfaceStyle: NotRequired[UserInterfaceStyle | RawValue | None]
    subviews: NotRequired[list[View]]
    layoutGuides: NotRequired[list[ViewLayoutGuides]]
    constraints: NotRequired[Constraints]
    installed: NotRequired[VariedBoolean]
    hidden: NotRequired[VariedBoolean]
    intrinsicContentSize: NotRequired[VariedIntrinsicContentSize]
    systemLayoutSizeFitting: NotRequired[VariedSystemLayoutSizeFitting]
    contentHuggingPriority: NotRequired[VariedAxisPriorities]
    contentCompressionResistancePriority: NotRequired[VariedAxisPriorities]
    horizontalHuggingPriority: NotRequired[Priority]
    verticalHuggingPriority: NotRequired[Priority]
    horizontalCompressionResistancePriority: NotRequired[Priority]
    verticalCompressionResistancePriority: NotRequired[Priority]
    layoutMargins: NotRequired[VariedAnyEdgeInsets]
    directionalLayoutMargins: NotRequired[VariedDirectionalEdgeInsets]
    preservesSuperviewLayoutMargins: NotRequired[VariedBoolean]
    insetsLayoutMarginsFromSafeArea: NotRequired[VariedBoolean]
    alignmentRectInsets: NotRequired[VariedEdgeInsets]
    semanticContentAttribute: NotRequired[VariedSemanticContentAttribute]
    accessibilityIdentifier: NotRequired[VariedString]
    baselineOffsets: NotRequired[VariedBaselineOffsets]
    viewForFirstBaselineLayout: NotRequired[Identifier]
    viewForLastBaselineLayout: NotRequired[Identifier]
    text: NotRequired[VariedString]
    attributedText: NotRequired[VariedAttributedText]
    placeholder: NotRequired[VariedString]
    font: NotRequired[VariedFont]
    numberOfLines: NotRequired[VariedNumberOfLines]
    lineBreakMode: NotRequired[VariedLineBreakMode]
    textAlignment: NotRequired[VariedTextAlignment]
    contentMode: NotRequired[VariedContentMode]
    clipsToBounds: NotRequired[VariedBoolean]
    adjustsFontSizeToFitWidth: NotRequired[VariedBoolean]
    minimumScaleFactor: NotRequired[VariedLength]
    customClass: NotRequired[str]
    outlet: NotRequired[str]
    userInteractionEnabled: NotRequired[VariedBoolean]
    preferredMaxLayoutWidth: NotRequired[VariedLength]
    adjustsFontForContentSizeCategory: NotRequired[VariedBoolean]
    title: NotRequired[VariedString]
    buttonType: NotRequired[VariedButtonType]
    titleLabel: NotRequired[View]
    customSpacingAfter: NotRequired[Spacing]
    keyboardLayoutGuide: NotRequired[ViewKeyboardLayoutGuide]
    attributedTitle: NotRequired[AttributedText]
    contentEdgeInsets: NotRequired[VariedAnyEdgeInsets]
    textContainerInset: NotRequired[VariedEdgeInsets]
    lineFragmentPadding: NotRequired[VariedLength]
    maximumNumberOfLines: NotRequired[VariedNumberOfLines]
    textContainer: NotRequired[ViewTextContainer]
    configuration: NotRequired[VariedButtonConfiguration]
    segments: NotRequired[VariedTitles]
    items: NotRequired[ViewItems]
    numberOfPages: NotRequired[VariedNumberOfPages]
    style: NotRequired[VariedControlStyle]
    preferredDatePickerStyle: NotRequired[VariedDatePickerStyle]
    borderStyle: NotRequired[VariedBorderStyle]
    scrollEnabled: NotRequired[VariedBoolean]
    contentSizeRounding: NotRequired[VariedContentSizeRounding]
    image: NotRequired[VariedImage]
    backgroundImage: NotRequired[VariedImage]
    preferredSymbolConfiguration: NotRequired[VariedSymbolConfiguration]
    flipsForRightToLeft: NotRequired[VariedBoolean]
    frame: NotRequired[VariedRect]
    autoresizingMask: NotRequired[VariedAutoresizingMask]
    translatesAutoresizingMaskIntoConstraints: NotRequired[VariedBoolean]
    transform: NotRequired[VariedTransform]
    counterRotates: NotRequired[VariedBoolean]
    usesBottomSafeArea: NotRequired[VariedBoolean]
    followsUndockedKeyboard: NotRequired[VariedBoolean]
    axis: NotRequired[VariedAxis]
    distribution: NotRequired[VariedDistribution]
    alignment: NotRequired[VariedAlignment]
    spacing: NotRequired[VariedSpacing]
    arrangedSubviews: NotRequired[VariedArrangedSubviews]
    customSpacing: NotRequired[VariedCustomSpacing]
    layoutMarginsRelativeArrangement: NotRequired[VariedBoolean]
    baselineRelativeArrangement: NotRequired[VariedBoolean]
    textWidthDisambiguation: NotRequired[VariedBoolean]
    hidingPriority: NotRequired[VariedPriority]
    contentOffset: NotRequired[VariedPoint]
    contentInset: NotRequired[VariedEdgeInsets]
    contentInsetAdjustmentBehavior: NotRequired[VariedContentInsetAdjustmentBehavior]
    adjustedContentInset: NotRequired[VariedEdgeInsets]
    alwaysBounceVertical: NotRequired[VariedBoolean]
    alwaysBounceHorizontal: NotRequired[VariedBoolean]
    prototypes: NotRequired[dict[str, View]]
    sections: NotRequired[list[ListSection]]
    tableHeaderView: NotRequired[View]
    tableFooterView: NotRequired[View]
    collectionViewLayout: NotRequired[CollectionViewLayouts]
    rowHeight: NotRequired[VariedListDimension]
    estimatedRowHeight: NotRequired[VariedListDimension]
    sectionHeaderHeight: NotRequired[VariedListDimension]
    sectionFooterHeight: NotRequired[VariedListDimension]
    sectionHeaderTopPadding: NotRequired[VariedLength]
    separatorStyle: NotRequired[VariedSeparatorStyle]
    separatorInset: NotRequired[VariedAnyEdgeInsets]
    separatorInsetReference: NotRequired[VariedSeparatorInsetReference]
    cellLayoutMarginsFollowReadableWidth: NotRequired[VariedBoolean]
    insetsContentViewsToSafeArea: NotRequired[VariedBoolean]
    editing: NotRequired[VariedBoolean]
    sectionIndexTitles: NotRequired[list[str]]
    contentView: NotRequired[View]
    imageView: NotRequired[View]
    textLabel: NotRequired[View]
    detailTextLabel: NotRequired[View]
    contentConfiguration: NotRequired[ContentConfiguration]
    accessoryType: NotRequired[VariedCellAccessoryType]
    accessoryView: NotRequired[View]
    accessories: NotRequired[list[CellAccessory]]
    detailText: NotRequired[str]
    editingAccessoryType: NotRequired[VariedCellAccessoryType]
    editingStyle: NotRequired[VariedCellEditingStyle]
    showsReorderControl: NotRequired[VariedBoolean]
    shouldIndentWhileEditing: NotRequired[VariedBoolean]
    indentationLevel: NotRequired[VariedIndentationLevel]
    indentationWidth: NotRequired[VariedLength]
    height: NotRequired[Length]
    size: NotRequired[Size]

Font: TypeAlias = PointSize | TextStyle | FontDescription

class FontDescription(TypedDict):
    name: NotRequired[str]
    pointSize: NotRequired[PointSize]
    weight: NotRequired[Literal['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black']]
    textStyle: NotRequired[TextStyle]
    design: NotRequired[Literal['default', 'monospaced', 'rounded', 'serif']]
    italic: NotRequired[bool]
    isItalic: NotRequired[bool]
    bold: NotRequired[bool]
    monospacedDigits: NotRequired[bool]
    traits: NotRequired[list[Literal['bold', 'italic', 'monoSpace']]]

class SymbolConfiguration(TypedDict):
    """How large a symbol of the system is, as `UIImage.SymbolConfiguration` says."""
    font: NotRequired[Font]
    pointSize: NotRequired[PointSize]
    textStyle: NotRequired[TextStyle]
    weight: NotRequired[Literal['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black']]
    scale: NotRequired[Literal['default', 'unspecified', 'small', 'medium', 'large']]

PointSize: TypeAlias = float

TextStyle: TypeAlias = Literal['largeTitle', 'title1', 'title2', 'title3', 'headline', 'body', 'callout', 'subheadline', 'footnote', 'caption1', 'caption2']

class FontMetrics(TypedDict):
    unitsPerEm: float
    ascender: float
    descender: float
    leading: NotRequired[Length]
    advances: NotRequired[dict[str, Length]]

class FontFile(TypedDict):
    """A font of a TrueType or OpenType file, where the program was built with HarfBuzz. Of a file with several faces it is
    that with the name of this member, else the first.
    """
    file: NotRequired[str]
    data: NotRequired[str]

FontFiles: TypeAlias = list[str]

AttributedText: TypeAlias = list[TextRun]

class TextRun(TypedDict):
    """A piece of a text. One that shows an attachment has no text."""
    text: NotRequired[str]
    font: NotRequired[Font]
    paragraphStyle: NotRequired[ParagraphStyle]

class ParagraphStyle(TypedDict):
    """How the lines of a paragraph are set, as `NSParagraphStyle` says."""
    lineHeightMultiple: NotRequired[Length]
    minimumLineHeight: NotRequired[Length]
    maximumLineHeight: NotRequired[Length]
    lineSpacing: NotRequired[Length]
    paragraphSpacing: NotRequired[Length]
    paragraphSpacingBefore: NotRequired[Length]
    firstLineHeadIndent: NotRequired[Length]
    headIndent: NotRequired[Length]
    tailIndent: NotRequired[Coordinate]

TextAlignment: TypeAlias = Literal['left', 'center', 'right', 'justified', 'natural']

ContentMode: TypeAlias = Literal['scaleToFill', 'scaleAspectFit', 'scaleAspectFill', 'redraw', 'center', 'top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']

LineBreakMode: TypeAlias = Literal['byWordWrapping', 'byCharWrapping', 'byClipping', 'byTruncatingHead', 'byTruncatingTail', 'byTruncatingMiddle']

class ButtonConfiguration(TypedDict):
    style: NotRequired[ButtonConfigurationStyle]
    buttonSize: NotRequired[Literal['mini', 'small', 'medium', 'large']]
    title: NotRequired[str]
    subtitle: NotRequired[str]
    titleFont: NotRequired[Font]
    subtitleFont: NotRequired[Font]
    image: NotRequired[ImageChoice]
    preferredSymbolConfigurationForImage: NotRequired[SymbolConfiguration]
    imagePlacement: NotRequired[Literal['top', 'leading', 'bottom', 'trailing']]
    imagePadding: NotRequired[Length]
    titlePadding: NotRequired[Length]
    contentInsets: NotRequired[AnyEdgeInsets]

ButtonType: TypeAlias = Literal['custom', 'system', 'roundedRect', 'plain', 'detailDisclosure', 'infoLight', 'infoDark', 'contactAdd', 'close']

VariedButtonType: TypeAlias = Literal['custom', 'system', 'roundedRect', 'plain', 'detailDisclosure', 'infoLight', 'infoDark', 'contactAdd', 'close'] | ButtonTypeVariations

class ButtonTypeVariations(TypedDict):
    default: ButtonType
    traits: NotRequired[TraitVariations]

CellAccessory: TypeAlias = CellAccessoryKind | CellAccessoryDescription

class CellAccessoryDescription(TypedDict):
    type: CellAccessoryKind

CellAccessoryKind: TypeAlias = Literal['disclosureIndicator', 'outlineDisclosure', 'checkmark', 'detail', 'detailButton', 'detailDisclosureButton', 'delete', 'insert', 'reorder', 'multiselect']

ImageChoice: TypeAlias = str | ImageDescription

class ImageDescription(TypedDict):
    """A symbol of the system (`systemName`) as large as its font and scale say, or an asset (`name`)."""
    systemName: NotRequired[str]
    name: NotRequired[str]
    size: NotRequired[Size]
    pointSize: NotRequired[PointSize]
    textStyle: NotRequired[TextStyle]
    weight: NotRequired[Literal['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black']]
    scale: NotRequired[Literal['default', 'unspecified', 'small', 'medium', 'large']]
    font: NotRequired[Font]
    symbolConfiguration: NotRequired[SymbolConfiguration]

VariedImage: TypeAlias = str | ImageDescription | ImageVariations

class ImageVariations(TypedDict):
    default: ImageChoice
    traits: NotRequired[TraitVariations]

Titles: TypeAlias = list[str]

NumberOfLines: TypeAlias = int

NumberOfPages: TypeAlias = int

ControlStyle: TypeAlias = Literal['medium', 'large', 'white', 'whiteLarge', 'gray', 'default', 'bar', 'plain', 'grouped', 'insetGrouped', 'subtitle', 'value1', 'value2']

DatePickerStyle: TypeAlias = Literal['automatic', 'wheels', 'compact', 'inline']

BorderStyle: TypeAlias = Literal['none', 'line', 'bezel', 'roundedRect']

AutoresizingMask: TypeAlias = list[Autoresizing]

Autoresizing: TypeAlias = Literal['flexibleLeftMargin', 'flexibleWidth', 'flexibleRightMargin', 'flexibleTopMargin', 'flexibleHeight', 'flexibleBottomMargin']

Axis: TypeAlias = Literal['horizontal', 'vertical']

Distribution: TypeAlias = Literal['fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering']

Alignment: TypeAlias = Literal['fill', 'leading', 'top', 'firstBaseline', 'center', 'trailing', 'bottom', 'lastBaseline']

Spacing: TypeAlias = Coordinate | Literal['system']

ArrangedSubviews: TypeAlias = list[Identifier]

class Point(TypedDict):
    x: Coordinate
    y: Coordinate

class Rect(TypedDict):
    """Without `x` and `y` at the origin."""
    x: NotRequired[Coordinate]
    y: NotRequired[Coordinate]
    width: Length
    height: Length

ViewType: TypeAlias = Literal['view', 'label', 'button', 'imageView', 'textField', 'textView', 'switch', 'slider', 'stepper', 'segmentedControl', 'progressView', 'activityIndicator', 'pageControl', 'datePicker', 'pickerView', 'searchBar', 'navigationBar', 'toolbar', 'tabBar', 'stackView', 'scrollView', 'tableView', 'tableViewCell', 'collectionView', 'collectionViewCell', 'containerView', 'visualEffectView', 'mapView', 'webView', 'calendarView', 'colorWell']

Identifier: TypeAlias = str

Constraints: TypeAlias = list[ConstraintText | Constraint | VisualFormat | ConstraintLine]

ConstraintText: TypeAlias = str

class Constraint(TypedDict):
    """`firstItem.firstAttribute` RELATION `multiplier` × `secondItem.secondAttribute` + `constant`."""
    firstItem: LayoutItem
    firstAttribute: LayoutAttribute
    relation: NotRequired[Literal['lessThanOrEqual', 'equal', 'greaterThanOrEqual']]
    secondItem: NotRequired[LayoutItem | None]
    secondAttribute: NotRequired[LayoutAttribute]
    multiplier: NotRequired[float]
    constant: NotRequired[VariedConstant]
    priority: NotRequired[VariedPriority]
    identifier: NotRequired[str]
    active: NotRequired[bool]
    installed: NotRequired[VariedBoolean]
    placeholder: NotRequired[bool]

class ConstraintLine(TypedDict):
    """A constraint as a text, with values beside it that win over its own. They may vary."""
    constraint: ConstraintText
    constant: NotRequired[VariedConstant]
    priority: NotRequired[VariedPriority]
    identifier: NotRequired[str]
    active: NotRequired[bool]
    installed: NotRequired[VariedBoolean]

class VisualFormat(TypedDict):
    """Constraints in visual format. A bar is the superview of the view beside it, and a single dash before it its
    layout margin. A string that cannot be read is told with a code and the offset in it.
    """
    visualFormat: str
    options: NotRequired[list[Literal['alignAllLeft', 'alignAllRight', 'alignAllTop', 'alignAllBottom', 'alignAllLeading', 'alignAllTrailing', 'alignAllCenterX', 'alignAllCenterY', 'alignAllLastBaseline', 'alignAllFirstBaseline', 'directionLeadingToTrailing', 'directionLeftToRight', 'directionRightToLeft', 'spacingEdgeToEdge', 'spacingBaselineToBaseline']]]
    metrics: NotRequired[dict[str, Coordinate]]
    views: NotRequired[dict[str, LayoutItem]]

LayoutItem: TypeAlias = str

LayoutAttribute: TypeAlias = Literal['notAnAttribute', 'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY', 'lastBaseline', 'firstBaseline', 'baseline', 'leftMargin', 'rightMargin', 'topMargin', 'bottomMargin', 'leadingMargin', 'trailingMargin', 'centerXWithinMargins', 'centerYWithinMargins', 'leftAnchor', 'rightAnchor', 'topAnchor', 'bottomAnchor', 'leadingAnchor', 'trailingAnchor', 'widthAnchor', 'heightAnchor', 'centerXAnchor', 'centerYAnchor', 'firstBaselineAnchor', 'lastBaselineAnchor', 'edges', 'horizontalEdges', 'verticalEdges', 'size', 'center']

Asset: TypeAlias = AssetEntry | RegisteredAsset | AssetContents

AssetType: TypeAlias = Literal['imageset', 'symbolset', 'colorset', 'dataset', 'imagestack', 'brandassets', 'spriteatlas', 'appiconset', 'launchimage', 'imagestacklayer', 'solidimagestack', 'solidimagestacklayer', 'iconset', 'complicationset', 'gcdashboardimage', 'gcleaderboard', 'gcleaderboardset', 'stickerpack', 'sticker', 'stickersequence', 'stickersiconset', 'textureset', 'cubetextureset', 'mipmapset', 'arresourcegroup', 'arimageset', 'arobject']

class AssetContentsImages(TypedDict):
    filename: NotRequired[str]

class AssetContentsData(TypedDict):
    filename: NotRequired[str]

class AssetContentsSymbols(TypedDict):
    filename: NotRequired[str]

class AssetContents(TypedDict):
    """A `Contents.json` as Xcode writes it, read as leniently as Xcode does: unknown keys are ignored, a row with
    an unknown value is left out, and both are said in `diagnostics`.
    """
    images: NotRequired[list[AssetContentsImages]]
    colors: NotRequired[list[dict[str, Any]]]
    data: NotRequired[list[AssetContentsData]]
    symbols: NotRequired[list[AssetContentsSymbols]]

AssetFiles: TypeAlias = dict[str, AssetFileSize]

class AssetFileSize(TypedDict):
    pixelWidth: NotRequired[FileLength]
    pixelHeight: NotRequired[FileLength]
    pointWidth: NotRequired[FileLength]
    pointHeight: NotRequired[FileLength]

class AssetEnvironment(TypedDict):
    languages: NotRequired[list[str]]
    device: NotRequired[str | AssetDeviceFacts]

AssetArchive: TypeAlias = str

class AssetQuestion(TypedDict):
    """As AssetRequest; without `name` every asset of the archive is meant. `assets` win over those of the archive."""
    name: NotRequired[str]
    assets: NotRequired[dict[str, Asset]]
    traits: NotRequired[dict[str, Any]]
    environment: NotRequired[AssetEnvironment]
    flipsForRightToLeft: NotRequired[bool]
    strict: NotRequired[bool]

class AssetSelections(TypedDict):
    assets: list[AssetSelection]
    diagnostics: list[Diagnostic]

class AssetRequest(TypedDict):
    """One of `contents`, `registrations`, or `assets` with a `name`."""
    name: NotRequired[str]
    type: NotRequired[AssetType]
    contents: NotRequired[AssetContents]
    files: NotRequired[AssetFiles]
    registrations: NotRequired[AssetRegistrations]
    assets: NotRequired[dict[str, Asset]]
    traits: NotRequired[dict[str, Any]]
    environment: NotRequired[AssetEnvironment]
    flipsForRightToLeft: NotRequired[bool]
    strict: NotRequired[bool]

class AssetDeviceFacts(TypedDict):
    id: NotRequired[str]
    displayScale: NotRequired[float]
    subtype: NotRequired[DeviceSubtype]
    screenWidth: NotRequired[float]
    memoryGB: NotRequired[float]
    graphicsFeatureSet: NotRequired[GraphicsFeatureSet]
    catalyst: NotRequired[bool]

DeviceSubtype: TypeAlias = str

GraphicsFeatureSet: TypeAlias = str

FileLength: TypeAlias = float

class AssetRegistrationsObject(TypedDict):
    filename: str
    imageScale: NotRequired[float]
    traits: NotRequired[Traits]

AssetRegistrations: TypeAlias = list[AssetRegistrationsObject]

Length: TypeAlias = float

Coordinate: TypeAlias = float

ConstraintConstant: TypeAlias = float

class Size(TypedDict):
    width: Length
    height: Length

class IntrinsicContentSize(TypedDict):
    width: NotRequired[Length | None]
    height: NotRequired[Length | None]

class EdgeInsets(TypedDict):
    """A side that is absent is 0."""
    top: NotRequired[Coordinate]
    left: NotRequired[Coordinate]
    bottom: NotRequired[Coordinate]
    right: NotRequired[Coordinate]

class DirectionalEdgeInsets(TypedDict):
    """A side that is absent is 0."""
    top: NotRequired[Coordinate]
    leading: NotRequired[Coordinate]
    bottom: NotRequired[Coordinate]
    trailing: NotRequired[Coordinate]

AnyEdgeInsets: TypeAlias = EdgeInsets | DirectionalEdgeInsets

class InsetsByOrientation(TypedDict):
    portrait: NotRequired[EdgeInsets]
    landscape: NotRequired[EdgeInsets]
    landscapeLeft: NotRequired[EdgeInsets]

Priority: TypeAlias = float | PriorityName

PriorityName: TypeAlias = str

AxisPriorities: TypeAlias = float | PriorityName | PrioritiesByAxis

class PrioritiesByAxis(TypedDict):
    horizontal: NotRequired[Priority]
    vertical: NotRequired[Priority]

class BaselineOffsets(TypedDict):
    """An offset that is absent is 0."""
    first: NotRequired[Coordinate]
    last: NotRequired[Coordinate]

SemanticContentAttribute: TypeAlias = Literal['unspecified', 'playback', 'spatial', 'forceLeftToRight', 'forceRightToLeft']

ContentInsetAdjustmentBehavior: TypeAlias = Literal['automatic', 'scrollableAxes', 'never', 'always']

VariationKey: TypeAlias = Literal['default', 'wC', 'wR', 'hC', 'hR', 'wC hC', 'wC hR', 'wR hC', 'wR hR', 'traits']

class TraitVariationsObject(TypedDict):
    when: dict[str, Any]
    value: Any

TraitVariations: TypeAlias = list[TraitVariationsObject]

ContentSizeRounding: TypeAlias = Literal['pixel', 'point']

VariedBoolean: TypeAlias = bool | BooleanVariations

class BooleanVariations(TypedDict):
    default: bool
    traits: NotRequired[TraitVariations]

VariedConstant: TypeAlias = ConstraintConstant | ConstantVariations | SystemSpacing

SystemSpacing: TypeAlias = Literal['system']

class ConstantVariations(TypedDict):
    default: ConstraintConstant
    traits: NotRequired[TraitVariations]

VariedString: TypeAlias = str | StringVariations

class StringVariations(TypedDict):
    default: str
    traits: NotRequired[TraitVariations]

VariedPriority: TypeAlias = float | PriorityName | PriorityVariations

class PriorityVariations(TypedDict):
    default: Priority
    traits: NotRequired[TraitVariations]

VariedAxisPriorities: TypeAlias = float | PriorityName | PrioritiesByAxis | AxisPrioritiesVariations

class AxisPrioritiesVariations(TypedDict):
    default: AxisPriorities
    traits: NotRequired[TraitVariations]

VariedIntrinsicContentSize: TypeAlias = IntrinsicContentSize | IntrinsicContentSizeVariations

class IntrinsicContentSizeVariations(TypedDict):
    default: IntrinsicContentSize
    traits: NotRequired[TraitVariations]

VariedSystemLayoutSizeFitting: TypeAlias = SystemLayoutSizeFitting | SystemLayoutSizeFittingVariations

class SystemLayoutSizeFittingVariations(TypedDict):
    default: SystemLayoutSizeFitting
    traits: NotRequired[TraitVariations]

class SystemLayoutSizeFitting(TypedDict):
    """The arguments of the method. `{}` asks how small the view can be."""
    targetSize: NotRequired[Literal['layoutFittingCompressedSize', 'layoutFittingExpandedSize'] | IntrinsicContentSize]
    horizontalFittingPriority: NotRequired[Priority]
    verticalFittingPriority: NotRequired[Priority]

VariedEdgeInsets: TypeAlias = EdgeInsets | EdgeInsetsVariations

class EdgeInsetsVariations(TypedDict):
    default: EdgeInsets
    traits: NotRequired[TraitVariations]

VariedSize: TypeAlias = Size | SizeVariations

class SizeVariations(TypedDict):
    default: Size
    traits: NotRequired[TraitVariations]

VariedAnyEdgeInsets: TypeAlias = AnyEdgeInsets | AnyEdgeInsetsVariations

class AnyEdgeInsetsVariations(TypedDict):
    default: AnyEdgeInsets
    traits: NotRequired[TraitVariations]

VariedDirectionalEdgeInsets: TypeAlias = DirectionalEdgeInsets | DirectionalEdgeInsetsVariations

class DirectionalEdgeInsetsVariations(TypedDict):
    default: DirectionalEdgeInsets
    traits: NotRequired[TraitVariations]

VariedBaselineOffsets: TypeAlias = BaselineOffsets | BaselineOffsetsVariations

class BaselineOffsetsVariations(TypedDict):
    default: BaselineOffsets
    traits: NotRequired[TraitVariations]

VariedSemanticContentAttribute: TypeAlias = Literal['unspecified', 'playback', 'spatial', 'forceLeftToRight', 'forceRightToLeft'] | SemanticContentAttributeVariations

class SemanticContentAttributeVariations(TypedDict):
    default: SemanticContentAttribute
    traits: NotRequired[TraitVariations]

VariedContentInsetAdjustmentBehavior: TypeAlias = Literal['automatic', 'scrollableAxes', 'never', 'always'] | ContentInsetAdjustmentBehaviorVariations

class ContentInsetAdjustmentBehaviorVariations(TypedDict):
    default: ContentInsetAdjustmentBehavior
    traits: NotRequired[TraitVariations]

VariedRect: TypeAlias = Rect | RectVariations

class RectVariations(TypedDict):
    default: Rect
    traits: NotRequired[TraitVariations]

VariedTransform: TypeAlias = AffineTransform | TransformVariations

class TransformVariations(TypedDict):
    default: AffineTransform
    traits: NotRequired[TraitVariations]

VariedAutoresizingMask: TypeAlias = AutoresizingMask | AutoresizingMaskVariations

class AutoresizingMaskVariations(TypedDict):
    default: list[Autoresizing]
    traits: NotRequired[TraitVariations]

VariedAxis: TypeAlias = Literal['horizontal', 'vertical'] | AxisVariations

class AxisVariations(TypedDict):
    default: Axis
    traits: NotRequired[TraitVariations]

VariedDistribution: TypeAlias = Literal['fill', 'fillEqually', 'fillProportionally', 'equalSpacing', 'equalCentering'] | DistributionVariations

class DistributionVariations(TypedDict):
    default: Distribution
    traits: NotRequired[TraitVariations]

VariedAlignment: TypeAlias = Literal['fill', 'leading', 'top', 'firstBaseline', 'center', 'trailing', 'bottom', 'lastBaseline'] | AlignmentVariations

class AlignmentVariations(TypedDict):
    default: Alignment
    traits: NotRequired[TraitVariations]

VariedSpacing: TypeAlias = Coordinate | Literal['system'] | SpacingVariations

class SpacingVariations(TypedDict):
    default: Spacing
    traits: NotRequired[TraitVariations]

VariedArrangedSubviews: TypeAlias = ArrangedSubviews | ArrangedSubviewsVariations

class ArrangedSubviewsVariations(TypedDict):
    default: list[Identifier]
    traits: NotRequired[TraitVariations]

VariedCustomSpacing: TypeAlias = dict[str, Any]

VariedPoint: TypeAlias = Point | PointVariations

class PointVariations(TypedDict):
    default: Point
    traits: NotRequired[TraitVariations]

VariedAttributedText: TypeAlias = AttributedText | AttributedTextVariations

class AttributedTextVariations(TypedDict):
    default: list[TextRun]
    traits: NotRequired[TraitVariations]

VariedFont: TypeAlias = PointSize | Literal['largeTitle', 'title1', 'title2', 'title3', 'headline', 'body', 'callout', 'subheadline', 'footnote', 'caption1', 'caption2'] | FontDescription | FontVariations

class FontVariations(TypedDict):
    default: Font
    traits: NotRequired[TraitVariations]

VariedNumberOfLines: TypeAlias = NumberOfLines | NumberOfLinesVariations

class NumberOfLinesVariations(TypedDict):
    default: NumberOfLines
    traits: NotRequired[TraitVariations]

VariedTextAlignment: TypeAlias = Literal['left', 'center', 'right', 'justified', 'natural'] | RawValue | TextAlignmentVariations

class TextAlignmentVariations(TypedDict):
    default: TextAlignment
    traits: NotRequired[TraitVariations]

VariedContentMode: TypeAlias = Literal['scaleToFill', 'scaleAspectFit', 'scaleAspectFill', 'redraw', 'center', 'top', 'bottom', 'left', 'right', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight'] | RawValue | ContentModeVariations

class ContentModeVariations(TypedDict):
    default: ContentMode
    traits: NotRequired[TraitVariations]

VariedLineBreakMode: TypeAlias = Literal['byWordWrapping', 'byCharWrapping', 'byClipping', 'byTruncatingHead', 'byTruncatingTail', 'byTruncatingMiddle'] | LineBreakModeVariations

class LineBreakModeVariations(TypedDict):
    default: LineBreakMode
    traits: NotRequired[TraitVariations]

VariedLength: TypeAlias = Length | LengthVariations

class LengthVariations(TypedDict):
    default: Length
    traits: NotRequired[TraitVariations]

VariedSymbolConfiguration: TypeAlias = SymbolConfiguration | SymbolConfigurationVariations

class SymbolConfigurationVariations(TypedDict):
    default: SymbolConfiguration
    traits: NotRequired[TraitVariations]

VariedButtonConfiguration: TypeAlias = ButtonConfiguration | ButtonConfigurationVariations

class ButtonConfigurationVariations(TypedDict):
    default: ButtonConfiguration
    traits: NotRequired[TraitVariations]

VariedTitles: TypeAlias = Titles | TitlesVariations

class TitlesVariations(TypedDict):
    default: list[str]
    traits: NotRequired[TraitVariations]

VariedNumberOfPages: TypeAlias = NumberOfPages | NumberOfPagesVariations

class NumberOfPagesVariations(TypedDict):
    default: NumberOfPages
    traits: NotRequired[TraitVariations]

VariedControlStyle: TypeAlias = Literal['medium', 'large', 'white', 'whiteLarge', 'gray', 'default', 'bar', 'plain', 'grouped', 'insetGrouped', 'subtitle', 'value1', 'value2'] | ControlStyleVariations

class ControlStyleVariations(TypedDict):
    default: ControlStyle
    traits: NotRequired[TraitVariations]

VariedDatePickerStyle: TypeAlias = Literal['automatic', 'wheels', 'compact', 'inline'] | DatePickerStyleVariations

class DatePickerStyleVariations(TypedDict):
    default: DatePickerStyle
    traits: NotRequired[TraitVariations]

VariedBorderStyle: TypeAlias = Literal['none', 'line', 'bezel', 'roundedRect'] | BorderStyleVariations

class BorderStyleVariations(TypedDict):
    default: BorderStyle
    traits: NotRequired[TraitVariations]

VariedContentSizeRounding: TypeAlias = Literal['pixel', 'point'] | ContentSizeRoundingVariations

class ContentSizeRoundingVariations(TypedDict):
    default: ContentSizeRounding

class ListSection(TypedDict):
    """A section of a table or collection view. Table views have `rows`, collection views `items`."""
    header: NotRequired[ListSupplement]
    footer: NotRequired[ListSupplement]
    rows: NotRequired[list[ListRow]]
    items: NotRequired[list[ListRow]]
    headerHeight: NotRequired[Length]
    footerHeight: NotRequired[Length]
    headerReferenceSize: NotRequired[Size]
    footerReferenceSize: NotRequired[Size]
    sectionInset: NotRequired[EdgeInsets]
    minimumLineSpacing: NotRequired[Length]
    minimumInteritemSpacing: NotRequired[Length]

ListSupplement: TypeAlias = str | View

ListRow: TypeAlias = str | PrototypeCell | View

class PrototypeCell(TypedDict):
    cell: str
    values: NotRequired[dict[str, dict[str, Any]]]
    count: NotRequired[int]
    height: NotRequired[Length]
    size: NotRequired[Size]

CollectionViewLayouts: TypeAlias = CollectionViewLayout | list[CollectionViewLayoutAlternative]

class CollectionViewLayoutAlternative(TypedDict):
    """One of several, as `CollectionViewLayout`. Generators of clients take a reference to that for the same type."""
    when: NotRequired[Condition]

CollectionViewLayoutType: TypeAlias = Literal['flow', 'compositional', 'list']

class CollectionViewLayout(TypedDict):
    flow: NotRequired[FlowLayout]
    compositional: NotRequired[CompositionalLayout]
    list: NotRequired[dict[str, Any]]
    type: NotRequired[CollectionViewLayoutType]
    when: NotRequired[Condition]

class FlowLayout(TypedDict):
    """A `UICollectionViewFlowLayout` with the names and defaults of its properties."""
    scrollDirection: NotRequired[Axis]
    itemSize: NotRequired[Size]
    estimatedItemSize: NotRequired[ItemSizeEstimate]
    minimumLineSpacing: NotRequired[Length]
    minimumInteritemSpacing: NotRequired[Length]
    sectionInset: NotRequired[EdgeInsets]
    sectionInsetReference: NotRequired[SectionInsetReference]
    headerReferenceSize: NotRequired[Size]
    footerReferenceSize: NotRequired[Size]
    sectionHeadersPinToVisibleBounds: NotRequired[bool]
    sectionFootersPinToVisibleBounds: NotRequired[bool]
    flipsHorizontallyInOppositeLayoutDirection: NotRequired[bool]

ItemSizeEstimate: TypeAlias = Size | Literal['automatic']

SectionInsetReference: TypeAlias = Literal['fromContentInset', 'fromSafeArea', 'fromLayoutMargins']

class CompositionalLayout(TypedDict):
    """A `UICollectionViewCompositionalLayout` with the names of its properties and of those of its parts."""
    section: NotRequired[CollectionLayoutSection]
    sections: NotRequired[list[CollectionLayoutSections]]
    scrollDirection: NotRequired[Axis]
    interSectionSpacing: NotRequired[Coordinate]
    contentInsetsReference: NotRequired[str]
    boundarySupplementaryItems: NotRequired[list[dict[str, Any]]]

CollectionLayoutSections: TypeAlias = CollectionLayoutSection | list[CollectionLayoutSectionAlternative]

class CollectionLayoutSectionAlternative(TypedDict):
    """One of several, as `CollectionLayoutSection`. Generators of clients take a reference to that for the same type."""
    when: NotRequired[Condition]

class CollectionLayoutSection(TypedDict):
    when: NotRequired[Condition]
    group: NotRequired[dict[str, Any]]
    list: NotRequired[dict[str, Any]]
    contentInsets: NotRequired[DirectionalEdgeInsets]
    interGroupSpacing: NotRequired[Coordinate]
    contentInsetsReference: NotRequired[str]
    supplementaryContentInsetsReference: NotRequired[str]
    supplementariesFollowContentInsets: NotRequired[bool]
    orthogonalScrollingBehavior: NotRequired[str]
    boundarySupplementaryItems: NotRequired[list[dict[str, Any]]]
    decorationItems: NotRequired[list[dict[str, Any]]]

class ContentConfiguration(TypedDict):
    """A `UIListContentConfiguration`."""
    type: NotRequired[ContentConfigurationType]
    text: NotRequired[str]
    secondaryText: NotRequired[str]
    image: NotRequired[ImageChoice]
    attributedText: NotRequired[AttributedText]
    secondaryAttributedText: NotRequired[AttributedText]
    prefersSideBySideTextAndSecondaryText: NotRequired[bool]
    imageProperties: NotRequired[ContentImageProperties]
    textProperties: NotRequired[ContentTextProperties]
    secondaryTextProperties: NotRequired[ContentTextProperties]

class ContentImageProperties(TypedDict):
    preferredSymbolConfiguration: NotRequired[SymbolConfiguration]
    reservedLayoutSize: NotRequired[Size]
    maximumSize: NotRequired[Size]

ContentConfigurationType: TypeAlias = Literal['default', 'subtitle', 'value1', 'value2', 'cell', 'subtitleCell', 'valueCell', 'sidebarCell', 'sidebarSubtitleCell', 'accompaniedSidebarCell', 'accompaniedSidebarSubtitleCell', 'plainHeader', 'plainFooter', 'groupedHeader', 'groupedFooter', 'sidebarHeader', 'prominentInsetGroupedHeader', 'extraProminentInsetGroupedHeader']

class ContentTextProperties(TypedDict):
    font: NotRequired[Font]
    numberOfLines: NotRequired[NumberOfLines]
    lineBreakMode: NotRequired[LineBreakMode]
    adjustsFontForContentSizeCategory: NotRequired[bool]
    alignment: NotRequired[TextAlignment]

ListDimension: TypeAlias = Length | Literal['automatic']

SeparatorStyle: TypeAlias = Literal['none', 'singleLine']

SeparatorInsetReference: TypeAlias = Literal['fromCellEdges', 'fromAutomaticInsets']

CellAccessoryType: TypeAlias = Literal['none', 'disclosureIndicator', 'detailDisclosureButton', 'checkmark', 'detailButton']

CellEditingStyle: TypeAlias = Literal['none', 'delete', 'insert']

IndentationLevel: TypeAlias = int

VariedListDimension: TypeAlias = Length | Literal['automatic'] | ListDimensionVariations

class ListDimensionVariations(TypedDict):
    default: ListDimension
    traits: NotRequired[TraitVariations]

VariedSeparatorStyle: TypeAlias = Literal['none', 'singleLine'] | SeparatorStyleVariations

class SeparatorStyleVariations(TypedDict):
    default: SeparatorStyle
    traits: NotRequired[TraitVariations]

VariedSeparatorInsetReference: TypeAlias = Literal['fromCellEdges', 'fromAutomaticInsets'] | SeparatorInsetReferenceVariations

class SeparatorInsetReferenceVariations(TypedDict):
    default: SeparatorInsetReference
    traits: NotRequired[TraitVariations]

VariedCellAccessoryType: TypeAlias = Literal['none', 'disclosureIndicator', 'detailDisclosureButton', 'checkmark', 'detailButton'] | CellAccessoryTypeVariations

class CellAccessoryTypeVariations(TypedDict):
    default: CellAccessoryType
    traits: NotRequired[TraitVariations]

VariedCellEditingStyle: TypeAlias = Literal['none', 'delete', 'insert'] | CellEditingStyleVariations

class CellEditingStyleVariations(TypedDict):
    default: CellEditingStyle
    traits: NotRequired[TraitVariations]

VariedIndentationLevel: TypeAlias = IndentationLevel | IndentationLevelVariations

class IndentationLevelVariations(TypedDict):
    default: IndentationLevel
    traits: NotRequired[TraitVariations]

Flag: TypeAlias = bool

InterfaceBuilderFile: TypeAlias = str

Edge: TypeAlias = Literal['left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY']

class Explanation(TypedDict):
    environments: list[ExplainedEnvironment]
    findings: list[ExplainedFinding]
    edges: NotRequired[list[ExplainedEdge]]

PseudoWord: TypeAlias = Literal['accented', 'long', 'rightToLeft']

class LintReport(TypedDict):
    summary: LintSummary
    files: list[LintedFile]

class LintSummary(TypedDict):
    """How many findings there are, and files."""
    errors: int
    warnings: int
    infos: int
    known: int
    files: int
    refused: int
    leftOut: int
    notJudged: NotRequired[int]

class LintedFile(TypedDict):
    path: NotRequired[str]
    layouts: list[LintedLayout]
    faults: list[LintFault]
    findings: list[LintFinding]

class LintedLayout(TypedDict):
    environment: str
    scene: NotRequired[str]
    sweep: NotRequired[WindowSweep]

WindowSweep = TypedDict('WindowSweep', {
    'side': SweptSideName,
    'from': float,
    'to': float,
    'otherSide': float,
    'bands': list[SweptBand],
    'jumps': list[SweptJump],
    'clean': list[SweptInterval],
    'solved': int,
})

class SizeRestrictions(TypedDict):
    """How large windows of the app may be, as `UIWindowScene.sizeRestrictions` says it. A window of a size that is asked for gets the
    nearest size that they allow, with `windowSizeGiven`. A minimum beats a maximum.
    """
    minimumSize: NotRequired[Size]
    maximumSize: NotRequired[Size]
    requiresFullScreen: NotRequired[bool]
    requiresFullScreenIgnoredStartingWithVersion: NotRequired[SystemVersion]

VerticalBarEdge: TypeAlias = Literal['leading', 'trailing']

SweptSideName: TypeAlias = Literal['width', 'height']

SweptInterval = TypedDict('SweptInterval', {
    'from': float,
    'to': float,
})

SweptBand = TypedDict('SweptBand', {
    'from': float,
    'to': float,
    'horizontalSizeClass': str,
    'verticalSizeClass': str,
    'matchedRules': NotRequired[list[str]],
    'collapsed': list[str],
})

class SweptJump(TypedDict):
    """A view that changes by more than the window does, by 2 points and more, from one size to the next."""
    at: float
    view: str
    moved: float
    grown: float

SweptSizes = TypedDict('SweptSizes', {
    'layout': int,
    'from': float,
    'to': float,
})

SweptSide: TypeAlias = str

class LintFault(TypedDict):
    message: str
    pointer: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]

class LintFinding(Diagnostic, LintDetails):
    """A diagnostic with its places and names."""
    pass

class LintDetails(TypedDict):
    elements: list[LintElement]
    line: NotRequired[int]
    column: NotRequired[int]
    layouts: list[int]
    sizes: NotRequired[list[SweptSizes]]
    fingerprint: str
    known: NotRequired[bool]

class LintElement(TypedDict):
    id: str
    name: NotRequired[str]
    type: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]

class ExplainedEnvironment(TypedDict):
    file: NotRequired[SourceFile]
    name: str
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    problem: NotRequired[Problem]
    message: NotRequired[LoggedMessage]

class LoggedMessage(TypedDict):
    """What was read of a message of a console log. Lines count from 1."""
    lines: LineRange
    repeats: NotRequired[list[LineRange]]
    constraints: list[LoggedConstraint]
    unreadable: list[UnreadableLine]
    omittedCount: NotRequired[int]
    complete: bool
    assumptions: list[str]

class LineRange(TypedDict):
    first: int
    last: int

class LoggedConstraint(TypedDict):
    line: int
    identifier: str | None
    text: str
    meaning: list[str]
    broken: bool

class UnreadableLine(TypedDict):
    line: int
    text: str

class ExplainedFinding(Diagnostic, FindingDetails):
    """A diagnostic with what explains it."""
    pass

class FindingDetails(TypedDict):
    scene: NotRequired[SceneId]
    environments: list[str]
    arithmetic: NotRequired[Arithmetic]
    examples: NotRequired[list[ExampleLayout]]
    remedies: list[Remedy]

class Arithmetic(TypedDict):
    """Of a conflict: its lines, each times a number, added up. On the left everything cancels; on the right something is
    left.
    """
    lines: list[ArithmeticLine]
    sum: float
    contradiction: str

class ArithmeticLine(TypedDict):
    text: str
    times: float
    adds: float
    line: NotRequired[int]

class ExampleLayout(TypedDict):
    views: list[ExampleView]

class ExampleView(TypedDict):
    id: str
    frame: ResolvedRect

class Remedy(TypedDict):
    text: str
    verifiedIn: int
    leaves: RemedySequel
    patch: NotRequired[list[PatchOperation]]

class RemedySequel(TypedDict):
    """What is wrong with the layout of the first environment once the change is made."""
    conflicts: int
    ambiguities: int
    newAmbiguities: int

class PatchOperation(TypedDict):
    op: PatchVerb
    path: str
    value: NotRequired[Any]

PatchVerb: TypeAlias = Literal['add', 'replace', 'remove']

class ExplainedEdge(TypedDict):
    view: str
    edge: Edge
    scene: NotRequired[SceneId]
    environments: list[str]
    basis: EdgeBasis
    value: NotRequired[float]
    steps: list[EdgeStep]

EdgeBasis: TypeAlias = Literal['constraints', 'frame', 'ambiguous', 'notInstalled', 'entangled']

class EdgeStep(TypedDict):
    """A constraint, and what it adds."""
    source: EdgeStepSource
    pointer: str | None
    identifier: str | None
    text: str
    line: NotRequired[int]
    times: float
    adds: float
    inset: NotRequired[float]

EdgeStepSource: TypeAlias = Literal['constraint', 'stackView', 'autoresizingMask', 'intrinsicContentSize', 'container', 'rule']

ComparisonRequest: TypeAlias = DocumentPair | TransitionRequest

class DocumentPair(TypedDict):
    """Two layout documents."""
    old: LayoutDocument
    new: LayoutDocument

class ComparisonForm(TypedDict):
    """Two layout documents as JSON, or Interface Builder files."""
    old: ComparedFile
    new: ComparedFile

ComparedFile: TypeAlias = str

class Comparison(TypedDict):
    environments: list[ComparedEnvironment]
    hasDifferences: bool
    views: list[ViewChange]
    facts: list[FactChange]
    diagnostics: list[DiagnosticChange]
    constraints: list[ConstraintChange]
    sweeps: NotRequired[list[SweepDifference]]

SweepDifference = TypedDict('SweepDifference', {
    'scene': NotRequired[SceneId],
    'environments': ChangedEnvironments,
    'side': SweptSideName,
    'from': float,
    'to': float,
    'findings': list[SweptFindingChange],
    'jumps': SweptJumpChange,
    'bands': NotRequired[SweptBandChange],
    'clean': list[SweptInterval],
})

class SweptFindingChange(Diagnostic, SweptFindingDetails):
    """A diagnostic that windows of some sizes have on one side only."""
    pass

class SweptFindingDetails(TypedDict):
    elements: list[LintElement]
    sizes: SweptSizeChange

class SweptSizeChange(TypedDict):
    appeared: list[SweptInterval]
    vanished: list[SweptInterval]

class SweptJumpChange(TypedDict):
    """Jumps at another size, of another view, or by another length."""
    appeared: list[SweptJump]
    vanished: list[SweptJump]

class SweptBandChange(TypedDict):
    """What windows decide by comparisons on either side; absent where both decide the same."""
    old: list[SweptBand]
    new: list[SweptBand]

class ComparedEnvironment(TypedDict):
    name: str
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    onlyIn: NotRequired[ComparedSide]
    problem: NotRequired[Problem]

ComparedSide: TypeAlias = Literal['old', 'new']

ChangedEnvironments: TypeAlias = list[str]

class ViewChange(TypedDict):
    view: str
    oldName: NotRequired[str]
    scene: NotRequired[SceneId]
    environments: ChangedEnvironments
    changes: list[ViewChangeKind]
    absence: NotRequired[ViewAbsence]
    withSuperview: NotRequired[bool]
    old: NotRequired[ViewPlace]
    new: NotRequired[ViewPlace]
    edges: list[EdgeChange]

ViewChangeKind: TypeAlias = Literal['appeared', 'vanished', 'moved', 'resized']

ViewAbsence: TypeAlias = Literal['notInDocument', 'notInstalled', 'hidden', 'notOnScreen']

class ViewPlace(TypedDict):
    """Where a view is, on the pixel grid."""
    frame: ResolvedRect
    frameInWindow: ResolvedRect

class EdgeChange(TypedDict):
    edge: Edge
    old: EdgeEnd
    new: EdgeEnd
    causes: list[EdgeCause]

class EdgeEnd(TypedDict):
    basis: EdgeBasis
    value: NotRequired[float]

class EdgeCause(TypedDict):
    old: NotRequired[EdgeStep]
    new: NotRequired[EdgeStep]

class FactChange(TypedDict):
    node: str
    fact: ChangedFact
    trait: NotRequired[str]
    scene: NotRequired[SceneId]
    environments: ChangedEnvironments
    old: str | None
    new: str | None

ChangedFact: TypeAlias = Literal['lineCount', 'isTruncated', 'image', 'safeAreaInsets', 'trait']

class DiagnosticChange(TypedDict):
    change: DiagnosticChangeKind
    scene: NotRequired[SceneId]
    environments: ChangedEnvironments
    diagnostic: Diagnostic

DiagnosticChangeKind: TypeAlias = Literal['appeared', 'vanished']

class ConstraintChange(TypedDict):
    change: ConstraintChangeKind
    scene: NotRequired[SceneId]
    environments: ChangedEnvironments
    old: NotRequired[ConflictMember]
    new: NotRequired[ConflictMember]
    values: NotRequired[list[ConstraintValue]]
    views: list[str]

ConstraintChangeKind: TypeAlias = Literal['added', 'removed', 'changed']

ConstraintValue: TypeAlias = Literal['items', 'relation', 'multiplier', 'constant', 'priority', 'active']

class ImportDocuments(TypedDict):
    file: NotRequired[SourceFile]
    name: str
    scene: SceneId
    notUnderstood: NotUnderstood
    source: NotRequired[SourceReport]
    document: LayoutDocument

class Import(TypedDict):
    documents: list[ImportDocuments]
    refused: NotRequired[list[RefusedType]]
    unreadable: NotRequired[list[UnreadableFile]]

class HoleTableScreens(TypedDict):
    """How many classes there are, by what was understood of them."""
    clean: int
    near: int
    partial: int
    refused: int

class HoleTable(TypedDict):
    """With `holes=true`, what the source of classes in Swift does not tell."""
    holes: list[HoleTableRow]
    missing: NotRequired[list[MissingInScreens]]
    screens: HoleTableScreens
    unreadable: NotRequired[list[UnreadableFile]]

class HoleTableRow(TypedDict):
    key: str
    kind: SourceHoleKind
    blocking: bool
    sites: int
    screens: list[str]
    place: NotRequired[SourceLocation]
    says: str
    fill: NotRequired[str]

class UnreadableFile(TypedDict):
    file: str
    problem: Problem

SceneId: TypeAlias = str

class NotUnderstoodObject(TypedDict):
    path: str
    id: NotRequired[str]
    reason: str

NotUnderstood: TypeAlias = list[NotUnderstoodObject]

ScreenContainer: TypeAlias = Literal['navigation', 'tab', 'sheet', 'nothing']

class SourceReportSites(TypedDict):
    """The statements that lay out; `all` is the sum of the others."""
    all: int
    ran: int
    notRun: int
    blocked: int

class SourceReportChoices(TypedDict):
    key: str
    place: NotRequired[SourceLocation]
    taken: NotRequired[bool]

class SourceReportNotRun(TypedDict):
    place: NotRequired[SourceLocation]
    statement: str
    function: str
    because: IdleReason

SourceReport = TypedDict('SourceReport', {
    'status': SourceStatus,
    'sites': SourceReportSites,
    'in': NotRequired[list[Literal['navigation', 'tab', 'sheet']]],
    'holes': NotRequired[list[SourceHole]],
    'choices': NotRequired[list[SourceReportChoices]],
    'notRun': NotRequired[list[SourceReportNotRun]],
    'facts': NotRequired[list[str]],
    'missing': NotRequired[list[MissingName]],
})

class MissingName(TypedDict):
    name: str
    count: int

class MissingInScreens(TypedDict):
    name: str
    screens: int
    count: int

class RefusedType(TypedDict):
    file: str
    name: str
    code: RefusedTypeCode
    source: SourceReport

RefusedTypeCode: TypeAlias = Literal['nothingLaidOut', 'tooMuchUnknown', 'unknownBaseClass']

SourceStatus: TypeAlias = Literal['clean', 'near', 'partial']

IdleReason: TypeAlias = Literal['uncalled', 'branch']

class SourceHole(TypedDict):
    key: str
    kind: SourceHoleKind
    blocking: bool
    target: str
    place: NotRequired[SourceLocation]
    because: str
    says: str
    standIn: NotRequired[str]

SourceHoleKind: TypeAlias = Literal['text', 'image', 'font', 'number', 'count', 'view', 'constraint', 'call', 'limit', 'syntax']

class SourceLocation(TypedDict):
    file: NotRequired[str]
    line: int
    column: int

class BatchResults1(TypedDict):
    file: NotRequired[SourceFile]
    name: str
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    problem: Problem

class Batch(TypedDict):
    results: list[Layout | BatchResults1 | LayoutParts]

ShownValues: TypeAlias = Literal['content', 'margins', 'safeArea', 'guides', 'constraints', 'elements', 'reservedRegions', 'all']

LayoutField: TypeAlias = Literal['environment', 'controllers', 'views', 'frames', 'images', 'diagnostics', 'matchedRules', 'uncertain']

class CompactBatch(TypedDict):
    """With `compact=true`, equal layouts once and the environments that have them."""
    layouts: list[LayoutParts]
    environments: list[EnvironmentOfLayout]

class EnvironmentOfLayout(TypedDict):
    """An environment with the number of its layout, or with its problem; without the members that `fields` leaves out."""
    file: NotRequired[SourceFile]
    name: NotRequired[str]
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    problem: NotRequired[Problem]
    device: NotRequired[str]
    orientation: NotRequired[Literal['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight']]
    systemVersion: NotRequired[int | str]
    window: NotRequired[ResolvedRect]
    safeAreaInsets: NotRequired[ResolvedInsets]
    locale: NotRequired[str]
    traits: NotRequired[ResolvedTraits]
    traitSources: NotRequired[TraitSources]
    screenTraits: NotRequired[ResolvedTraits]
    uncertain: NotRequired[list[str]]
    layout: NotRequired[int]

CatalogueIdiom: TypeAlias = Literal['phone', 'pad', 'tv']

ControllerType: TypeAlias = Literal['viewController', 'navigationController', 'tabBarController', 'splitViewController', 'pageViewController']

class NavigationReplacement(TypedDict):
    """A navigation controller around the presented one."""
    navigation: bool
    done: NotRequired[bool | Literal['leading', 'trailing']]

class PushReplacement(TypedDict):
    """The stack on which it is pushed."""
    push: Identifier

DetentName: TypeAlias = Literal['medium', 'large']

OrientationOfCondition: TypeAlias = Literal['portrait', 'landscape']

BarButtonItemStyle: TypeAlias = Literal['plain', 'bordered', 'done', 'prominent']

ButtonConfigurationStyle: TypeAlias = Literal['plain', 'gray', 'tinted', 'filled', 'borderless', 'bordered', 'borderedTinted', 'borderedProminent']

class RuleSource(TypedDict):
    rule: str

NodeSource = TypedDict('NodeSource', {
    'by': str,
    'as': Literal['implied', 'overrideTraits', 'childTraitRules', 'overrideTraitCollection', 'overrideUserInterfaceStyle', 'set', 'traitOverrides'],
})

HealthStatus: TypeAlias = Literal['ok', 'ready']

class ContainerById(TypedDict):
    container: Identifier

class KeyboardFrames(TypedDict):
    begin: ResolvedRect
    end: ResolvedRect

class ReplacedControllers(TypedDict):
    original: str
    replacement: str

class ResolvedKeyboard(TypedDict):
    """Left out while it is hidden."""
    visible: bool
    frame: ResolvedRect
    floating: bool
    split: bool
    undocked: bool

KeyboardHeight: TypeAlias = float

class VisibleKeyboard(TypedDict):
    visible: NotRequired[bool]
    height: NotRequired[Length]
    floating: NotRequired[bool]
    split: NotRequired[bool]
    undocked: NotRequired[bool]
    suggestions: NotRequired[bool]
    frame: NotRequired[Rect]

class ConstraintChanges(TypedDict):
    active: NotRequired[bool]
    isActive: NotRequired[bool]
    constant: NotRequired[ConstraintConstant]
    priority: NotRequired[Priority]

class AssetEntry(TypedDict):
    """A `Contents.json` with what else is known about it."""
    type: NotRequired[AssetType]
    contents: AssetContents
    files: NotRequired[AssetFiles]
    registrations: NotRequired[AssetRegistrations]

class RegisteredAsset(TypedDict):
    """An asset that code makes of images and their traits."""
    type: NotRequired[AssetType]
    files: NotRequired[AssetFiles]
    registrations: AssetRegistrations

AmbiguityCause: TypeAlias = Literal['missing', 'priorityTie', 'inequality']

class LayoutParts(TypedDict):
    """A layout with the members that `fields` asks for, or without its environment in a compact answer. Its members are
    those of `Layout`; `controllers` of a compact answer have no traits.
    """
    file: NotRequired[SourceFile]
    name: NotRequired[str]
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    environment: NotRequired[ResolvedEnvironment]
    controllers: NotRequired[dict[str, dict[str, Any]]]
    views: NotRequired[dict[str, ResolvedViewParts]]
    lists: NotRequired[dict[str, ResolvedList]]
    images: NotRequired[dict[str, ResolvedImage]]
    constraints: NotRequired[list[PlacedConstraint]]
    diagnostics: NotRequired[list[Diagnostic]]
    matchedRules: NotRequired[list[str]]
    uncertain: NotRequired[list[str]]

class ResolvedViewParts(TypedDict):
    """A `ResolvedView`, or of one no more than its frames."""
    frame: ResolvedRect | None
    frameInWindow: ResolvedRect | None

class PlacedConstraint(TypedDict):
    text: str
    pointer: NotRequired[str]
    axis: Literal['horizontal', 'vertical']
    relation: Literal['lessThanOrEqual', 'equal', 'greaterThanOrEqual']
    priority: float
    first: ConstraintSide
    second: NotRequired[ConstraintSide]
    isTight: bool
    isSatisfied: bool

class ConstraintSide(TypedDict):
    item: str
    view: str
    attribute: str

class Layout(TypedDict):
    file: NotRequired[SourceFile]
    name: NotRequired[str]
    scene: NotRequired[SceneId]
    notUnderstood: NotRequired[NotUnderstood]
    source: NotRequired[SourceReport]
    environment: ResolvedEnvironment
    controllers: dict[str, ResolvedController]
    views: dict[str, ResolvedView]
    lists: NotRequired[dict[str, ResolvedList]]
    images: dict[str, ResolvedImage]
    constraints: NotRequired[list[PlacedConstraint]]
    diagnostics: list[Diagnostic]
    matchedRules: NotRequired[list[str]]
    uncertain: NotRequired[list[str]]

TransitionChangedImages = TypedDict('TransitionChangedImages', {
    'from': ResolvedImage | None,
    'to': ResolvedImage | None,
})

Transition = TypedDict('Transition', {
    'from': Layout,
    'to': Layout,
    'events': list[TransitionEvent],
    'coordinator': TransitionCoordinator,
    'changedImages': dict[str, TransitionChangedImages],
})

TransitionEvent = TypedDict('TransitionEvent', {
    'phase': int,
    'callback': Literal['willTransitionToTraitCollection', 'viewWillTransitionToSize', 'traitCollectionDidChange', 'willPresentWithAdaptiveStyle', 'viewControllerReplaced', 'pushViewController', 'presentViewController', 'dismissViewController', 'popViewController', 'animateAlongsideTransition', 'completion', 'viewWillAppear', 'viewDidAppear', 'viewWillDisappear', 'viewDidDisappear', 'preferredContentSizeDidChange', 'systemLayoutFittingSizeDidChange', 'willRotateToInterfaceOrientation', 'willAnimateRotationToInterfaceOrientation', 'didRotateFromInterfaceOrientation', 'keyboardWillChangeFrame', 'keyboardWillShow', 'keyboardWillHide', 'keyboardDidChangeFrame', 'keyboardDidShow', 'keyboardDidHide'],
    'targetType': Literal['screen', 'scene', 'window', 'presentationController', 'controller', 'view'],
    'target': str,
    'value': str | ReplacedControllers | KeyboardFrames | ResolvedSize | ResolvedTraits | None,
    'from': NotRequired[ResolvedSize | None],
    'hasTransitionCoordinator': NotRequired[bool],
    'childContentContainer': NotRequired[str],
    'duration': NotRequired[float],
    'changedTraits': list[str],
    'isAnimated': NotRequired[bool],
})

class TransitionCoordinator(TypedDict):
    targetTransform: AffineTransform
    counterRotation: AffineTransform
    isAnimated: bool
    transitionDuration: float
    cause: Literal['rotation', 'windowResize', 'containerResize', 'traitOverride', 'presentation', 'systemSetting', 'keyboard']
    viewControllers: TransitionParticipants
    views: TransitionParticipants

TransitionParticipants = TypedDict('TransitionParticipants', {
    'from': str | None,
    'to': str | None,
})

AffineTransform: TypeAlias = list[float]

class ResolvedEnvironment(TypedDict):
    device: str
    orientation: Literal['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight']
    systemVersion: int | str
    window: ResolvedRect
    safeAreaInsets: ResolvedInsets
    locale: str
    keyboard: NotRequired[ResolvedKeyboard]
    verticalBarEdge: NotRequired[VerticalBarEdge]
    posture: NotRequired[Posture]
    reservedRegions: NotRequired[list[ResolvedReservedRegion]]
    traits: ResolvedTraits
    traitSources: NotRequired[TraitSources]
    screenTraits: NotRequired[ResolvedTraits]

class ResolvedReservedRegion(TypedDict):
    kind: ReservedRegionKind
    frame: ResolvedRect
    margins: ResolvedInsets
    active: bool

ReservedRegionKind: TypeAlias = Literal['division', 'occlusion']

class ResolvedControllerColumns(TypedDict):
    viewController: str | None
    frame: ResolvedRect
    onScreen: bool

class ResolvedController(TypedDict):
    type: str
    name: NotRequired[str]
    parent: str | None
    view: str
    traits: ResolvedTraits
    traitSources: NotRequired[TraitSources]
    frame: ResolvedRect | None
    safeAreaInsets: ResolvedInsets
    onScreen: bool
    preferredContentSize: NotRequired[ResolvedSize]
    implicit: NotRequired[bool]
    viewControllers: NotRequired[list[str]]
    navigationBar: NotRequired[ResolvedBar]
    largeTitle: NotRequired[bool]
    toolbar: NotRequired[ResolvedBar]
    selectedViewController: NotRequired[str | None]
    tabBar: NotRequired[ResolvedBar]
    collapsed: NotRequired[bool]
    displayMode: NotRequired[str | None]
    columns: NotRequired[dict[str, ResolvedControllerColumns]]
    pageControl: NotRequired[ResolvedBar]
    presentation: NotRequired[ResolvedPresentation]

class ResolvedPresentation(TypedDict):
    """What became of the presentation of a controller that another one presents."""
    presentingViewController: str
    presentedViewController: str | None
    requestedStyle: ModalPresentationStyle
    style: ModalPresentationStyle
    replacement: PresentationReplacement
    traits: NotRequired[ResolvedTraits]
    containerFrame: ResolvedRect
    frame: ResolvedRect | None
    shouldRemovePresentersView: bool
    wrapper: bool
    presentedView: str | None
    selectedDetent: NotRequired[Detent]
    arrowDirection: NotRequired[Literal['up', 'down', 'left', 'right', 'unknown']]
    arrowCenter: NotRequired[float | None]

class ResolvedBarObject(TypedDict):
    """A bar in the coordinates of its controller's view; null where there is none. What stands in it has frames in the
    coordinates of the bar; it is there where the document says something of it.
    """
    frame: ResolvedRect
    backgroundFrame: ResolvedRect
    vertical: NotRequired[bool]
    prompt: NotRequired[ResolvedBarText]
    title: NotRequired[ResolvedBarText]
    largeTitle: NotRequired[ResolvedBarText]
    titleView: NotRequired[ResolvedTitleView]
    backButton: NotRequired[ResolvedBarItem]
    leftBarButtonItems: NotRequired[list[ResolvedBarItem]]
    rightBarButtonItems: NotRequired[list[ResolvedBarItem]]
    searchBar: NotRequired[ResolvedSearchBar]
    items: NotRequired[list[ResolvedBarItem]]

ResolvedBar: TypeAlias = ResolvedBarObject | None

class ResolvedBarContents(TypedDict):
    """What stands in a bar among views that has `items`, in its coordinates."""
    prompt: NotRequired[ResolvedBarText]
    title: NotRequired[ResolvedBarText]
    largeTitle: NotRequired[ResolvedBarText]
    titleView: NotRequired[ResolvedTitleView]
    backButton: NotRequired[ResolvedBarItem]
    leftBarButtonItems: NotRequired[list[ResolvedBarItem]]
    rightBarButtonItems: NotRequired[list[ResolvedBarItem]]
    searchBar: NotRequired[ResolvedSearchBar]
    items: NotRequired[list[ResolvedBarItem]]

class ResolvedBarText(TypedDict):
    text: str
    frame: ResolvedRect
    isTruncated: bool

class ResolvedTitleView(TypedDict):
    """Of navigation bars, in place of the title."""
    view: str
    frame: ResolvedRect

class ResolvedSearchBar(TypedDict):
    """Of navigation bars below the title, of the toolbars of phones from version 26 on behind its items."""
    frame: ResolvedRect
    textFieldFrame: ResolvedRect

class ResolvedBarItem(TypedDict):
    """A button, a space, a view or a tab in a bar."""
    id: NotRequired[str]
    viewController: NotRequired[str | None]
    systemItem: NotRequired[str]
    title: NotRequired[str]
    titleFrame: NotRequired[ResolvedRect]
    isTruncated: NotRequired[bool]
    image: NotRequired[str]
    customView: NotRequired[str]
    badgeValue: NotRequired[str]
    isSelected: NotRequired[bool]
    enabled: NotRequired[bool]
    frame: ResolvedRect
    imageFrame: NotRequired[ResolvedRect]

class ResolvedViewContentOffset(TypedDict):
    """Of scroll views only."""
    x: float
    y: float

class ResolvedView(TypedDict):
    type: str
    name: NotRequired[str]
    parent: str | None
    controller: str
    frame: ResolvedRect | None
    frameInWindow: ResolvedRect | None
    transform: NotRequired[AffineTransform]
    exactFrame: NotRequired[ResolvedRect | None]
    installed: bool
    hidden: bool
    onScreen: bool
    traits: NotRequired[Traits]
    traitSources: NotRequired[TraitSources]
    implicit: NotRequired[bool]
    intrinsicContentSize: NotRequired[ResolvedIntrinsicSize]
    text: NotRequired[ResolvedText]
    layoutMargins: NotRequired[ResolvedInsets]
    safeAreaInsets: NotRequired[ResolvedInsets]
    safeAreaLayoutGuide: NotRequired[ResolvedGuide]
    layoutMarginsGuide: NotRequired[ResolvedGuide]
    readableContentGuide: NotRequired[ResolvedGuide]
    contentLayoutGuide: NotRequired[ResolvedGuide]
    frameLayoutGuide: NotRequired[ResolvedGuide]
    keyboardLayoutGuide: NotRequired[ResolvedGuide]
    safeAreaCornerHorizontal: NotRequired[ResolvedGuide]
    safeAreaCornerVertical: NotRequired[ResolvedGuide]
    marginsCornerHorizontal: NotRequired[ResolvedGuide]
    marginsCornerVertical: NotRequired[ResolvedGuide]
    division: NotRequired[ResolvedGuide]
    layoutGuides: NotRequired[dict[str, ResolvedGuide]]
    contentSize: NotRequired[ResolvedSize]
    contentOffset: NotRequired[ResolvedViewContentOffset]
    adjustedContentInset: NotRequired[ResolvedInsets]
    bar: NotRequired[ResolvedBarContents]
    systemLayoutSizeFitting: NotRequired[ResolvedSize]

class ResolvedList(TypedDict):
    tableHeaderView: NotRequired[ResolvedElement]
    sections: list[ResolvedSection]
    others: NotRequired[list[ResolvedElement]]
    tableFooterView: NotRequired[ResolvedElement]

class ResolvedSection(TypedDict):
    frame: ResolvedRect
    count: int
    header: NotRequired[ResolvedElement]
    rows: NotRequired[list[ResolvedElement]]
    items: NotRequired[list[ResolvedElement]]
    footer: NotRequired[ResolvedElement]
    others: NotRequired[list[ResolvedElement]]

class ResolvedElement(TypedDict):
    index: NotRequired[int]
    supplementary: NotRequired[int]
    decoration: NotRequired[int]
    kind: NotRequired[Literal['header', 'footer']]
    cell: NotRequired[str]
    view: str | None
    frame: ResolvedRect
    zIndex: NotRequired[int]
    visible: bool
    accessory: NotRequired[ResolvedRect]
    editingControl: NotRequired[ResolvedRect]
    reorderControl: NotRequired[ResolvedRect]
    separator: NotRequired[ResolvedRect]

class DiagnosedElement(TypedDict):
    """An element of a table or collection view."""
    list: str
    kind: NotRequired[Literal['header', 'footer']]
    section: NotRequired[int]
    index: NotRequired[int]
    others: NotRequired[int]

class ResolvedText(TypedDict):
    """With `show=content`, how the text of a label, of a text field, of a text view that does not scroll, or of a button
    without a configuration comes out.
    """
    lineCount: int
    isTruncated: bool
    truncatedLine: NotRequired[int]

ResolvedGuide: TypeAlias = ResolvedRect

class ResolvedImage(TypedDict):
    """The variant of an image that a view shows, and why it shows no other."""
    asset: str | None
    installed: NotRequired[bool]
    status: Literal['resolved', 'none', 'notFound', 'error']
    code: NotRequired[Literal['noVariants', 'noEligibleVariant', 'registeredFallback', 'unsupportedAssetType']]
    filename: str | None
    rowIndex: int | None
    registrationIndex: NotRequired[int]
    scale: float | None
    pointSize: ResolvedSize | None
    filePointSize: ResolvedSize | None
    intrinsicContentSize: ResolvedSize | None
    alignmentRectInsets: ResolvedInsets | None
    capInsets: ResolvedInsets | None
    resizingMode: Literal['tile', 'stretch', None]
    mirrored: bool
    vector: bool
    renderingMode: Literal['automatic', 'alwaysOriginal', 'alwaysTemplate', None]
    matched: dict[str, Literal['exact', 'fallback', 'mirrored']]
    unmatched: list[Literal['widthClass', 'heightClass', 'direction', 'luminosity', 'contrast', 'gamut', 'scale']]
    reason: str
    rejected: list[RejectedRow]

AssetSelection: TypeAlias = ImageSelection | ResolvedColor

class ImageSelection(ResolvedImage):
    diagnostics: list[Diagnostic]

class ResolvedColor(TypedDict):
    """The row of a colour set or a data set."""
    asset: str | None
    status: Literal['resolved', 'none', 'notFound', 'error']
    code: NotRequired[Literal['noVariants', 'noEligibleVariant', 'registeredFallback', 'unsupportedAssetType']]
    filename: NotRequired[str | None]
    rowIndex: int | None
    registrationIndex: NotRequired[int]
    colorSpace: NotRequired[Literal['srgb', 'display-p3', 'extended-srgb', 'extended-linear-srgb', 'gray-gamma-22', 'extended-gray', None]]
    components: NotRequired[ColorComponents | None]
    srgb: NotRequired[ColorComponents]
    reference: NotRequired[str]
    platform: NotRequired[str | None]
    matched: dict[str, Literal['exact', 'fallback', 'mirrored']]
    unmatched: list[str]
    reason: str
    rejected: list[RejectedRow]
    diagnostics: list[Diagnostic]

ColorComponents: TypeAlias = dict[str, float]

class RejectedRow(TypedDict):
    rowIndex: int | None
    registrationIndex: NotRequired[int]
    filename: str | None
    code: str

class DiagnosticVariables(TypedDict):
    """Of an ambiguity, what is not determined, each with the lowest and highest value of all best layouts."""
    x: NotRequired[Interval]
    y: NotRequired[Interval]
    width: NotRequired[Interval]
    height: NotRequired[Interval]

class Diagnostic(TypedDict):
    """Something about the layout that its author should know."""
    code: str
    severity: Literal['info', 'warning', 'error']
    message: str
    views: list[str]
    element: NotRequired[DiagnosedElement]
    pointer: NotRequired[str]
    file: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]
    axis: NotRequired[Literal['horizontal', 'vertical']]
    variables: NotRequired[DiagnosticVariables]
    cause: NotRequired[AmbiguityCause]
    priority: NotRequired[float]
    constraints: NotRequired[list[ConflictMember]]
    constraintCount: NotRequired[int]
    implicit: NotRequired[list[ConflictMember]]
    implicitCount: NotRequired[int]
    broken: NotRequired[ConflictMember]
    orderDependent: NotRequired[bool]
    alternatives: NotRequired[list[ConflictMember]]
    consoleText: NotRequired[str]
    consequences: NotRequired[list[Diagnostic]]

class ConflictMember(TypedDict):
    pointer: str | None
    identifier: str | None
    text: str
    file: NotRequired[str]
    line: NotRequired[int]
    column: NotRequired[int]
    multiplier: NotRequired[float]

Interval: TypeAlias = list[float | None]

class ResolvedRect(TypedDict):
    x: float
    y: float
    width: float
    height: float

class ResolvedSize(TypedDict):
    width: float
    height: float

class ResolvedIntrinsicSize(TypedDict):
    width: NotRequired[float]
    height: NotRequired[float]

class ResolvedInsets(TypedDict):
    top: float
    left: float
    bottom: float
    right: float

TraitSources: TypeAlias = dict[str, RuleSource | NodeSource]

ResolvedTraits: TypeAlias = Traits

class Device(TypedDict):
    """One entry of the catalogue. Bars are those of the classic design, without the safe area's part."""
    id: str
    name: str
    aliases: list[str]
    modelIdentifiers: list[str]
    sharesModelIdentifierWith: NotRequired[str]
    year: int
    idiom: CatalogueIdiom
    family: str
    portraitSize: Size | None
    landscapeSize: Size
    displayScale: float
    nativeScale: float | None
    nativePixels: Size | None
    renderedPixels: Size | None
    displayGamut: DeviceGamut
    hasHomeIndicator: bool
    cutout: str
    cornerRadius: float | None
    safeAreaInsets: DeviceInsets
    safeAreaInsetsByOS: InsetsByVersion
    sizeClasses: DeviceSizeClasses
    readableContentMaxWidth: float | None
    supportedOrientations: Orientations
    statusBarHeight: HeightByOrientation
    layoutMargins: HeightByOrientation
    layoutMarginsByOS: list[MarginsOfVersions]
    navigationBarHeight: HeightByOrientation
    largeTitleNavigationBarHeight: HeightByOrientation
    navigationBarBottom: HeightByOrientation
    tabBarHeight: HeightByOrientation
    toolbarHeight: HeightByOrientation
    verticalBarWidth: NotRequired[HeightByOrientation]
    reservedRegions: NotRequired[DeviceRegions]
    barsOS26: NotRequired[BarsOfTheNewDesign]
    cornerRadii: NotRequired[DisplayCorners]
    notes: NotRequired[str]
    displayZoom: DisplayZoom
    osVersions: DeviceVersions
    minimumOS: str | None
    multitasking: DeviceMultitasking
    uncertain: list[str]

Orientations: TypeAlias = list[Literal['portrait', 'portraitUpsideDown', 'landscapeLeft', 'landscapeRight']]

class DeviceSizeClasses(TypedDict):
    """Of a full-screen window."""
    portrait: NotRequired[SizeClassPair | None]
    landscape: NotRequired[SizeClassPair]

InsetsByVersionObject = TypedDict('InsetsByVersionObject', {
    'from': int,
    'to': int,
    'statusBarHeight': NotRequired[HeightByOrientation],
    'portrait': NotRequired[EdgeInsets | None],
    'landscape': NotRequired[EdgeInsets],
    'landscapeLeft': NotRequired[EdgeInsets],
})

InsetsByVersion: TypeAlias = list[InsetsByVersionObject]

DeviceRegions: TypeAlias = list[DeviceRegion]

class DeviceRegion(TypedDict):
    kind: NotRequired[ReservedRegionKind]
    orientation: NotRequired[Literal['portrait', 'landscape']]
    frame: NotRequired[Rect]
    margins: NotRequired[EdgeInsets]
    active: NotRequired[RegionActivity]

RegionActivity: TypeAlias = Literal['always', 'partiallyOpen', 'camera']

class DeviceVersions(TypedDict):
    """First and last major version that the device runs."""
    first: int
    last: int

MarginsOfVersions = TypedDict('MarginsOfVersions', {
    'from': int,
    'to': int,
    'portrait': NotRequired[float | None],
    'landscape': NotRequired[float | None],
})

class BarsOfTheNewDesign(TypedDict):
    """Bars from system version 26 on."""
    navigationBarHeight: NotRequired[HeightByOrientation]
    largeTitleNavigationBarHeight: NotRequired[HeightByOrientation]
    navigationBarBottom: NotRequired[HeightByOrientation]
    toolbarSlotHeight: NotRequired[HeightByOrientation]

class DisplayCorners(TypedDict):
    """Radii of the corners of the display, where they differ, in points."""
    topLeft: NotRequired[float]
    topRight: NotRequired[float]
    bottomRight: NotRequired[float]
    bottomLeft: NotRequired[float]

class DeviceMultitaskingObject(TypedDict):
    """Windows beside other apps; null where there are none."""
    slideOver: NotRequired[bool]
    splitView: NotRequired[bool]
    splitViewOS: NotRequired[VersionRange | None]
    stageManagerFrom: NotRequired[int | None]
    freeformWindowsFrom: NotRequired[int | None]
    windows: NotRequired[WindowsByOrientation]
    windowsHypothetical: NotRequired[bool]

DeviceMultitasking: TypeAlias = DeviceMultitaskingObject | None

VersionRange = TypedDict('VersionRange', {
    'from': NotRequired[int],
    'to': NotRequired[int],
})

class WindowsByOrientation(TypedDict):
    portrait: NotRequired[WindowsOfDevice]
    landscape: NotRequired[WindowsOfDevice]

WindowsOfDevice: TypeAlias = dict[str, WindowOfDevice]

class WindowOfDeviceObject(TypedDict):
    width: NotRequired[float]
    height: NotRequired[float]
    horizontal: NotRequired[SizeClass]
    vertical: NotRequired[SizeClass]

WindowOfDevice: TypeAlias = WindowOfDeviceObject | None

DisplayZoom = TypedDict('DisplayZoom', {
    'supported': NotRequired[bool | None],
    'from': NotRequired[int | None],
    'size': NotRequired[Size | None],
    'nativeScale': NotRequired[float | None],
    'safeAreaInsets': NotRequired[ZoomedInsets | None],
    'sizeClasses': NotRequired[DeviceSizeClasses | None],
})

class ZoomedInsets(TypedDict):
    """Insets of a full-screen window while the display is enlarged."""
    portrait: NotRequired[EdgeInsets]
    landscape: NotRequired[EdgeInsets]

DeviceGamut: TypeAlias = Literal['sRGB', 'p3']

class HeightByOrientationObject(TypedDict):
    """Points in portrait and in landscape; null where there is none."""
    portrait: NotRequired[float | None]
    landscape: NotRequired[float | None]

HeightByOrientation: TypeAlias = HeightByOrientationObject | None

class DeviceInsets(TypedDict):
    portrait: NotRequired[EdgeInsets | None]
    landscape: NotRequired[EdgeInsets]
    landscapeLeft: NotRequired[EdgeInsets]

class SizeClassPair(TypedDict):
    horizontal: SizeClass
    vertical: SizeClass

class Health(TypedDict):
    status: HealthStatus

class Version(TypedDict):
    version: str
    commit: str
    devices: int

class LimitsLimits(TypedDict):
    name: str
    limit: float
    setting: NotRequired[str]
    problem: str

class Limits(TypedDict):
    limits: list[LimitsLimits]

ProblemName: TypeAlias = Literal['internal-error', 'malformed-request', 'unknown-transfer-coding', 'target-too-long', 'unauthorized', 'headers-too-large', 'too-many-parameters', 'request-timeout', 'not-found', 'unknown-device', 'method-not-allowed', 'not-acceptable', 'unsupported-media-type', 'length-required', 'body-too-large', 'damaged-encoding', 'invalid-json', 'invalid-xml', 'document-too-deep', 'too-many-views', 'too-many-constraints', 'too-many-assets', 'too-many-environments', 'too-many-steps', 'memory-limit', 'too-many-connections', 'unknown-host', 'cross-site', 'archive-too-large', 'answer-too-large', 'overloaded', 'draining', 'time-limit', 'invalid-request', 'strict-layout']

class Problem(TypedDict):
    """A problem document after RFC 9457."""
    type: str
    title: str
    status: int
    detail: str
    instance: NotRequired[str]
    errors: NotRequired[list[ProblemError]]

class ProblemError(TypedDict):
    code: str
    detail: str
    pointer: NotRequired[str]
    parameter: NotRequired[str]
    nearest: NotRequired[list[str]]
    offset: NotRequired[int]
    line: NotRequired[int]
    column: NotRequired[int]
    limit: NotRequired[int]
    value: NotRequired[int]
