"""Reads levels of Leapsmith; docs/LEVEL-FORMAT.md describes the file. Copy this file into your game and change it.

    level = Level("cave.level.json")
    if level.kind_at(3, 5)["shape"] == "block": ...
    hero = next(it for it in level.objects if it["kind"] == "player")
"""
import itertools
import json

NEWEST_VERSION = 3
# The symbols of plain shapes that a legend doesn't mention. Slopes are always in the legend if they are used.
STANDARD_SYMBOLS = {"empty": ".", "block": "#", "oneway": "="}
# The tile kinds that a legend may name without describing them; docs/LEVEL-FORMAT.md says what their keys mean.
STANDARD_KINDS = {
    "ice": {"name": "ice", "shape": "block", "color": "#9fd8ee", "grip": 0.2},
    "mud": {"name": "mud", "shape": "block", "color": "#7a5a3c", "speed": 0.5, "jump": 0.7},
    "belt": {"name": "belt", "shape": "block", "color": "#8c8f99", "belt": 60},
    "belt-left": {"name": "belt-left", "shape": "block", "color": "#8c8f99", "belt": -60},
    "spring": {"name": "spring", "shape": "block", "color": "#e05a5a", "launch": 630},
    "strong-spring": {"name": "strong-spring", "shape": "block", "color": "#c02f6b", "launch": 1010},
    "ladder": {"name": "ladder", "shape": "oneway", "color": "#b5803c", "climb": 80},
    "vine": {"name": "vine", "shape": "empty", "color": "#4f9a4a", "climb": 80},
    "water": {"name": "water", "shape": "empty", "color": "#3f86d6", "gravity": 0.3, "fall": 120, "speed": 0.5, "jump": 0.55, "swim": True},
    "spikes": {"name": "spikes", "shape": "empty", "color": "#b9bec9", "deadly": ["up"]},
    "spikes-down": {"name": "spikes-down", "shape": "empty", "color": "#b9bec9", "deadly": ["down"]},
    "spikes-left": {"name": "spikes-left", "shape": "empty", "color": "#b9bec9", "deadly": ["left"]},
    "spikes-right": {"name": "spikes-right", "shape": "empty", "color": "#b9bec9", "deadly": ["right"]},
    "crumble": {"name": "crumble", "shape": "block", "color": "#a98f6a", "crumble": 0.5, "returns": 2},
}
# What a file leaves out because it has its default, by the list of the objects.
DEFAULTS = {
    "characters": {"kind": "idle", "width": 12, "height": 40, "facing": "right", "shape": "box",
                   "solidToBodies": False, "friction": 0, "pushForce": 0},
    "zones": {"kind": "goal", "width": 16, "height": 16, "sets": "", "mode": "once", "seconds": 5, "needs": [],
              "launch": 630, "direction": 270, "to": "", "keepVelocity": False, "text": "", "fit": False, "priority": 0},
    "platforms": {"kind": "solid", "width": 48, "height": 8, "stops": [], "speed": 60, "loop": False, "wait": 0, "needs": []},
    "emitters": {"kind": "deadly", "width": 16, "height": 16, "bulletSize": 4, "direction": 0, "speed": 120,
                 "interval": 60, "phase": 0, "count": 1, "spread": 0, "life": 600, "onTile": "vanish", "needs": []},
}
MOVEMENT = {"walk": 160, "jump": 410, "jumpReleaseSpeed": 200, "acceleration": 0, "damping": 0, "coyoteTime": 0,
            "jumpBuffer": 0, "corner": 0, "apexSpeed": 0, "liftTime": 0, "airJumps": 0, "wallJump": 0,
            "wallJumpTime": 0.15, "wallSlide": 0, "dash": 0, "dashTime": 0.15, "ledgeGrab": False}
PHYSICS = {"ticksPerSecond": 60, "gravity": 1030, "maxFallSpeed": 900, "openSides": []}
# Keys of version 1 that have another name now.
FORMER_KEYS = {"firm": "solidToBodies", "jumpCut": "jumpReleaseSpeed"}


class Level:
    """A level. Lengths are pixels, x to the right and y down; columns and rows count from 0 at the top left."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        if data.get("format") != "leapsmith-level":
            raise ValueError(f"{path} is not a Leapsmith level")
        if data["version"] > NEWEST_VERSION:
            raise ValueError(f"{path} was written by a newer Leapsmith")
        self.name = data.get("name", "")
        self.width, self.height = data["width"], data["height"]  # in tiles
        self.tile_size = data.get("tileSize", 16)
        self.kinds = complete_legend(data.get("legend", {}))  # by symbol
        self.rows = data["tiles"]
        self.physics = PHYSICS | data.get("physics", {})
        self.properties = data.get("properties", {})  # free for your game
        self.objects = [read_object(list_key, entry, index)
                        for list_key in DEFAULTS
                        for index, entry in enumerate(data.get(list_key, []))]

    def kind_at(self, column, row):
        """The kind of a tile: a dictionary with name, shape, properties, and color if it has one of its own."""
        return self.kinds[self.rows[row][column]]


def complete_legend(legend):
    """The kinds by their symbols, with those of the plain shapes that the legend leaves out."""
    kinds = {}
    for symbol, entry in legend.items():
        kind = STANDARD_KINDS.get(entry, {"shape": entry}) if isinstance(entry, str) else entry
        kind = STANDARD_KINDS.get(kind.get("is"), {}) | kind
        kinds[symbol] = {"name": kind.get("is", kind["shape"]), "properties": {}, **kind}
    for shape, symbol in STANDARD_SYMBOLS.items():
        plain = {"name": shape, "properties": {}, "shape": shape}
        if plain not in kinds.values():
            candidates = itertools.chain([symbol], map(chr, itertools.count(ord("A"))))
            kinds[next(it for it in candidates if it not in kinds)] = plain
    return kinds


def read_object(list_key, entry, index):
    """An object with its type and all defaults."""
    result = {"type": list_key[:-1], "x": 0, "y": 0, "properties": {}} | DEFAULTS[list_key] | with_current_keys(entry)
    result.setdefault("id", f"{result['kind']}-{index + 1}")
    if list_key == "characters":
        result["movement"] = MOVEMENT | with_current_keys(entry.get("movement", {}))
    return result


def with_current_keys(entry):
    return {FORMER_KEYS.get(key, key): value for key, value in entry.items()}
