"""Types of the contract, for checkers. Written by ./run generate from openapi.yaml."""

from typing import Any, Literal

from typing_extensions import NotRequired, TypeAlias, TypedDict

SizeClass: TypeAlias = Literal['compact', 'regular']

class Rect(TypedDict):
    """Without `x` and `y` at the origin."""
    x: NotRequired[Coordinate]
    y: NotRequired[Coordinate]
    width: Length
    height: Length

Length: TypeAlias = float

Coordinate: TypeAlias = float

class Size(TypedDict):
    width: Length
    height: Length

class EdgeInsets(TypedDict):
    """A side that is absent is 0."""
    top: NotRequired[Coordinate]
    left: NotRequired[Coordinate]
    bottom: NotRequired[Coordinate]
    right: NotRequired[Coordinate]

CatalogueIdiom: TypeAlias = Literal['phone', 'pad', 'tv']

ReservedRegionKind: TypeAlias = Literal['division', 'occlusion']

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
