"""The playground where the service wants a token."""

from visit import HELLO, hold


def a_token_is_asked_for(visit):
    visit.page.expected = ["status of 401"]
    visit.page.open(visit.base + "/")
    visit.page.wait("!document.getElementById('access').hidden", "the page says that a token is wanted")
    visit.says("#access", "token")
    visit.page.click("#token")
    visit.page.type("wrong")
    visit.page.press("Enter")
    visit.says("#access-text", "does not know")
    visit.page.evaluate("document.getElementById('token').select()")
    visit.page.type("open-sesame")
    visit.page.click("#token-use")
    visit.page.wait("document.getElementById('access').hidden", "the notice goes")
    visit.settle()
    hold(len(visit.views) > 3, "the picture is there")
    visit.write(HELLO)
    visit.shows_hello()
    visit.settle()
    visit.page.wait("localStorage.length === 1", "the text is kept")
    stored = visit.page.evaluate("document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + location.href")
    hold("Hello" in stored, "the text is kept on this machine")
    hold("sesame" not in stored, "the token is not")
