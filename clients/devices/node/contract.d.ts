// Types of the contract. Written by ./run generate from openapi.yaml.

export type SizeClass = "compact" | "regular";

/** Without `x` and `y` at the origin. */
export interface Rect {
  x?: Coordinate;
  y?: Coordinate;
  width: Length;
  height: Length;
}

export type Length = number;

export type Coordinate = number;

export interface Size {
  width: Length;
  height: Length;
}

/** A side that is absent is 0. */
export interface EdgeInsets {
  top?: Coordinate;
  left?: Coordinate;
  bottom?: Coordinate;
  right?: Coordinate;
}

export type CatalogueIdiom = "phone" | "pad" | "tv";

/** The fold of a display, or what lies over the window. */
export type ReservedRegionKind = "division" | "occlusion";

/** One entry of the catalogue. Bars are those of the classic design, without the safe area's part. */
export interface Device {
  /** Unique. */
  id: string;
  name: string;
  aliases: string[];
  modelIdentifiers: string[];
  /** The id of the other display of the same device. */
  sharesModelIdentifierWith?: string;
  /** Of release. */
  year: number;
  idiom: CatalogueIdiom;
  family: string;
  /** Full-screen bounds in points; null for a television. */
  portraitSize: Size | null;
  landscapeSize: Size;
  /** Pixels per point of what is drawn; images are chosen by it. */
  displayScale: number;
  /** Physical pixels per point. */
  nativeScale: number | null;
  /** Pixels of the display, in portrait. */
  nativePixels: Size | null;
  /** Pixels of what is drawn, in portrait. */
  renderedPixels: Size | null;
  displayGamut: DeviceGamut;
  hasHomeIndicator: boolean;
  cutout: string;
  /** Of the display, in points. */
  cornerRadius: number | null;
  /** Of a full-screen window on the newest system that the device runs. */
  safeAreaInsets: DeviceInsets;
  safeAreaInsetsByOS: InsetsByVersion;
  sizeClasses: DeviceSizeClasses;
  /** At the default text size. */
  readableContentMaxWidth: number | null;
  supportedOrientations: Orientations;
  statusBarHeight: HeightByOrientation;
  /** Side margins of a root view, without the safe area's part. */
  layoutMargins: HeightByOrientation;
  layoutMarginsByOS: MarginsOfVersions[];
  navigationBarHeight: HeightByOrientation;
  largeTitleNavigationBarHeight: HeightByOrientation;
  /** The lower edge of a standard bar in the window. */
  navigationBarBottom: HeightByOrientation;
  tabBarHeight: HeightByOrientation;
  toolbarHeight: HeightByOrientation;
  /** Of the strip at the side in which bars stand one below the other; null where they lie above and below. */
  verticalBarWidth?: HeightByOrientation;
  reservedRegions?: DeviceRegions;
  barsOS26?: BarsOfTheNewDesign;
  cornerRadii?: DisplayCorners;
  notes?: string;
  displayZoom: DisplayZoom;
  osVersions: DeviceVersions;
  /** The version that the device was sold with. */
  minimumOS: string | null;
  multitasking: DeviceMultitasking;
  /** Fields that rest on one source or on a derivation, as dotted paths. */
  uncertain: string[];
}

export type Orientations = ("portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight")[];

/** Of a full-screen window. */
export interface DeviceSizeClasses {
  portrait?: SizeClassPair | null;
  landscape?: SizeClassPair;
}

/** The same for each range of systems, both ends included. */
export type InsetsByVersion = ({
  from: number;
  to: number;
  statusBarHeight?: HeightByOrientation;
  portrait?: EdgeInsets | null;
  landscape?: EdgeInsets;
  landscapeLeft?: EdgeInsets;
})[];

/** Parts of a full-screen window to keep free of texts and controls. */
export type DeviceRegions = DeviceRegion[];

export interface DeviceRegion {
  kind?: ReservedRegionKind;
  orientation?: "portrait" | "landscape";
  frame?: Rect;
  margins?: EdgeInsets;
  active?: RegionActivity;
}

/** When a region is active; `camera` while that runs. */
export type RegionActivity = "always" | "partiallyOpen" | "camera";

/** First and last major version that the device runs. */
export interface DeviceVersions {
  first: number;
  last: number;
}

/** For a range of systems, both ends included. */
export interface MarginsOfVersions {
  from: number;
  to: number;
  portrait?: number | null;
  landscape?: number | null;
}

/** Bars from system version 26 on. */
export interface BarsOfTheNewDesign {
  navigationBarHeight?: HeightByOrientation;
  largeTitleNavigationBarHeight?: HeightByOrientation;
  /** The lower edge of a standard bar in the window. */
  navigationBarBottom?: HeightByOrientation;
  /** From the top of a toolbar to the lower edge of the window. */
  toolbarSlotHeight?: HeightByOrientation;
}

/** Radii of the corners of the display, where they differ, in points. */
export interface DisplayCorners {
  topLeft?: number;
  topRight?: number;
  bottomRight?: number;
  bottomLeft?: number;
}

/** Windows beside other apps; null where there are none. */
export type DeviceMultitasking = {
  slideOver?: boolean;
  splitView?: boolean;
  /** The systems that have Split View as it was up to 18. */
  splitViewOS?: VersionRange | null;
  /** The first major version that has it. */
  stageManagerFrom?: number | null;
  /** The first major version that has windows of any size. */
  freeformWindowsFrom?: number | null;
  windows?: WindowsByOrientation;
  /** Whether the device never ran a system with windows of these sizes. */
  windowsHypothetical?: boolean;
} | null;

/** Major versions, both ends included. */
export interface VersionRange {
  from?: number;
  to?: number;
}

export interface WindowsByOrientation {
  portrait?: WindowsOfDevice;
  landscape?: WindowsOfDevice;
}

/** Sizes and size classes of windows, by how much of the screen they have; null where there is no such window. */
export type WindowsOfDevice = { [key: string]: WindowOfDevice };

export type WindowOfDevice = {
  width?: number;
  height?: number;
  horizontal?: SizeClass;
  vertical?: SizeClass;
} | null;

/** The enlarged display setting; `supported` is null where it is not known. */
export interface DisplayZoom {
  supported?: boolean | null;
  /** The first major version that has it. */
  from?: number | null;
  size?: Size | null;
  nativeScale?: number | null;
  safeAreaInsets?: ZoomedInsets | null;
  sizeClasses?: DeviceSizeClasses | null;
}

/** Insets of a full-screen window while the display is enlarged. */
export interface ZoomedInsets {
  portrait?: EdgeInsets;
  landscape?: EdgeInsets;
}

export type DeviceGamut = "sRGB" | "p3";

/** Points in portrait and in landscape; null where there is none. */
export type HeightByOrientation = {
  portrait?: number | null;
  landscape?: number | null;
} | null;

export interface DeviceInsets {
  portrait?: EdgeInsets | null;
  landscape?: EdgeInsets;
  /** Where they are others than in `landscapeRight`, which `landscape` is then. */
  landscapeLeft?: EdgeInsets;
}

export interface SizeClassPair {
  horizontal: SizeClass;
  vertical: SizeClass;
}
