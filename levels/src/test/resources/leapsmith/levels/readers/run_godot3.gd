extends SceneTree

const Level = preload("res://level_godot3.gd")

func _init():
	for argument in OS.get_cmdline_args():
		if argument.ends_with(".level.json"):
			print(to_json(_summary(Level.read(argument))))
	quit()

func _summary(level):
	var shapes = {}
	for row in level.tiles:
		for symbol in row:
			var shape = level.kinds[symbol].shape
			shapes[shape] = shapes.get(shape, 0) + 1
	level.shapes = shapes
	level.erase("tiles")
	return level
