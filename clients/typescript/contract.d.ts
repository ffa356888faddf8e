// Types of the contract. Written by ./run generate from openapi.yaml.

/** A message of JSON-RPC 2.0. One without an `id` is a notification. */
export interface ContextMessage {
  jsonrpc: "2.0";
  id?: string | number;
  method: string;
  params?: object;
}

/** An answer of JSON-RPC 2.0 with a `result` or an `error`. */
export interface ContextAnswer {
  jsonrpc: string;
  id?: string | number;
  result?: object;
  error?: ContextError;
}

export interface ContextError {
  code: number;
  message: string;
  data?: object;
}

/** The `structuredContent` of the tool `check`, as its `outputSchema` has it. */
export interface CheckedSource {
  errors: number;
  warnings: number;
  findings: CheckedFinding[];
  next?: string;
}

export type CheckedFinding = object;

/** That of the tool `frames`. A frame is x, y, width and height in the superview, in points. */
export interface ScreenFrames {
  screen?: string;
  environment: string;
  views: ScreenFrame[];
  next?: string;
}

export interface ScreenFrame {
  frame?: number[];
}

/** That of the tool `explain`. Each change was tried. */
export interface ExplainedSource {
  findings: MendedFinding[];
  next?: string;
}

export interface MendedFinding {
  line?: number;
  changes?: string[];
}

/** That of the tool `compare`. */
export interface ComparedSources {
  same: boolean;
  changes: ComparedChange[];
  next?: string;
}

export type ComparedChange = object;

/** That of the tool `picture`; the picture itself is in `content`. */
export interface DrawnScreen {
  mimeType: string;
  bytes: number;
}

/** That of the tool `devices`. */
export interface MatchingDevices {
  count: number;
  devices: MatchingDevice[];
  next?: string;
}

export type MatchingDevice = object;

/**
 * A layout document or an Interface Builder file with the asset catalogs that its views take images from (`document` and
 * `catalog`), or the folder of an app, which brings its own (`app`), with what its Swift does not tell (`fills`). Each may
 * have font files beside it (`fonts`).
 */
export interface ResolveForm {
  /** A layout document, or the text of a `.storyboard` or `.xib`. */
  document?: LayoutDocument | InterfaceBuilderFile;
  catalog?: AssetArchive;
  app?: AppArchive;
  fills?: Fills;
  fonts?: FontFiles;
}

/**
 * A layout document or an Interface Builder file (`document`, with `catalog` where views take images from one), or the folder of an app
 * (`app`, with `fills`), and the dump that its layout is compared with (`against`).
 */
export interface CheckForm {
  /** A layout document, or the text of a `.storyboard` or `.xib`. */
  document?: string;
  catalog?: AssetArchive;
  app?: AppArchive;
  /** Values for what the source of classes does not tell, as JSON. */
  fills?: string;
  fonts?: FontFiles;
  against: HierarchyDump;
}

/**
 * The views of a window as something printed them: `recursiveDescription` of UIView from a console or a snapshot test, the page source
 * of XCUITest or Appium as XML, or elements for accessibility as JSON. docs/dumps.md has the forms.
 */
export type HierarchyDump = string;

/**
 * An Interface Builder file with its asset catalogs (`document` and `catalog`), or the folder of an app (`app`), with what its
 * Swift does not tell (`fills`).
 */
export interface ImportForm {
  document?: InterfaceBuilderFile;
  catalog?: AssetArchive;
  app?: AppArchive;
  fills?: Fills;
  fonts?: FontFiles;
}

/**
 * Values for what the source of classes in Swift does not tell, by the keys of holes and choices. Strings, numbers, booleans,
 * null and lists stand for themselves, and `{"swift": "…"}` is a Swift expression that is read in the folder. At most 256 kB.
 */
export type Fills = object;

/**
 * The zipped folder of an app's sources: `.storyboard` and `.xib` files, and what lies beside them of `*.xcassets`,
 * `*.lproj` with `.strings`, `.xcstrings` and `Info.plist`. Folders of what tools fetch or build are passed over. Refused as
 * an archive of assets is, and with 413 where its files have too many bytes.
 */
export type AppArchive = string;

/**
 * One file in Swift by itself. Each class that leads to `UIViewController` or `UIView` and lays something out is a screen;
 * docs/swift.md says how it is read.
 */
export type SwiftSource = string;

/** Of the folder of an app only, the path of the file that has the screen. */
export type SourceFile = string;

/** Asset catalogs, with or without a request that names one of their assets. */
export interface AssetForm {
  document?: AssetQuestion;
  catalog: AssetArchive;
}

/** A hierarchy, its constraints, and the environment in which to lay it out. */
export interface LayoutDocument {
  device?: DeviceChoice;
  orientation?: Orientation;
  systemVersion?: SystemVersion;
  window?: Window;
  /** Whether the enlarged display setting is on. Refused for a device where it is not known. */
  displayZoom?: boolean;
  /**
   * Traits that the window has besides the device's own. A size class that is `any` or `unspecified` is left
   * open: no variation by size class that asks for it holds, and it is null in the answer.
   */
  traits?: OverridingTraits;
  locale?: LanguageTag;
  keyboard?: Keyboard;
  posture?: Posture;
  sizeRestrictions?: SizeRestrictions;
  /** The same as that of `window`. */
  multitasking?: "full" | "third" | "half" | "twoThirds" | "slideOver";
  /** The trait of this name, which needs no object of its own. */
  preferredContentSizeCategory?: ContentSizeCategory;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceStyle?: UserInterfaceStyle;
  /** The trait of this name, which needs no object of its own. */
  layoutDirection?: LayoutDirection;
  /** The trait of this name, which needs no object of its own. */
  horizontalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  verticalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceIdiom?: TraitIdiom;
  /** The trait of this name. */
  displayScale?: number;
  /** The trait of this name, which needs no object of its own. */
  displayGamut?: DisplayGamut;
  /** The trait of this name, which needs no object of its own. */
  accessibilityContrast?: AccessibilityContrast;
  /** The trait of this name, which needs no object of its own. */
  legibilityWeight?: LegibilityWeight;
  hierarchy: Hierarchy;
  constraints?: Constraints;
  assets?: Assets;
  /** Sizes of images in points by their names, for images without a catalogue. */
  images?: { [key: string]: Size };
  fonts?: Fonts;
  /**
   * Many environments for one document; the answer is then a list. The document's own environment keys are
   * defaults for each of them. Environments that are equal for layout are resolved once.
   */
  environments?: Environment[] | EnvironmentQuery | "all";
  customTraits?: CustomTraits;
  rules?: Rules;
  /** Values in place of all others, those of rules too. */
  set?: Changes;
  activationOrder?: ActivationOrder;
  /** Whether a layout with a warning or an error is refused. */
  strict?: boolean;
  lint?: LintPreferences;
  sources?: Sources;
  [key: string]: unknown;
}

/**
 * The files that the document was made of, with the places of what it has from each: diagnostics then say where in
 * which file what they are about stands. `/v1/import` writes them. An id that several files have is in the first.
 */
export type Sources = SourcePlaces[];

export interface SourcePlaces {
  /** Its path, of at most 1024 bytes; absent for a file without a name. Nobody opens it. */
  file?: string;
  /**
   * Line and column, both from 1, by the id of a view, a controller or a guide, or by the identifier of a constraint.
   * The document need not have all that is named here.
   */
  places: { [key: string]: number[] };
  [key: string]: unknown;
}

/**
 * What people call it, of at most 256 bytes. It need not be unique, and nothing refers to it: answers, texts and pictures
 * say it beside the id.
 */
export type NodeName = string;

/** What `/v1/lint` and `layout-resolver lint` look for; other addresses pass over it. */
export interface LintPreferences {
  /** Rules that are off. */
  disable?: LintRule[];
  /** Rules that are on besides those that are by default. */
  enable?: LintRule[];
  failOn?: Severity;
  /** Fingerprints of findings that are known. */
  baseline?: string[];
}

/** The name of a rule, which is the code of its findings. */
export type LintRule = string;

export type Severity = "info" | "warning" | "error";

/** A multitasking mode, the left or right half of the screen, or width and height in points. */
export type WindowWord = string;

export type DirectionWord = "leftToRight" | "rightToLeft";

export type StyleWord = "light" | "dark";

/**
 * Decides how the layout behaves and which insets apply. By default the newest version that the device
 * runs; 18 for an inline device.
 */
export type SystemVersion = number | SystemVersionText;

/** A view controller, or a view, which then is the root view of a controller called `main`. */
export type Hierarchy = ControllerWithType | ControllerWithView | View | ViewController;

/** A view controller that says its type, which tells generated clients that it is none of views. */
export type ControllerWithType = ViewController & object;

/** A view controller with a root view. */
export type ControllerWithView = ViewController & object;

/**
 * Fonts by the names that views use: their metrics, or their files. Fonts that are not here are those of files that came
 * along, by their own names (docs/fonts.md), and are known by themselves if they
 * are of Helvetica Neue, Helvetica, Arial, Times New Roman, Courier New, Menlo or one of 23 families that apps
 * ship often, such as Lato, Montserrat, Open Sans and Roboto. Text in any other is measured in another font,
 * which the diagnostic `contentSizeEstimated` tells.
 */
export type Fonts = { [key: string]: FontMetrics | FontFile };

/** A device of the catalogue or a description of one. Required, here or as a query parameter. */
export type DeviceChoice = string | InlineDevice;

/** Traits of your own. They are inherited and overridden as built-in ones are. */
export type CustomTraits = CustomTrait[];

/** Assets by their full names. */
export type Assets = { [key: string]: Asset };

/**
 * Identifiers of constraints in the order in which the app activates them, those of one identifier together. Of
 * the members of a conflict that are alike in all else UIKit breaks the one that was activated first. Those
 * that are not named come after those that are.
 */
export type ActivationOrder = string[];

export interface CustomTrait {
  /** Unique, and no name of a built-in trait. */
  id: Identifier;
  type: "integer" | "number" | "string" | "boolean" | "object";
  /** What it reads where nobody sets it. */
  default: number | string | boolean | object;
  affectsColorAppearance?: boolean;
}

export interface Environment {
  /** Names the result; by default the device and the orientation. */
  name?: string;
  device?: Identifier | InlineDevice;
  orientation?: Orientation;
  systemVersion?: number | SystemVersionText;
  window?: Window;
  displayZoom?: boolean;
  traits?: OverridingTraits;
  locale?: string;
  keyboard?: Keyboard;
  posture?: Posture;
  sizeRestrictions?: SizeRestrictions;
  /** The same as that of `window`. */
  multitasking?: "full" | "third" | "half" | "twoThirds" | "slideOver";
  /** The trait of this name, which needs no object of its own. */
  preferredContentSizeCategory?: ContentSizeCategory;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceStyle?: UserInterfaceStyle;
  /** The trait of this name, which needs no object of its own. */
  layoutDirection?: LayoutDirection;
  /** The trait of this name, which needs no object of its own. */
  horizontalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  verticalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceIdiom?: TraitIdiom;
  /** The trait of this name. */
  displayScale?: number;
  /** The trait of this name, which needs no object of its own. */
  displayGamut?: DisplayGamut;
  /** The trait of this name, which needs no object of its own. */
  accessibilityContrast?: AccessibilityContrast;
  /** The trait of this name, which needs no object of its own. */
  legibilityWeight?: LegibilityWeight;
}

/** A layout document without `environments`, and the two ends of a transition. */
export interface TransitionRequest {
  device?: DeviceChoice;
  orientation?: Orientation;
  systemVersion?: SystemVersion;
  window?: Window;
  displayZoom?: boolean;
  traits?: OverridingTraits;
  locale?: LanguageTag;
  keyboard?: Keyboard;
  posture?: Posture;
  sizeRestrictions?: SizeRestrictions;
  /** The same as that of `window`. */
  multitasking?: "full" | "third" | "half" | "twoThirds" | "slideOver";
  /** The trait of this name, which needs no object of its own. */
  preferredContentSizeCategory?: ContentSizeCategory;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceStyle?: UserInterfaceStyle;
  /** The trait of this name, which needs no object of its own. */
  layoutDirection?: LayoutDirection;
  /** The trait of this name, which needs no object of its own. */
  horizontalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  verticalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceIdiom?: TraitIdiom;
  /** The trait of this name. */
  displayScale?: number;
  /** The trait of this name, which needs no object of its own. */
  displayGamut?: DisplayGamut;
  /** The trait of this name, which needs no object of its own. */
  accessibilityContrast?: AccessibilityContrast;
  /** The trait of this name, which needs no object of its own. */
  legibilityWeight?: LegibilityWeight;
  hierarchy?: Hierarchy;
  constraints?: Constraints;
  assets?: Assets;
  fonts?: Fonts;
  rules?: Rules;
  set?: Changes;
  customTraits?: CustomTraits;
  activationOrder?: ActivationOrder;
  sources?: Sources;
  strict?: boolean;
  from: TransitionEnd;
  to: TransitionEnd;
  /**
   * With `all` the scene (below version 13 the screen), the window and the views are listed, too; with `complete`
   * also what happens around the change: the blocks that were given to the coordinator, `viewWillAppear` and its
   * fellows, the start of presentations, and sizes of content.
   */
  events?: "controllers" | "all" | "complete";
  /** By default as the cause has it. */
  isAnimated?: boolean;
  /**
   * What controllers do when they are told of a new size, in their order. It happens without an animation and
   * is part of the end. A controller that is told of none does nothing; what it asks for is not installed then,
   * and what it would dismiss stays.
   */
  duringTransition?: {
  /** The id of the controller that asks. */
  controller: Identifier;
  /** A controller for the stack around it. */
  push?: ViewController;
  /** A controller that it presents. */
  present?: ViewController;
  /** What it or a controller around it presents goes, else the presentation that it lies in. */
  dismiss?: boolean;
  /** The top of the stack around it goes, where it is not the only one. */
  pop?: boolean;
}[];
}

/** Environment keys, and what only this end has. Both ends may be empty. */
export interface TransitionEnd {
  name?: string;
  device?: DeviceChoice;
  orientation?: Orientation;
  systemVersion?: SystemVersion;
  window?: Window;
  displayZoom?: boolean;
  traits?: OverridingTraits;
  locale?: LanguageTag;
  keyboard?: Keyboard;
  posture?: Posture;
  sizeRestrictions?: SizeRestrictions;
  /** The same as that of `window`. */
  multitasking?: "full" | "third" | "half" | "twoThirds" | "slideOver";
  /** The trait of this name, which needs no object of its own. */
  preferredContentSizeCategory?: ContentSizeCategory;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceStyle?: UserInterfaceStyle;
  /** The trait of this name, which needs no object of its own. */
  layoutDirection?: LayoutDirection;
  /** The trait of this name, which needs no object of its own. */
  horizontalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  verticalSizeClass?: TraitSizeClass;
  /** The trait of this name, which needs no object of its own. */
  userInterfaceIdiom?: TraitIdiom;
  /** The trait of this name. */
  displayScale?: number;
  /** The trait of this name, which needs no object of its own. */
  displayGamut?: DisplayGamut;
  /** The trait of this name, which needs no object of its own. */
  accessibilityContrast?: AccessibilityContrast;
  /** The trait of this name, which needs no object of its own. */
  legibilityWeight?: LegibilityWeight;
  set?: Changes;
  hierarchy?: Hierarchy;
  constraints?: Constraints;
}

/**
 * Breakpoints. Those that match are applied in the order of their layers, then of the list; for each value the
 * last one wins. Values of size classes (`wC`, `hR` …) are below rules, `set` is above them.
 */
export type Rules = Rule[];

export interface Rule {
  /** Unique among the rules. */
  id: Identifier;
  /**
   * The controller or view that it may touch, with everything below it, and whose traits it asks for; by
   * default the whole window. A constraint is below a view if both of its items are.
   */
  scope?: Identifier;
  /**
   * What sizes and orientation refer to: the window, the nearest root view of a controller above the scope, or
   * an ancestor of the scope by its id. The window by default.
   */
  of?: "window" | "container" | ContainerById;
  layer?: number;
  when: Condition;
  set: Changes;
}

/** Plain values in place of others. Nothing is made or removed, only switched. */
export interface Changes {
  /** Merged into those of the scope; in a request's own `set` into those of the window. */
  traits?: OverridingTraits;
  /** By identifier; all constraints that bear it change. */
  constraints?: { [key: string]: ConstraintChanges };
  /** By id, the keys of a view that may vary. */
  views?: { [key: string]: object };
  /** By id, the keys of a controller that are values and no part of the structure. */
  controllers?: { [key: string]: object };
}

/**
 * The product of these lists over the catalogue. Windows, orientations and keyboards that a device does not have
 * are left out.
 */
export interface EnvironmentQuery {
  /** Every phone and pad by default. */
  devices?: Identifier[] | {
  idiom?: CatalogueIdiom;
  /** The year of release. */
  since?: number;
  /** Devices that run this version, resolved with it. */
  systemVersion?: number | SystemVersionText;
};
  orientations?: Orientation[];
  windows?: ("full" | "third" | "half" | "twoThirds" | "slideOver" | SharedWindow | SizedWindow)[];
  contentSizeCategories?: string[];
  /** Those that a device does not have are left out. By default as the document has it. */
  keyboards?: Keyboard[];
  layoutDirections?: ("leftToRight" | "rightToLeft")[];
  userInterfaceStyles?: ("light" | "dark")[];
}

/**
 * The keyboard on the screen, hidden by default. `true` is the one that the device has in this orientation and
 * version; `uncertain` tells where nobody recorded its height. An object that does not say `visible` is visible.
 * Guides `keyboard` follow it, popovers keep clear of it, form sheets in regular width move up. A number is its height.
 */
export type Keyboard = boolean | KeyboardHeight | KeyboardWord | VisibleKeyboard;

/** A keyboard in one word. */
export type KeyboardWord = string;

/**
 * How the interface is turned. In `landscapeRight` the home button or bottom edge is on the right; `landscape`
 * means the same. By default `portrait`, or the first that the device supports.
 */
export type Orientation = "portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight" | "landscape";

/** `12` or `26.1`; the former is 12.0. */
export type SystemVersionText = string;

/** A BCP 47 tag, `en` by default. Gives the text direction and the language of localised images. */
export type LanguageTag = string;

export type SizeClass = "compact" | "regular";

export type Idiom = "phone" | "pad" | "tv" | "carPlay" | "mac" | "vision";

/** The window, if it does not fill the screen. */
export type Window = SharedWindow | SizedWindow;

/**
 * How far a device that folds is open: flat, partly open like a book that is read, or at a right angle. Partly open its
 * fold is an active reserved region. Refused for a display that does not fold.
 */
export type Posture = "flat" | "book" | "half";

/**
 * The side of the screen at which a window stands, beside a mode that shares the screen. On a phone that folds its bars
 * stand at that side.
 */
export type WindowEdge = "left" | "right";

/** A window beside others on the screen of an iPad or of a phone that folds. */
export interface SharedWindow {
  /** Of the document's own window, the `hierarchy` in UIKit's place for it. */
  rootViewController?: Hierarchy;
  /** A way to share the screen. Refused where the device has no such window. */
  multitasking?: "full" | "third" | "half" | "twoThirds" | "slideOver";
  edge?: WindowEdge;
  /** Replaces the insets that the device gives. */
  safeAreaInsets?: EdgeInsets;
}

