"""Whether the screens of a storyboard fit, on each device and in the largest text size: `pip install layout-resolver pytest`, then `pytest`."""

from pathlib import Path

import pytest
from layout_resolver import Screen

SHOP = Screen.load(Path(__file__).parent.parent / "shop.storyboard")


@pytest.mark.parametrize("device", ["iPhone SE", "iPhone 15", "iPad Air 2"])
def test_all_screens_fit(device):
    assert SHOP.on(device).fits()


def test_the_basket_fits_with_large_texts():
    assert SHOP.on("iPhone SE", scene="Basket", text_size="AX1").fits()


def test_the_button_is_in_the_middle():
    basket = SHOP.on("iPhone 15", scene="Basket")
    button = basket.frame("buyButton")
    width = basket.layout()["environment"]["window"]["width"]
    assert button.x + button.width / 2 == pytest.approx(width / 2, abs=0.5)
