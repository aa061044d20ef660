"""The browsers that tests drive, each through one set of words: `base.Browser`."""

from browsers.chromium import Chromium
from browsers.firefox import Firefox
from browsers.webkit import WebKit

KINDS = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
