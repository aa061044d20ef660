"""What a reader at random does next."""


def wander(reading, chance):
    """Does one thing that the page and the browser allow where the reader is, and that moves the page."""
    most, offset = reading.most(), reading.offset
    down, up = most - offset, offset  # how far the page can go
    ways = []
    if down > 100:
        ways += [(4, lambda: reading.wheel(chance.randint(20, 900))),
                 (1, lambda: reading.wheel(chance.randint(5, 40))),
                 (1, lambda: reading.key(chance.choice(["PageDown", " ", "ArrowDown"]))),
                 (0.4, lambda: reading.key("End"))]
        if reading.browser.has_touch:
            ways.append((3, lambda: reading.finger(chance.randint(60, 350))))
    if up > 100:
        ways += [(3, lambda: reading.wheel(-chance.randint(20, 900))),
                 (1, lambda: reading.wheel(-chance.randint(5, 40))),
                 (1, lambda: reading.key(chance.choice(["PageUp", "ArrowUp"]))),
                 (0.4, lambda: reading.key("Home"))]
        if reading.browser.has_touch:
            ways.append((3, lambda: reading.finger(-chance.randint(60, 350))))
    if down > 400 and up > 400:
        ways.append((3, lambda: turn(reading, chance)))
    chips = reading.chips_in_reach()
    if chips:
        ways.append((3, lambda: reading.tap(chance.choice(chips))))
    if reading.sections:
        ways.append((2, lambda: reading.follow(chance.choice(reading.sections))))
    if down + up > 0:
        ways.append((1, lambda: reading.leap(chance.choice([n for n in range(int(most)) if abs(n - offset) > 1]))))
    weights, acts = zip(*ways)
    chance.choices(acts, weights)[0]()


def turn(reading, chance):
    """One way and back again before the page rests."""
    side = chance.choice([-1, 1])
    reading.wheel(side * chance.randint(100, 400), back=side * chance.randint(20, 300))
