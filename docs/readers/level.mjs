// Reads levels of Leapsmith; docs/LEVEL-FORMAT.md describes the file. Copy this file into your game and change it.
//
//     const level = readLevel(await (await fetch("cave.level.json")).text());
//     if (level.kindAt(3, 5).shape === "block") ...
//     const hero = level.objects.find((it) => it.kind === "player");

const NEWEST_VERSION = 3;
// The symbols of plain shapes that a legend doesn't mention. Slopes are always in the legend if they are used.
const STANDARD_SYMBOLS = { empty: ".", block: "#", oneway: "=" };
// The tile kinds that a legend may name without describing them; docs/LEVEL-FORMAT.md says what their keys mean.
const STANDARD_KINDS = {
  ice: { name: "ice", shape: "block", color: "#9fd8ee", grip: 0.2 },
  mud: { name: "mud", shape: "block", color: "#7a5a3c", speed: 0.5, jump: 0.7 },
  belt: { name: "belt", shape: "block", color: "#8c8f99", belt: 60 },
  "belt-left": { name: "belt-left", shape: "block", color: "#8c8f99", belt: -60 },
  spring: { name: "spring", shape: "block", color: "#e05a5a", launch: 630 },
  "strong-spring": { name: "strong-spring", shape: "block", color: "#c02f6b", launch: 1010 },
  ladder: { name: "ladder", shape: "oneway", color: "#b5803c", climb: 80 },
  vine: { name: "vine", shape: "empty", color: "#4f9a4a", climb: 80 },
  water: { name: "water", shape: "empty", color: "#3f86d6", gravity: 0.3, fall: 120, speed: 0.5, jump: 0.55, swim: true },
  spikes: { name: "spikes", shape: "empty", color: "#b9bec9", deadly: ["up"] },
  "spikes-down": { name: "spikes-down", shape: "empty", color: "#b9bec9", deadly: ["down"] },
  "spikes-left": { name: "spikes-left", shape: "empty", color: "#b9bec9", deadly: ["left"] },
  "spikes-right": { name: "spikes-right", shape: "empty", color: "#b9bec9", deadly: ["right"] },
  crumble: { name: "crumble", shape: "block", color: "#a98f6a", crumble: 0.5, returns: 2 },
};
// What a file leaves out because it has its default, by the list of the objects.
const DEFAULTS = {
  characters: {
    kind: "idle", width: 12, height: 40, facing: "right", shape: "box", solidToBodies: false, friction: 0, pushForce: 0,
  },
  zones: {
    kind: "goal", width: 16, height: 16, sets: "", mode: "once", seconds: 5, needs: [], launch: 630, direction: 270,
    to: "", keepVelocity: false, text: "", fit: false, priority: 0,
  },
  platforms: { kind: "solid", width: 48, height: 8, stops: [], speed: 60, loop: false, wait: 0, needs: [] },
  emitters: {
    kind: "deadly", width: 16, height: 16, bulletSize: 4, direction: 0, speed: 120, interval: 60, phase: 0, count: 1,
    spread: 0, life: 600, onTile: "vanish", needs: [],
  },
};
const MOVEMENT = {
  walk: 160, jump: 410, jumpReleaseSpeed: 200, acceleration: 0, damping: 0, coyoteTime: 0, jumpBuffer: 0, corner: 0,
  apexSpeed: 0, liftTime: 0, airJumps: 0, wallJump: 0, wallJumpTime: 0.15, wallSlide: 0, dash: 0, dashTime: 0.15,
  ledgeGrab: false,
};
const PHYSICS = { ticksPerSecond: 60, gravity: 1030, maxFallSpeed: 900, openSides: [] };
// Keys of version 1 that have another name now.
const FORMER_KEYS = { firm: "solidToBodies", jumpCut: "jumpReleaseSpeed" };

/** A level from the text of its file. Lengths are pixels, x to the right and y down; columns and rows count from 0. */
export function readLevel(text) {
  const data = JSON.parse(text);
  if (data.format !== "leapsmith-level") throw new Error("not a Leapsmith level");
  if (data.version > NEWEST_VERSION) throw new Error("the level was written by a newer Leapsmith");
  const kinds = completeLegend(data.legend ?? {});
  const rows = data.tiles.map((row) => [...row]); // by characters: an emoji is one symbol, and two UTF-16 units
  return {
    name: data.name ?? "",
    width: data.width, // in tiles
    height: data.height,
    tileSize: data.tileSize ?? 16,
    kinds, // by symbol
    /** The kind of a tile: an object with name, shape, properties, and color if it has one of its own. */
    kindAt: (column, row) => kinds.get(rows[row][column]),
    physics: { ...PHYSICS, ...data.physics },
    properties: data.properties ?? {}, // free for your game
    objects: Object.keys(DEFAULTS).flatMap((list) => (data[list] ?? []).map((entry, i) => readObject(list, entry, i))),
  };
}

/** The kinds by their symbols, with those of the plain shapes that the legend leaves out. */
function completeLegend(legend) {
  const kinds = new Map();
  for (const [symbol, entry] of Object.entries(legend)) {
    const given = typeof entry === "string" ? (STANDARD_KINDS[entry] ?? { shape: entry }) : entry;
    const kind = { ...STANDARD_KINDS[given.is], ...given };
    kinds.set(symbol, { name: kind.is ?? kind.shape, properties: {}, ...kind });
  }
  for (const [shape, symbol] of Object.entries(STANDARD_SYMBOLS)) {
    const isPlain = (kind) =>
      kind.shape === shape && kind.name === shape && Object.keys({ ...kind, ...kind.properties }).length === 3;
    if ([...kinds.values()].some(isPlain)) continue;
    let free = symbol;
    for (let code = 65; kinds.has(free); code++) free = String.fromCodePoint(code);
    kinds.set(free, { name: shape, properties: {}, shape });
  }
  return kinds;
}

/** An object with its type and all defaults. */
function readObject(list, entry, index) {
  const object = { type: list.slice(0, -1), x: 0, y: 0, properties: {}, ...DEFAULTS[list], ...withCurrentKeys(entry) };
  if (list === "characters") object.movement = { ...MOVEMENT, ...withCurrentKeys(entry.movement ?? {}) };
  return { id: `${object.kind}-${index + 1}`, ...object };
}

const withCurrentKeys = (entry) =>
  Object.fromEntries(Object.entries(entry).map(([key, value]) => [FORMER_KEYS[key] ?? key, value]));
