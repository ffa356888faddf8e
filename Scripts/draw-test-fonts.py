#!/usr/bin/env python3
"""Draws the fonts of the tests, whose letters are boxes: with kerning, a ligature, one with rules of composition, and one that has an axis with three named instances.

    draw-test-fonts.py [FOLDER]

FOLDER is Tests/Fixtures/fonts. Needs fontTools (PyPI: fonttools).
"""
import sys
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString

def box(width, height=600):
    pen = TTGlyphPen(None)
    if width:
        pen.moveTo((50, 0)); pen.lineTo((50, height)); pen.lineTo((width - 50, height)); pen.lineTo((width - 50, 0)); pen.closePath()
    return pen.glyph()

WIDTHS = {'.notdef': 500, 'space': 250, 'A': 650, 'V': 600, 'a': 500, 'b': 550, 'f': 300, 'i': 200, 'f_i': 430,
          'ellipsis': 900, 'acutecomb': 0, 'eacute': 520, 'e': 510, 'beth': 480}
CMAP = {0x20: 'space', 0x41: 'A', 0x56: 'V', 0x61: 'a', 0x62: 'b', 0x66: 'f', 0x69: 'i', 0x2026: 'ellipsis',
        0x301: 'acutecomb', 0xE9: 'eacute', 0x65: 'e', 0x5D1: 'beth'}
FEA = """
languagesystem DFLT dflt; languagesystem latn dflt;
feature kern { pos A V -80; pos V A -70; pos V a -40; } kern;
feature liga { sub f i by f_i; } liga;
"""

# Rules for letters with accents, which plain text never needs, in the forms that OpenType has for them.
COMPOSING = FEA + """
feature ccmp {
  lookup chained { sub i' acutecomb by b; sub [f a]' [acutecomb beth] by V; } chained;
  lookup joined { sub e acutecomb by eacute; } joined;
  lookup context { sub V' lookup joined acutecomb'; } context;
} ccmp;
"""

def build(names, weight, bold=0, typo=False, italic=False, gap=90, fea=FEA):
    fb = FontBuilder(1000, isTTF=True)
    fb.setupGlyphOrder(list(WIDTHS))
    fb.setupCharacterMap(CMAP)
    widths = {g: w + (bold if w else 0) for g, w in WIDTHS.items()}
    fb.setupGlyf({g: box(w) for g, w in widths.items()})
    fb.setupHorizontalMetrics({g: (w, 50 if w else 0) for g, w in widths.items()})
    fb.setupHorizontalHeader(ascent=950, descent=-250, lineGap=gap)
    fb.setupNameTable(names)
    selection = (1 << 7 if typo else 0) | (1 if italic else 0) | (0x40 if not italic else 0)
    fb.setupOS2(version=4, usWeightClass=weight, sTypoAscender=800, sTypoDescender=-200, sTypoLineGap=100,
                usWinAscent=1000, usWinDescent=300, fsSelection=selection)
    fb.setupPost(keepGlyphNames=False)
    addOpenTypeFeaturesFromString(fb.font, fea)
    return fb

def name(family, style, ps):
    return dict(familyName=family, styleName=style, uniqueFontIdentifier=ps, fullName=f'{family} {style}', psName=ps, version='1')

out = sys.argv[1] if len(sys.argv) > 1 else 'Tests/Fixtures/fonts'
def save(fb, path):
    fb.font['head'].created = fb.font['head'].modified = 3600000000
    fb.font.recalcTimestamp = False
    fb.save(f'{out}/{path}')
save(build(name('Boxes', 'Regular', 'Boxes-Regular'), 400), 'Boxes-Regular.ttf')
save(build(name('Boxes', 'Bold', 'Boxes-Bold'), 700, bold=60, typo=True), 'Boxes-Bold.ttf')
save(build(name('Composing', 'Regular', 'Composing-Regular'), 400, fea=COMPOSING), 'Composing.ttf')

from fontTools.designspaceLib import DesignSpaceDocument
from fontTools import varLib
from fontTools.ttLib import TTFont
import os, tempfile
tmp = tempfile.mkdtemp()
for path, bold in (('light.ttf', 0), ('heavy.ttf', 200)):
    fb = build(name('Sliding', 'Regular', 'Sliding-Regular'), 300, bold=bold)
    fb.font.save(f'{tmp}/{path}')
doc = DesignSpaceDocument()
doc.addAxisDescriptor(name='Weight', tag='wght', minimum=300, default=300, maximum=700)
doc.addSourceDescriptor(path=f'{tmp}/light.ttf', name='light', location=dict(Weight=300), familyName='Sliding', styleName='Light')
doc.addSourceDescriptor(path=f'{tmp}/heavy.ttf', name='heavy', location=dict(Weight=700), familyName='Sliding', styleName='Bold')
doc.addInstanceDescriptor(name='light', familyName='Sliding', styleName='Light', location=dict(Weight=300))
doc.addInstanceDescriptor(name='bold', familyName='Sliding', styleName='Bold', location=dict(Weight=700), postScriptFontName='Sliding-Bold')
doc.addInstanceDescriptor(name='medium', familyName='Sliding', styleName='Medium', location=dict(Weight=500), postScriptFontName='SlidingText-Medium')
for s in doc.sources: s.font = TTFont(s.path)
font, _, _ = varLib.build(doc)
font['head'].created = font['head'].modified = 3600000000
font.recalcTimestamp = False
font.save(f'{out}/Sliding.ttf')
