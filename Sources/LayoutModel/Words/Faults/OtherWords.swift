/// Words of CSS, SwiftUI, Android and others, with UIKit's for the same: people are told those, nothing is read that way.
package enum OtherWords {
  /// What a key is about that UIKit has no key for: how far views are from each other, or their content from their edges,
  /// where they are and how large, or how they lie in a row.
  enum Subject: Sendable { case distance, padding, frame, row }

  /// In bytes. Longer texts are no words of anybody.
  private static let longest = 40

  /// UIKit's keys for a key of another system, those that are known; nil for a key that no system has.
  package static func keys(for written: String, among known: [String]) -> [String]? {
    guard let word = bare(written) else { return nil }
    let same = known.filter { bare($0) == word }
    var found = same.isEmpty ? (keys[word] ?? []).filter(known.contains) : same
    // Other names of the root, which a document has, too.
    if found.contains("hierarchy") { found = ["hierarchy"] }
    return found.isEmpty && subject(of: written) == nil ? nil : found
  }

  /// Whether a key is one of those that are known, with other letters between its parts.
  package static func isSpelling(_ written: String, among known: [String]) -> Bool {
    guard let word = bare(written) else { return false }
    return known.contains { bare($0) == word }
  }

  /// UIKit's words for a word of another system, among those of one enumeration; empty for one that no system has.
  package static func words(for written: String, among known: [String]) -> [String] {
    guard let word = bare(written), let meant = values[word] else { return [] }
    return meant.filter { known.contains($0) }
  }

  /// What to say of a type of another system that no type alone is, and whether a type is near; nil for other types.
  package static func remark(onType written: String) -> (text: String, hasNearest: Bool)? {
    switch bare(written) {
    case "vstack"?, "lazyvstack"?, "column"?, "verticalstack"?, "verticalstackview"?, "vbox"?:
      ("views below each other are {\"type\": \"stackView\", \"axis\": \"vertical\"}", true)
    case "hstack"?, "lazyhstack"?, "row"?, "horizontalstack"?, "horizontalstackview"?, "hbox"?:
      ("views beside each other are {\"type\": \"stackView\", \"axis\": \"horizontal\"}", true)
    case "linearlayout"?, "flexbox"?, "flex"?:
      ("rows and columns are {\"type\": \"stackView\", \"axis\": \"vertical\"} or \"horizontal\"", true)
    case "spacer"?, "space"?, "gap"?, "sizedbox"?:
      (
        "a space is the constant of a constraint, in a stackView its spacing or \"distribution\": \"equalSpacing\"",
        false
      )
    case "divider"?, "hr"?, "separator"?: ("a line is a view with a constraint, 'line.height == 1'", true)
    case "zstack"?, "box"?: ("what lies on each other are subviews of one view, with constraints", true)
    default: nil
    }
  }

  /// What a key is about, nil for one that says nothing of the kind.
  static func subject(of written: String) -> Subject? {
    guard var word = bare(written) else { return nil }
    if ["margin", "layoutmargin", "layoutconstraint"].contains(where: word.hasPrefix) { return .distance }
    if word.hasPrefix("padding") { return .padding }
    for prefix in ["layout", "min", "max"] where word.hasPrefix(prefix) {
      word = String(word.dropFirst(prefix.count))
    }
    if [
      "width", "height", "x", "y", "left", "top", "right", "bottom", "size", "position", "bounds", "center",
    ].contains(word) {
      return .frame
    }
    let isOfRows = ["flex", "grid", "justify", "align"].contains { word.hasPrefix($0) }
    return isOfRows || ["display", "weight", "gravity"].contains(word) ? .row : nil
  }

  /// A word without what systems put between its parts, in small letters; nil for one that is none.
  static func bare(_ written: String) -> String? {
    guard written.utf8.count <= longest else { return nil }
    return written.lowercased().filter { $0 != "-" && $0 != "_" && $0 != "." && $0 != ":" && $0 != " " }
  }

  private static let keys: [String: [String]] = [
    // Views.
    "alignitems": ["alignment"], "justifycontent": ["distribution"], "flexdirection": ["axis"],
    "orientation": ["axis"], "gap": ["spacing"], "children": ["subviews", "hierarchy"],
    "child": ["subviews", "children"],
    "views": ["subviews", "children", "hierarchy"], "subviews": ["hierarchy"], "ui": ["hierarchy"],
    "visibility": ["hidden"], "visible": ["hidden"],
    "isvisible": ["hidden"], "content": ["text", "secondary"], "direction": ["axis", "layoutDirection"],
    "elements": ["subviews"], "components": ["subviews"], "nodes": ["subviews"], "widgets": ["subviews"],
    "titles": ["items"], "labels": ["items"], "options": ["items"], "choices": ["items"],
    "pages": ["numberOfPages", "children"], "pagecount": ["numberOfPages"], "rows": ["sections"],
    "cells": ["sections"],
    "icon": ["image"], "picture": ["image"], "photo": ["image"], "systemimage": ["image"],
    "systemname": ["image"],
    "symbol": ["image"], "img": ["image"], "hinttext": ["placeholder"], "prompt": ["placeholder"],
    "caption": ["text", "title"], "value": ["constant", "text"], "textcolour": ["textColor"],
    "fontcolor": ["textColor"],
    "foregroundstyle": ["textColor"], "tint": ["tintColor"], "bgcolor": ["backgroundColor"],
    "backgroundcolour": ["backgroundColor"], "fillcolor": ["backgroundColor"], "typeface": ["font"],
    "textstyle": ["textStyle", "font"], "bold": ["font"], "italic": ["font"], "contentfit": ["contentMode"],
    "objectfit": ["contentMode"], "scaletype": ["contentMode"], "resizemode": ["contentMode"],
    "textalign": ["textAlignment"], "multilinetextalignment": ["textAlignment"],
    "ellipsize": ["lineBreakMode"], "truncationmode": ["lineBreakMode"], "overflow": ["clipsToBounds"],
    "compressionresistance": ["contentCompressionResistancePriority"],
    "layoutpriority": ["contentCompressionResistancePriority"],
    "hugging": ["contentHuggingPriority"], "testid": ["accessibilityIdentifier"],
    "cornerradii": ["cornerRadius"],
    "rounded": ["cornerRadius"], "arranged": ["arrangedSubviews"],
    // Controllers and their items.
    "master": ["primary"], "sidebar": ["primary"], "detail": ["secondary"], "tabs": ["children"],
    "screens": ["children"], "viewstack": ["children"], "controllers": ["children"], "badge": ["badgeValue"],
    "text": ["title"], "rightbutton": ["rightBarButtonItem", "rightBarButtonItems"],
    "leftbutton": ["leftBarButtonItem", "leftBarButtonItems"], "modal": ["presented"], "sheet": ["presented"],
    "presentationstyle": ["modalPresentationStyle"], "largetitles": ["navigationBar"],
    "viewcontroller": ["rootViewController"], "hidesnavigationbar": ["navigationBarHidden"],
    // Sides and axes.
    "left": ["x"], "top": ["y"], "h": ["horizontal", "height"], "v": ["vertical"], "w": ["width"],
    "l": ["left"], "t": ["top"], "r": ["right"], "b": ["bottom"],
    "xaxis": ["horizontal"], "yaxis": ["vertical"],
    "lines": ["numberOfLines"], "maxlines": ["numberOfLines"], "linelimit": ["numberOfLines"],
    "src": ["image"], "source": ["image"], "imagename": ["image"], "string": ["text"],
    "label": ["text", "title"], "hint": ["placeholder"], "class": ["type"], "kind": ["type"],
    "customclass": ["type"], "name": ["id"], "identifier": ["id"], "color": ["textColor"],
    "colour": ["textColor"], "foregroundcolor": ["textColor"], "background": ["backgroundColor"],
    "borderradius": ["cornerRadius"], "opacity": ["alpha"], "padding": ["layoutMargins"],
    "paddings": ["layoutMargins"],
    "autoshrink": ["adjustsFontSizeToFitWidth"],
    // Fonts.
    "fontsize": ["pointSize", "font"], "textsize": ["pointSize", "font", "preferredContentSizeCategory"],
    "fontfamily": ["name", "font"],
    "family": ["name"], "fontweight": ["weight", "font"], "style": ["textStyle"],
    // Insets and variations.
    "start": ["leading"], "end": ["trailing"], "compact": ["wC", "hC"], "regular": ["wR", "hR"],
    "any": ["default"], "landscape": ["hC"], "portrait": ["hR"], "phone": ["traits"], "pad": ["traits"],
    // Constraints.
    "attribute": ["firstAttribute", "secondAttribute"], "operator": ["relation"], "offset": ["constant"],
    "view": ["firstItem"], "to": ["secondItem"], "attribute1": ["attribute", "firstAttribute"],
    "attribute2": ["toAttribute", "secondAttribute"], "item1": ["item", "firstItem"],
    "item2": ["toItem", "secondItem"],
    // Environments.
    "os": ["systemVersion"], "ios": ["systemVersion"], "version": ["systemVersion"],
    "osversion": ["systemVersion"], "model": ["device"], "language": ["locale"], "lang": ["locale"],
    "sizeclass": ["horizontalSizeClass", "verticalSizeClass"], "theme": ["userInterfaceStyle"],
    "colorscheme": ["userInterfaceStyle"], "appearance": ["userInterfaceStyle"],
    "darkmode": ["userInterfaceStyle"],
    "rtl": ["layoutDirection"], "fontscale": ["preferredContentSizeCategory"],
    "splitscreen": ["multitasking"],
    "zoom": ["displayZoom"], "simulator": ["device"], "devicename": ["device"], "screensize": ["window"],
    "dynamictypesize": ["preferredContentSizeCategory"],
    "root": ["hierarchy", "rootViewController"], "screen": ["device"], "layout": ["hierarchy"],
    "tree": ["hierarchy"], "rootview": ["hierarchy", "view"],
    // Parts of forms.
    "file": ["document"], "data": ["document", "sections"], "json": ["document"], "body": ["document"],
    "assets": ["catalog"], "xcassets": ["catalog"], "archive": ["app", "catalog"], "zip": ["app", "catalog"],
  ]

  private static let values: [String: [String]] = [
    // Types of views.
    "div": ["view"], "section": ["view"], "span": ["label"], "p": ["label"], "h1": ["label"],
    "img": ["imageView"], "input": ["textField"], "textarea": ["textView"], "ul": ["tableView"],
    "ol": ["tableView"], "select": ["pickerView"], "a": ["button"], "table": ["tableView"],
    "vstack": ["stackView"], "hstack": ["stackView"], "lazyvstack": ["stackView"],
    "lazyhstack": ["stackView"], "zstack": ["view"], "divider": ["view"], "hr": ["view"],
    "separator": ["view"],
    "verticalstack": ["stackView"], "horizontalstack": ["stackView"], "verticalstackview": ["stackView"],
    "horizontalstackview": ["stackView"], "vbox": ["stackView"], "hbox": ["stackView"],
    "flexbox": ["stackView"],
    "flex": ["stackView"], "box": ["view"], "grid": ["collectionView"], "lazyvgrid": ["collectionView"],
    "lazyhgrid": ["collectionView"], "gridview": ["collectionView"], "stack": ["stackView"],
    "icon": ["imageView"],
    "tabs": ["segmentedControl"],
    "scroll": ["scrollView"], "scrollable": ["scrollView"], "field": ["textField"], "search": ["searchBar"],
    "map": ["mapView"], "web": ["webView"], "wkwebview": ["webView"], "mkmapview": ["mapView"],
    "securefield": ["textField"],
    "rectangle": ["view"], "text": ["label"], "image": ["imageView"], "list": ["tableView"],
    "form": ["tableView"], "toggle": ["switch"], "picker": ["pickerView", "segmentedControl"],
    "linearlayout": ["stackView"], "constraintlayout": ["view"], "relativelayout": ["view"],
    "framelayout": ["view"], "viewgroup": ["view"], "cardview": ["view"],
    "recyclerview": ["tableView", "collectionView"], "edittext": ["textField"], "checkbox": ["switch"],
    "progressbar": ["progressView", "activityIndicator"], "seekbar": ["slider"],
    "spinner": ["activityIndicator", "pickerView"], "touchableopacity": ["button"], "pressable": ["button"],
    "flatlist": ["tableView"], "textinput": ["textField"], "safeareaview": ["view"], "container": ["view"],
    "row": ["stackView", "horizontal"], "column": ["stackView", "vertical"], "listview": ["tableView"],
    "scaffold": ["view"],
    // Attributes and guides of constraints.
    "x": ["leading"], "y": ["top"], "middlex": ["centerX"], "middley": ["centerY"], "midx": ["centerX"],
    "midy": ["centerY"], "centrex": ["centerX"], "centrey": ["centerY"], "horizontalcenter": ["centerX"],
    "verticalcenter": ["centerY"], "baseline": ["lastBaseline", "firstBaseline"], "w": ["width"],
    "h": ["height"],
    "margin": ["layoutMargins"], "margins": ["layoutMargins"], "readable": ["readableContent"],
    "content": ["contentLayout"], "frame": ["frameLayout"], "safe": ["safeArea"],
    // Looks, sides and sizes.
    "night": ["dark"], "day": ["light"], "normal": ["regular"], "stretch": ["fill"], "start": ["leading"],
    "end": ["trailing"], "flexstart": ["leading", "top"], "flexend": ["trailing", "bottom"],
    "spacebetween": ["equalSpacing"], "spacearound": ["equalCentering"],
    "spaceevenly": ["equalCentering"], "half": ["medium"], "full": ["large"], "upright": ["portrait"],
    "modal": ["fullScreen"], "greater": ["greaterThanOrEqual"], "less": ["lessThanOrEqual"],
    "min": ["greaterThanOrEqual"], "max": ["lessThanOrEqual"], "huge": ["accessibilityExtraExtraExtraLarge"],
  ]
}
