import ObjectiveCHeaders
import Testing

/// What Swift sees of headers of Objective-C, as the compiler imports them (SE-0005, and `swiftc -enable-objc-interop` for each line here).
@Suite struct HeaderTests {
  /// The Swift of headers for code that names some words.
  static func swift(
    _ headers: String..., used code: String, implementation: String = "", bases: Set<String> = [],
    known: Set<String> = []
  ) -> String {
    var sources = ObjectiveCSources()
    sources.headers = headers.map { readHeader(Array($0.utf8)) }
    sources.implementations.read(Array(implementation.utf8))
    sources.words = UsedWords([Array(code.utf8)])
    sources.bases = bases
    return importedSwift(
      of: sources, beside: KnownSwift(isDeclared: { known.contains($0) }, isMember: { known.contains($0) }))
  }

  /// The first line of what a class has.
  private func line(of declaration: String, used code: String, in type: String = "TileStyle : NSObject")
    -> [Substring]
  {
    let header = """
      NS_ASSUME_NONNULL_BEGIN
      @interface \(type)
      \(declaration)
      @end
      NS_ASSUME_NONNULL_END
      """
    return Self.swift(header, used: "TileStyle \(code)").split(separator: "\n").filter {
      $0.hasPrefix("open ") && !$0.hasPrefix("open class TileStyle") || $0.hasPrefix("public init")
        || $0.hasPrefix("public convenience")
    }
  }

  @Test(arguments: [
    ("+ (instancetype)sharedStyle;", "shared()", "open class func `shared`() -> Self {"),
    (
      "- (UIFont *)regularFontOfSize:(CGFloat)size;", "regularFont(ofSize)",
      "open func `regularFont`(ofSize p0: CGFloat) -> UIFont {"
    ),
    (
      "- (NSAttributedString *)attributedStringWithText:(nullable NSString *)text;",
      "attributedString(withText)",
      "open func `attributedString`(withText p0: String?) -> NSAttributedString {"
    ),
    (
      "- (void)applyStyleToView:(UIView *)view label:(UIView *)label;", "apply(to label)",
      "open func `apply`(to p0: UIView, label p1: UIView) {"
    ),
    ("- (void)addView:(UIView *)view;", "add", "open func `add`(_ p0: UIView) {"),
    (
      "- (void)addSubview:(UIView *)view atIndex:(NSInteger)index;", "addSubview(at)",
      "open func `addSubview`(_ p0: UIView, at p1: Int) {"
    ),
    ("- (void)colorView:(UIView *)view;", "colorView", "open func `colorView`(_ p0: UIView) {"),
    (
      "- (CGFloat)heightForRowAtIndex:(NSInteger)index;", "heightForRow(at)",
      "open func `heightForRow`(at p0: Int) -> CGFloat {"
    ),
    ("- (void)removeAllTiles;", "removeAllTiles", "open func `removeAllTiles`() {"),
    ("- (void)performWithBlock:(void (^)(void))block;", "perform", "open func `perform`(_ p0: () -> Void) {"),
    (
      "- (void)loadURL:(NSURL *)url completion:(nullable void (^)(BOOL))completion;", "load(completion)",
      "open func `load`(_ p0: URL, completion p1: ((Bool) -> Void)? = nil) {"
    ),
    (
      "- (TileStyle *)styleByAppendingStyle:(TileStyle *)other;", "appending",
      "open func `appending`(_ p0: TileStyle) -> TileStyle {"
    ),
    (
      "- (void)copyStyleFromStyle:(TileStyle *)s;", "copyStyle(from)",
      "open func `copyStyle`(from p0: TileStyle) {"
    ),
    ("- (void)moveToX:(CGFloat)x;", "moveTo(x)", "open func `moveTo`(x p0: CGFloat) {"),
    (
      "- (NSString *)nameOfTileInRow:(NSInteger)row;", "nameOfTile(inRow)",
      "open func `nameOfTile`(inRow p0: Int) -> String {"
    ),
    (
      "- (void)tile_addAction:(void (^)(id))action forEvents:(NSInteger)events;", "tile_addAction(forEvents)",
      "open func `tile_addAction`(_ p0: (Any) -> Void, forEvents p1: Int) {"
    ),
    ("- (void)showAnimated:(BOOL)animated;", "show(animated)", "open func `show`(animated p0: Bool) {"),
    ("- (void)updateTileStyle;", "update", "open func `update`() {"),
    ("@property (getter=isFlat) BOOL flat;", "isFlat", "open var `isFlat`: Bool {"),
    ("@property NSURL *URLToShow;", "urlToShow", "open var `urlToShow`: URL {"),
    ("@property (readonly) TileStyle *nextStyle;", "next", "open var `next`: TileStyle {"),
    (
      "- (BOOL)saveToURL:(NSURL *)url error:(NSError **)error;", "save(to)",
      "open func `save`(to p0: URL) throws {"
    ),
    ("@property (readonly, nullable) NSArray<NSString *> *names;", "names", "open var `names`: [String]? {"),
    (
      "@property (class) NSDictionary<NSString *, NSNumber *> *table;", "table",
      "open class var `table`: [String: NSNumber] {"
    ),
    (
      "@property (copy, nullable) void (^handler)(NSInteger, BOOL);", "handler",
      "open var `handler`: ((Int, Bool) -> Void)? {"
    ),
    (
      "- (nullable id<TileSource>)source NS_SWIFT_NAME(origin());", "origin",
      "open func `origin`() -> TileSource? {"
    ),
  ]) func members(declaration: String, code: String, line: String) {
    #expect(self.line(of: declaration, used: code).first.map(String.init) == line)
  }