/** A window of any size, in points. */
export interface SizedWindow {
  width: Length;
  height: Length;
  /** Replaces the insets that the device gives. */
  safeAreaInsets?: EdgeInsets;
}

/** A device in the words of the catalogue. An entry of the catalogue can be copied here and changed. */
export interface InlineDevice {
  /** Unique. */
  id?: string;
  name?: string;
  portraitSize: Size;
  landscapeSize?: Size;
  displayScale?: number;
  idiom?: Idiom;
  /** Insets of a full-screen window; none by default. */
  safeAreaInsets?: InsetsByOrientation;
  displayGamut?: DeviceGamut;
  hasHomeIndicator?: boolean;
  /** Pixels of the display, in portrait. */
  nativePixels?: Size | null;
  safeAreaInsetsByOS?: InsetsByVersion;
  sizeClasses?: DeviceSizeClasses;
  /** At the default text size. */
  readableContentMaxWidth?: number | null;
  supportedOrientations?: Orientations;
  osVersions?: DeviceVersions;
  displayZoom?: DisplayZoom;
  multitasking?: DeviceMultitasking;
  layoutMargins?: HeightByOrientation;
  verticalBarWidth?: HeightByOrientation;
  reservedRegions?: DeviceRegions;
  /** Fields that rest on one source or on a derivation, as dotted paths. */
  uncertain?: string[];
  aliases?: unknown;
  modelIdentifiers?: unknown;
  sharesModelIdentifierWith?: unknown;
  year?: unknown;
  family?: unknown;
  nativeScale?: unknown;
  renderedPixels?: unknown;
  cutout?: unknown;
  cornerRadius?: unknown;
  minimumOS?: unknown;
  cornerRadii?: unknown;
  statusBarHeight?: unknown;
  layoutMarginsByOS?: unknown;
  navigationBarHeight?: unknown;
  tabBarHeight?: unknown;
  toolbarHeight?: unknown;
  largeTitleNavigationBarHeight?: unknown;
  navigationBarBottom?: unknown;
  barsOS26?: unknown;
  notes?: unknown;
  subtype?: DeviceSubtype;
  /** In points. */
  screenWidth?: number;
  memoryGB?: number;
  graphicsFeatureSet?: GraphicsFeatureSet;
  /** Whether the app is an iPad app on a Mac. */
  catalyst?: boolean;
}

/**
 * One collection of traits, or several that are merged: of each trait the last word counts. `unspecified`, and
 * `any` of a size class, say nothing.
 */
export type OverridingTraits = Traits | MergedTraits[] | TraitsFromCollections;

/** Several collections under the name of UIKit's initializer. */
export interface TraitsFromCollections {
  traitsFromCollections: MergedTraits[];
}

/** One of several collections, as `Traits`. Generators of clients take a reference to that for the same type. */
export interface MergedTraits {
  horizontalSizeClass?: TraitSizeClass | RawValue | null;
}

/**
 * Trait names and values are UIKit's; a value may also be written as UIKit's raw number. A trait that is
 * absent, `null` or `unspecified` says nothing, but a size class of an environment is left open by `unspecified` or
 * `any`. Names of `customTraits` stand beside them.
 */
export interface Traits {
  horizontalSizeClass?: TraitSizeClass | RawValue | null;
  verticalSizeClass?: TraitSizeClass | RawValue | null;
  displayScale?: number | "unspecified" | null;
  userInterfaceIdiom?: TraitIdiom | RawValue | null;
  forceTouchCapability?: ForceTouchCapability | RawValue | null;
  displayGamut?: DisplayGamut | RawValue | null;
  layoutDirection?: LayoutDirection | RawValue | null;
  preferredContentSizeCategory?: ContentSizeCategory | null;
  userInterfaceStyle?: UserInterfaceStyle | RawValue | null;
  userInterfaceLevel?: UserInterfaceLevel | RawValue | null;
  accessibilityContrast?: AccessibilityContrast | RawValue | null;
  legibilityWeight?: LegibilityWeight | RawValue | null;
  activeAppearance?: ActiveAppearance | RawValue | null;
  toolbarItemPresentationSize?: ToolbarItemPresentationSize | RawValue | null;
  imageDynamicRange?: ImageDynamicRange | RawValue | null;
  sceneCaptureState?: SceneCaptureState | RawValue | null;
  typesettingLanguage?: LanguageTag | null;
  listEnvironment?: ListEnvironment | RawValue | null;
  resolvesNaturalAlignmentWithBaseWritingDirection?: boolean | null;
  hdrHeadroomUsageLimit?: HDRHeadroomUsageLimit | RawValue | null;
  tabAccessoryEnvironment?: TabAccessoryEnvironment | RawValue | null;
  splitViewControllerLayoutEnvironment?: SplitViewControllerLayoutEnvironment | RawValue | null;
  [key: string]: unknown;
}

/** The raw value of UIKit's enumeration. */
export type RawValue = number;

export type ContentSizeCategory = "extraSmall" | "small" | "medium" | "large" | "extraLarge" | "extraExtraLarge" | "extraExtraExtraLarge" | "accessibilityMedium" | "accessibilityLarge" | "accessibilityExtraLarge" | "accessibilityExtraExtraLarge" | "accessibilityExtraExtraExtraLarge" | "unspecified";

export type ListEnvironment = "none" | "plain" | "grouped" | "insetGrouped" | "sidebar" | "sidebarPlain" | "unspecified";

export type TraitSizeClass = "compact" | "regular" | "unspecified" | "any";

export type TraitIdiom = "phone" | "pad" | "tv" | "carPlay" | "mac" | "vision" | "unspecified";

export type ForceTouchCapability = "unavailable" | "available" | "unspecified";

export type DisplayGamut = "sRGB" | "p3" | "unspecified";

export type LayoutDirection = "leftToRight" | "rightToLeft" | "unspecified";

export type UserInterfaceStyle = "light" | "dark" | "unspecified";

export type UserInterfaceLevel = "base" | "elevated" | "unspecified";

export type AccessibilityContrast = "normal" | "high" | "unspecified";

export type LegibilityWeight = "regular" | "bold" | "unspecified";

export type ActiveAppearance = "inactive" | "active" | "unspecified";

export type ToolbarItemPresentationSize = "regular" | "small" | "large" | "unspecified";

export type ImageDynamicRange = "standard" | "constrainedHigh" | "high" | "unspecified";

export type SceneCaptureState = "inactive" | "active" | "unspecified";

export type HDRHeadroomUsageLimit = "active" | "inactive" | "unspecified";

export type TabAccessoryEnvironment = "none" | "regular" | "inline" | "unspecified";

export type SplitViewControllerLayoutEnvironment = "none" | "expanded" | "collapsed" | "unspecified";

/**
 * A view controller with its root view and its children. Keys that say for which type they are do not exist on
 * others. Booleans may also be written with Swift's prefix: `isToolbarHidden`.
 */
export interface ViewController {
  /** A `viewController` by default. */
  type?: ControllerType;
  /**
   * Unique in the document. By default `main` for the root, `main'` where another is called `main`, else the parent's
   * id and the index, or the presenter's and `presented`.
   */
  id?: Identifier;
  name?: NodeName;
  view?: View;
  /**
   * The stack of a navigation controller from the bottom, the tabs of a tab bar controller, the columns of a
   * split view controller from the primary one, the pages of a page view controller.
   */
  children?: ViewController[];
  /** Of a navigation controller, the bottom of its stack, before those of `children`. */
  rootViewController?: ViewController;
  /** Of a navigation controller, the top of its stack, after those of `children`. */
  topViewController?: ViewController;
  /** Of a split view controller, the child in this column; so are the next three. */
  primary?: ViewController;
  supplementary?: ViewController;
  secondary?: ViewController;
  compact?: ViewController;
  /** The subviews of its view, for a controller without `view`. */
  subviews?: View[];
  /** The layout guides of its view, for a controller without `view`. */
  layoutGuides?: {
  id: Identifier;
  identifier?: string;
}[];
  /** Constraints of its view. */
  constraints?: Constraints;
  /**
   * Whether its parent has it; may vary with the size classes of the parent. One that is not installed has no
   * frame.
   */
  installed?: VariedBoolean;
  /**
   * What this controller tells its children, by their ids. Traits that it does not mention keep following
   * the parent. Only direct children can be named.
   */
  overrideTraits?: { [key: string]: OverridingTraits | null };
  /**
   * What this controller answers when it is asked for the traits of a child, by the child's id, or `*` for all
   * others. The first rule whose condition matches is the answer; it replaces `overrideTraits`, or is laid over
   * them with `includeStatic`. Conditions read this controller's traits and the size of its view.
   */
  childTraitRules?: { [key: string]: ChildTraitRuleList | {
  rules: ChildTraitRuleList;
  includeStatic?: boolean;
} | null };
  /** What it says to itself and all below it. From version 17. */
  traitOverrides?: OverridingTraits;
  /** From version 13. */
  overrideUserInterfaceStyle?: UserInterfaceStyle | RawValue | null;
  /** The view of the parent that the root view fills; by default the parent's root view. */
  containerView?: Identifier;
  /**
   * Sizes of children, by their ids, where the parent gives other sizes than its bounds. They vary by the
   * traits of the parent.
   */
  childSizes?: { [key: string]: VariedSize };
  additionalSafeAreaInsets?: VariedEdgeInsets;
  preferredContentSize?: VariedSize;
  viewRespectsSystemMinimumLayoutMargins?: boolean;
  /** The sides on which its view may lie below bars; all by default. */
  edgesForExtendedLayout?: ("top" | "left" | "bottom" | "right")[];
  extendedLayoutIncludesOpaqueBars?: boolean;
  definesPresentationContext?: boolean;
  /** Whether it has its view. By default as long as it is on screen; without a view it has no frame. */
  viewLoaded?: boolean;
  /** Whether it hands changes of traits and sizes on to its children. */
  forwards?: {
    traits?: boolean;
    size?: boolean;
  };
  /**
   * Whether it has the rotation callbacks from before iOS 8, and not `viewWillTransition(to:with:)`. A turn of the
   * interface then lists them in a transition.
   */
  usesLegacyRotation?: boolean;
  /** All by default. */
  supportedInterfaceOrientations?: ("portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight")[];
  hidesBottomBarWhenPushed?: boolean;
  hasDismissControl?: boolean;
  largeTitleDisplayMode?: "automatic" | "always" | "never";
  navigationItem?: NavigationItem;
  /** What the toolbar of its navigation controller shows, from the leading end on. */
  toolbarItems?: BarButtonItem[];
  tabBarItem?: TabBarItem;
  /** What bars show of it, unless its items say something else. */
  title?: string;
  /** Heights of bars in points, in place of those of the device and system. */
  barMetrics?: {
    navigationBar?: Length;
    /** What a large title adds to the navigation bar. */
    largeTitle?: Length;
    toolbar?: Length;
    tabBar?: Length;
  };
  /** Of navigation controllers. */
  navigationBarHidden?: boolean;
  /** Of navigation controllers. */
  toolbarHidden?: boolean;
  /** Of navigation controllers. */
  navigationBar?: NavigationBarAppearance;
  /** Of navigation controllers. */
  toolbar?: BarAppearance;
  /** Of tab bar controllers. */
  selectedIndex?: number;
  /** Of tab bar controllers. */
  tabBarHidden?: boolean;
  /**
   * Of tab bar controllers. By default `bottom`, but on an iPad in regular width from version 18 on the bar is
   * at the top, where it takes no room here (`tabBarNotModelled`).
   */
  tabBarPlacement?: "bottom" | "none";
  /** Of tab bar controllers. */
  tabBar?: BarAppearance;
  /** Which column of its split view controller it is in; by default that of its position. */
  column?: "primary" | "supplementary" | "secondary" | "compact";
  /** Of split view controllers; `classic` is the one without columns. */
  style?: "classic" | "doubleColumn" | "tripleColumn";
  /** Of split view controllers. The last three are the names from before columns. */
  preferredDisplayMode?: "automatic" | "secondaryOnly" | "oneBesideSecondary" | "oneOverSecondary" | "twoBesideSecondary" | "twoOverSecondary" | "twoDisplaceSecondary" | "primaryHidden" | "allVisible" | "primaryOverlay";
  /** Of split view controllers. */
  preferredSplitBehavior?: "automatic" | "tile" | "overlay" | "displace";
  /** Of split view controllers. */
  primaryEdge?: "leading" | "trailing";
  /** Of split view controllers with columns, the last one by default. */
  topColumnForCollapsing?: "primary" | "supplementary" | "secondary" | "compact";
  preferredPrimaryColumnWidth?: ColumnWidth;
  preferredPrimaryColumnWidthFraction?: ColumnWidthFraction;
  minimumPrimaryColumnWidth?: ColumnWidth;
  maximumPrimaryColumnWidth?: ColumnWidth;
  preferredSupplementaryColumnWidth?: ColumnWidth;
  preferredSupplementaryColumnWidthFraction?: ColumnWidthFraction;
  minimumSupplementaryColumnWidth?: ColumnWidth;
  maximumSupplementaryColumnWidth?: ColumnWidth;
  /** Of split view controllers. What the delegate does with the secondary column. */
  onCollapse?: "discardSecondary";
  /** Of split view controllers. The child that becomes the secondary column where there is none. */
  onExpand?: Identifier;
  /** Of page view controllers. */
  spineLocation?: "min" | "mid" | "max";
  /** Of page view controllers. */
  pageIndicator?: boolean;
  /**
   * The controller that this one presents. A window-level presentation is presented by the head of the chain
   * of parents, so one hierarchy can have one of them (`alreadyPresenting`).
   */
  presented?: ViewController;
  /**
   * Of presented controllers. By default `fullScreen`, from version 13 on `automatic`. Nothing can be presented
   * as `none` (`invalidPresentationStyle`).
   */
  modalPresentationStyle?: ModalPresentationStyle;
  presentation?: Presentation;
  [key: string]: unknown;
}

export type ModalPresentationStyle = "automatic" | "none" | "fullScreen" | "pageSheet" | "formSheet" | "currentContext" | "custom" | "overFullScreen" | "overCurrentContext" | "popover";

/**
 * What is said of the presentation of a controller that another one presents: what its delegate answers, where a
 * popover points, how high a sheet is.
 */
export interface Presentation {
  /**
   * What the delegate answers where the style would adapt, and for a `custom` one where it is compact. `none`
   * keeps the style. Answers that nothing adapts
   * to are passed over with the warning `invalidAdaptiveStyle`.
   */
  adaptiveStyle?: ModalPresentationStyle;
  /**
   * What the delegate answers for the traits of the presenting controller, regular ones included. The first
   * match is the answer; without one `adaptiveStyle` is asked.
   */
  adaptiveStyleByTraits?: {
  when: Condition;
  style: ModalPresentationStyle;
}[];
  /**
   * What a `custom` presentation adapts to where it is compact and the delegate says nothing; by default it
   * does not.
   */
  customAdaptiveStyle?: ModalPresentationStyle;
  /**
   * By style: what it adapts to by default, in place of what the system version does; by size classes, such as
   * `{"popover": {"wC": "fullScreen"}}`.
   */
  adaptation?: { [key: string]: { [key: string]: ModalPresentationStyle } };
  /** By adapted style, what is presented in place of the controller. */
  replacement?: { [key: string]: PresentationReplacement };
  /** Where false, the presentation stays in its context and does not adapt; a `custom` one keeps its frame. */
  shouldPresentInFullscreen?: boolean;
  /** Whether the view below leaves the screen; by default as the style does it. */
  shouldRemovePresentersView?: boolean;
  overrideTraitCollection?: OverridingTraits;
  /**
   * Whether a view around it, for a shadow, has the frame; a length or insets say how far it stands out around
   * the controller's view. There is none by default.
   */
  wrapper?: boolean | number | EdgeInsets;
  /**
   * Of a custom presentation, in its container; by default all of it. May vary by the size classes of the
   * container. One that hangs off the container has the warning `presentationOutsideContainer`.
   */
  frame?: ContainerFrame | {
  traits?: TraitVariations;
  [key: string]: unknown;
};
  /** The view that a popover points to. */
  sourceView?: Identifier;
  /** In the coordinates of `sourceView`; its bounds by default. */
  sourceRect?: Rect;
  /** The bar button item of a controller that a popover points to, or the view of one. */
  barButtonItem?: Identifier;
  /** Where the arrow may point; anywhere by default. A popover that points up stands below. */
  permittedArrowDirections?: ("up" | "down" | "left" | "right")[];
  /** What a popover keeps from the edges of the window, 10 by default. */
  popoverLayoutMargins?: EdgeInsets;
  canOverlapSourceViewRect?: boolean;
  /** The anchor that the delegate gives when the window's size has changed. */
  reposition?: {
    sourceView?: Identifier;
    sourceRect?: Rect;
  };
  /** The heights at which a sheet rests, `[large]` by default. From version 13. */
  detents?: Detent[];
  /** One of the detents, by default the lowest. */
  selectedDetent?: Detent;
  /** From version 13. */
  prefersEdgeAttachedInCompactHeight?: boolean;
  /** From version 13. */
  widthFollowsPreferredContentSizeWhenEdgeAttached?: boolean;
  [key: string]: unknown;
}

/**
 * A frame in points, or by edges and parts of a container: on each axis two of three, such as `left` and `width`,
 * or a length alone, which lies in the middle. `{"left": 0, "right": 0, "bottom": 0, "height": "50%"}` is the
 * lower half. `x` is `left`, `y` is `top`.
 */
export interface ContainerFrame {
  x?: ContainerLength;
  y?: ContainerLength;
  width?: ContainerLength;
  height?: ContainerLength;
  left?: ContainerLength;
  right?: ContainerLength;
  top?: ContainerLength;
  bottom?: ContainerLength;
}

/** Points, or a part of the container's width or height. Distances from edges go inwards. */
export type ContainerLength = number | string;

/**
 * Another controller by its id, one below the presented controller; a navigation controller around it, with a
 * Done button or without; or the original on top of the stack of a navigation controller.
 */
export type PresentationReplacement = Identifier | NavigationReplacement | PushReplacement | null;

/** Half of the container, all of it, or points above the safe area. */
export type Detent = DetentName | Length;

/**
 * What a controller says of its place in a navigation bar. A bar has contents in the answer where the controller on
 * top of the stack or the one below it has a `title` or a `navigationItem`.
 */
