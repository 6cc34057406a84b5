// Reads LDtk projects with the parser of Excalibur, and prints what it finds as JSON: an array with one object a file.
// usage: NODE_PATH=FOLDER/node_modules node parse.cjs FILE...
const fs = require("fs");
const Module = require("module");

// The engine needs a browser; the parser of its plugin doesn't.
const engine = new Proxy(function () {}, {
  get: (target, key) => (key === "prototype" ? {} : engine),
  construct: () => ({}),
  apply: () => engine,
});
const load = Module._load;
Module._load = (name, ...rest) => (name === "excalibur" ? engine : load(name, ...rest));
globalThis.self = globalThis;

const { LdtkProjectMetadata } = require("@excaliburjs/plugin-ldtk");

const count = (values) => {
  const counts = {};
  values.forEach((value) => (counts[value] = (counts[value] || 0) + 1));
  return counts;
};

const found = process.argv.slice(2).map((file) => {
  const project = LdtkProjectMetadata.parse(JSON.parse(fs.readFileSync(file, "utf8")));
  const level = project.levels[0];
  const layers = (type) => level.layerInstances.filter((layer) => layer.__type === type);
  return {
    levels: project.levels.length,
    widthPx: level.pxWid,
    heightPx: level.pxHei,
    tileSize: layers("IntGrid")[0].__gridSize,
    numbers: count(layers("IntGrid")[0].intGridCsv),
    autoTiles: layers("IntGrid")[0].autoLayerTiles.length,
    entities: layers("Entities").flatMap((layer) => layer.entityInstances.map((entity) => entity.__identifier)),
  };
});
console.log(JSON.stringify(found));