  @Test(arguments: [
    ("+ (instancetype)styleWithWeight:(NSInteger)weight;", "weight", "public init(weight p0: Int) {"),
    ("+ (TileStyle *)styleForURL:(NSURL *)url;", "for", "public init(for p0: URL) {"),
    (
      "- (instancetype)initWithWeight:(NSInteger)weight color:(nullable UIColor *)color;", "weight color",
      "public init(weight p0: Int, color p1: UIColor?) {"
    ),
    ("- (instancetype)initForReading:(NSInteger)x;", "forReading", "public init(forReading p0: Int) {"),
    (
      "- (nullable instancetype)initWithContentsOfURL:(NSURL *)url;", "contentsOf",
      "public init?(contentsOf p0: URL) {"
    ),
  ]) func initializers(declaration: String, code: String, line: String) {
    #expect(self.line(of: declaration, used: code).first.map(String.init) == line)
  }

  @Test func categoriesOfColors() {
    let header = """
      NS_ASSUME_NONNULL_BEGIN
      @interface UIColor (Brand)
      + (UIColor *)brandColor;
      + (UIColor *)colorWithHexValue:(NSInteger)value;
      @property (class, readonly) UIColor *accentColor;
      @end
      """
    let text = Self.swift(header, used: "UIColor.brand UIColor(hexValue: 1) .accent")
    #expect(text.contains("extension UIColor {\n"))
    #expect(text.contains("open class func `brand`() -> UIColor {"))
    #expect(text.contains("public convenience init(hexValue p0: Int) {"))
    #expect(text.contains("open class var `accent`: UIColor {"))
    // What UIKit has stays UIKit's.
    let known = Self.swift(
      header, used: "UIColor.brand UIColor(hexValue: 1) .accent", known: ["brand", "accent"])
    #expect(!known.contains("brand") && !known.contains("accent"))
  }