export interface NavigationItem {
  /** By default the `title` of the controller. */
  title?: string;
  largeTitleDisplayMode?: "automatic" | "always" | "never";
  /** A line above the title, which makes the bar higher. */
  prompt?: string;
  /**
   * In place of the title: a view with its own subviews and constraints, as large as fits it and as there is room.
   * Its `controller` in the answer is this one.
   */
  titleView?: View;
  /** At the leading end; the first is the outermost one. */
  leftBarButtonItems?: BarButtonItem[];
  /** One item at the leading end. */
  leftBarButtonItem?: BarButtonItem;
  /** At the trailing end; the first is the outermost one. */
  rightBarButtonItems?: BarButtonItem[];
  /** One item at the trailing end. */
  rightBarButtonItem?: BarButtonItem;
  /** The button that leads back to this controller. */
  backBarButtonItem?: BarButtonItem;
  /** The title of that button, by default that of this controller; an empty one leaves the arrow alone. */
  backButtonTitle?: string;
  backButtonDisplayMode?: "default" | "generic" | "minimal";
  hidesBackButton?: boolean;
  /** Whether the back button stays beside items at the leading end. */
  leftItemsSupplementBackButton?: boolean;
  /**
   * A search bar below the title, from version 11 on; from 26 on a phone has it in its toolbar, which is there for it
   * even where `toolbarHidden` is true, unless a tab bar stands below.
   */
  searchController?: SearchController;
  /** The same as that of the `searchController`, which loses against it. */
  hidesSearchBarWhenScrolling?: boolean;
  /** The same as the `placement` of the `searchController`, which loses against it. */
  preferredSearchBarPlacement?: SearchBarPlacement;
  /** Whether the search bar may stand in the toolbar of a phone, from version 26 on. */
  searchBarPlacementAllowsToolbarIntegration?: boolean;
  [key: string]: unknown;
}

export type ViewItems = VariedTitles | NavigationItems | BarButtonItems | TabBarItems;

export type NavigationItems = NavigationItem[];

export type BarButtonItems = BarButtonItem[];

export type TabBarItems = TabBarItem[];

export type SearchBarPlacement = "automatic" | "inline" | "stacked" | "integrated" | "integratedCentered" | "integratedButton";

/**
 * A button, a space or a view in a navigation bar or toolbar. It shows its `customView`, else what the `systemItem`
 * is, else its `image`, else its `title`.
 */
export interface BarButtonItem {
  /** Unique in the document. The answer repeats it. */
  id?: Identifier;
  title?: string;
  image?: ImageChoice;
  /** The name of a symbol, as an `image` of that `systemName`. */
  systemName?: string;
  /** In place of the image where the height is compact. */
  landscapeImagePhone?: string;
  systemItem?: BarButtonSystemItem;
  /** Of what it shows, or of a fixed space; 0 and nothing leave it to the content. */
  width?: Length;
  /** `plain` by default. */
  style?: BarButtonItemStyle;
  /** A view with its own subviews and constraints, as large as fits it. */
  customView?: View;
  enabled?: boolean;
  /** Whether no bar shows it. */
  hidden?: boolean;
  [key: string]: unknown;
}

/** Its texts are the English ones. */
export type BarButtonSystemItem = "done" | "cancel" | "edit" | "save" | "add" | "flexibleSpace" | "fixedSpace" | "compose" | "reply" | "action" | "organize" | "bookmarks" | "search" | "refresh" | "stop" | "camera" | "trash" | "play" | "pause" | "rewind" | "fastForward" | "undo" | "redo" | "close";

/**
 * The tab of a controller in a tab bar controller; by default one with the controller's `title`. A navigation
 * controller that says nothing of its tab has that of its root.
 */
export interface TabBarItem {
  title?: string;
  image?: ImageChoice;
  /** The name of a symbol, as an `image` of that `systemName`. */
  systemName?: string;
  badgeValue?: string;
  systemItem?: TabBarSystemItem;
  [key: string]: unknown;
}

/** Its titles are the English ones. */
export type TabBarSystemItem = "more" | "favorites" | "featured" | "topRated" | "recents" | "contacts" | "history" | "bookmarks" | "search" | "downloads" | "mostRecent" | "mostViewed";

export interface SearchController {
  hidesSearchBarWhenScrolling?: boolean;
  placement?: SearchBarPlacement;
  placeholder?: string;
  /** Its bar, of which the placeholder counts. */
  searchBar?: {
    placeholder?: string;
  };
  [key: string]: unknown;
}

export interface NavigationBarAppearance {
  translucent?: boolean;
  prefersLargeTitles?: boolean;
  [key: string]: unknown;
}

export interface BarAppearance {
  translucent?: boolean;
  [key: string]: unknown;
}

/** Of a column of a split view controller, in points. */
export type ColumnWidth = Length | "automatic";

/** Of the width of a split view controller. */
export type ColumnWidthFraction = number | "automatic";

export type ChildTraitRuleList = ({
  when: Condition;
  /** What the child is told; null for nothing. */
  traits: OverridingTraits | null;
})[];

/**
 * What must hold; all members together. A test of something that is not known is false. `orientation` is
 * portrait where the height is more than the width, else landscape.
 */
export interface Condition {
  all?: Condition[];
  any?: Condition[];
  not?: Condition;
  idiom?: OneOrManyWords;
  orientation?: OrientationOfCondition;
  interfaceOrientation?: OneOrManyWords;
  minWidth?: Length;
  maxWidth?: Length;
  minHeight?: Length;
  maxHeight?: Length;
  width?: Bounds;
  height?: Bounds;
  minAspect?: AspectRatio;
  maxAspect?: AspectRatio;
  aspect?: AspectRatio;
  horizontalSizeClass?: OneOrManyWords;
  verticalSizeClass?: OneOrManyWords;
  minScale?: number;
  maxScale?: number;
  scale?: number;
  /** A category, several, or bounds in their order. */
  contentSizeCategory?: string | string[] | CategoryBounds;
  traits?: Traits;
  /** Custom traits by id, a value or bounds. */
  custom?: object;
  presentedAs?: OneOrManyWords;
  multitasking?: OneOrManyWords;
}

export interface CategoryBounds {
  gt?: string;
  gte?: string;
  lt?: string;
  lte?: string;
  eq?: string;
}

export type OneOrManyWords = string | string[];

export interface Bounds {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
  eq?: number;
}

/** Width by height, as a number or as `16/9`. */
export type AspectRatio = number | string;

/**
 * A view or control. Every value but `type`, `id`, `name`, `traitOverrides`, `overrideUserInterfaceStyle`, the children and
 * the constraints may vary with the size classes. Booleans may also be written with Swift's prefix: `isHidden` for `hidden`.
 */
export interface View {
  type?: ViewType;
  /** Unique in the document. A view without one is called by its path, such as `root/0/2`. */
  id?: Identifier;
  name?: NodeName;
  /** What it says to itself and all below it, child controllers included. From version 17. */
  traitOverrides?: OverridingTraits;
  /** From version 13, for the view and all below it. */
  overrideUserInterfaceStyle?: UserInterfaceStyle | RawValue | null;
  /** From the back to the front. */
  subviews?: View[];
  /** Guides that this view owns. They take part in constraints as views do. */
  layoutGuides?: {
  id: Identifier;
  identifier?: string;
}[];
  constraints?: Constraints;
  /** Whether the view is there. One that is not has no frame, and constraints on it are not in force. */
  installed?: VariedBoolean;
  /** A hidden view takes part in layout as any other. */
  hidden?: VariedBoolean;
  /**
   * The natural size, in place of the one that the view has by its class, text or image. A side that is
   * absent has no natural length.
   */
  intrinsicContentSize?: VariedIntrinsicContentSize;
  /**
   * Asks what UIKit's method of this name returns for the view: the size that its subtree has by itself,
   * without the constraints that leave it. The answer has it under the same key.
   */
  systemLayoutSizeFitting?: VariedSystemLayoutSizeFitting;
  /**
   * How strongly the view resists growing beyond its natural size; 250 by default, 750 for switches, steppers
   * and activity indicators, and vertically for progress views.
   */
  contentHuggingPriority?: VariedAxisPriorities;
  /** How strongly the view resists shrinking below its natural size; 750 by default. */
  contentCompressionResistancePriority?: VariedAxisPriorities;
  /** The horizontal one of `contentHuggingPriority` alone, as Interface Builder has it. */
  horizontalHuggingPriority?: Priority;
  /** The vertical one alone. */
  verticalHuggingPriority?: Priority;
  /** The horizontal one of `contentCompressionResistancePriority` alone. */
  horizontalCompressionResistancePriority?: Priority;
  /** The vertical one alone. */
  verticalCompressionResistancePriority?: Priority;
  /** 8 on each side by default, 0 from system version 27.1. The root view of a controller has the system's. */
  layoutMargins?: VariedAnyEdgeInsets;
  /** The same with sides that follow the text direction. Not beside `layoutMargins`. */
  directionalLayoutMargins?: VariedDirectionalEdgeInsets;
  /** Whether the margins also keep out of the superview's; false by default. */
  preservesSuperviewLayoutMargins?: VariedBoolean;
  /** Whether the safe area adds to the margins; true by default. */
  insetsLayoutMarginsFromSafeArea?: VariedBoolean;
  /** How far the rectangle that constraints see lies inside the frame. */
  alignmentRectInsets?: VariedEdgeInsets;
  /** What the content means for the direction of the view. */
  semanticContentAttribute?: VariedSemanticContentAttribute;
  accessibilityIdentifier?: VariedString;
  /** The first baseline below the top, the last above the bottom. */
  baselineOffsets?: VariedBaselineOffsets;
  /** The view below this one whose first baseline counts as its own. */
  viewForFirstBaselineLayout?: Identifier;
  /** The view below this one whose last baseline counts as its own. */
  viewForLastBaselineLayout?: Identifier;
  /** What a label, button, text field or text view shows. */
  text?: VariedString;
  /** The same in several fonts; wins over `text`. */
  attributedText?: VariedAttributedText;
  /** What a text field shows while it has no text. */
  placeholder?: VariedString;
  /**
   * Of the text; by default the system font of 17 points, of 15 in a button, of the text style `body` in a
   * button with a configuration.
   */
  font?: VariedFont;
  /** How many lines a label has at most; 0 for any number. 1 by default. */
  numberOfLines?: VariedNumberOfLines;
  /** Where lines of a label end; `byTruncatingTail` by default. */
  lineBreakMode?: VariedLineBreakMode;
  /**
   * Where lines stand that are shorter than their view. No frame depends on it, pictures do. By default `natural`, in
   * buttons and segments `center`.
   */
  textAlignment?: VariedTextAlignment;
  /** How the picture of an image view fills it. No frame depends on it, pictures do. By default `scaleToFill`. */
  contentMode?: VariedContentMode;
  /**
   * Whether what sticks out of a view is not shown. No frame depends on it, pictures do. False by default, but for scroll
   * views.
   */
  clipsToBounds?: VariedBoolean;
  /**
   * Whether the text of a label or text field gets smaller where it has no room. No frame depends on it; what lint
   * says of texts does.
   */
  adjustsFontSizeToFitWidth?: VariedBoolean;
  /** To which part of its size the text gets at most; by default, 0, to any. */
  minimumScaleFactor?: VariedLength;
  /**
   * The app's own class of the view. No frame depends on it; what lint says of a view whose size only code may know
   * does.
   */
  customClass?: string;
  /** By what name the app's code knows the view. No frame depends on it; lint says nothing of texts that code may replace. */
  outlet?: string;
  /** Whether the view and what is in it can be touched; true by default. No frame depends on it, what lint says does. */
  userInteractionEnabled?: VariedBoolean;
  /** Where a label of several lines is broken; by default, 0, at the width that it comes to have. */
  preferredMaxLayoutWidth?: VariedLength;
  /**
   * Whether a text style follows the traits of the view's controller. Otherwise it has the size that it has
   * in the window. False by default.
   */
  adjustsFontForContentSizeCategory?: VariedBoolean;
  /** The title of a button; `text` means the same. */
  title?: VariedString;
  /**
   * Of a button; `system` by default. The font of `custom` has 18 points; `detailDisclosure`, `infoLight`, `infoDark`,
   * `contactAdd` and `close` show a symbol of their own where there is neither title nor image.
   */
  buttonType?: VariedButtonType;
  /** Of a button, what its label would say, such as `font`; the button says it in its place. */
  titleLabel?: View;
  /** Of an arranged view, the room behind it, as `customSpacing` of its stack view says it. */
  customSpacingAfter?: Spacing;
  /** What the view says of its guide `keyboard`; `usesBottomSafeArea` and `followsUndockedKeyboard` say the same. */
  keyboardLayoutGuide?: {
    usesBottomSafeArea?: boolean;
    followsUndockedKeyboard?: boolean;
  };
  /** Of a button without a configuration, its `title`, and its `font` by that of the first piece. */
  attributedTitle?: AttributedText;
  /** Around the content of a button without a configuration, in place of 6 above and below. */
  contentEdgeInsets?: VariedAnyEdgeInsets;
  /** Around the text of a text view, in place of 8 above and below; its lines have 5 more at each side. */
  textContainerInset?: VariedEdgeInsets;
  /** Of a text view, between the sides of its container and its lines; 5 by default. */
  lineFragmentPadding?: VariedLength;
  /** Of a text view: the lines that its container takes, 0 for any number. What comes behind them is not laid out. */
  maximumNumberOfLines?: VariedNumberOfLines;
  /** Of a text view. */
  textContainer?: {
    lineFragmentPadding?: Length;
    maximumNumberOfLines?: number;
  };
  /** The looks of a button since system version 15. */
  configuration?: VariedButtonConfiguration;
  /** The titles of a segmented control. */
  segments?: VariedTitles;
  /**
   * Of a `navigationBar`, `toolbar` or `tabBar` among views: its items, of a navigation bar the one on top last. Of
   * other views the same as `segments`, beside which they cannot stand.
   */
  items?: ViewItems;
  /** Of a page control. */
  numberOfPages?: VariedNumberOfPages;
  /** Of an activity indicator (`medium`) or a progress view (`default`). */
  style?: VariedControlStyle;
  /** By default `automatic`, which is `wheels` before system version 14 and `compact` from there. */
  preferredDatePickerStyle?: VariedDatePickerStyle;
  /** Of a text field; `none` by default. */
  borderStyle?: VariedBorderStyle;
  /** Whether a text view scrolls, which it does by default. One that does not is as high as its text. */
  scrollEnabled?: VariedBoolean;
  /**
   * To what the size of a label is rounded up: `pixel`, as devices do, or `point`. Interface Builder's canvas
   * measures labels in the cells of tables in whole points.
   */
  contentSizeRounding?: VariedContentSizeRounding;
  /**
   * The name of an asset of the document, or `UIImage(named: "…")`, or a symbol of the system,
   * `UIImage(systemName: "…", withConfiguration: …)`, which is as large as its font and scale say.
   * `contentSizeEstimated` tells of symbols whose size nobody recorded. An object says the same:
   * `{"systemName": "star", "weight": "semibold", "scale": "large"}`, `{"name": "logo"}`. A name that no asset of the
   * document has and that only symbols have, such as `star.fill`, is that of a symbol.
   */
  image?: VariedImage;
  /**
   * What is behind title and image of a button without a configuration, named as `image` is. Nothing but its size counts, and
   * `images` does not list it.
   */
  backgroundImage?: VariedImage;
  /**
   * The font and the scale of symbols that do not say it themselves; 17 points at medium scale by default, in
   * configured buttons those of the body style.
   */
  preferredSymbolConfiguration?: VariedSymbolConfiguration;
  /** Whether the image is mirrored where the layout is right to left. */
  flipsForRightToLeft?: VariedBoolean;
  /**
   * In the superview's coordinates. Where no constraint places the view, it becomes constraints together with
   * `autoresizingMask`; they are of the size that the superview's own `frame` gives it, for a root view of the
   * window's.
   */
  frame?: VariedRect;
  /** What gives way when the superview changes its size; nothing by default. */
  autoresizingMask?: VariedAutoresizingMask;
  /**
   * Whether `frame` becomes constraints. By default if there is one and no constraint places the view; never
   * for arranged subviews of a stack view.
   */
  translatesAutoresizingMaskIntoConstraints?: VariedBoolean;
  /**
   * `[a, b, c, d, tx, ty]`, as `CGAffineTransform` has it, about the view's centre. Constraints do not see it: other views
   * are where they are without it, and the frames in the answer are what the view covers with it.
   */
  transform?: VariedTransform;
  /**
   * Whether the view is turned back by as much as a rotation turns the interface, about its centre: in the layout
   * `to` of a transition it has that `transform`. Its size and centre are those of the new layout, so it is where it
   * was on the screen only if those are, as in the middle of the window.
   */
  counterRotates?: VariedBoolean;
  /**
   * Whether the view's guide `keyboard` begins at the safe area's end, which it does by default, or at the
   * bottom edge, while the keyboard is hidden.
   */
  usesBottomSafeArea?: VariedBoolean;
  /**
   * Whether the view's guide `keyboard` is where a keyboard is that floats, is split or undocked. By default it
   * is as if that were hidden.
   */
  followsUndockedKeyboard?: VariedBoolean;
  /** Of a stack view; horizontal by default. */
  axis?: VariedAxis;
  /** Of a stack view, along its axis; fill by default. */
  distribution?: VariedDistribution;
  /** Of a stack view, across its axis; fill by default. */
  alignment?: VariedAlignment;
  /** Of a stack view, between neighbours that are visible; 0 by default. */
  spacing?: VariedSpacing;
  /**
   * Ids of subviews of a stack view in its order; all of them in theirs by default. Where it has no `subviews`
   * they may stand here themselves.
   */
  arrangedSubviews?: VariedArrangedSubviews;
  /** Of a stack view, after single subviews, by their ids. */
  customSpacing?: VariedCustomSpacing;
  /** Whether a stack view keeps its layout margins free; false by default. */
  layoutMarginsRelativeArrangement?: VariedBoolean;
  /** Whether the spacing of a vertical stack view is from baseline to baseline; false by default. */
  baselineRelativeArrangement?: VariedBoolean;
  /**
   * Whether labels of several lines in a horizontal stack view wish for an equal part of it, as UIKit's constraint of
   * this name has it; true by default. On Xcode's canvas one such label alone does not.
   */
  textWidthDisambiguation?: VariedBoolean;
  /**
   * The priority at which hidden subviews of a stack view have no length along its axis; 1000 by default, as UIKit's
   * constraint `UISV-hiding` has it. On Xcode's canvas a length that is required comes first.
   */
  hidingPriority?: VariedPriority;
  /**
   * The point of a scroll view's content at its upper left. By default where the content rests: the left and top of
   * the adjusted content inset, negative.
   */
  contentOffset?: VariedPoint;
  /** Of a scroll view; 0 by default. The answer's `adjustedContentInset` is this and what the safe area adds. */
  contentInset?: VariedEdgeInsets;
  /** When the safe area adds to the insets of a scroll view, from version 11; `automatic` by default. */
  contentInsetAdjustmentBehavior?: VariedContentInsetAdjustmentBehavior;
  /**
   * Of a scroll view, in place of what follows from `contentInset` and the safe area. That much of the safe area
   * does not reach the content.
   */
  adjustedContentInset?: VariedEdgeInsets;
  /**
   * Whether a scroll view counts as one that scrolls vertically however small its content is; true for table views,
   * false for others by default.
   */
  alwaysBounceVertical?: VariedBoolean;
  /** The same horizontally; false by default. */
  alwaysBounceHorizontal?: VariedBoolean;
  /**
   * Of a table or collection view: the cells that rows and items name, by reuse identifier. Their ids count in each of
   * them alone. A list of cells, each with its `reuseIdentifier` or called by its `id`, is taken for the same.
   */
  prototypes?: { [key: string]: View };
  /** Of a table or collection view: what it shows. Without any it is a box. */
  sections?: ListSection[];
  /** Of a table view, above all sections. Its `frame` says how high it is. */
  tableHeaderView?: View;
  /** The same below all sections. */
  tableFooterView?: View;
  /**
   * Of a collection view; by default a flow layout with the values of UIKit. Of several the first counts whose condition
   * holds.
   */
  collectionViewLayout?: CollectionViewLayouts;
  /** Of a table view: how high rows are that do not say it themselves. By default they find it by their constraints. */
  rowHeight?: VariedListDimension;
  /** Of a table view. Until version 10 rows find their heights only where one is given. */
  estimatedRowHeight?: VariedListDimension;
  /** Of a table view: of headers that do not say it themselves. */
  sectionHeaderHeight?: VariedListDimension;
  /** The same of footers. */
  sectionFooterHeight?: VariedListDimension;
  /** Of a table view, above the headers of sections, from version 15. By default that of the system. */
  sectionHeaderTopPadding?: VariedLength;
  /** Of a table view: whether lines stand between rows. A line takes a pixel of the row above it. By default `singleLine`. */
  separatorStyle?: VariedSeparatorStyle;
  /** Of a table view: where the lines between rows begin and end. Left and right stand for leading and trailing. */
  separatorInset?: VariedAnyEdgeInsets;
  /** What that counts from, from version 11. By default `fromCellEdges`. */
  separatorInsetReference?: VariedSeparatorInsetReference;
  /** Of a table view: whether the margins of cells keep to the readable width. False by default. */
  cellLayoutMarginsFollowReadableWidth?: VariedBoolean;
  /** Of a table view: whether content views of cells keep out of the safe area. True by default. */
  insetsContentViewsToSafeArea?: VariedBoolean;
  /** Of a table view or a cell: whether it shows the controls for editing. False by default. */
  editing?: VariedBoolean;
  /** Of a table view: the titles of the index at its trailing edge. */
  sectionIndexTitles?: string[];
  /** Of a cell: what holds its views. The system gives it its frame. */
  contentView?: View;
  /** Of a table view cell in a style of the system: its image. */
  imageView?: View;
  /** Of a table view cell in a style of the system: its text. */
  textLabel?: View;
  /** Of a table view cell in a style of the system: its second text. */
  detailTextLabel?: View;
  /** Of a cell: its image and its texts, which the system lays out. Not beside other parts of a cell. */
  contentConfiguration?: ContentConfiguration;
  /** Of a table view cell; `none` by default. */
  accessoryType?: VariedCellAccessoryType;
  /** Of a table view cell: what stands in place of its accessory, as large as its `frame` says or as it wishes to be. */
  accessoryView?: View;
  /** Of a list cell. What a cell shows only while it is edited takes no room. */
  accessories?: CellAccessory[];
  /** Of a table view cell, the text of its `detailTextLabel`. */
  detailText?: string;
  /** The same while it is edited. */
  editingAccessoryType?: VariedCellAccessoryType;
  /** Of a table view cell: the control before it while it is edited; `delete` by default. */
  editingStyle?: VariedCellEditingStyle;
  /** Of a table view cell: whether it can be moved while it is edited; false by default. */
  showsReorderControl?: VariedBoolean;
  /** Of a table view cell; true by default. */
  shouldIndentWhileEditing?: VariedBoolean;
  /** Of a table view cell; 0 by default. */
  indentationLevel?: VariedIndentationLevel;
  /** Of a table view cell, for each level; 10 by default. */
  indentationWidth?: VariedLength;
  /** Of a cell that stands in a section itself; wins over the table view's rowHeight. */
  height?: Length;
  /** Of an item that stands in a section itself; wins over the layout's itemSize. */
  size?: Size;
  [key: string]: unknown;
}

