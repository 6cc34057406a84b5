# Reads levels of Leapsmith in Godot 3; docs/LEVEL-FORMAT.md describes the file. Copy this file into your game.
#
#     var level = preload("res://level_godot3.gd").read("res://cave.level.json")
#     if level.kinds[level.tiles[row][column]].shape == "block": ...
extends Reference

const NEWEST_VERSION = 3
# The symbols of plain shapes that a legend doesn't mention. Slopes are always in the legend if they are used.
const STANDARD_SYMBOLS = {"empty": ".", "block": "#", "oneway": "="}
# The tile kinds that a legend may name without describing them; docs/LEVEL-FORMAT.md says what their keys mean.
const STANDARD_KINDS = {
	"ice": {"name": "ice", "shape": "block", "color": "#9fd8ee", "grip": 0.2},
	"mud": {"name": "mud", "shape": "block", "color": "#7a5a3c", "speed": 0.5, "jump": 0.7},
	"belt": {"name": "belt", "shape": "block", "color": "#8c8f99", "belt": 60},
	"belt-left": {"name": "belt-left", "shape": "block", "color": "#8c8f99", "belt": -60},
	"spring": {"name": "spring", "shape": "block", "color": "#e05a5a", "launch": 630},
	"strong-spring": {"name": "strong-spring", "shape": "block", "color": "#c02f6b", "launch": 1010},
	"ladder": {"name": "ladder", "shape": "oneway", "color": "#b5803c", "climb": 80},
	"vine": {"name": "vine", "shape": "empty", "color": "#4f9a4a", "climb": 80},
	"water": {"name": "water", "shape": "empty", "color": "#3f86d6", "gravity": 0.3, "fall": 120, "speed": 0.5, "jump": 0.55, "swim": true},
	"spikes": {"name": "spikes", "shape": "empty", "color": "#b9bec9", "deadly": ["up"]},
	"spikes-down": {"name": "spikes-down", "shape": "empty", "color": "#b9bec9", "deadly": ["down"]},
	"spikes-left": {"name": "spikes-left", "shape": "empty", "color": "#b9bec9", "deadly": ["left"]},
	"spikes-right": {"name": "spikes-right", "shape": "empty", "color": "#b9bec9", "deadly": ["right"]},
	"crumble": {"name": "crumble", "shape": "block", "color": "#a98f6a", "crumble": 0.5, "returns": 2},
}
# What a file leaves out because it has its default, by the list of the objects.
const DEFAULTS = {
	"characters": {"kind": "idle", "width": 12, "height": 40, "facing": "right", "shape": "box",
			"solidToBodies": false, "friction": 0, "pushForce": 0},
	# "needs" is a condition, or a list of them.
	"zones": {"kind": "goal", "width": 16, "height": 16, "sets": "", "mode": "once", "seconds": 5, "needs": [],
			"launch": 630, "direction": 270, "to": "", "keepVelocity": false, "text": "", "fit": false, "priority": 0},
	"platforms": {"kind": "solid", "width": 48, "height": 8, "stops": [], "speed": 60, "loop": false, "wait": 0,
			"needs": []},
	"emitters": {"kind": "deadly", "width": 16, "height": 16, "bulletSize": 4, "direction": 0, "speed": 120,
			"interval": 60, "phase": 0, "count": 1, "spread": 0, "life": 600, "onTile": "vanish", "needs": []},
}
const MOVEMENT = {"walk": 160, "jump": 410, "jumpReleaseSpeed": 200, "acceleration": 0, "damping": 0,
		"coyoteTime": 0, "jumpBuffer": 0, "corner": 0, "apexSpeed": 0, "liftTime": 0, "airJumps": 0,
		"wallJump": 0, "wallJumpTime": 0.15, "wallSlide": 0, "dash": 0, "dashTime": 0.15, "ledgeGrab": false}
const PHYSICS = {"ticksPerSecond": 60, "gravity": 1030, "maxFallSpeed": 900, "openSides": []}
# Keys of version 1 that have another name now.
const FORMER_KEYS = {"firm": "solidToBodies", "jumpCut": "jumpReleaseSpeed"}

# Reads a file as a dictionary; it is empty if the file isn't a level. Width and height are in tiles, other lengths in
# pixels, x to the right and y down. "kinds" has a dictionary with name, shape, properties and maybe color by symbol.
static func read(path: String) -> Dictionary:
	var file = File.new()
	var data = JSON.parse(file.get_as_text()).result if file.open(path, File.READ) == OK else null
	if not data is Dictionary or data.get("format") != "leapsmith-level" or data.version > NEWEST_VERSION:
		push_error(path + " is not a level, or was written by a newer Leapsmith")
		return {}
	var objects = []
	for list_key in DEFAULTS:
		var entries = data.get(list_key, [])
		for i in entries.size():
			objects.append(_object(list_key, entries[i], i))
	var level = _with_defaults(data, {"name": "", "tileSize": 16, "properties": {}})
	level.physics = _with_defaults(data.get("physics", {}), PHYSICS)
	level.kinds = _complete_legend(data.get("legend", {}))
	level.objects = objects
	return level

# The kinds by their symbols, with those of the plain shapes that the legend leaves out.
static func _complete_legend(legend: Dictionary) -> Dictionary:
	var kinds = {}
	var plain_shapes = []
	for symbol in legend:
		var entry = legend[symbol]
		var kind = entry if entry is Dictionary else STANDARD_KINDS.get(entry, {"shape": entry})
		kind = _with_defaults(kind, STANDARD_KINDS.get(kind.get("is", ""), {}))
		kinds[symbol] = _with_defaults(kind, {"name": kind.get("is", kind.shape), "properties": {}})
		if kinds[symbol].name == kind.shape and kinds[symbol].size() == 3 and kinds[symbol].properties.empty():
			plain_shapes.append(kind.shape)
	for shape in STANDARD_SYMBOLS:
		if not shape in plain_shapes:
			var symbol = STANDARD_SYMBOLS[shape]
			var code = ord("A")
			while symbol in kinds:
				symbol = char(code)
				code += 1
			kinds[symbol] = {"name": shape, "shape": shape, "properties": {}}
	return kinds

# An object with its type and all defaults.
static func _object(list_key: String, entry: Dictionary, index: int) -> Dictionary:
	var object = _with_defaults(entry, DEFAULTS[list_key])
	object = _with_defaults(object, {"type": list_key.trim_suffix("s"), "x": 0, "y": 0, "properties": {}})
	if list_key == "characters":
		object.movement = _with_defaults(entry.get("movement", {}), MOVEMENT)
	return _with_defaults(object, {"id": "%s-%d" % [object.kind, index + 1]})

# A copy of a dictionary with current keys, and with the defaults of those that it doesn't have.
static func _with_defaults(entry: Dictionary, defaults: Dictionary) -> Dictionary:
	var result = defaults.duplicate(true)
	for key in entry:
		result[FORMER_KEYS.get(key, key)] = entry[key]
	return result