  @Test(arguments: [
    (
      "typedef NS_ENUM(NSInteger, TileWeight) { TileWeightUnknown = 1, TileWeightXXLarge, TileWeightXLarge = 9 };",
      "TileWeight",
      ["enum TileWeight: Int {", "case `unknown` = 1", "case `xxLarge` = 2", "case `xLarge` = 9"]
    ),
    (
      "typedef NS_ENUM(NSUInteger, TileState) { TileStateOn };", "TileState",
      ["enum TileState: UInt {", "case `on` = 0"]
    ),
    (
      "typedef NS_ENUM(NSInteger, TileMode) {\n kTileModeFast, // quick\n kTileModeSlow, };", "TileMode",
      ["case `fast` = 0", "case `slow` = 1"]
    ),
    (
      "typedef NS_ENUM(NSInteger, TileSize) { TileSize_Small, TileSize_Big };", "TileSize",
      ["case `small` = 0", "case `big` = 1"]
    ),
    (
      "typedef NS_ENUM(NSInteger, TileCount) { TileCount2, TileCount3 };", "TileCount",
      ["case `count2` = 0", "case `count3` = 1"]
    ),
    (
      "typedef NS_CLOSED_ENUM(NSInteger, Fruit) { FruitApple NS_SWIFT_NAME(red), FruitPear };", "Fruit",
      ["case `red` = 0", "case `pear` = 1"]
    ),
    (
      "typedef NS_OPTIONS(NSUInteger, TileEdges) { TileEdgeTop = 1 << 0, TileEdgeURLBar = 1 << 1 };",
      "TileEdges",
      [
        "struct TileEdges: OptionSet {", "static let `top` = TileEdges(rawValue: 1)",
        "static let `urlBar` = TileEdges(rawValue: 2)",
      ]
    ),
    (
      "typedef enum { OldA, OldB } Old;", "Old OldA OldB",
      [
        "struct Old: Hashable, RawRepresentable {", "let `OldA` = Old(rawValue: 0)",
        "let `OldB` = Old(rawValue: 1)",
      ]
    ),
    // A value that is not known leaves the others alone.
    (
      "typedef NS_ENUM(NSInteger, Odd) { OddA = sizeof(int), OddB };", "Odd",
      ["enum Odd {", "case `a`\n", "case `b`\n"]
    ),
  ]) func enumerations(header: String, code: String, lines: [String]) {
    let text = Self.swift(header, used: code)
    for line in lines { #expect(text.contains(line), "\(text)") }
  }

  @Test func constants() {
    let header = """
      #ifndef TILES_H
      #define TILES_H
      #define MARGIN 15
      #define RATIO (1.5f)
      #define NAME @"tile" // a name
      #define SQUARE(x) ((x) * (x))
      #define SUM (MARGIN + 1)
      #if DEBUG
      #define LEVEL 1
      #endif
      #if 0
      #define GONE 1
      #endif
      extern NSString * const TileNotification;
      static const CGFloat tileHeight = 44.f;
      #endif
      """
    let text = Self.swift(
      header, used: "MARGIN RATIO NAME SQUARE SUM LEVEL GONE TileNotification tileHeight")
    #expect(text.contains("var `MARGIN`: Int { 15 }"))
    #expect(text.contains("var `RATIO`: Double { 1.5 }"))
    #expect(text.contains("var `NAME`: String { \"tile\" }"))
    #expect(text.contains("var `LEVEL`: Int { __unread(\"LEVEL\") as! Int }"))
    #expect(text.contains("var `TileNotification`: String { __unread(\"TileNotification\") as! String }"))
    #expect(text.contains("var `tileHeight`: CGFloat { 44.0 }"))
    for name in ["SQUARE", "SUM", "GONE"] { #expect(!text.contains(name)) }
    // Two headers that do not agree.
    let two = Self.swift("#define MARGIN 15", "#define MARGIN 16", used: "MARGIN")
    #expect(two == "public var `MARGIN`: Int { __unread(\"MARGIN\") as! Int }\n")
  }

  /// What an implementation gives: the value where it does nothing else, and is the only one.
  @Test(arguments: [
    ("- (CGFloat)margin { return 15; }", "15"),
    ("- (CGFloat)margin {\n  // wide\n  return (8.5f);\n}", "8.5"),
    ("- (CGFloat)margin { return MARGIN; }", "20"), ("- (CGFloat)margin { return kMargin; }", "12"),
    (
      "- (CGFloat)margin { return [self wide]; }\n- (CGFloat)wide { return self.wider; }\n- (CGFloat)wider { return -4; }",
      "-4"
    ),
    ("- (CGFloat)margin { log(); return 15; }", nil), ("- (CGFloat)margin { return isWide ? 15 : 8; }", nil),
    ("- (CGFloat)margin { return 15 + 1; }", nil), ("- (CGFloat)margin { return [self margin]; }", nil),
    ("#if WIDE\n- (CGFloat)margin { return 15; }\n#endif", nil),
    ("- (CGFloat)margin {\n#if WIDE\n return 15;\n#else\n return 8;\n#endif\n}", nil),
    ("- (CGFloat)margin { return 15; }\n- (CGFloat)margin { return 8; }", nil),
    ("+ (CGFloat)margin { return 15; }", nil), ("- (CGFloat)margin { return @\"15\"; }", nil),
    ("- (CGFloat)margin { return _margin; }", nil),
  ]) func returnedConstants(body: String, value: String?) {
    let header = "#define MARGIN 20\n@interface Tile : NSObject\n- (CGFloat)margin;\n@end"
    let code = "static CGFloat const kMargin = 12;\n@implementation Tile\n\(body)\n@end"
    let text = Self.swift(header, used: "Tile().margin()", implementation: code)
    let made = value ?? "__unread(self, \"margin\")() as! CGFloat"
    #expect(text.contains("open func `margin`() -> CGFloat {\n\(made)\n}"), "\(text)")
    // A class below it may give something else.
    let below = Self.swift(
      header, "@interface Wide : Tile\n@end", used: "Tile().margin()", implementation: code)
    #expect(below.contains("__unread(self, \"margin\")() as! CGFloat"))
  }

  @Test func constantsOfOtherTypes() {
    let header = """
      typedef NS_ENUM(NSInteger, Kind) { KindPlain, KindRound };
      @interface Tile : NSObject
      @property (readonly) BOOL isFlat;
      - (NSString *)title;
      - (Kind)kind;
      - (UIBarStyle)style;
      - (UIColor *)color;
      @end
      """
    let code = """
      @implementation Tile
      - (BOOL)isFlat { return YES; }
      - (NSString *)title { return @"Tile"; }
      - (Kind)kind { return KindRound; }
      - (UIBarStyle)style { return UIBarStyleBlack; }
      - (UIColor *)color { return nil; }
      @end
      """
    let text = Self.swift(
      header, used: "Tile Kind isFlat title kind style color", implementation: code)
    #expect(
      text.contains("get { true }") && text.contains("{\n\"Tile\"\n}") && text.contains("{\n.`round`\n}"))
    #expect(text.contains("__unread(self, \"style\")() as! UIBarStyle"))
    #expect(text.contains("__unread(self, \"color\")() as! UIColor?"))
  }

  @Test func onlyWhatIsUsedAndNew() {
    let header = """
      @class Later;
      @interface Tile : NSObject
      - (void)show;
      - (void)hide;
      - (void)gone NS_SWIFT_UNAVAILABLE("no");
      - (void)rough NS_REFINED_FOR_SWIFT;
      @end
      @interface Tile ()
      - (void)secret;
      @end
      @interface Other : NSObject
      - (void)show;
      @end
      """
    let text = Self.swift(header, used: "Tile().show() Later gone rough")
    #expect(text.contains("`show`") && !text.contains("`hide`") && !text.contains("Other"))
    #expect(!text.contains("Later") && !text.contains("gone") && !text.contains("rough"))
    #expect(Self.swift(header, used: "Tile().show()", known: ["Tile"]).hasPrefix("open class Tile") == false)
  }

  /// Code need not name a type of which it writes `.member`, where what it calls gets or has one.
  @Test func typesOfMembersThatAreUsed() {
    let header = """
      typedef NS_ENUM(NSInteger, TileSize) { TileSizeSmall, TileSizeLarge };
      typedef NS_OPTIONS(NSUInteger, TileEdges) { TileEdgesTop = 1 << 0 };
      typedef NS_ENUM(NSInteger, TileKind) { TileKindFlat };
      @interface Tile : NSObject
      - (instancetype)initWithSize:(TileSize)size;
      @property (readonly) TileEdges edges;
      @end
      """
    let text = Self.swift(header, used: "Tile(size: .small).edges == .top")
    #expect(text.contains("enum TileSize") && text.contains("struct TileEdges: OptionSet"))
    #expect(!text.contains("TileKind"))
    #expect(Self.swift(header, used: "Other(size: .small)") == "")
  }

  @Test func classesOfViewsOnlyForThoseBelow() {
    let header = """
      @interface TileView : UIView
      - (void)show;
      @end
      """
    #expect(Self.swift(header, used: "TileView show") == "")
    let text = Self.swift(header, used: "TileView show", bases: ["TileView"])
    #expect(
      text.hasPrefix(
        "open class TileView: UIView {\nlet madeInObjectiveC: Any = __objectiveC(\"TileView\")\n"))
    #expect(text.contains("`show`") && !text.contains("init"))
  }

