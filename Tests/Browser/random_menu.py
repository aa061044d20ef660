"""Sites made up at random, in one of several languages: menus and pages of every other kind, with texts of all lengths."""

import json

from random_texts import random_text

PRICES = ["12.50", "9", "30cm 1070 Ft / 40cm 1490 Ft / 50cm 2290 Ft", "ask", "2.500", "from 8", "80 - 128 - 185"]
TIMES = ["09:00", "19:30"]


def write_site(folder, chance, language, dishes=60):
    """Writes a site to a folder: `menu`, `tabs`, `stories`, `contacts` and `calendar`."""

    def text(words=24):
        longest = 12 * words  # characters, for languages without spaces
        return " ".join(random_text(chance, language).split(" ")[: chance.randint(1, words)])[:longest].strip()

    def item():
        dish = {"name": text(8)}
        if chance.random() < 0.7:
            dish["description"] = text()
        if chance.random() < 0.8:
            dish["price"] = chance.choice(PRICES)
        return dish

    def section(index, count):
        found = {"id": f"s{index}", "title": text(5), "chip": text(chance.choice([1, 2, 9]))}
        if chance.random() < 0.4:
            found["note"] = text()
        items = [item() for _ in range(count)]
        if chance.random() < 0.4:
            half = count // 2
            found["items"] = items[:half]
            found["sections"] = [{"id": f"s{index}x", "title": text(6), "items": items[half:]}]
        else:
            found["items"] = items
        return found

    def flat(index):
        found = section(index, 4)
        found.pop("sections", None)
        return found

    category = f"1 {text(8)}"  # a title of marks alone would make no id
    events = [
        {"date": f"2026-0{chance.randint(2, 3)}-{chance.randint(1, 28):02}", "title": text(12), "category": category}
        | ({"time": chance.choice(TIMES)} if chance.random() < 0.7 else {})
        for _ in range(40)
    ]
    pages = {
        "menu": {"title": text(4), "sections": [section(index, dishes // 10) for index in range(10)]},
        "tabs": {"title": text(6), "kind": "tabs", "sections": [flat(index) for index in range(5)]},
        "stories": {
            "title": text(6), "kind": "stories",
            "stories": [{"title": text(9), "description": text()} for _ in range(12)]},
        "contacts": {
            "title": text(9), "kind": "contacts",
            "groups": [{"title": text(9), "contacts": [text(6) for _ in range(4)]} for _ in range(6)]},
        "calendar": {
            "title": text(6), "kind": "calendar", "from": "2026-02", "to": "2026-03",
            "categories": [{"title": category}], "events": events},
    }
    site = {
        "restaurant": {
            "name": text(5), "tagline": text(12), "address": [text(5), text(3)], "phone": "+49 30 901820",
            "hours": [{"days": text(3), "open": ["12:00–15:00", "18:30–23:00"]}], "notes": [text()], "currency": "€"},
        "languages": [language], "homePage": "menu"}
    folder.mkdir(parents=True, exist_ok=True)
    for name, page in (pages | {"site": site}).items():
        (folder / f"{name}.yaml").write_text(json.dumps(page, ensure_ascii=False, indent=1))
    return folder
