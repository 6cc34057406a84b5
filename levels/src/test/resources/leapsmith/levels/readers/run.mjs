import { readFileSync } from "node:fs";
import { readLevel } from "./level.mjs";

for (const path of process.argv.slice(2)) {
  const level = readLevel(readFileSync(path, "utf8"));
  const shapes = {};
  for (let row = 0; row < level.height; row++) {
    for (let column = 0; column < level.width; column++) {
      const { shape } = level.kindAt(column, row);
      shapes[shape] = (shapes[shape] ?? 0) + 1;
    }
  }
  console.log(JSON.stringify({ ...level, shapes, kinds: Object.fromEntries(level.kinds) }));
}