  /// What is broken, nested without end or long is read to its end, in a time that grows with it.
  @Test(arguments: [
    "@interface", "@interface A", "@interface A :", "@interface A : NSObject\n-",
    "@interface A : NSObject\n- (",
    "@interface A : NSObject\n- (void)a:", "@property", "@interface A\n@property (",
    "@interface A\n@property (nonatomic",
    "typedef NS_ENUM(", "typedef NS_ENUM(NSInteger, A) {",
    "typedef NS_ENUM(NSInteger, A) { = , <<, A = 1 << 99 };",
    "enum {", "enum : {", "extern const", "extern", "static const = ;", "#", "#define", "#import \"",
    "#if\n#if\n#else",
    "\"abc", "@\"abc", "/*", "'", "@", "\\", "@protocol", "@protocol A <", "@end @end", "}", "{", ")",
    "NS_SWIFT_NAME(",
    "@interface A : B\n+ (void (^)(void (^)(void (^)()))a;", "\u{0}\u{FF}@interface",
  ]) func brokenHeaders(text: String) {
    for end in text.indices + [text.endIndex] {
      let part = String(text[..<end]) + "\n"
      _ = Self.swift(
        part, part + "@interface A : A\n- (A *)a;\n@end", used: "A a", implementation: part, bases: ["A"])
    }
  }

  @Test(arguments: [
    "(", "<", "{", "@interface A : B\n", "- (void (^)(", "A<", "#if 1\n", "typedef enum {", "\\\n", "a ",
  ])
  func longHeaders(part: String) {
    let text = String(repeating: part, count: 20_000)
    let clock = ContinuousClock()
    let time = clock.measure { _ = Self.swift(text, used: "A B a", implementation: text, bases: ["A"]) }
    #expect(time < .seconds(5))
  }
}
