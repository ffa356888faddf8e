"""Asks the program and a service for the same: LAYOUTRESOLVER_PROGRAM and TRIAL_SERVER say which. Numbers are those of the constraints."""

import os
import tempfile
import unittest
from pathlib import Path

from layout_resolver import LayoutError, Program, Rect, Screen, Service

BOX = {
    "hierarchy": {"id": "root", "subviews": [{"id": "box"}]},
    "constraints": ["box.leading == root.leading + 20", "box.top == root.top + 30", "box.width == 50", "box.height == 40"]}
TORN = {**BOX, "constraints": [*BOX["constraints"], "box.width == 60"]}
XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>
        <view id="v-1">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        </view>
    </objects>
</document>
"""


class OfProgram(unittest.TestCase):
    def setUp(self):
        self.server = Program()

    def screen(self, document):
        return Screen(document, server=self.server)

    def test_what_fits_is_true(self):
        verdict = self.screen(BOX).on("iphone-se").fits()
        self.assertTrue(verdict)
        self.assertEqual((str(verdict), verdict.findings), ("the screen fits", []))

    def test_what_does_not_fit_is_false_and_says_why(self):
        verdict = self.screen(TORN).on("iphone-se", "iPad Air 2").fits()
        self.assertFalse(verdict)
        self.assertEqual([each["code"] for each in verdict.findings], ["unsatisfiableConstraints"])
        for word in ("box.width == 50", "box.width == 60", "error", "iphone-se portrait, ipad-air-2 portrait"):
            self.assertIn(word, str(verdict))
        self.assertLess(len(repr(verdict)), 240)

    def test_rules_and_severities_are_chosen(self):
        shown = self.screen(TORN).on("iphone-se")
        self.assertTrue(shown.fits(disable=["unsatisfiableConstraints"]))
        self.assertTrue(shown.fits(only="truncatedText"))
        self.assertEqual(len(shown.findings()), 1)

    def test_frames_are_those_of_the_constraints(self):
        shown = self.screen(BOX).on("iphone-se")
        self.assertEqual(shown.frame("box"), Rect(20, 30, 50, 40))
        self.assertEqual(shown.layout()["views"]["root"]["frame"], {"x": 0, "y": 0, "width": 320, "height": 568})
        self.assertIn("view box (20, 30, 50, 40)", shown.text())
        self.assertTrue(shown.picture().startswith("<svg"))
        with self.assertRaises(KeyError):
            shown.frame("nothing")

    def test_options_say_where(self):
        shown = self.screen(BOX).on("iphone-se", orientation=["portrait", "landscape"], text_size="AX1", style="dark", locale="de")
        sizes = [(each["environment"]["window"]["width"], each["environment"]["traits"]["userInterfaceStyle"]) for each in shown.layouts()]
        self.assertEqual(sizes, [(320, "dark"), (568, "dark")])
        with self.assertRaises(ValueError):
            shown.layout()
        exact = self.screen(BOX).on("iphone-se").layout(exact=True, show=["margins"])
        self.assertIn("exactFrame", exact["views"]["box"])
        with self.assertRaises(TypeError):
            self.screen(BOX).on("iphone-se", colour="red")

    def test_files_and_folders(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "A.xib"
            path.write_text(XIB)
            for place in (path, folder):
                shown = Screen.load(place, server=self.server).on("iphone-se")
                self.assertEqual([each["views"]["v-1"]["frame"]["width"] for each in shown.layouts()], [320])
                self.assertTrue(shown.fits())
        with self.assertRaises(FileNotFoundError):
            Screen.load("/nowhere/A.xib", server=self.server)

    def test_a_text_of_a_file_is_taken_for_what_it_is(self):
        self.assertTrue(self.screen(XIB).on("iphone-se").fits())

    def test_what_is_wrong_is_said(self):
        for screen, device, word in ((BOX, "iPhone SX", "iPhone SX"), ("{", "iphone-se", "ends too early"), ({"hierachy": {}}, "iphone-se", "hierachy")):
            for ask in (lambda shown: shown.fits(), lambda shown: shown.layouts()):
                with self.assertRaisesRegex(LayoutError, word):
                    ask(self.screen(screen).on(device))


@unittest.skipUnless("TRIAL_SERVER" in os.environ, "there is no service")
class OfService(OfProgram):
    def setUp(self):
        self.server = os.environ["TRIAL_SERVER"]

    def test_a_problem_comes_along(self):
        with self.assertRaises(LayoutError) as caught:
            self.screen({"hierachy": {}}).on("iphone-se").layouts()
        self.assertEqual(caught.exception.problem["status"], 422)

    def test_a_service_that_is_not_there(self):
        with self.assertRaisesRegex(LayoutError, "does not answer"):
            Screen(BOX, server=Service("http://127.0.0.1:9/")).on("iphone-se").fits()


if __name__ == "__main__":
    unittest.main()