/** A font, the size of a system font, or a text style. */
export type Font = PointSize | TextStyle | FontDescription;

export interface FontDescription {
  /** One of `fonts`, or the name of a face or family. Without a name, the system font. */
  name?: string;
  /** With a text style, the size at the category `large`, scaled as UIFontMetrics scales. */
  pointSize?: PointSize;
  weight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  textStyle?: TextStyle;
  design?: "default" | "monospaced" | "rounded" | "serif";
  italic?: boolean;
  /** Another spelling of `italic`. */
  isItalic?: boolean;
  /** The weight `bold`, where no weight is given. */
  bold?: boolean;
  /** Whether all digits are as wide as each other. */
  monospacedDigits?: boolean;
  /** Symbolic traits, which say the same. */
  traits?: ("bold" | "italic" | "monoSpace")[];
}

/** How large a symbol of the system is, as `UIImage.SymbolConfiguration` says. */
export interface SymbolConfiguration {
  font?: Font;
  pointSize?: PointSize;
  textStyle?: TextStyle;
  weight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  scale?: "default" | "unspecified" | "small" | "medium" | "large";
  [key: string]: unknown;
}

export type PointSize = number;

export type TextStyle = "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2";

export interface FontMetrics {
  unitsPerEm: number;
  ascender: number;
  /** Its sign does not matter. */
  descender: number;
  /** Between lines. */
  leading?: Length;
  /** Widths by character, in units. A character that is not here is as wide as in the system font. */
  advances?: { [key: string]: Length };
}

/**
 * A font of a TrueType or OpenType file, where the program was built with HarfBuzz. Of a file with several faces it is
 * that with the name of this member, else the first.
 */
export interface FontFile {
  /** The name of a file that came along, as a part `fonts` of a form, in the folder of an app or with `--fonts`. */
  file?: string;
  /** The file itself, in base64. */
  data?: string;
}

/**
 * Font files (`.ttf`, `.otf`, `.ttc`), a part each with the name of its file: views name their faces by PostScript name, whole name or
 * family. They win over those of an app's folder.
 */
export type FontFiles = string[];

export type AttributedText = TextRun[];

/** A piece of a text. One that shows an attachment has no text. */
export interface TextRun {
  text?: string;
  font?: Font;
  /** Of a paragraph that begins in it. */
  paragraphStyle?: ParagraphStyle;
  [key: string]: unknown;
}

/** How the lines of a paragraph are set, as `NSParagraphStyle` says. */
export interface ParagraphStyle {
  /** By what the height of a line is multiplied; 0 for not at all. */
  lineHeightMultiple?: Length;
  minimumLineHeight?: Length;
  /** 0 for none. */
  maximumLineHeight?: Length;
  lineSpacing?: Length;
  paragraphSpacing?: Length;
  paragraphSpacingBefore?: Length;
  firstLineHeadIndent?: Length;
  headIndent?: Length;
  /** From the end of the lines if it is not above 0, else from their beginning. */
  tailIndent?: Coordinate;
  [key: string]: unknown;
}

export type TextAlignment = "left" | "center" | "right" | "justified" | "natural";

export type ContentMode = "scaleToFill" | "scaleAspectFit" | "scaleAspectFill" | "redraw" | "center" | "top" | "bottom" | "left" | "right" | "topLeft" | "topRight" | "bottomLeft" | "bottomRight";

export type LineBreakMode = "byWordWrapping" | "byCharWrapping" | "byClipping" | "byTruncatingHead" | "byTruncatingTail" | "byTruncatingMiddle";

export interface ButtonConfiguration {
  /** `plain` by default. */
  style?: ButtonConfigurationStyle;
  /** How much room is around the content, and how large the title is; `medium` by default. */
  buttonSize?: "mini" | "small" | "medium" | "large";
  title?: string;
  subtitle?: string;
  /** Of an attributed title; by default that of the size. */
  titleFont?: Font;
  /** Of an attributed subtitle; by default that of the style `footnote`. */
  subtitleFont?: Font;
  image?: ImageChoice;
  preferredSymbolConfigurationForImage?: SymbolConfiguration;
  imagePlacement?: "top" | "leading" | "bottom" | "trailing";
  imagePadding?: Length;
  titlePadding?: Length;
  /** By default 7 above and below and 12 at the sides; 15 and 20 in a large one, 5 and 10 in small ones. */
  contentInsets?: AnyEdgeInsets;
  [key: string]: unknown;
}

export type ButtonType = "custom" | "system" | "roundedRect" | "plain" | "detailDisclosure" | "infoLight" | "infoDark" | "contactAdd" | "close";

export type VariedButtonType = "custom" | "system" | "roundedRect" | "plain" | "detailDisclosure" | "infoLight" | "infoDark" | "contactAdd" | "close" | ButtonTypeVariations;

