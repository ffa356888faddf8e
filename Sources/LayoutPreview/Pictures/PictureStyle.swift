/// How pictures look: the style sheets in them, which never vary, and what an answer with one allows.
///
/// A browser compares a style sheet with its hash, so every character counts. The sheet of pictures is for all that draws
/// SVG: it has no custom properties and asks for no media.
package enum PictureStyle {
  /// The text of the `style` element of every picture.
  package static let picture: StaticString = """
    .picture{font-family:system-ui,-apple-system,'SF Pro Text',Inter,Roboto,'Helvetica Neue',sans-serif}
    .picture text{fill:#1d2430}
    .picture .screen text{fill:#000}
    .picture .serif{font-family:ui-serif,'New York',Georgia,serif}
    .picture .mono{font-family:ui-monospace,'SF Mono',Menlo,Consolas,monospace}
    .picture .round{font-family:ui-rounded,'SF Pro Rounded',system-ui,Inter,sans-serif}
    .picture text.m{text-anchor:middle}
    .picture text.e{text-anchor:end}
    .picture rect,.picture path,.picture line,.picture polyline,.picture circle{fill:none}
    .picture .page{fill:#f4f5f7}
    .picture text.h0{font-weight:700}
    .picture text.h1{font-weight:600}
    .picture text.h2{fill:#566173}
    .picture tspan.h2{fill:#566173;font-weight:400}
    .picture text.more{fill:#566173}
    .picture .flow{fill:#7f8794;fill-opacity:.07;stroke:#7f8794;stroke-opacity:.3;stroke-width:1}
    .picture .body{fill:#1c1c1e;stroke:#48484a;stroke-width:1.5}
    .picture .glass{fill:#c9ced6}
    .picture .window,.picture .card{fill:#fff}
    .picture .over{fill:#fff;fill-opacity:.75}
    .picture .grouped{fill:#f2f2f7}
    .picture .dim{fill:#000;fill-opacity:.2}
    .picture .veil{fill:#000;fill-opacity:.06}
    .picture .cutout{fill:#000}
    .picture .status{fill:#000}
    .picture text.status{font-weight:600}
    .picture .statusline{stroke:#000;stroke-opacity:.35}
    .picture .b{fill:#787880;fill-opacity:.07;stroke:#3c3c43;stroke-opacity:.22;stroke-width:.75}
    .picture .b.in{fill-opacity:.03;stroke-opacity:.16}
    .picture .bare{stroke:none}
    .picture .root{stroke:#3c3c43;stroke-opacity:.29;stroke-width:.5}
    .picture .faint{stroke:#3c3c43;stroke-opacity:.13;stroke-width:.5}
    .picture .dash{stroke:#3c3c43;stroke-opacity:.2;stroke-width:.5;stroke-dasharray:4 3}
    .picture .hair{stroke:#3c3c43;stroke-opacity:.29;stroke-width:.5}
    .picture .stroke{stroke:#8e8e93;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
    .picture .next{stroke:#c4c4c7;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .picture .sign{stroke:#000;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .picture .onsign{stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .picture .image{fill:#e5e5ea}
    .picture .field{fill:#fff;stroke:#c6c6c8;stroke-width:.75}
    .picture .gray{fill:#767680;fill-opacity:.12}
    .picture .knob{fill:#fff;stroke:#000;stroke-opacity:.12;stroke-width:.5}
    .picture .shade{fill:#000;fill-opacity:.08}
    .picture .bar{fill:#f9f9f9;fill-opacity:.94}
    .picture .lens{fill:#fff;fill-opacity:.82;stroke:#fff;stroke-width:1}
    .picture .lensedge{stroke:#000;stroke-opacity:.07;stroke-width:.75}
    .picture .tint{fill:#007aff}
    .picture .tintline{stroke:#007aff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .picture .soft{fill:#007aff;fill-opacity:.15}
    .picture .plain{stroke:#007aff;stroke-opacity:.16;stroke-width:.5}
    .picture .on{fill:#34c759}
    .picture .delete{fill:#ff3b30}
    .picture .dot{fill:#3c3c43;fill-opacity:.3}
    .picture .now{fill:#000}
    .picture .home{fill:#000}
    .picture .land{fill:#f3f0e9}
    .picture .water{fill:#a8d4f0}
    .picture .park{fill:#c9e7b8}
    .picture .road{stroke:#fff;stroke-width:5;stroke-linecap:round}
    .picture .keyboard{fill:#d1d4da}
    .picture .sf{fill:currentColor}
    .picture .ss{stroke:currentColor;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
    .picture .sw{stroke:currentColor;stroke-width:2.9;stroke-linecap:round;stroke-linejoin:round}
    .picture .sk{fill:none;stroke:inherit;stroke-width:1.9;stroke-linecap:round;stroke-linejoin:round}
    .picture .sl{fill:none;stroke:inherit;stroke-width:2.9;stroke-linecap:round;stroke-linejoin:round}
    .picture .sn{fill:inherit}
    .picture .i{color:#007aff;fill:#fff;stroke:#fff}
    .picture .i.k{color:#000}
    .picture .i.g{color:#8e8e93}
    .picture .i.w{color:#fff;fill:#007aff;stroke:#007aff}
    .picture .i.p{color:#aeaeb2;fill:#e5e5ea;stroke:#e5e5ea}
    .picture .unknown{fill:#8e8e93;fill-opacity:.18;stroke:#8e8e93;stroke-width:1}
    .picture text.id,.picture text.size{fill:#566173}
    .picture text.size{fill-opacity:.75}
    .picture text.link{fill:#007aff}
    .picture text.onfill{fill:#fff}
    .picture text.ph{fill:#3c3c43;fill-opacity:.45}
    .picture text.second{fill:#3c3c43;fill-opacity:.7}
    .picture text.halo{stroke:#fff;stroke-opacity:.85;stroke-width:3;stroke-linejoin:round;paint-order:stroke}
    .picture .margins{stroke:#2b7bd6;stroke-width:.9;stroke-dasharray:3 2}
    .picture .safearea{stroke:#1f8a4c;stroke-width:.9;stroke-dasharray:5 3}
    .picture .guide{stroke:#8a3fc4;stroke-width:.9;stroke-dasharray:2 2}
    .picture text.guidename{fill:#7a35b0}
    .picture .d{stroke:#b0306f;stroke-width:.9}
    .picture .d.loose{stroke-dasharray:3 2}
    .picture .d.made{stroke-opacity:.4}
    .picture .d.align{stroke-width:.7;stroke-dasharray:1 2}
    .picture .d.broken{stroke:#d11f2f;stroke-width:1.2}
    .picture .under{opacity:.55}
    .picture text.dn{fill:#96215b}
    .picture text.dn.made{fill-opacity:.6}
    .picture text.dn.broken{fill:#c01425;font-weight:600}
    .picture .bad{fill:#d11f2f;fill-opacity:.07;stroke:#d11f2f;stroke-width:1.5}
    .picture .badedge{stroke:#d11f2f;stroke-width:1.5}
    .picture .vague{stroke:#c77700;stroke-width:1.25}
    .picture .hh{fill:url(#picture-hatch-h)}
    .picture .hv{fill:url(#picture-hatch-v)}
    .picture .hatch{stroke:#c77700;stroke-width:1;stroke-opacity:.4}
    .picture .edge{fill:url(#picture-edge)}
    .picture .edge.low{fill:url(#picture-edge-low)}
    .picture .edge.grouped{fill:url(#picture-edge-grouped)}
    .picture .edge.low.grouped{fill:url(#picture-edge-low-grouped)}
    .picture .reserved{fill:url(#picture-reserved);stroke:#0b7285;stroke-width:1}
    .picture .reserved.idle{fill:none;stroke-dasharray:3 3}
    .picture .reservedline,.picture .core{stroke:#0b7285;stroke-width:1.25;stroke-opacity:.4}
    .picture text.reservedname{fill:#0b5c6b;font-weight:600}
    .picture .mark{fill:#d11f2f}
    .picture .mark.warning{fill:#a85c00}
    .picture .mark.info{fill:#566173}
    .picture text.marknumber{fill:#fff;font-weight:700}
    .picture .problem{fill:#fff;stroke:#d11f2f;stroke-width:1.25;stroke-dasharray:6 4}
    .picture .dark .window,.picture .dark .grouped{fill:#000}
    .picture .dark .card,.picture .dark .row{fill:#1c1c1e}
    .picture .dark .over{fill:#1c1c1e;fill-opacity:.75}
    .picture .dark .dim{fill-opacity:.48}
    .picture .dark .glass{fill:#3a414c}
    .picture .dark .screen text{fill:#fff}
    .picture .dark .status,.picture .dark .now,.picture .dark .home{fill:#fff}
    .picture .dark .statusline{stroke:#fff;stroke-opacity:.45}
    .picture .dark .b{fill-opacity:.18;stroke:#ebebf5;stroke-opacity:.2}
    .picture .dark .b.in{fill-opacity:.08;stroke-opacity:.14}
    .picture .dark .root,.picture .dark .hair{stroke:#545458;stroke-opacity:.65}
    .picture .dark .faint,.picture .dark .dash{stroke:#ebebf5;stroke-opacity:.16}
    .picture .dark .next{stroke:#5a5a5e}
    .picture .dark .sign{stroke:#fff}
    .picture .dark .image{fill:#2c2c2e}
    .picture .dark .field{fill:#000;stroke:#48484a}
    .picture .dark .gray{fill-opacity:.24}
    .picture .dark .keyboard{fill:#2b2b2d}
    .picture .dark .knob.pick{fill:#636366}
    .picture .dark .bar{fill:#1d1d1d}
    .picture .dark .lens{fill:#2c2c2e;stroke:#3a3a3c}
    .picture .dark .lensedge{stroke:#fff;stroke-opacity:.12}
    .picture .dark .tint{fill:#0a84ff}
    .picture .dark .tintline{stroke:#0a84ff}
    .picture .dark .soft{fill:#0a84ff;fill-opacity:.24}
    .picture .dark .plain{stroke:#0a84ff;stroke-opacity:.3}
    .picture .dark .on{fill:#30d158}
    .picture .dark .delete{fill:#ff453a}
    .picture .dark .dot{fill:#ebebf5}
    .picture .dark .land{fill:#26282b}
    .picture .dark .water{fill:#17344d}
    .picture .dark .park{fill:#22382a}
    .picture .dark .road{stroke:#4a4d52}
    .picture .dark .i{color:#0a84ff;fill:#000;stroke:#000}
    .picture .dark .i.k{color:#fff}
    .picture .dark .i.g{color:#98989d}
    .picture .dark .i.w{color:#fff;fill:#0a84ff;stroke:#0a84ff}
    .picture .dark .i.p{color:#636366;fill:#2c2c2e;stroke:#2c2c2e}
    .picture .dark .screen text.id,.picture .dark .screen text.size{fill:#a3afbf}
    .picture .dark .screen text.link{fill:#0a84ff}
    .picture .dark .screen text.onfill{fill:#fff}
    .picture .dark .screen text.ph,.picture .dark .screen text.second{fill:#ebebf5}
    .picture .dark .screen text.halo{stroke:#000}
    .picture .dark .screen text.guidename{fill:#cf9df2}
    .picture .dark .screen text.reservedname{fill:#7fd3e0}
    .picture .dark .reserved,.picture .dark .core{stroke:#4fb6c6}
    .picture .dark .screen text.dn{fill:#f29ac4}
    .picture .dark .d{stroke:#f07ab0}
    .picture .dark .screen text.dn.broken{fill:#ff8d96}
    .picture .dark .d.broken,.picture .dark .bad,.picture .dark .badedge{stroke:#ff5a67}
    .picture .dark .screen text.marknumber{fill:#fff}
    .picture .dark .edge{fill:url(#picture-edge-dark)}
    .picture .dark .edge.low{fill:url(#picture-edge-low-dark)}
    .picture .row{fill:#fff}
    .picture .v:hover .b,.picture .v:hover .image,.picture .v:hover .field,.picture .v:hover .faint{stroke:#007aff;stroke-opacity:1;stroke-width:1.5}
    .picture .v:target rect{stroke:#e0218a;stroke-opacity:1;stroke-width:2.5}
    """

  /// The text of the `style` element of every page, besides that of the picture in it.
  package static let page: StaticString = """
    :root{color-scheme:light dark}
    body{margin:0;padding:1.5rem;font:15px/1.5 system-ui,-apple-system,Inter,Roboto,'Helvetica Neue',sans-serif;color:#1d2430;background:#fff}
    h1{font-size:1.35rem;margin:0 0 .25rem}
    h2{font-size:1.1rem;margin:2rem 0 .25rem}
    h3{font-size:1rem;margin:1rem 0 .25rem}
    p{margin:.25rem 0}
    .muted{color:#566173}
    .sheet{margin:1rem 0;overflow:auto;border-radius:10px;background:#f4f5f7}
    .sheet svg{display:block;margin:0 auto}
    .sheet.one svg{max-width:100%;height:auto;max-height:92vh}
    table{border-collapse:collapse;margin:.5rem 0;font-variant-numeric:tabular-nums}
    caption{text-align:left;color:#566173;padding:.25rem 0}
    th,td{text-align:left;padding:.2rem .75rem .2rem 0;border-bottom:1px solid #dfe3e9;vertical-align:top}
    td.number{text-align:right;white-space:nowrap}
    tbody th{font-weight:500}
    tbody tr:hover{background:#eef3fb}
    .scroll{overflow-x:auto}
    summary{cursor:pointer;padding:.25rem 0}
    a{color:#1d56b8}
    .error{color:#b3121f}
    .warning{color:#8f4f00}
    .info{color:#566173}
    ol,ul{margin:.25rem 0;padding-left:1.5rem}
    @media (prefers-color-scheme:dark){
    body{color:#e8ecf2;background:#12151a}
    .muted,caption,.info{color:#a3afbf}
    .sheet{background:#f4f5f7}
    th,td{border-bottom-color:#333b47}
    tbody tr:hover{background:#1d2530}
    a{color:#8db8fb}
    .error{color:#ff8d96}
    .warning{color:#f0b35c}
    }
    @media print{
    body{padding:0;color:#000;background:#fff}
    .sheet{overflow:visible;background:none}
    .sheet svg{max-width:100%;height:auto}
    tr,li{break-inside:avoid}
    h2,h3{break-after:avoid}
    }
    """

  /// Hash of ``picture``, as a policy names it.
  package static let pictureHash: StaticString = "sha256-CaPjEo0uJ15Xyu23Ti6YdR2ncbytJYbnUrY8Q1fQoUM="
  /// Hash of ``page``, as a policy names it.
  package static let pageHash: StaticString = "sha256-vhmkiSt6z3He5/mGBMZcByjBPnMqwirUW3Meb83RhvA="

  /// What an answer with a picture or a page says of itself: its two style sheets, images that stand in it and nothing else,
  /// no scripts, nothing from elsewhere, in no frame.
  package static let contentSecurityPolicy =
    "default-src 'none'; style-src '\(pictureHash)' '\(pageHash)'; img-src data:; base-uri 'none'; form-action 'none'; "
    + "frame-ancestors 'none'; sandbox"
}
