import collections
import json
import sys

from level import Level

for path in sys.argv[1:]:
    level = Level(path)
    shapes = collections.Counter(
        level.kind_at(column, row)["shape"] for row in range(level.height) for column in range(level.width))
    print(json.dumps({"name": level.name, "tileSize": level.tile_size, "shapes": shapes, "kinds": level.kinds,
                      "physics": level.physics, "objects": level.objects, "properties": level.properties}))