export interface ButtonTypeVariations {
  default: ButtonType;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type CellAccessory = CellAccessoryKind | CellAccessoryDescription;

export interface CellAccessoryDescription {
  type: CellAccessoryKind;
}

export type CellAccessoryKind = "disclosureIndicator" | "outlineDisclosure" | "checkmark" | "detail" | "detailButton" | "detailDisclosureButton" | "delete" | "insert" | "reorder" | "multiselect";

/**
 * The name of an asset, or of a symbol of the system where no asset is called so; what makes an image in code, as
 * `UIImage(systemName: "star", withConfiguration: …)`; or an object.
 */
export type ImageChoice = string | ImageDescription;

/** A symbol of the system (`systemName`) as large as its font and scale say, or an asset (`name`). */
export interface ImageDescription {
  systemName?: string;
  name?: string;
  /** Of an image that is in no catalogue, in points. It needs no name. */
  size?: Size;
  pointSize?: PointSize;
  textStyle?: TextStyle;
  weight?: "ultraLight" | "thin" | "light" | "regular" | "medium" | "semibold" | "bold" | "heavy" | "black";
  scale?: "default" | "unspecified" | "small" | "medium" | "large";
  font?: Font;
  symbolConfiguration?: SymbolConfiguration;
  [key: string]: unknown;
}

export type VariedImage = string | ImageDescription | ImageVariations;

export interface ImageVariations {
  default: ImageChoice;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type Titles = string[];

export type NumberOfLines = number;

export type NumberOfPages = number;

export type ControlStyle = "medium" | "large" | "white" | "whiteLarge" | "gray" | "default" | "bar" | "plain" | "grouped" | "insetGrouped" | "subtitle" | "value1" | "value2";

export type DatePickerStyle = "automatic" | "wheels" | "compact" | "inline";

export type BorderStyle = "none" | "line" | "bezel" | "roundedRect";

export type AutoresizingMask = Autoresizing[];

export type Autoresizing = "flexibleLeftMargin" | "flexibleWidth" | "flexibleRightMargin" | "flexibleTopMargin" | "flexibleHeight" | "flexibleBottomMargin";

export type Axis = "horizontal" | "vertical";

export type Distribution = "fill" | "fillEqually" | "fillProportionally" | "equalSpacing" | "equalCentering";

export type Alignment = "fill" | "leading" | "top" | "firstBaseline" | "center" | "trailing" | "bottom" | "lastBaseline";

export type Spacing = Coordinate | "system";

/** Each once. */
export type ArrangedSubviews = Identifier[];

export interface Point {
  x: Coordinate;
  y: Coordinate;
}

/** Without `x` and `y` at the origin. */
export interface Rect {
  x?: Coordinate;
  y?: Coordinate;
  width: Length;
  height: Length;
}

/** A view class of UIKit without its prefix. For any other, `view` with an `intrinsicContentSize`. */
export type ViewType = "view" | "label" | "button" | "imageView" | "textField" | "textView" | "switch" | "slider" | "stepper" | "segmentedControl" | "progressView" | "activityIndicator" | "pageControl" | "datePicker" | "pickerView" | "searchBar" | "navigationBar" | "toolbar" | "tabBar" | "stackView" | "scrollView" | "tableView" | "tableViewCell" | "collectionView" | "collectionViewCell" | "containerView" | "visualEffectView" | "mapView" | "webView" | "calendarView" | "colorWell";

export type Identifier = string;

/**
 * Constraints of a document, or of the view that holds them. Positions count in the coordinates of that view;
 * for one of the document, in those of the nearest view that contains both items.
 */
export type Constraints = (ConstraintText | Constraint | VisualFormat | ConstraintLine)[];

/**
 * `ITEM.ATTRIBUTE == ITEM.ATTRIBUTE + NUMBER @PRIORITY 'IDENTIFIER'`, blanks as you like. The relation is `==`,
 * `<=` or `>=`. The right side is a number, or an item's attribute with an optional factor, `2 * a.width` or
 * `a.width / 2`, and an optional constant to add or subtract. A priority is a number or a name (see `Priority`).
 * An item is an id, in backquotes if it holds anything but letters, digits, `_`, `-` and `/`, and may
 * be followed by one of its guides: `root.safeArea.top`. Guides and anchors may have their names in UIKit:
 * `root.safeAreaLayoutGuide.topAnchor`.
 *
 * Where no view has them as its id, these words are items: `superview` is the view around the other item, `view` the
 * root view of the controller in which the constraint stands (of the other item, in the document's list), `self` the
 * view whose list it is, `contentView` that of the cell around it; a guide without a view is that of `self`.
 * `title.superview` and `child.view` (of a controller) lead on from an id.
 *
 * `edges`, `horizontalEdges`, `verticalEdges`, `size` and `center` make a constraint of each attribute:
 * `card.edges == superview.edges + 16` keeps 16 points on every side, `icon.size == 24` is both lengths. A constant of
 * edges is the distance inwards.
 *
 * A constraint that names views of a cell from outside counts in the cell, in each prototype that has them all.
 *
 * Swift code is read as well: a call of an anchor's `constraint`, or of `NSLayoutConstraint`'s initializer with
 * all of its arguments. Items are ids, with or without `self.`; numbers are literals, which may be multiplied and
 * divided. `let c =` before it, and `.isActive = true` and a comma after it, mean nothing; `.isActive = false` is
 * `active` false. `@PRIORITY` and `'IDENTIFIER'` may follow. The system's spacing is 8 points times its multiplier;
 * between baselines it is refused.
 *
 * A string that begins with `H:`, `V:`, `|` or `[` is a visual format without options.
 */
export type ConstraintText = string;

/** `firstItem.firstAttribute` RELATION `multiplier` × `secondItem.secondAttribute` + `constant`. */
export interface Constraint {
  firstItem: LayoutItem;
  firstAttribute: LayoutAttribute;
  relation?: "lessThanOrEqual" | "equal" | "greaterThanOrEqual";
  secondItem?: LayoutItem | null;
  secondAttribute?: LayoutAttribute;
  /** 0, or not nearer to it than a millionth. */
  multiplier?: number;
  constant?: VariedConstant;
  priority?: VariedPriority;
  /** Free text that comes back in diagnostics. Several constraints may bear the same. */
  identifier?: string;
  active?: boolean;
  installed?: VariedBoolean;
  /** Whether Interface Builder removes the constraint when it builds; then it is not in force. */
  placeholder?: boolean;
}

/** A constraint as a text, with values beside it that win over its own. They may vary. */
export interface ConstraintLine {
  constraint: ConstraintText;
  constant?: VariedConstant;
  priority?: VariedPriority;
  /** Free text that comes back in diagnostics. */
  identifier?: string;
  active?: boolean;
  installed?: VariedBoolean;
}

/**
 * Constraints in visual format. A bar is the superview of the view beside it, and a single dash before it its
 * layout margin. A string that cannot be read is told with a code and the offset in it.
 */
export interface VisualFormat {
  visualFormat: string;
  options?: ("alignAllLeft" | "alignAllRight" | "alignAllTop" | "alignAllBottom" | "alignAllLeading" | "alignAllTrailing" | "alignAllCenterX" | "alignAllCenterY" | "alignAllLastBaseline" | "alignAllFirstBaseline" | "directionLeadingToTrailing" | "directionLeftToRight" | "directionRightToLeft" | "spacingEdgeToEdge" | "spacingBaselineToBaseline")[];
  /** Numbers by the names that the string uses. */
  metrics?: { [key: string]: Coordinate };
  /** Items by the names that the string uses, where those are no ids. */
  views?: { [key: string]: LayoutItem };
}

/**
 * The id of a view or guide, or a view's own guide after its id, such as `root.safeArea`, which may have its name in
 * UIKit: `root.safeAreaLayoutGuide`. Words such as `superview` and `view` mean views, too (see `ConstraintText`).
 */
export type LayoutItem = string;

export type LayoutAttribute = "notAnAttribute" | "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY" | "lastBaseline" | "firstBaseline" | "baseline" | "leftMargin" | "rightMargin" | "topMargin" | "bottomMargin" | "leadingMargin" | "trailingMargin" | "centerXWithinMargins" | "centerYWithinMargins" | "leftAnchor" | "rightAnchor" | "topAnchor" | "bottomAnchor" | "leadingAnchor" | "trailingAnchor" | "widthAnchor" | "heightAnchor" | "centerXAnchor" | "centerYAnchor" | "firstBaselineAnchor" | "lastBaselineAnchor" | "edges" | "horizontalEdges" | "verticalEdges" | "size" | "center";

/** An asset, either its `Contents.json` alone or with what else is known about it. */
export type Asset = AssetEntry | RegisteredAsset | AssetContents;

/**
 * The extension of the asset's folder. By default what the arrays in `contents` show: `images` an `imageset`,
 * `colors` a `colorset`, `data` a `dataset`, `symbols` a `symbolset`. Of other types nothing is chosen.
 */
export type AssetType = "imageset" | "symbolset" | "colorset" | "dataset" | "imagestack" | "brandassets" | "spriteatlas" | "appiconset" | "launchimage" | "imagestacklayer" | "solidimagestack" | "solidimagestacklayer" | "iconset" | "complicationset" | "gcdashboardimage" | "gcleaderboard" | "gcleaderboardset" | "stickerpack" | "sticker" | "stickersequence" | "stickersiconset" | "textureset" | "cubetextureset" | "mipmapset" | "arresourcegroup" | "arimageset" | "arobject";

/**
 * A `Contents.json` as Xcode writes it, read as leniently as Xcode does: unknown keys are ignored, a row with
 * an unknown value is left out, and both are said in `diagnostics`.
 */
export interface AssetContents {
  images?: {
  filename?: string;
}[];
  colors?: object[];
  data?: {
  filename?: string;
}[];
  symbols?: {
  filename?: string;
}[];
}

/**
 * Sizes by file name: pixels of a bitmap, points of a vector, or neither. A row whose file is not listed has
 * no file; without the key all files exist.
 */
export type AssetFiles = { [key: string]: AssetFileSize };

export interface AssetFileSize {
  pixelWidth?: FileLength;
  pixelHeight?: FileLength;
  pointWidth?: FileLength;
  pointHeight?: FileLength;
}

export interface AssetEnvironment {
  /** BCP 47 tags, the preferred first. */
  languages?: string[];
  /** A device of the catalogue by name, or facts. Facts win over those of the device `id`. */
  device?: string | AssetDeviceFacts;
}

/**
 * A zipped folder with one or more `*.xcassets`. Refused with 422 if a name leads out of it, or an entry is a link,
 * encrypted, or there twice; with 413 if it is too large.
 */
export type AssetArchive = string;

/** As AssetRequest; without `name` every asset of the archive is meant. `assets` win over those of the archive. */
export interface AssetQuestion {
  name?: string;
  assets?: { [key: string]: Asset };
  traits?: object;
  environment?: AssetEnvironment;
  flipsForRightToLeft?: boolean;
  strict?: boolean;
}

export interface AssetSelections {
  /** The choice for every set of the archive that has variants, in the order of its folders. */
  assets: AssetSelection[];
  /** What is remarkable about the folders of the archive. */
  diagnostics: Diagnostic[];
}

/** One of `contents`, `registrations`, or `assets` with a `name`. */
export interface AssetRequest {
  /** Which of `assets` is meant; beside `contents` what the asset is called. */
  name?: string;
  type?: AssetType;
  contents?: AssetContents;
  files?: AssetFiles;
  registrations?: AssetRegistrations;
  /** Assets by their full names, instead of the keys of one. */
  assets?: { [key: string]: Asset };
  /** Those of the view that shows the asset. The idiom may also be `watch`. */
  traits?: object;
  environment?: AssetEnvironment;
  /** Whether the image is mirrored where the layout is right to left. */
  flipsForRightToLeft?: boolean;
  /** Whether a choice with a warning is refused. */
  strict?: boolean;
}

export interface AssetDeviceFacts {
  /** A device of the catalogue, whose facts hold where none is given. */
  id?: string;
  displayScale?: number;
  subtype?: DeviceSubtype;
  /** In points. */
  screenWidth?: number;
  memoryGB?: number;
  graphicsFeatureSet?: GraphicsFeatureSet;
  /** Whether the app is an iPad app on a Mac. */
  catalyst?: boolean;
}

/** The name of the device within its idiom, such as `retina4` or `667h`. */
export type DeviceSubtype = string;

/** What the graphics processor can do, such as `metal3v1` or `apple6`. */
export type GraphicsFeatureSet = string;

export type FileLength = number;

/** Images that code adds with `UIImageAsset.register(_:with:)`. Of those with equal traits the last counts. */
export type AssetRegistrations = {
  filename: string;
  /** Pixels per point of the image; by default the display scale of its traits. */
  imageScale?: number;
  traits?: Traits;
}[];

export type Length = number;

export type Coordinate = number;

export type ConstraintConstant = number;

export interface Size {
  width: Length;
  height: Length;
}

export interface IntrinsicContentSize {
  width?: Length | null;
  height?: Length | null;
}

/** A side that is absent is 0. */
export interface EdgeInsets {
  top?: Coordinate;
  left?: Coordinate;
  bottom?: Coordinate;
  right?: Coordinate;
}

/** A side that is absent is 0. */
export interface DirectionalEdgeInsets {
  top?: Coordinate;
  leading?: Coordinate;
  bottom?: Coordinate;
  trailing?: Coordinate;
}

export type AnyEdgeInsets = EdgeInsets | DirectionalEdgeInsets;

export interface InsetsByOrientation {
  portrait?: EdgeInsets;
  landscape?: EdgeInsets;
  /** Where they are others than in `landscapeRight`, which `landscape` is then. */
  landscapeLeft?: EdgeInsets;
}

/**
 * A number, or a name: `required`, `high` (750), `low` (250), or one of the constants of `UILayoutPriority`, with or
 * without a dot or the type before it, or in Objective-C's spelling. A number may be added or subtracted. A
 * `UILayoutPriority(750)` or `UILayoutPriority(rawValue: 750)` is the number.
 */
export type Priority = number | PriorityName;

/** The name of a priority, or of one and a number beside it. */
export type PriorityName = string;

/** One priority for both axes, or one for each; an axis that is absent keeps the priority of the class. */
export type AxisPriorities = number | PriorityName | PrioritiesByAxis;

export interface PrioritiesByAxis {
  horizontal?: Priority;
  vertical?: Priority;
}

/** An offset that is absent is 0. */
export interface BaselineOffsets {
  first?: Coordinate;
  last?: Coordinate;
}

export type SemanticContentAttribute = "unspecified" | "playback" | "spatial" | "forceLeftToRight" | "forceRightToLeft";

/**
 * `scrollableAxes` adjusts the axes on which the content is larger than the view, or which always bounce.
 * `automatic` does the same, and always adjusts the top and bottom of the scroll view that a controller in a
 * navigation controller shows first: its root view, or the first view in that, and so on.
 */
export type ContentInsetAdjustmentBehavior = "automatic" | "scrollableAxes" | "never" | "always";

/**
 * `default` holds where nothing else does. Two classes win over one, and the width's over the height's. `traits`
 * is a list of `{"when", "value"}`, of which the last that matches wins over all: `when` is a collection of traits,
 * or a condition.
 */
export type VariationKey = "default" | "wC" | "wR" | "hC" | "hR" | "wC hC" | "wC hR" | "wR hC" | "wR hR" | "traits";

export type TraitVariations = {
  /** A collection of traits that the environment must contain, or a condition. */
  when: object;
  /** As the varied value itself. */
  value: unknown;
}[];

export type ContentSizeRounding = "pixel" | "point";

export type VariedBoolean = boolean | BooleanVariations;

export interface BooleanVariations {
  default: boolean;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedConstant = ConstraintConstant | ConstantVariations | SystemSpacing;

/** UIKit's distance between siblings, which a single dash of a visual format string stands for. */
export type SystemSpacing = "system";

export interface ConstantVariations {
  default: ConstraintConstant;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedString = string | StringVariations;

export interface StringVariations {
  default: string;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedPriority = number | PriorityName | PriorityVariations;

export interface PriorityVariations {
  default: Priority;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAxisPriorities = number | PriorityName | PrioritiesByAxis | AxisPrioritiesVariations;

export interface AxisPrioritiesVariations {
  default: AxisPriorities;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedIntrinsicContentSize = IntrinsicContentSize | IntrinsicContentSizeVariations;

export interface IntrinsicContentSizeVariations {
  default: IntrinsicContentSize;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSystemLayoutSizeFitting = SystemLayoutSizeFitting | SystemLayoutSizeFittingVariations;

export interface SystemLayoutSizeFittingVariations {
  default: SystemLayoutSizeFitting;
  traits?: TraitVariations;
  [key: string]: unknown;
}

/** The arguments of the method. `{}` asks how small the view can be. */
export interface SystemLayoutSizeFitting {
  /**
   * The size to come close to: zero for `layoutFittingCompressedSize`, which is the default, and 10000 each
   * way for `layoutFittingExpandedSize`. A side that is absent is the one that the view has in the layout.
   * Cells are asked for a height of 0 at the width that they have.
   */
  targetSize?: "layoutFittingCompressedSize" | "layoutFittingExpandedSize" | IntrinsicContentSize;
  /** 50, which is UIKit's `fittingSizeLevel`, by default; 1000 for cells. */
  horizontalFittingPriority?: Priority;
  /** 50 by default. */
  verticalFittingPriority?: Priority;
}

export type VariedEdgeInsets = EdgeInsets | EdgeInsetsVariations;

export interface EdgeInsetsVariations {
  default: EdgeInsets;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSize = Size | SizeVariations;

export interface SizeVariations {
  default: Size;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAnyEdgeInsets = AnyEdgeInsets | AnyEdgeInsetsVariations;

export interface AnyEdgeInsetsVariations {
  default: AnyEdgeInsets;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedDirectionalEdgeInsets = DirectionalEdgeInsets | DirectionalEdgeInsetsVariations;

export interface DirectionalEdgeInsetsVariations {
  default: DirectionalEdgeInsets;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedBaselineOffsets = BaselineOffsets | BaselineOffsetsVariations;

export interface BaselineOffsetsVariations {
  default: BaselineOffsets;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSemanticContentAttribute = "unspecified" | "playback" | "spatial" | "forceLeftToRight" | "forceRightToLeft" | SemanticContentAttributeVariations;

export interface SemanticContentAttributeVariations {
  default: SemanticContentAttribute;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedContentInsetAdjustmentBehavior = "automatic" | "scrollableAxes" | "never" | "always" | ContentInsetAdjustmentBehaviorVariations;

export interface ContentInsetAdjustmentBehaviorVariations {
  default: ContentInsetAdjustmentBehavior;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedRect = Rect | RectVariations;

export interface RectVariations {
  default: Rect;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedTransform = AffineTransform | TransformVariations;

export interface TransformVariations {
  default: AffineTransform;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAutoresizingMask = AutoresizingMask | AutoresizingMaskVariations;

export interface AutoresizingMaskVariations {
  default: Autoresizing[];
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAxis = "horizontal" | "vertical" | AxisVariations;

export interface AxisVariations {
  default: Axis;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedDistribution = "fill" | "fillEqually" | "fillProportionally" | "equalSpacing" | "equalCentering" | DistributionVariations;

export interface DistributionVariations {
  default: Distribution;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAlignment = "fill" | "leading" | "top" | "firstBaseline" | "center" | "trailing" | "bottom" | "lastBaseline" | AlignmentVariations;

export interface AlignmentVariations {
  default: Alignment;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSpacing = Coordinate | "system" | SpacingVariations;

export interface SpacingVariations {
  default: Spacing;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedArrangedSubviews = ArrangedSubviews | ArrangedSubviewsVariations;

export interface ArrangedSubviewsVariations {
  default: Identifier[];
  traits?: TraitVariations;
  [key: string]: unknown;
}

/** Spacing by the id of the view before it: a number or `system`. With a member `default`, such objects by variation. */
export type VariedCustomSpacing = object;

export type VariedPoint = Point | PointVariations;

export interface PointVariations {
  default: Point;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedAttributedText = AttributedText | AttributedTextVariations;

export interface AttributedTextVariations {
  default: TextRun[];
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedFont = PointSize | "largeTitle" | "title1" | "title2" | "title3" | "headline" | "body" | "callout" | "subheadline" | "footnote" | "caption1" | "caption2" | FontDescription | FontVariations;

export interface FontVariations {
  default: Font;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedNumberOfLines = NumberOfLines | NumberOfLinesVariations;

export interface NumberOfLinesVariations {
  default: NumberOfLines;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedTextAlignment = "left" | "center" | "right" | "justified" | "natural" | RawValue | TextAlignmentVariations;

export interface TextAlignmentVariations {
  default: TextAlignment;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedContentMode = "scaleToFill" | "scaleAspectFit" | "scaleAspectFill" | "redraw" | "center" | "top" | "bottom" | "left" | "right" | "topLeft" | "topRight" | "bottomLeft" | "bottomRight" | RawValue | ContentModeVariations;

export interface ContentModeVariations {
  default: ContentMode;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedLineBreakMode = "byWordWrapping" | "byCharWrapping" | "byClipping" | "byTruncatingHead" | "byTruncatingTail" | "byTruncatingMiddle" | LineBreakModeVariations;

export interface LineBreakModeVariations {
  default: LineBreakMode;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedLength = Length | LengthVariations;

export interface LengthVariations {
  default: Length;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSymbolConfiguration = SymbolConfiguration | SymbolConfigurationVariations;

export interface SymbolConfigurationVariations {
  default: SymbolConfiguration;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedButtonConfiguration = ButtonConfiguration | ButtonConfigurationVariations;

export interface ButtonConfigurationVariations {
  default: ButtonConfiguration;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedTitles = Titles | TitlesVariations;

export interface TitlesVariations {
  default: string[];
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedNumberOfPages = NumberOfPages | NumberOfPagesVariations;

export interface NumberOfPagesVariations {
  default: NumberOfPages;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedControlStyle = "medium" | "large" | "white" | "whiteLarge" | "gray" | "default" | "bar" | "plain" | "grouped" | "insetGrouped" | "subtitle" | "value1" | "value2" | ControlStyleVariations;

export interface ControlStyleVariations {
  default: ControlStyle;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedDatePickerStyle = "automatic" | "wheels" | "compact" | "inline" | DatePickerStyleVariations;

export interface DatePickerStyleVariations {
  default: DatePickerStyle;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedBorderStyle = "none" | "line" | "bezel" | "roundedRect" | BorderStyleVariations;

export interface BorderStyleVariations {
  default: BorderStyle;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedContentSizeRounding = "pixel" | "point" | ContentSizeRoundingVariations;

export interface ContentSizeRoundingVariations {
  default: ContentSizeRounding;
  [key: string]: unknown;
}

/** A section of a table or collection view. Table views have `rows`, collection views `items`. */
export interface ListSection {
  /**
   * In a table view a title that the system shows, or a view; in a collection view a view, or
   * a title that a list cell shows, as the configurations `groupedHeader` and `groupedFooter` do.
   */
  header?: ListSupplement;
  /** The same below the rows. */
  footer?: ListSupplement;
  rows?: ListRow[];
  items?: ListRow[];
  /**
   * Of a table view, how high the header of the section is, or the room that one without a header keeps free; by default
   * as the table says.
   */
  headerHeight?: Length;
  /** The same of its footer. */
  footerHeight?: Length;
  /** Of a flow layout, in place of the layout's own, as `referenceSizeForHeaderInSection` says it. */
  headerReferenceSize?: Size;
  /** The same of footers. */
  footerReferenceSize?: Size;
  /** Of a flow layout, in place of the layout's own, as `insetForSectionAt` says it. */
  sectionInset?: EdgeInsets;
  /** Of a flow layout, in place of the layout's own. */
  minimumLineSpacing?: Length;
  /** Of a flow layout, in place of the layout's own. */
  minimumInteritemSpacing?: Length;
  [key: string]: unknown;
}

export type ListSupplement = string | View;

/**
 * What a row or an item shows: a prototype with values for its views, a cell of its own, or in a table view a title, which
 * a cell of the style `default` shows.
 */
export type ListRow = string | PrototypeCell | View;

export interface PrototypeCell {
  /** The reuse identifier of a prototype. */
  cell: string;
  /**
   * What views of the prototype have in this row, by their ids in the prototype: any keys of a view that may vary, such as
   * `text`, `image` and `hidden`.
   */
  values?: { [key: string]: object };
  /** How many rows in a row are like this. */
  count?: number;
  /** As the delegate of a table view would say it, in place of what the cell or the table says. */
  height?: Length;
  /** The same of an item of a flow layout. */
  size?: Size;
  [key: string]: unknown;
}

export type CollectionViewLayouts = CollectionViewLayout | CollectionViewLayoutAlternative[];

/** One of several, as `CollectionViewLayout`. Generators of clients take a reference to that for the same type. */
export interface CollectionViewLayoutAlternative {
  when?: Condition;
}

export type CollectionViewLayoutType = "flow" | "compositional" | "list";

export interface CollectionViewLayout {
  flow?: FlowLayout;
  compositional?: CompositionalLayout;
  /** A `UICollectionLayoutListConfiguration`, which makes a compositional layout of it. */
  list?: object;
  /** `flow`, `compositional` or `list`, with what the layout says beside it in place of an object below one of these keys. */
  type?: CollectionViewLayoutType;
  /** Where it counts. `width` and `height` are those of the collection view. */
  when?: Condition;
  [key: string]: unknown;
}

/** A `UICollectionViewFlowLayout` with the names and defaults of its properties. */
export interface FlowLayout {
  scrollDirection?: Axis;
  /** 50 by 50 by default. */
  itemSize?: Size;
  /** With one other than zero items find their sizes by their constraints. */
  estimatedItemSize?: ItemSizeEstimate;
  /** Between lines; 10 by default. */
  minimumLineSpacing?: Length;
  /** Between the items of a line; 10 by default. */
  minimumInteritemSpacing?: Length;
  sectionInset?: EdgeInsets;
  sectionInsetReference?: SectionInsetReference;
  /** Only the length along the axis of scrolling counts; with 0, the default, there are no headers. */
  headerReferenceSize?: Size;
  /** The same of footers. */
  footerReferenceSize?: Size;
  sectionHeadersPinToVisibleBounds?: boolean;
  sectionFootersPinToVisibleBounds?: boolean;
  flipsHorizontallyInOppositeLayoutDirection?: boolean;
  [key: string]: unknown;
}

export type ItemSizeEstimate = Size | "automatic";

export type SectionInsetReference = "fromContentInset" | "fromSafeArea" | "fromLayoutMargins";

/** A `UICollectionViewCompositionalLayout` with the names of its properties and of those of its parts. */
export interface CompositionalLayout {
  /** Of all sections. */
  section?: CollectionLayoutSection;
  /** Of one section each, or with conditions. */
  sections?: CollectionLayoutSections[];
  scrollDirection?: Axis;
  interSectionSpacing?: Coordinate;
  contentInsetsReference?: string;
  boundarySupplementaryItems?: object[];
}

export type CollectionLayoutSections = CollectionLayoutSection | CollectionLayoutSectionAlternative[];

/** One of several, as `CollectionLayoutSection`. Generators of clients take a reference to that for the same type. */
export interface CollectionLayoutSectionAlternative {
  when?: Condition;
}

export interface CollectionLayoutSection {
  when?: Condition;
  group?: object;
  list?: object;
  contentInsets?: DirectionalEdgeInsets;
  interGroupSpacing?: Coordinate;
  contentInsetsReference?: string;
  supplementaryContentInsetsReference?: string;
  supplementariesFollowContentInsets?: boolean;
  orthogonalScrollingBehavior?: string;
  boundarySupplementaryItems?: object[];
  decorationItems?: object[];
}

/** A `UIListContentConfiguration`. */
export interface ContentConfiguration {
  /** The function of `UIListContentConfiguration` that makes it; `cell` by default. */
  type?: ContentConfigurationType;
  text?: string;
  secondaryText?: string;
  image?: ImageChoice;
  /** The same in several fonts; wins over `text`. */
  attributedText?: AttributedText;
  secondaryAttributedText?: AttributedText;
  /** Whether the texts stand side by side where they have room. */
  prefersSideBySideTextAndSecondaryText?: boolean;
  imageProperties?: ContentImageProperties;
  textProperties?: ContentTextProperties;
  secondaryTextProperties?: ContentTextProperties;
  [key: string]: unknown;
}

export interface ContentImageProperties {
  preferredSymbolConfiguration?: SymbolConfiguration;
  /** The room that the image has, in whose middle it stands. */
  reservedLayoutSize?: Size;
  maximumSize?: Size;
  [key: string]: unknown;
}

export type ContentConfigurationType = "default" | "subtitle" | "value1" | "value2" | "cell" | "subtitleCell" | "valueCell" | "sidebarCell" | "sidebarSubtitleCell" | "accompaniedSidebarCell" | "accompaniedSidebarSubtitleCell" | "plainHeader" | "plainFooter" | "groupedHeader" | "groupedFooter" | "sidebarHeader" | "prominentInsetGroupedHeader" | "extraProminentInsetGroupedHeader";

export interface ContentTextProperties {
  font?: Font;
  numberOfLines?: NumberOfLines;
  lineBreakMode?: LineBreakMode;
  adjustsFontForContentSizeCategory?: boolean;
  alignment?: TextAlignment;
  [key: string]: unknown;
}

/** A length, or that the element finds it by its constraints. */
export type ListDimension = Length | "automatic";

export type SeparatorStyle = "none" | "singleLine";

export type SeparatorInsetReference = "fromCellEdges" | "fromAutomaticInsets";

export type CellAccessoryType = "none" | "disclosureIndicator" | "detailDisclosureButton" | "checkmark" | "detailButton";

export type CellEditingStyle = "none" | "delete" | "insert";

export type IndentationLevel = number;

export type VariedListDimension = Length | "automatic" | ListDimensionVariations;

export interface ListDimensionVariations {
  default: ListDimension;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSeparatorStyle = "none" | "singleLine" | SeparatorStyleVariations;

export interface SeparatorStyleVariations {
  default: SeparatorStyle;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedSeparatorInsetReference = "fromCellEdges" | "fromAutomaticInsets" | SeparatorInsetReferenceVariations;

export interface SeparatorInsetReferenceVariations {
  default: SeparatorInsetReference;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedCellAccessoryType = "none" | "disclosureIndicator" | "detailDisclosureButton" | "checkmark" | "detailButton" | CellAccessoryTypeVariations;

export interface CellAccessoryTypeVariations {
  default: CellAccessoryType;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedCellEditingStyle = "none" | "delete" | "insert" | CellEditingStyleVariations;

export interface CellEditingStyleVariations {
  default: CellEditingStyle;
  traits?: TraitVariations;
  [key: string]: unknown;
}

export type VariedIndentationLevel = IndentationLevel | IndentationLevelVariations;

export interface IndentationLevelVariations {
  default: IndentationLevel;
  traits?: TraitVariations;
  [key: string]: unknown;
}

/** A parameter without a value is true, too. */
export type Flag = boolean;

/** A `.storyboard` or `.xib` file for iOS or iPadOS as Xcode 8 and later write it. */
export type InterfaceBuilderFile = string;

export type Edge = "left" | "right" | "top" | "bottom" | "leading" | "trailing" | "width" | "height" | "centerX" | "centerY";

export interface Explanation {
  /** What was laid out, in the order asked. */
  environments: ExplainedEnvironment[];
  /** Conflicts and ambiguities, the gravest first. */
  findings: ExplainedFinding[];
  /** Of the view that was asked about. */
  edges?: ExplainedEdge[];
}

export type PseudoWord = "accented" | "long" | "rightToLeft";

export interface LintReport {
  summary: LintSummary;
  /** Of a request one, without a path; of the folder of an app each Interface Builder file by its path. */
  files: LintedFile[];
}

/** How many findings there are, and files. */
export interface LintSummary {
  errors: number;
  warnings: number;
  infos: number;
  /** Findings that a baseline accepts. */
  known: number;
  files: number;
  /** Files of which nothing could be looked at. */
  refused: number;
  /**
   * Layouts that were asked for and not looked at: a scene that was made on the canvas of an iPad is shown on no phone,
   * and one that was made in landscape not upright.
   */
  leftOut: number;
  /**
   * Findings that are not told since they hang on what the source of a class in Swift does not tell, and layouts of classes of
   * which too much is not known. Absent where there are none.
   */
  notJudged?: number;
}

export interface LintedFile {
  path?: string;
  layouts: LintedLayout[];
  /** Why layouts are not there. */
  faults: LintFault[];
  /** The gravest first, then by place. */
  findings: LintFinding[];
}

export interface LintedLayout {
  environment: string;
  scene?: string;
  sweep?: WindowSweep;
}

/** The sizes of windows that were looked at, where those are a range, and what changes between them. In points. */
export interface WindowSweep {
  side: SweptSideName;
  from: number;
  to: number;
  /** The side of the window that stays. */
  otherSide: number;
  /** From the smallest size on; together all sizes. */
  bands: SweptBand[];
  jumps: SweptJump[];
  /** The sizes in which nothing was found. */
  clean: SweptInterval[];
  /** How many sizes were laid out to know it. */
  solved: number;
}

/**
 * How large windows of the app may be, as `UIWindowScene.sizeRestrictions` says it. A window of a size that is asked for gets the
 * nearest size that they allow, with `windowSizeGiven`. A minimum beats a maximum.
 */
export interface SizeRestrictions {
  minimumSize?: Size;
  maximumSize?: Size;
  /**
   * As `UIRequiresFullScreen` in the property list of the app: before 27 its windows fill the screen whatever is asked for; from 27
   * on they are resized in steps that nobody has recorded, and have the size that is asked for (DV-full-screen).
   */
  requiresFullScreen?: boolean;
  /** From this system on the former counts for nothing. */
  requiresFullScreenIgnoredStartingWithVersion?: SystemVersion;
}

/**
 * Where the strip is in which bars stand one below the other, as `UITraitCollection.verticalBarEdge` has it: leading is left and
 * trailing is right in every language. Absent where bars lie above and below.
 */
export type VerticalBarEdge = "leading" | "trailing";

export type SweptSideName = "width" | "height";

/** Sizes, both ends included. */
export interface SweptInterval {
  from: number;
  to: number;
}

/** Sizes in which windows have the same size classes, the same rules match, and the same columns are collapsed. */
export interface SweptBand {
  from: number;
  to: number;
  horizontalSizeClass: string;
  verticalSizeClass: string;
  /** Ids of rules. Absent for a document without any. */
  matchedRules?: string[];
  /** Ids of the split view controllers that show one column. */
  collapsed: string[];
}

/** A view that changes by more than the window does, by 2 points and more, from one size to the next. */
export interface SweptJump {
  /** The first size after it. */
  at: number;
  /** Its id. Views in a view that jumps there are left out. */
  view: string;
  /** Along the side, in its superview. */
  moved: number;
  /** Along the side. */
  grown: number;
}

/** Sizes in which a layout has a finding, both ends included. */
export interface SweptSizes {
  /** Place in the list of layouts. */
  layout: number;
  from: number;
  to: number;
}

/** Two sizes in points with three dots between them, or one. */
export type SweptSide = string;

export interface LintFault {
  message: string;
  pointer?: string;
  line?: number;
  column?: number;
}

/** A diagnostic with its places and names. */
export type LintFinding = Diagnostic & LintDetails;

export interface LintDetails {
  /** What it is about. */
  elements: LintElement[];
  /** Of the body, from 1. */
  line?: number;
  /** In bytes, from 1. */
  column?: number;
  /** Places in the list of layouts of those that have it. */
  layouts: number[];
  /** The sizes of windows that have it, of layouts that were looked at in a range of them. */
  sizes?: SweptSizes[];
  /** 16 hexadecimal digits that stay what they are when something else changes. */
  fingerprint: string;
  /** Whether a baseline accepts it; absent where not. */
  known?: boolean;
}

export interface LintElement {
  id: string;
  /** An outlet, a label of Xcode, an identifier or a text. */
  name?: string;
  type?: string;
  line?: number;
  column?: number;
}

export interface ExplainedEnvironment {
  file?: SourceFile;
  name: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  problem?: Problem;
  message?: LoggedMessage;
}

/** What was read of a message of a console log. Lines count from 1. */
export interface LoggedMessage {
  lines: LineRange;
  /** Where the same message stands again. */
  repeats?: LineRange[];
  constraints: LoggedConstraint[];
  /** What stands where constraints do and could not be read. */
  unreadable: UnreadableLine[];
  /** How many constraints the message says that it leaves out. */
  omittedCount?: number;
  /** Whether the list has an end. */
  complete: boolean;
  /** What the message does not say and had to be decided, a sentence each. */
  assumptions: string[];
}

export interface LineRange {
  first: number;
  last: number;
}

export interface LoggedConstraint {
  line: number;
  identifier: string | null;
  /** As it stands between the angle brackets. */
  text: string;
  /**
   * What it says, in the string form of requests; several strings where it takes several constraints, none where it cannot
   * be said.
   */
  meaning: string[];
  /** Whether the message says that it gives way. */
  broken: boolean;
}

export interface UnreadableLine {
  line: number;
  text: string;
}

/** A diagnostic with what explains it. */
export type ExplainedFinding = Diagnostic & FindingDetails;

export interface FindingDetails {
  scene?: SceneId;
  /** The names of those that have it. Numbers are those of the first. */
  environments: string[];
  arithmetic?: Arithmetic;
  /**
   * Of an ambiguity: the layout as it is, and another one that meets every constraint as well, each with the views
   * in which they differ. Empty or absent where only a guide moves.
   */
  examples?: ExampleLayout[];
  /**
   * Changes that make it go away, each of them tried: first those that help in most of the environments and leave
   * least to mend, of these the smallest.
   */
  remedies: Remedy[];
}

/**
 * Of a conflict: its lines, each times a number, added up. On the left everything cancels; on the right something is
 * left.
 */
export interface Arithmetic {
  /** The first 24, and as many rules that no size is negative. */
  lines: ArithmeticLine[];
  /** What 0 would have to be, in points. */
  sum: number;
  /** The same as a line: `0 == 20`. */
  contradiction: string;
}

export interface ArithmeticLine {
  text: string;
  times: number;
  /** What it adds on the right, in points, insets of guides included. */
  adds: number;
  /** Of a console log. */
  line?: number;
}

export interface ExampleLayout {
  views: ExampleView[];
}

export interface ExampleView {
  id: string;
  /** In the superview, as solved. */
  frame: ResolvedRect;
}

export interface Remedy {
  /** A sentence. */
  text: string;
  /** In so many of the environments that have the finding it was tried and helps. */
  verifiedIn: number;
  leaves: RemedySequel;
  /**
   * The change of the request as a JSON Patch (RFC 6902). Absent for Interface Builder files, and where the request
   * says it in a way that one operation cannot change: in visual format or code.
   */
  patch?: PatchOperation[];
}

/** What is wrong with the layout of the first environment once the change is made. */
export interface RemedySequel {
  conflicts: number;
  /** How many items are open on an axis. */
  ambiguities: number;
  /** How many of them are not without the change. */
  newAmbiguities: number;
}

export interface PatchOperation {
  op: PatchVerb;
  /** A JSON Pointer. */
  path: string;
  value?: unknown;
}

export type PatchVerb = "add" | "replace" | "remove";

export interface ExplainedEdge {
  view: string;
  edge: Edge;
  scene?: SceneId;
  /** The names of those in which it is so. */
  environments: string[];
  basis: EdgeBasis;
  /** In the superview, as solved, of the alignment rectangle. Absent where the view is not there. */
  value?: number;
  /** What adds up to the value, from what is given to what follows. */
  steps: EdgeStep[];
}

/**
 * `constraints`: the steps decide it. `frame`: no constraint speaks of the view, which stays where the document put it.
 * `ambiguous`: nothing decides it. `notInstalled`: the view is not there. `entangled`: more constraints decide it
 * together than can be told apart.
 */
export type EdgeBasis = "constraints" | "frame" | "ambiguous" | "notInstalled" | "entangled";

/** A constraint, and what it adds. */
export interface EdgeStep {
  source: EdgeStepSource;
  pointer: string | null;
  identifier: string | null;
  /** The constraint as a string. */
  text: string;
  /** Of a console log; from 1. */
  line?: number;
  times: number;
  /** What it adds to the value, in points. */
  adds: number;
  /** The part of it that is the inset of a safe area or a margin. */
  inset?: number;
}

/**
 * `constraint`: somebody wrote it. `stackView` and `autoresizingMask` make theirs. `intrinsicContentSize`: the natural
 * size, by hugging or compression resistance. `container`: what holds the root view gave it this. `rule`: of a guide, of
 * a fitted size, or that no size is negative.
 */
export type EdgeStepSource = "constraint" | "stackView" | "autoresizingMask" | "intrinsicContentSize" | "container" | "rule";

/** Two layout documents, or one in two environments. */
export type ComparisonRequest = DocumentPair | TransitionRequest;

/** Two layout documents. */
export interface DocumentPair {
  old: LayoutDocument;
  new: LayoutDocument;
}

/** Two layout documents as JSON, or Interface Builder files. */
export interface ComparisonForm {
  old: ComparedFile;
  new: ComparedFile;
}

/** A layout document, or a `.storyboard` or `.xib` file. */
export type ComparedFile = string;

export interface Comparison {
  /** What was compared, in the order of the new side. */
  environments: ComparedEnvironment[];
  /**
   * Whether layouts differ, or one side has environments or scenes that the other has not. Constraints without effect
   * count nothing.
   */
  hasDifferences: boolean;
  /** What moved, has another size, came or went, in pre-order. */
  views: ViewChange[];
  /** What else of views and controllers is another. */
  facts: FactChange[];
  /** Diagnostics that only one of two layouts has. */
  diagnostics: DiagnosticChange[];
  /** Constraints that the documents say otherwise, as they hold in the environments, with what they move. */
  constraints: ConstraintChange[];
  /** What differs in windows of all sizes; absent where those were not asked for. */
  sweeps?: SweepDifference[];
}

/** What differs between two sweeps, in the sizes that both went through. In points. */
export interface SweepDifference {
  scene?: SceneId;
  environments: ChangedEnvironments;
  side: SweptSideName;
  from: number;
  to: number;
  /** What is found in other sizes. First what the new side has, the gravest first, then what only the old one has. */
  findings: SweptFindingChange[];
  jumps: SweptJumpChange;
  bands?: SweptBandChange;
  /** The sizes in which nothing is found on the new side. */
  clean: SweptInterval[];
}

/** A diagnostic that windows of some sizes have on one side only. */
export type SweptFindingChange = Diagnostic & SweptFindingDetails;

export interface SweptFindingDetails {
  /** What it is about. */
  elements: LintElement[];
  sizes: SweptSizeChange;
}

export interface SweptSizeChange {
  /** Sizes that have it on the new side only. */
  appeared: SweptInterval[];
  /** Sizes that have it on the old side only. */
  vanished: SweptInterval[];
}

/** Jumps at another size, of another view, or by another length. */
export interface SweptJumpChange {
  appeared: SweptJump[];
  vanished: SweptJump[];
}

/** What windows decide by comparisons on either side; absent where both decide the same. */
export interface SweptBandChange {
  old: SweptBand[];
  new: SweptBand[];
}

export interface ComparedEnvironment {
  /** Of both; `old → new` where they have two. */
  name: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  onlyIn?: ComparedSide;
  problem?: Problem;
}

/** The only side that has it. */
export type ComparedSide = "old" | "new";

/** The names of those in which it is so. Numbers are those of the first. */
export type ChangedEnvironments = string[];

export interface ViewChange {
  /** Its id, in the new document if that has it. */
  view: string;
  /** What the old document calls it, where that is another name. */
  oldName?: string;
  scene?: SceneId;
  environments: ChangedEnvironments;
  changes: ViewChangeKind[];
  absence?: ViewAbsence;
  /** Whether it came or went with its superview. */
  withSuperview?: boolean;
  old?: ViewPlace;
  new?: ViewPlace;
  /**
   * Of a view that moved or has another size: its left and upper edge, width and height, those that are others. At most
   * 1,000 of a layout.
   */
  edges: EdgeChange[];
}

/** `moved`: its origin in its superview is another one. A view that only goes with its superview has not moved. */
export type ViewChangeKind = "appeared" | "vanished" | "moved" | "resized";

/** Why a view that appeared was not to be seen before, or one that vanished is not any more. */
export type ViewAbsence = "notInDocument" | "notInstalled" | "hidden" | "notOnScreen";

/** Where a view is, on the pixel grid. */
export interface ViewPlace {
  frame: ResolvedRect;
  frameInWindow: ResolvedRect;
}

export interface EdgeChange {
  edge: Edge;
  old: EdgeEnd;
  new: EdgeEnd;
  /**
   * The lines that add up to the value before or afterwards only, or that add something else: without `old` it is new,
   * without `new` it is gone.
   */
  causes: EdgeCause[];
}

export interface EdgeEnd {
  basis: EdgeBasis;
  /** In the superview, as solved, of the alignment rectangle. */
  value?: number;
}

export interface EdgeCause {
  old?: EdgeStep;
  new?: EdgeStep;
}

export interface FactChange {
  /** The id of the view or of the controller. */
  node: string;
  fact: ChangedFact;
  /** The trait that is another. */
  trait?: string;
  scene?: SceneId;
  environments: ChangedEnvironments;
  old: string | null;
  new: string | null;
}

/**
 * Of texts `lineCount` and `isTruncated`, of images the file (`image`), of controllers `safeAreaInsets` (top, left, bottom,
 * right) and `trait`.
 */
export type ChangedFact = "lineCount" | "isTruncated" | "image" | "safeAreaInsets" | "trait";

export interface DiagnosticChange {
  change: DiagnosticChangeKind;
  scene?: SceneId;
  environments: ChangedEnvironments;
  diagnostic: Diagnostic;
}

export type DiagnosticChangeKind = "appeared" | "vanished";

export interface ConstraintChange {
  change: ConstraintChangeKind;
  scene?: SceneId;
  environments: ChangedEnvironments;
  old?: ConflictMember;
  new?: ConflictMember;
  values?: ConstraintValue[];
  /** The ids of the views that it moved or gave another size, or that came or went with it. Empty for a change without effect. */
  views: string[];
}

export type ConstraintChangeKind = "added" | "removed" | "changed";

/** What of the constraint is another. `active` counts whether it is installed, too. */
export type ConstraintValue = "items" | "relation" | "multiplier" | "constant" | "priority" | "active";

export interface Import {
  documents: {
  file?: SourceFile;
  /** The storyboard identifier, else the label or class that the author gave, else the object id. */
  name: string;
  scene: SceneId;
  notUnderstood: NotUnderstood;
  source?: SourceReport;
  document: LayoutDocument;
}[];
  /**
   * Classes in Swift that are not shown for what is not known of them, with what was understood; absent where there are
   * none.
   */
  refused?: RefusedType[];
  /** Files of a folder that cannot be read, or not as a whole; absent where there are none. */
  unreadable?: UnreadableFile[];
}

/** With `holes=true`, what the source of classes in Swift does not tell. */
export interface HoleTable {
  /** What blocks first, then that on which most hangs. */
  holes: HoleTableRow[];
  /** Names that nobody declares, those first that most screens lack; absent where there are none. */
  missing?: MissingInScreens[];
  /** How many classes there are, by what was understood of them. */
  screens: {
    clean: number;
    near: number;
    partial: number;
    /** Not shown for what is not known. */
    refused: number;
  };
  /** As in other answers of this address. */
  unreadable?: UnreadableFile[];
}

export interface HoleTableRow {
  /** What the parameter `fill` gives a value. */
  key: string;
  kind: SourceHoleKind;
  /** Whether something is not laid out for it. */
  blocking: boolean;
  /** How much of all screens hangs on it. */
  sites: number;
  /** The classes that lack it. */
  screens: string[];
  place?: SourceLocation;
  /** Of the first of them. */
  says: string;
  /** A value that could stand for it, as `fill` takes it; absent for what hangs on none. */
  fill?: string;
}

export interface UnreadableFile {
  /** Its path in the folder. */
  file: string;
  problem: Problem;
}

/** The object id of the controller, or of a view that stands by itself; the name of a class in Swift. */
export type SceneId = string;

/** What of the scene is not in its document, in the order of the file. Empty if all of it is. */
export type NotUnderstood = {
  /** An XPath. */
  path: string;
  /** The object id. */
  id?: string;
  reason: string;
}[];

export type ScreenContainer = "navigation" | "tab" | "sheet" | "nothing";

/** Of a class in Swift only: what was understood of it, and what the answer rests on. docs/swift.md has the words. */
export interface SourceReport {
  status: SourceStatus;
  /** The statements that lay out; `all` is the sum of the others. */
  sites: {
    all: number;
    ran: number;
    notRun: number;
    /** Ran, but what they would lay out is not known. */
    blocked: number;
  };
  /** What stands around a controller, the outermost first; the parameter `in` decides otherwise. */
  in?: ("navigation" | "tab" | "sheet")[];
  /** What the document lacks since the source does not tell it. */
  holes?: SourceHole[];
  /** Conditions that are not known; the document has what follows where they hold. */
  choices?: {
  key: string;
  place?: SourceLocation;
  /** `false` where the condition is one on its contrary, such as `!isPremium`; else absent. */
  taken?: boolean;
}[];
  /** The statements that would lay out and did not run. */
  notRun?: {
  place?: SourceLocation;
  /** What it calls or sets. */
  statement: string;
  /** The function or variable around it. */
  function: string;
  because: IdleReason;
}[];
  /** What of its surroundings the code asked for, such as `horizontalSizeClass`, sorted. */
  facts?: string[];
  /** Names that nobody declares, sorted. */
  missing?: MissingName[];
}

export interface MissingName {
  name: string;
  /** How often it was used. */
  count: number;
}

export interface MissingInScreens {
  name: string;
  /** How many screens use it that are not clean or not shown. */
  screens: number;
  /** How often they use it. */
  count: number;
}

export interface RefusedType {
  file: string;
  name: string;
  code: RefusedTypeCode;
  source: SourceReport;
}

/**
 * `nothingLaidOut`: no view is added in what runs. `tooMuchUnknown`: more than half of the statements that lay out are
 * blocked by what is not known. `unknownBaseClass`: a superclass is in no file; `missing` of the source has its name.
 */
export type RefusedTypeCode = "nothingLaidOut" | "tooMuchUnknown" | "unknownBaseClass";

/**
 * `clean`: every statement that lays out ran, or is listed in `notRun`. `near`: at most a fifth is blocked by what is
 * not known. `partial`: more.
 */
export type SourceStatus = "clean" | "near" | "partial";

/** `uncalled`: nothing of the function around it ran. `branch`: its function ran, another branch of it. */
export type IdleReason = "uncalled" | "branch";

export interface SourceHole {
  /** Where the value comes from, as `Type.path`. */
  key: string;
  kind: SourceHoleKind;
  /** Whether something is not laid out for it. */
  blocking: boolean;
  /** What of the document it is, as `titleLabel.text`. */
  target: string;
  place?: SourceLocation;
  /** Why it is not known: `parameter`, `property`, `unknownType` … */
  because: string;
  /** One sentence for people. */
  says: string;
  /** What stands in the document in its place. */
  standIn?: string;
}

export type SourceHoleKind = "text" | "image" | "font" | "number" | "count" | "view" | "constraint" | "call" | "limit" | "syntax";

export interface SourceLocation {
  file?: string;
  line: number;
  /** In bytes. */
  column: number;
}

export interface Batch {
  /** A layout, or the problem of an environment that has none, in the order asked. */
  results: (Layout | {
  file?: SourceFile;
  name: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  problem: Problem;
} | LayoutParts)[];
}

export type ShownValues = "content" | "margins" | "safeArea" | "guides" | "constraints" | "elements" | "reservedRegions" | "all";

export type LayoutField = "environment" | "controllers" | "views" | "frames" | "images" | "diagnostics" | "matchedRules" | "uncertain";

/** With `compact=true`, equal layouts once and the environments that have them. */
export interface CompactBatch {
  /** Layouts without their environments, in the order in which they come. */
  layouts: LayoutParts[];
  /** What was asked for, in the order asked. */
  environments: EnvironmentOfLayout[];
}

/** An environment with the number of its layout, or with its problem; without the members that `fields` leaves out. */
export interface EnvironmentOfLayout {
  file?: SourceFile;
  /** Of the environment or the scene. In a batch only. */
  name?: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  problem?: Problem;
  /** The id in the catalogue. */
  device?: string;
  orientation?: "portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight";
  systemVersion?: number | string;
  window?: ResolvedRect;
  safeAreaInsets?: ResolvedInsets;
  locale?: string;
  traits?: ResolvedTraits;
  traitSources?: TraitSources;
  screenTraits?: ResolvedTraits;
  uncertain?: string[];
  /** The place of its layout in `layouts`, from 0. */
  layout?: number;
}

export type CatalogueIdiom = "phone" | "pad" | "tv";

export type ControllerType = "viewController" | "navigationController" | "tabBarController" | "splitViewController" | "pageViewController";

/** A navigation controller around the presented one. */
export interface NavigationReplacement {
  navigation: boolean;
  done?: boolean | "leading" | "trailing";
}

/** The stack on which it is pushed. */
export interface PushReplacement {
  push: Identifier;
}

export type DetentName = "medium" | "large";

export type OrientationOfCondition = "portrait" | "landscape";

export type BarButtonItemStyle = "plain" | "bordered" | "done" | "prominent";

export type ButtonConfigurationStyle = "plain" | "gray" | "tinted" | "filled" | "borderless" | "bordered" | "borderedTinted" | "borderedProminent";

export interface RuleSource {
  /** The id of a rule. */
  rule: string;
}

export interface NodeSource {
  /**
   * The id of the controller or view that says it; for a presentation that of the presented controller,
   * for the document's own `set` that word.
   */
  by: string;
  /** The key that says it; `implied` is what containers and presentations say unasked. */
  as: "implied" | "overrideTraits" | "childTraitRules" | "overrideTraitCollection" | "overrideUserInterfaceStyle" | "set" | "traitOverrides";
}

export type HealthStatus = "ok" | "ready";

export interface ContainerById {
  container: Identifier;
}

export interface KeyboardFrames {
  begin: ResolvedRect;
  end: ResolvedRect;
}

export interface ReplacedControllers {
  original: string;
  replacement: string;
}

/** Left out while it is hidden. */
export interface ResolvedKeyboard {
  visible: boolean;
  /** What it covers, in the window; of a docked one the part in the window. */
  frame: ResolvedRect;
  floating: boolean;
  split: boolean;
  /** Whether it floats, is split or only moved up. */
  undocked: boolean;
}

/** In points, of a keyboard that is docked. */
export type KeyboardHeight = number;

export interface VisibleKeyboard {
  visible?: boolean;
  /** In points, from the bottom of the window; at most the window's. */
  height?: Length;
  /** A small keyboard that is moved at will. Of iPads only. */
  floating?: boolean;
  /** In two halves. Of iPads only. */
  split?: boolean;
  /** Moved up. Of iPads only. */
  undocked?: boolean;
  /** Whether the default height has the bar of suggestions. */
  suggestions?: boolean;
  /**
   * Where a keyboard is that floats, is split or undocked, in the window. By default somewhere, which
   * `uncertain` tells.
   */
  frame?: Rect;
}

export interface ConstraintChanges {
  active?: boolean;
  /** Another spelling of `active`; both at once are refused. */
  isActive?: boolean;
  constant?: ConstraintConstant;
  priority?: Priority;
}

/** A `Contents.json` with what else is known about it. */
export interface AssetEntry {
  type?: AssetType;
  contents: AssetContents;
  files?: AssetFiles;
  registrations?: AssetRegistrations;
}

/** An asset that code makes of images and their traits. */
export interface RegisteredAsset {
  type?: AssetType;
  files?: AssetFiles;
  registrations: AssetRegistrations;
}

export type AmbiguityCause = "missing" | "priorityTie" | "inequality";

/**
 * A layout with the members that `fields` asks for, or without its environment in a compact answer. Its members are
 * those of `Layout`; `controllers` of a compact answer have no traits.
 */
export interface LayoutParts {
  file?: SourceFile;
  name?: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  environment?: ResolvedEnvironment;
  controllers?: { [key: string]: object };
  views?: { [key: string]: ResolvedViewParts };
  /**
   * Where the elements of table and collection views are, by the id of the list; of documents with `sections` only. Views of
   * elements are in `views`, called `LIST/SECTION/ROW` and below that as the prototype calls them.
   */
  lists?: { [key: string]: ResolvedList };
  images?: { [key: string]: ResolvedImage };
  /**
   * With `show=constraints`: what took part in the layout, those of the document first, in its order; then what stack
   * views and masks made, and natural sizes.
   */
  constraints?: PlacedConstraint[];
  diagnostics?: Diagnostic[];
  matchedRules?: string[];
  uncertain?: string[];
}

/** A `ResolvedView`, or of one no more than its frames. */
export interface ResolvedViewParts {
  frame: ResolvedRect | null;
  frameInWindow: ResolvedRect | null;
}

export interface PlacedConstraint {
  /** In the string form. */
  text: string;
  /** Where it is written. What nobody wrote has none. */
  pointer?: string;
  axis: "horizontal" | "vertical";
  relation: "lessThanOrEqual" | "equal" | "greaterThanOrEqual";
  priority: number;
  first: ConstraintSide;
  /** A constant size has none. */
  second?: ConstraintSide;
  /** Whether it holds with equality, so that it may decide where something is. */
  isTight: boolean;
  isSatisfied: boolean;
}

export interface ConstraintSide {
  /** As constraints write it, such as `title` or `root.safeArea`. */
  item: string;
  /** The view, or of a guide the view that owns it. */
  view: string;
  /** Never leading or trailing, but the side that the text direction means. */
  attribute: string;
}

export interface Layout {
  file?: SourceFile;
  /** Of the environment or the scene. In a batch only. */
  name?: string;
  scene?: SceneId;
  notUnderstood?: NotUnderstood;
  source?: SourceReport;
  environment: ResolvedEnvironment;
  /** By id, parents before children. */
  controllers: { [key: string]: ResolvedController };
  /** By id, superviews before subviews. */
  views: { [key: string]: ResolvedView };
  /**
   * Where the elements of table and collection views are, by the id of the list; of documents with `sections` only. Views of
   * elements are in `views`, called `LIST/SECTION/ROW` and below that as the prototype calls them.
   */
  lists?: { [key: string]: ResolvedList };
  /**
   * What each view shows that names an image, by the view's id; one that is not installed has what it would
   * show, with `installed` false.
   */
  images: { [key: string]: ResolvedImage };
  /**
   * With `show=constraints`: what took part in the layout, those of the document first, in its order; then what stack
   * views and masks made, and natural sizes.
   */
  constraints?: PlacedConstraint[];
  /** What the author of the layout should know. */
  diagnostics: Diagnostic[];
  /** The ids of the rules that match, in the order of application. Of documents with rules only. */
  matchedRules?: string[];
  /** What of this layout rests on thin ice; left out where nothing does. Sorted. An entry is the id of a rule that rests on one voice, on a derivation or on a choice of ours and that was followed here (`PR-detents-floating`), or `device.` and a path of the list `uncertain` in the device's record, for a fact that was read here (`device.layoutMargins.landscape`). docs/rules/uncertain.md has for each its evidence, and what would settle it. Entries come and go with evidence, within a version of this contract. */
  uncertain?: string[];
}

export interface Transition {
  from: Layout;
  to: Layout;
  /** In the order in which UIKit calls. */
  events: TransitionEvent[];
  coordinator: TransitionCoordinator;
  /** The views whose asset variant is another one, by id. */
  changedImages: { [key: string]: {
  from: ResolvedImage | null;
  to: ResolvedImage | null;
} };
}

export interface TransitionEvent {
  /**
   * New traits are announced (1), then new sizes and what the keyboard will do (2); what was given to the coordinator
   * runs beside the animation (3); when all is laid out, the change of traits is told (4); at last comes what runs at
   * the end, and what the keyboard did (5).
   */
  phase: 1 | 2 | 3 | 4 | 5;
  callback: "willTransitionToTraitCollection" | "viewWillTransitionToSize" | "traitCollectionDidChange" | "willPresentWithAdaptiveStyle" | "viewControllerReplaced" | "pushViewController" | "presentViewController" | "dismissViewController" | "popViewController" | "animateAlongsideTransition" | "completion" | "viewWillAppear" | "viewDidAppear" | "viewWillDisappear" | "viewDidDisappear" | "preferredContentSizeDidChange" | "systemLayoutFittingSizeDidChange" | "willRotateToInterfaceOrientation" | "willAnimateRotationToInterfaceOrientation" | "didRotateFromInterfaceOrientation" | "keyboardWillChangeFrame" | "keyboardWillShow" | "keyboardWillHide" | "keyboardDidChangeFrame" | "keyboardDidShow" | "keyboardDidHide";
  targetType: "screen" | "scene" | "window" | "presentationController" | "controller" | "view";
  /** An id; a presentation controller has that of the controller which it presents. */
  target: string;
  /**
   * The new traits, the new size, the traits before (null where there were none), the style that is adapted
   * to (`none` for the own one), which controller replaces which, the id of the one that is pushed, presented,
   * dismissed or popped, an orientation, or the frames of the keyboard in the window before and after; null for
   * blocks and appearance.
   */
  value: string | ReplacedControllers | KeyboardFrames | ResolvedSize | ResolvedTraits | null;
  /** The size before, null where there was none. Of sizes only. */
  from?: ResolvedSize | null;
  /** Of `willPresentWithAdaptiveStyle`. Without an animation a presentation begins without one. */
  hasTransitionCoordinator?: boolean;
  /** The child whose preferred or fitting size is another one, by id. */
  childContentContainer?: string;
  /** Of a turn, in seconds. */
  duration?: number;
  /** The traits whose values differ. */
  changedTraits: string[];
  /** Whether what the call starts or tells is animated. */
  isAnimated?: boolean;
}

export interface TransitionCoordinator {
  /** [a, b, c, d, tx, ty] of the turn from one orientation to the other. */
  targetTransform: AffineTransform;
  /** The inverse; about its centre it keeps a view upright on the screen. */
  counterRotation: AffineTransform;
  isAnimated: boolean;
  /** In seconds; 0 without animation. */
  transitionDuration: number;
  cause: "rotation" | "windowResize" | "containerResize" | "traitOverride" | "presentation" | "systemSetting" | "keyboard";
  /**
   * Who takes part, by id: of a presentation the presenting and the presented controller, of a dismissal the
   * other way round, of a push or pop the tops of the stack, else the root at both ends.
   */
  viewControllers: TransitionParticipants;
  /** Their views, of a presented controller its wrapper if it has one; null for a presenter whose view stays in place. */
  views: TransitionParticipants;
}

export interface TransitionParticipants {
  from: string | null;
  to: string | null;
}

export type AffineTransform = number[];

export interface ResolvedEnvironment {
  /** The id in the catalogue; for an inline device its own, or `inline`. */
  device: string;
  orientation: "portrait" | "portraitUpsideDown" | "landscapeLeft" | "landscapeRight";
  systemVersion: number | string;
  /** The bounds of the window. */
  window: ResolvedRect;
  safeAreaInsets: ResolvedInsets;
  /** As asked, or `en`. */
  locale: string;
  keyboard?: ResolvedKeyboard;
  verticalBarEdge?: VerticalBarEdge;
  posture?: Posture;
  /**
   * Parts of the window to keep free of texts and controls, as `UIView.reservedRegions(kind:options:)` tells them with
   * `includeInactive`. Of windows that fill a display that folds, as far as they are known.
   */
  reservedRegions?: ResolvedReservedRegion[];
  traits: ResolvedTraits;
  traitSources?: TraitSources;
  /** What the screen says, before version 13. With `traits=all` only. */
  screenTraits?: ResolvedTraits;
}

export interface ResolvedReservedRegion {
  kind: ReservedRegionKind;
  /** In the window, margins included. */
  frame: ResolvedRect;
  margins: ResolvedInsets;
  /** Whether it matters now. A fold does while the device is partly open. */
  active: boolean;
}

/** The fold of a display, or what lies over the window. */
export type ReservedRegionKind = "division" | "occlusion";

export interface ResolvedController {
  type: string;
  /** What people call it, where the document says it. */
  name?: string;
  /**
   * The id of the parent, null for the root. A split view controller that collapses hands children on, so it
   * need not be the parent of the request.
   */
  parent: string | null;
  /** The id of its root view. */
  view: string;
  traits: ResolvedTraits;
  traitSources?: TraitSources;
  /** The frame of its root view; null if that is not installed or not loaded. */
  frame: ResolvedRect | null;
  safeAreaInsets: ResolvedInsets;
  /** Whether its view can be seen, as far as controllers decide it. */
  onScreen: boolean;
  /** What it wishes for, bars included; absent where it is zero. */
  preferredContentSize?: ResolvedSize;
  /** True for a navigation controller that is made around a column or a presented controller. */
  implicit?: boolean;
  /** The stack of a navigation controller, the top one last; the pages on screen of a page view controller. */
  viewControllers?: string[];
  navigationBar?: ResolvedBar;
  /** Whether the navigation bar is as high as a large title makes it. */
  largeTitle?: boolean;
  toolbar?: ResolvedBar;
  /** Of tab bar controllers. */
  selectedViewController?: string | null;
  tabBar?: ResolvedBar;
  /** Whether a split view controller shows one stack in place of columns. */
  collapsed?: boolean;
  /** Of split view controllers; null while collapsed. */
  displayMode?: string | null;
  /** The columns of a split view controller; none while it is collapsed. */
  columns?: { [key: string]: {
  viewController: string | null;
  /** In the split view controller's view; beside it where the column is hidden. */
  frame: ResolvedRect;
  onScreen: boolean;
} };
  pageControl?: ResolvedBar;
  presentation?: ResolvedPresentation;
}

/** What became of the presentation of a controller that another one presents. */
export interface ResolvedPresentation {
  presentingViewController: string;
  /** Whose view is presented, the replacement's or its own; null where it is pushed on a stack. */
  presentedViewController: string | null;
  /** The style that was asked for, with `automatic` and `shouldPresentInFullscreen` resolved. */
  requestedStyle: ModalPresentationStyle;
  /** The style after adaptation. */
  style: ModalPresentationStyle;
  replacement: PresentationReplacement;
  /** Those of the presentation controller. With `traits=all` only. */
  traits?: ResolvedTraits;
  /** What the presentation may cover, in the window. */
  containerFrame: ResolvedRect;
  /** Of the presented view in the window; null where it is pushed on a stack. */
  frame: ResolvedRect | null;
  /** Whether the view below left the screen. */
  shouldRemovePresentersView: boolean;
  /** Whether a view around the presented one has the frame. */
  wrapper: boolean;
  /**
   * The id of the view that has the frame: the wrapper, an implicit view of its own, or the root view of the
   * controller that is presented; null where it is pushed on a stack.
   */
  presentedView: string | null;
  /** Of sheets. */
  selectedDetent?: Detent;
  /** Of popovers. */
  arrowDirection?: "up" | "down" | "left" | "right" | "unknown";
  /**
   * Of popovers: where the middle of the arrow stands in the window, x of an arrow that points up or down, else
   * y. Null without an arrow.
   */
  arrowCenter?: number | null;
}

/**
 * A bar in the coordinates of its controller's view; null where there is none. What stands in it has frames in the
 * coordinates of the bar; it is there where the document says something of it.
 */
export type ResolvedBar = {
  frame: ResolvedRect;
  /** The frame and what lies between it and the edge, which the bar paints, too. */
  backgroundFrame: ResolvedRect;
  /** True for a bar that stands in a strip at a side of the window, with no places for what stands in it; else absent. */
  vertical?: boolean;
  /** Of navigation bars, above the title. */
  prompt?: ResolvedBarText;
  /** Of navigation bars, between the items at both ends. Not there with a large title. */
  title?: ResolvedBarText;
  /** Of navigation bars. */
  largeTitle?: ResolvedBarText;
  titleView?: ResolvedTitleView;
  backButton?: ResolvedBarItem;
  /** Of navigation bars, at the leading end; the first is the outermost one. */
  leftBarButtonItems?: ResolvedBarItem[];
  /** Of navigation bars, at the trailing end; the first is the outermost one. */
  rightBarButtonItems?: ResolvedBarItem[];
  searchBar?: ResolvedSearchBar;
  /**
   * Of toolbars and tab bars, from the leading end on; spaces of toolbars, too. Where there are more tabs than the
   * bar has room for, the last one has no controller and lists them.
   */
  items?: ResolvedBarItem[];
} | null;

/** What stands in a bar among views that has `items`, in its coordinates. */
export interface ResolvedBarContents {
  /** Of navigation bars, above the title. */
  prompt?: ResolvedBarText;
  /** Of navigation bars, between the items at both ends. Not there with a large title. */
  title?: ResolvedBarText;
  /** Of navigation bars. */
  largeTitle?: ResolvedBarText;
  titleView?: ResolvedTitleView;
  backButton?: ResolvedBarItem;
  /** Of navigation bars, at the leading end; the first is the outermost one. */
  leftBarButtonItems?: ResolvedBarItem[];
  /** Of navigation bars, at the trailing end; the first is the outermost one. */
  rightBarButtonItems?: ResolvedBarItem[];
  searchBar?: ResolvedSearchBar;
  /**
   * Of toolbars and tab bars, from the leading end on; spaces of toolbars, too. Where there are more tabs than the
   * bar has room for, the last one has no controller and lists them.
   */
  items?: ResolvedBarItem[];
}

export interface ResolvedBarText {
  /** The whole text. */
  text: string;
  frame: ResolvedRect;
  /** Whether it ends in an ellipsis. */
  isTruncated: boolean;
}

/** Of navigation bars, in place of the title. */
export interface ResolvedTitleView {
  /** Its id. */
  view: string;
  frame: ResolvedRect;
}

/** Of navigation bars below the title, of the toolbars of phones from version 26 on behind its items. */
export interface ResolvedSearchBar {
  frame: ResolvedRect;
  textFieldFrame: ResolvedRect;
}

/** A button, a space, a view or a tab in a bar. */
export interface ResolvedBarItem {
  /** Of the item in the document. */
  id?: string;
  /** Of tabs, the id of the controller; null for the one that lists more. */
  viewController?: string | null;
  /** In UIKit's words. */
  systemItem?: string;
  /** The text that it shows, of a back button the one that has room. */
  title?: string;
  titleFrame?: ResolvedRect;
  /** Whether the title ends in an ellipsis; not there where it does not. */
  isTruncated?: boolean;
  /** The name of the image. */
  image?: string;
  /** The id of its view. */
  customView?: string;
  /** Of tabs. */
  badgeValue?: string;
  /** Of tabs. */
  isSelected?: boolean;
  /** Not there where it is. */
  enabled?: boolean;
  /** What can be touched, or the room of a space. */
  frame: ResolvedRect;
  /** Of the image; of a back button the arrow. */
  imageFrame?: ResolvedRect;
}

export interface ResolvedView {
  type: string;
  /**
   * What people call it, where the document says it. Of an Interface Builder file its outlet, else its label in Xcode,
   * its accessibility identifier or the beginning of its text.
   */
  name?: string;
  /**
   * The id of the superview, null for the root view of a controller, unless a presentation wraps it, and for the
   * view of a bar item.
   */
  parent: string | null;
  /** The id of the controller whose view it is or belongs to. */
  controller: string;
  /**
   * In the superview's coordinates, of the view of a bar item in those of the bar; null if the view is not installed
   * or not loaded.
   */
  frame: ResolvedRect | null;
  /** In the window's coordinates; null if the view is not installed or not loaded. */
  frameInWindow: ResolvedRect | null;
  /**
   * `[a, b, c, d, tx, ty]`, of a view that has one, and after a rotation of one that `counterRotates`. The frames are what the
   * view covers with it, about the centre that it has without; those of its subviews are in its own coordinates.
   */
  transform?: AffineTransform;
  /** In the superview's coordinates, not rounded. With `exact=true` only. */
  exactFrame?: ResolvedRect | null;
  installed: boolean;
  hidden: boolean;
  /** Whether it is installed in a controller that is on screen. */
  onScreen: boolean;
  /**
   * Those in which it differs from its controller; absent where it differs in none. With `traits=all` every
   * view has all of them.
   */
  traits?: Traits;
  traitSources?: TraitSources;
  /** True for the wrapper that a presentation puts around a controller's view. */
  implicit?: boolean;
  /**
   * With `show=content`, the natural size in points; a side without one is not there. Of a text in several lines
   * for the width that it has.
   */
  intrinsicContentSize?: ResolvedIntrinsicSize;
  text?: ResolvedText;
  /** With `show=margins`. The effective ones, safe area included. */
  layoutMargins?: ResolvedInsets;
  /** With `show=margins`. */
  safeAreaInsets?: ResolvedInsets;
  safeAreaLayoutGuide?: ResolvedGuide;
  layoutMarginsGuide?: ResolvedGuide;
  readableContentGuide?: ResolvedGuide;
  /** Of scroll views only, with `show=guides`. */
  contentLayoutGuide?: ResolvedGuide;
  /** Of scroll views only, with `show=guides`. It begins at the content offset. */
  frameLayoutGuide?: ResolvedGuide;
  keyboardLayoutGuide?: ResolvedGuide;
  /** Of root views, where corners of the window take anything, as the three below. */
  safeAreaCornerHorizontal?: ResolvedGuide;
  safeAreaCornerVertical?: ResolvedGuide;
  marginsCornerHorizontal?: ResolvedGuide;
  marginsCornerVertical?: ResolvedGuide;
  /** Of root views, while the display is partly open. */
  division?: ResolvedGuide;
  /** With `show=guides`, the guides that the document gives the view, by id. */
  layoutGuides?: { [key: string]: ResolvedGuide };
  /** Of scroll views only; zero where no constraint speaks of the content. */
  contentSize?: ResolvedSize;
  /** Of scroll views only. */
  contentOffset?: {
    x: number;
    y: number;
  };
  /** Of scroll views only: the content inset, and what the safe area adds to it unless the document gives the sum. */
  adjustedContentInset?: ResolvedInsets;
  bar?: ResolvedBarContents;
  /**
   * What the method of this name returns; only where the document asks. Of the alignment rectangle, not on
   * pixels.
   */
  systemLayoutSizeFitting?: ResolvedSize;
}

export interface ResolvedList {
  tableHeaderView?: ResolvedElement;
  sections: ResolvedSection[];
  /** Supplementary items of a compositional layout as a whole. */
  others?: ResolvedElement[];
  tableFooterView?: ResolvedElement;
}

export interface ResolvedSection {
  /** With headers and footers, in the coordinates of the content. */
  frame: ResolvedRect;
  /** How many rows or items it has. */
  count: number;
  header?: ResolvedElement;
  /** Of a table view those that can be seen, with `show=elements` all. */
  rows?: ResolvedElement[];
  /** The same of a collection view. */
  items?: ResolvedElement[];
  footer?: ResolvedElement;
  /** Supplementary and decoration items of a compositional layout. */
  others?: ResolvedElement[];
}

export interface ResolvedElement {
  /** Of a row or an item, in its section from 0. */
  index?: number;
  /** Of a supplementary item, the place of its definition. */
  supplementary?: number;
  /** The same of a decoration item. */
  decoration?: number;
  /** Of a header or a footer. */
  kind?: "header" | "footer";
  /** The reuse identifier of its prototype. */
  cell?: string;
  /** The id of its view; null where no views were placed, since it cannot be seen or there are too many. */
  view: string | null;
  /** In the coordinates of the content. */
  frame: ResolvedRect;
  /** Elements with higher numbers lie above others; absent for 0. */
  zIndex?: number;
  /** Whether any of it lies in the bounds of the list. */
  visible: boolean;
  /**
   * In a table view what its row shows beside the content, as it is edited or not: the indicator, the checkmark or
   * the buttons. In the coordinates of the cell, as the next three; absent where there is none, or where the row's
   * views were not placed.
   */
  accessory?: ResolvedRect;
  /** What deletes or inserts the row. */
  editingControl?: ResolvedRect;
  /** What the row is dragged by. */
  reorderControl?: ResolvedRect;
  /** The line below the row. */
  separator?: ResolvedRect;
}

/** An element of a table or collection view. */
export interface DiagnosedElement {
  /** The id of the table or collection view. */
  list: string;
  /** Absent for a row or an item. */
  kind?: "header" | "footer";
  /** From 0; absent for what stands above or below all sections. */
  section?: number;
  /** Of a row or an item, in its section from 0. */
  index?: number;
  /** How many more elements have the same. Absent for none. */
  others?: number;
}

/**
 * With `show=content`, how the text of a label, of a text field, of a text view that does not scroll, or of a button
 * without a configuration comes out.
 */
export interface ResolvedText {
  /** How many lines are shown. */
  lineCount: number;
  /** Whether the text is longer than what is shown of it. */
  isTruncated: boolean;
  /** The line in which it is cut, from 1. */
  truncatedLine?: number;
}

/**
 * With `show=guides`, where a layout guide is, in the coordinates of its view. Root views have the guide of the
 * keyboard.
 */
export type ResolvedGuide = ResolvedRect;

/** The variant of an image that a view shows, and why it shows no other. */
export interface ResolvedImage {
  /** The name that was asked for, null for a set that has none. */
  asset: string | null;
  /** False for a view that is not installed, else absent. */
  installed?: boolean;
  /**
   * `none`: no row of the set can be used here. `notFound`: no asset has the name. `error`: the asset is of a
   * type of which no variant is chosen.
   */
  status: "resolved" | "none" | "notFound" | "error";
  /** More about the status, where there is more. */
  code?: "noVariants" | "noEligibleVariant" | "registeredFallback" | "unsupportedAssetType";
  /** The chosen file, null if none fits. */
  filename: string | null;
  /** Its row in `Contents.json`, null for a registered image. */
  rowIndex: number | null;
  /** The number of the registered image, where it is one. */
  registrationIndex?: number;
  /** Pixels per point of the file; of the display for a vector without a scale. */
  scale: number | null;
  /**
   * The size of the image, null if the size of the file was not given. Pixels that slices do not need are left
   * out.
   */
  pointSize: ResolvedSize | null;
  /** The size of the whole file. */
  filePointSize: ResolvedSize | null;
  /** What an image view that shows it has, the point size less the alignment insets. */
  intrinsicContentSize: ResolvedSize | null;
  /** In points; null if the row says none. */
  alignmentRectInsets: ResolvedInsets | null;
  /** In points; null if the image is not sliced. */
  capInsets: ResolvedInsets | null;
  resizingMode: "tile" | "stretch" | null;
  /** Whether left and right are exchanged, in the image and in its insets. */
  mirrored: boolean;
  vector: boolean;
  renderingMode: "automatic" | "alwaysOriginal" | "alwaysTemplate" | null;
  /** How each attribute of the chosen row fits, by its key in `Contents.json`. */
  matched: { [key: string]: "exact" | "fallback" | "mirrored" };
  /** The traits about which the chosen row says nothing, in the order in which they are compared. */
  unmatched: ("widthClass" | "heightClass" | "direction" | "luminosity" | "contrast" | "gamut" | "scale")[];
  /** One sentence on why this row. */
  reason: string;
  /** Every other row, in the order of the set. */
  rejected: RejectedRow[];
}

/** The row of an asset that traits get, and why they get no other. */
export type AssetSelection = ImageSelection | ResolvedColor;

export type ImageSelection = ResolvedImage & {
  /** What is remarkable about the asset, in any environment and in this one. */
  diagnostics: Diagnostic[];
};

/** The row of a colour set or a data set. */
export interface ResolvedColor {
  asset: string | null;
  status: "resolved" | "none" | "notFound" | "error";
  code?: "noVariants" | "noEligibleVariant" | "registeredFallback" | "unsupportedAssetType";
  /** The file of a data set. */
  filename?: string | null;
  rowIndex: number | null;
  registrationIndex?: number;
  colorSpace?: "srgb" | "display-p3" | "extended-srgb" | "extended-linear-srgb" | "gray-gamma-22" | "extended-gray" | null;
  /** As stored, red, green, blue and alpha or white and alpha, from 0 to 1. */
  components?: ColorComponents | null;
  /** The same in sRGB; beyond 0 to 1 where sRGB does not have the colour. */
  srgb?: ColorComponents;
  /** The name of a colour of the system, which is not looked up. */
  reference?: string;
  platform?: string | null;
  matched: { [key: string]: "exact" | "fallback" | "mirrored" };
  unmatched: string[];
  reason: string;
  rejected: RejectedRow[];
  diagnostics: Diagnostic[];
}

export type ColorComponents = { [key: string]: number };

export interface RejectedRow {
  rowIndex: number | null;
  registrationIndex?: number;
  filename: string | null;
  /**
   * Why not this one: `outranked:` and the first axis on which the chosen row fits better
   * (`outranked:scale`), or what keeps the row from being used here (`idiomMismatch`) or anywhere
   * (`duplicateSlot`).
   */
  code: string;
}

/** Something about the layout that its author should know. */
export interface Diagnostic {
  code: string;
  severity: "info" | "warning" | "error";
  message: string;
  /** The views concerned. */
  views: string[];
  /** The element of a list whose views are concerned. What many have alike is told of the first of them. */
  element?: DiagnosedElement;
  /**
   * The place in the request, as a JSON Pointer in a URI fragment. In a file of an archive its path comes first:
   * `Media.xcassets/logo.imageset/Contents.json#/images/0`.
   */
  pointer?: string;
  /** The file from which it comes, of a document that tells its `sources` and of an Interface Builder file with a name. */
  file?: string;
  /**
   * Where in the file: the broken constraint of a conflict, else the first view that has a place, else the first view's
   * controller. From 1.
   */
  line?: number;
  /** In bytes of UTF-8, from 1. */
  column?: number;
  /** Of an ambiguity, that nothing decides about one view on one axis. */
  axis?: "horizontal" | "vertical";
  /** Of an ambiguity, what is not determined, each with the lowest and highest value of all best layouts. */
  variables?: {
    x?: Interval;
    y?: Interval;
    width?: Interval;
    height?: Interval;
  };
  /**
   * Of an ambiguity. `missing`: nothing says it. `priorityTie`: constraints of one priority wish for different
   * things. `inequality`: an inequality bounds it, and nothing says more. That no size is negative is no inequality.
   */
  cause?: AmbiguityCause;
  /** With `priorityTie`, at which the constraints compete. */
  priority?: number;
  /**
   * Of a conflict the constraints of the request that cannot all hold: a minimal set, without any one of them the rest
   * can, and multiplied with their multipliers they add up to a contradiction. With `priorityTie` those that compete,
   * the view's own first, at most eight.
   *
   * A layout lists 2,000 members of its conflicts in all. A conflict beyond that lists the first few of its members
   * and the broken one, and says how many it has; its texts end their lists with how many more there are, and
   * `views` names those of the members that are listed.
   */
  constraints?: ConflictMember[];
  /** How many constraints there are; of a conflict only where `constraints` does not list all of them. */
  constraintCount?: number;
  /** The size of the window, and that no size is negative. */
  implicit?: ConflictMember[];
  /** How many of them the set has. Only where `implicit` does not list all of them. */
  implicitCount?: number;
  /** The one of `constraints` that was given up, so that the others hold. */
  broken?: ConflictMember;
  /**
   * That UIKit chooses between `broken` and `alternatives` by the order in which the app activates them, which the
   * document does not tell. See `activationOrder`.
   */
  orderDependent?: boolean;
  /** The other ones of `constraints` that UIKit breaks, if the order of activation is another. */
  alternatives?: ConflictMember[];
  /**
   * What UIKit prints on the console about such a conflict: "Unable to simultaneously satisfy constraints."
   * with the list and the one that is broken. Views go by their `accessibilityIdentifier`, else by class and
   * address; the addresses are made up, but always the same for the same layout.
   */
  consoleText?: string;
  /** What would not be there without it, such as what is ambiguous because an image has no size. */
  consequences?: Diagnostic[];
}

export interface ConflictMember {
  pointer: string | null;
  identifier: string | null;
  /** The constraint as a string. */
  text: string;
  /** The file from which it comes, where that is not the diagnostic's. */
  file?: string;
  /** Of a console log, which has no pointers, and where a diagnostic has it in a file; from 1. */
  line?: number;
  /** In a file; in bytes of UTF-8, from 1. */
  column?: number;
  /** Of the members of a conflict. */
  multiplier?: number;
}

/** Lowest and highest value; null is unbounded. */
export type Interval = (number | null)[];

export interface ResolvedRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ResolvedSize {
  width: number;
  height: number;
}

export interface ResolvedIntrinsicSize {
  width?: number;
  height?: number;
}

export interface ResolvedInsets {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/**
 * With `traits=all`: for each trait that an override decides here, the one that is in force, be it said of this
 * node or of one above it. Absent where there is none.
 */
export type TraitSources = { [key: string]: RuleSource | NodeSource };

/** Every trait; null for one that nothing specifies. */
export type ResolvedTraits = Traits;

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

export interface Health {
  status: HealthStatus;
}

export interface Version {
  version: string;
  /** The commit that was built, with `-dirty` behind it where files differed; `unknown` where the build was not told. */
  commit: string;
  /** How many devices the catalogue has. */
  devices: number;
}

export interface Limits {
  limits: {
  /** As problems name it. */
  name: string;
  /** The greatest value that is taken; 0 of connectionsPerAddress is none. */
  limit: number;
  /** The environment variable that sets it. Absent for a limit that is fixed. */
  setting?: string;
  /** The type of the problem beyond it. */
  problem: string;
}[];
}

export type ProblemName = "internal-error" | "malformed-request" | "unknown-transfer-coding" | "target-too-long" | "unauthorized" | "headers-too-large" | "too-many-parameters" | "request-timeout" | "not-found" | "unknown-device" | "method-not-allowed" | "not-acceptable" | "unsupported-media-type" | "length-required" | "body-too-large" | "damaged-encoding" | "invalid-json" | "invalid-xml" | "document-too-deep" | "too-many-views" | "too-many-constraints" | "too-many-assets" | "too-many-environments" | "too-many-steps" | "memory-limit" | "too-many-connections" | "unknown-host" | "cross-site" | "archive-too-large" | "answer-too-large" | "overloaded" | "draining" | "time-limit" | "invalid-request" | "strict-layout";

/** A problem document after RFC 9457. */
export interface Problem {
  /** Leads to a page about this type of problem. */
  type: string;
  /** The type of problem in a few words. */
  title: string;
  status: number;
  /** What happened here. */
  detail: string;
  /** The id of the request. */
  instance?: string;
  /** Every fault that was found. */
  errors?: ProblemError[];
}

export interface ProblemError {
  /** Stable, for programs. */
  code: string;
  /** A sentence, for people. */
  detail: string;
  /** The place in the body, as a JSON Pointer in a URI fragment; in a file of an archive its path comes first. */
  pointer?: string;
  /** The query or path parameter at fault, in place of a pointer. */
  parameter?: string;
  /** Known names that resemble the unknown one. */
  nearest?: string[];
  /**
   * Bytes of the body before the place, for JSON that cannot be read; UTF-16 units of the string before it,
   * for a constraint string.
   */
  offset?: number;
  line?: number;
  column?: number;
  /** The limit that was passed. */
  limit?: number;
  /** What the request had. */
  value?: number;
}
