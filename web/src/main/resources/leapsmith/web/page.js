const TEXTS = {
  en: {
    play: 'Play', resume: 'Go on', again: 'Play again', next: 'Next level', restart: 'Restart', pause: 'Pause', rewind: 'Rewind', menu: 'Menu',
    levels: 'Levels', keys: 'Keys', left: 'Left', right: 'Right', jump: 'Jump', climb: 'Jump or climb', down: 'Down', dash: 'Dash',
    press: 'Press a key', reset: 'Standard keys', finished: 'Finished', time: 'Time', deaths: 'Deaths', rate: '{0} per second',
    ghost: 'Show the designer’s run', name: 'Your name', save: 'Save this run', saveAll: 'Save all runs', copy: 'Copy this run', copied: 'Copied.',
    notCopied: 'The browser does not allow copying here.', send: 'Send the saved file to the designer: it holds your keys, not a video.',
    hold: 'hold', failed: 'Something went wrong', failedText: 'The game stopped. Your runs can still be saved.', reload: 'Reload the page',
    cannot: 'This browser can’t run the game. It needs WebAssembly with garbage collection: Chrome 119, Firefox 120, Safari 18.2 or newer.',
    about: 'Licences', back: 'Back', canvas: 'The level {0}', touch: 'Touch the buttons below, or connect a gamepad.', working: 'Saving …',
    insight: 'Look inside', block: 'Block', erase: 'Erase', move: 'Move', undo: 'Undo',
    insightHelp: 'Paint blocks: the dots show the last run through the level as it is now, arcs the jumps from the pointer. Then bars appear on the ground that can be reached, and how often a player makes each jump.',
    searching: 'Searching …', noSearch: 'This browser doesn’t allow the search here.', proven: 'The goal can be reached.', impossible: 'The goal can’t be reached.', notFound: 'No way to the goal was found.', noGoal: 'The level has no goal.'
  },
  de: {
    play: 'Spielen', resume: 'Weiter', again: 'Noch einmal', next: 'Nächstes Level', restart: 'Neu beginnen', pause: 'Pause', rewind: 'Zurückspulen', menu: 'Menü',
    levels: 'Level', keys: 'Tasten', left: 'Links', right: 'Rechts', jump: 'Springen', climb: 'Springen oder klettern', down: 'Runter', dash: 'Sprint',
    press: 'Taste drücken', reset: 'Standardtasten', finished: 'Geschafft', time: 'Zeit', deaths: 'Tode', rate: '{0} pro Sekunde',
    ghost: 'Lauf des Designers zeigen', name: 'Dein Name', save: 'Diesen Lauf speichern', saveAll: 'Alle Läufe speichern', copy: 'Diesen Lauf kopieren', copied: 'Kopiert.',
    notCopied: 'Der Browser erlaubt hier kein Kopieren.', send: 'Schick die gespeicherte Datei an den Designer: Sie enthält deine Tasten, kein Video.',
    hold: 'halten', failed: 'Etwas ist schiefgegangen', failedText: 'Das Spiel ist stehen geblieben. Deine Läufe lassen sich noch speichern.', reload: 'Seite neu laden',
    cannot: 'Dieser Browser kann das Spiel nicht ausführen. Nötig ist WebAssembly mit Speicherbereinigung: Chrome 119, Firefox 120, Safari 18.2 oder neuer.',
    about: 'Lizenzen', back: 'Zurück', canvas: 'Das Level {0}', touch: 'Berühre die Tasten unten oder schließe ein Gamepad an.', working: 'Wird gespeichert …',
    insight: 'Hineinsehen', block: 'Block', erase: 'Radieren', move: 'Verschieben', undo: 'Rückgängig',
    insightHelp: 'Male Blöcke: Die Punkte zeigen den letzten Lauf durch das Level, wie es jetzt ist, Bögen die Sprünge vom Zeiger aus. Dann erscheinen Balken auf dem Boden, der sich erreichen lässt, und wie oft ein Spieler jeden Sprung schafft.',
    searching: 'Sucht …', noSearch: 'Dieser Browser erlaubt die Suche hier nicht.', proven: 'Das Ziel ist erreichbar.', impossible: 'Das Ziel ist nicht erreichbar.', notFound: 'Kein Weg zum Ziel gefunden.', noGoal: 'Das Level hat kein Ziel.'
  }
};
const language = (navigator.language || 'en').toLowerCase().startsWith('de') ? 'de' : 'en';
document.documentElement.lang = language;
const text = (key, value) => TEXTS[language][key].replace('{0}', value);

const ICONS = {
  rewind: 'M11 5v14l-9-7zm10 0v14l-9-7z', restart: 'M12 5V1L6 6l6 5V7a6 6 0 1 1-6 6H4a8 8 0 1 0 8-8z', pause: 'M6 5h4v14H6zm8 0h4v14h-4z',
  left: 'M15 5v14l-9-7z', right: 'M9 5v14l9-7z', jump: 'M12 5l8 10h-5v4H9v-4H4z', down: 'M12 19l8-10h-5V5H9v4H4z', dash: 'M4 5l7 7-7 7zm9 0l7 7-7 7z',
  insight: 'M3 17.2V21h3.8L17.8 9.9l-3.7-3.7zM20.7 7a1 1 0 0 0 0-1.4l-2.3-2.3a1 1 0 0 0-1.4 0l-1.8 1.8 3.7 3.7z'
};
const LEFT = 1, RIGHT = 2, JUMP = 4, DOWN = 8, UP = 16, DASH = 32;
const ACTIONS = {
  left: [LEFT, ['KeyA', 'ArrowLeft']], right: [RIGHT, ['KeyD', 'ArrowRight']], climb: [JUMP | UP, ['KeyW', 'ArrowUp']], jump: [JUMP, ['Space', 'KeyX']],
  down: [DOWN, ['KeyS', 'ArrowDown']], dash: [DASH, ['KeyC']], rewind: [0, ['Backspace', 'KeyR']], pause: [0, ['Escape', 'KeyP']], restart: [0, ['KeyT']], insight: [0, ['KeyI']]
};
const OP_RESTART = -1, OP_START = -1000, OP_REWIND = -2;
const MAX_TICKS_A_FRAME = 8;

const byId = id => document.getElementById(id);
const data = JSON.parse(byId('data').textContent);
const canvas = byId('canvas');
const context = canvas.getContext('2d', { alpha: false });
const embedded = new URLSearchParams(location.search).has('embed');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/* Some pages have the game as JavaScript, too, for browsers that don't know the structures of WebAssembly: this is a module with one. */
const isCompatible = !!document.querySelector('.compatible')
  && (new URLSearchParams(location.search).has('compatible') || !WebAssembly.validate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0])));
// Only WebAssembly has it.
data.insight = data.insight && !isCompatible;

/* Settings stay in the browser if it allows that. */
const settings = { keys: {}, name: '', ghost: true };
try { Object.assign(settings, JSON.parse(localStorage.getItem('leapsmith') || '{}')); } catch (e) { /* a private window */ }
function keepSettings() { try { localStorage.setItem('leapsmith', JSON.stringify(settings)); } catch (e) { /* as above */ } }
const keysOf = action => settings.keys[action] || ACTIONS[action][1];

/* The engine, and all that was asked of it: with that, another engine can play it again after a failure. */
let engine;
let ops = [];
let mode = 'starting';
let panelOpened = 0;

function bytesOf(base64) {
  const text = atob(base64), bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
const unzipped = async bytes => new Int8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
let bytes;
const themes = {};
async function boot() {
  // Browsers unpack these in threads of their own meanwhile.
  for (const name of Object.keys(data.themes)) themes[name] = themes[name] || unzipped(bytesOf(data.themes[name]));
  bytes = bytes || unpackLzma(bytesOf([...document.querySelectorAll(isCompatible ? '.compatible' : '.engine')].map(part => part.textContent).join('')));
  const exports = isCompatible ? {} : (await TeaVM.wasmGC.load(bytes)).exports;
  if (isCompatible) new Function('exports', new TextDecoder().decode(bytes))(exports);
  const theme = name => name ? themes[name] : null;
  for (const level of data.levels) exports.addLevel(level.name, level.json, level.kinds, await theme(level.theme), await theme(level.rest), level.ghost);
  exports.showGhost(settings.ghost);
  return exports;
}

function perform(op) {
  if (op.level) engine.useLevel(op.level, current().kinds);
  else if (op >= 0) engine.step(op);
  else if (op === OP_RESTART) engine.restart();
  else if (op <= OP_START) engine.start(OP_START - op);
  else return engine.rewind(OP_REWIND - op + 1);
  return true;
}
function act(op) { ops.push(op); return perform(op); }

/* Input */
const held = new Set();
const ignored = new Set();
let latched = 0;
let pads = 0, padPressed = 0;
function actionOf(code) { return Object.keys(ACTIONS).find(action => keysOf(action).includes(code)); }
function press(source, action) {
  const bits = ACTIONS[action][0];
  held.add(source + action);
  latched |= bits;
  if (mode !== 'playing') return;
  if (action === 'pause') openMenu();
  else if (action === 'restart') restart();
  else if (action === 'insight' && data.insight) openInsight();
}
const release = (source, action) => held.delete(source + action);
const isHeld = action => [...held].some(each => each.endsWith(':' + action)) || !!(pads & padBit(action));
const padBit = action => action === 'rewind' ? 256 : 0;
function buttons() {
  let bits = pads & 255;
  for (const each of held) bits |= ACTIONS[each.slice(each.lastIndexOf(':') + 1)][0];
  bits |= latched;
  latched = 0;
  return bits;
}
addEventListener('keydown', event => {
  if (waitingFor) { event.preventDefault(); if (event.code !== 'Escape') rebind(event.code); else rebind(''); return; }
  const action = event.ctrlKey || event.altKey || event.metaKey ? undefined : actionOf(event.code);
  if (ignored.has(event.code)) { event.preventDefault(); return; }
  if (mode === 'playing' && action) { event.preventDefault(); if (!event.repeat) press('key:' + event.code + ':', action); return; }
  if (mode === 'menu' && event.code === 'Escape') { event.preventDefault(); closePanel(); }
  if (mode === 'insight') guard(() => insightKey(event, action));
});
addEventListener('keyup', event => {
  if (ignored.delete(event.code)) event.preventDefault();
  for (const action of Object.keys(ACTIONS)) release('key:' + event.code + ':', action);
});
addEventListener('blur', () => { held.clear(); if (mode === 'playing' && !embedded) openMenu(); });
function pollPads() {
  let found = [];
  try { found = navigator.getGamepads ? [...navigator.getGamepads()].filter(Boolean) : []; } catch (e) { /* a frame that may not */ }
  let bits = 0, start = false;
  for (const pad of found) {
    const x = pad.axes[0] || 0, y = pad.axes[1] || 0, down = i => pad.buttons[i] && pad.buttons[i].pressed;
    if (x < -0.4 || down(14)) bits |= LEFT;
    if (x > 0.4 || down(15)) bits |= RIGHT;
    if (y < -0.6 || down(12)) bits |= UP;
    if (y > 0.6 || down(13)) bits |= DOWN;
    if (down(0)) bits |= JUMP;
    if (down(2) || down(5)) bits |= DASH;
    if (down(4) || down(6)) bits |= 256;
    start = start || down(9);
  }
  const pressed = bits & ~pads;
  pads = bits;
  const startPressed = start && !padPressed;
  padPressed = start;
  if (mode === 'playing' && startPressed) openMenu();
  else if (mode !== 'playing' && Date.now() - panelOpened > 400 && (startPressed || pressed & JUMP)) mainButton();
}
function mainButton() { const button = byId('panel').querySelector('button.main'); if (button) button.click(); }

function touchButton(action, large) {
  const button = iconButton(action);
  if (large) button.classList.add('large');
  const source = 'touch:' + action + ':';
  button.addEventListener('pointerdown', event => { event.preventDefault(); button.classList.add('down'); press(source, action); try { button.setPointerCapture(event.pointerId); } catch (e) { /* a pointer that a script made */ } });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture']) button.addEventListener(end, () => { button.classList.remove('down'); release(source, action); });
  button.addEventListener('contextmenu', event => event.preventDefault());
  return button;
}
function iconButton(name) {
  const button = document.createElement('button');
  button.type = 'button';
  setIcon(button, name);
  return button;
}
function setIcon(button, name) {
  button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' + ICONS[name] + '"/></svg>';
  const keys = keysOf(name).map(nameOfKey).join(', ');
  button.setAttribute('aria-label', text(name));
  button.title = text(name) + ' (' + keys + ')';
}
function showTouch() {
  const touch = byId('touch');
  if (!touch.hidden) return;
  touch.hidden = false;
  const left = document.createElement('div'), right = document.createElement('div');
  left.append(touchButton('left'), touchButton('right'));
  right.append(touchButton('down'), touchButton('climb', true));
  touch.append(left, right);
}
ICONS.climb = ICONS.jump;
addEventListener('pointerdown', event => { if (event.pointerType === 'touch') showTouch(); });
if (matchMedia('(pointer: coarse)').matches) showTouch();

/* Pictures: as many pixels as the level has, and the browser enlarges them. */
let width = 0, height = 0, scale = 1, stale = true;
function measure() {
  const ratio = devicePixelRatio || 1;
  const w = Math.max(1, Math.round(canvas.clientWidth * ratio)), h = Math.max(1, Math.round(canvas.clientHeight * ratio));
  const tile = engine.tileSize();
  let wanted = Math.min(h / (17 * tile), w / (11 * tile));
  wanted = Math.max(wanted, Math.min(w / engine.levelWidth(), h / engine.levelHeight(), 2 * wanted));
  const zoom = wanted >= 2 ? Math.floor(wanted) : wanted >= 1 ? Math.floor(wanted * 4) / 4 : 1;
  scale = wanted < 1 ? Math.max(1 / 8, wanted) : 1;
  width = Math.ceil(w / zoom);
  height = Math.ceil(h / zoom);
  canvas.width = width;
  canvas.height = height;
  stale = true;
}
addEventListener('resize', () => { if (engine) { measure(); draw(-1); } });
function draw(seconds) {
  engine.draw(width, height, scale, still.matches ? -1 : seconds);
  const pixels = engine.pixels();
  context.putImageData(new ImageData(new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, width * height * 4), width, height), 0, 0);
  stale = false;
  byId('time').textContent = (engine.tick() / engine.ticksPerSecond()).toFixed(2);
  byId('deaths').textContent = engine.deaths() > 0 ? '✕ ' + engine.deaths() : '';
}

/* The loop: ticks at the rate of the level, and a picture after those. */
let last = 0, due = 0, shown = -1;
function frame(now) {
  requestAnimationFrame(frame);
  guard(() => {
    pollPads();
    const seconds = Math.min(0.1, Math.max(0, (now - last) / 1000));
    last = now;
    if (mode !== 'playing') return;
    due += seconds * engine.ticksPerSecond();
    let ticks = Math.min(MAX_TICKS_A_FRAME, Math.floor(due));
    due = ticks === MAX_TICKS_A_FRAME ? 0 : due - ticks;
    if (ticks === 0) return;
    if (data.rewind && isHeld('rewind')) {
      latched = 0;
      act(OP_REWIND - ticks * 2 + 1);
    } else {
      const dead = engine.deaths(), from = engine.level();
      for (; ticks > 0 && !engine.isFinished(); ticks--) act(buttons());
      if (engine.deaths() > dead) tell('death');
      if (engine.level() !== from) measure();
    }
    draw(seconds);
    if (engine.isFinished()) finish();
  });
}
function guard(action) {
  try { return action(); } catch (error) { if (mode !== 'failed') fail(error); }
}

/* Panels */
let waitingFor = null;
function openPanel(name, build) {
  mode = name;
  panelOpened = Date.now();
  for (const each of held) { const parts = each.split(':'); if (parts[0] === 'key') ignored.add(parts[1]); }
  held.clear();
  const panel = byId('panel'), box = document.createElement('div');
  panel.replaceChildren(box);
  build(box);
  panel.hidden = false;
  const first = box.querySelector('button.main') || box.querySelector('button');
  if (first) first.focus({ preventScroll: true });
}
function closePanel() {
  byId('panel').hidden = true;
  waitingFor = null;
  mode = 'playing';
  due = 0;
  latched = 0;
  canvas.focus({ preventScroll: true });
}
function add(parent, tag, content, className) {
  const element = document.createElement(tag);
  if (content !== undefined) element.textContent = content;
  if (className) element.className = className;
  parent.append(element);
  return element;
}
function addButton(parent, label, action, className) {
  const button = add(parent, 'button', label, className);
  button.type = 'button';
  button.addEventListener('click', () => guard(action));
  return button;
}
const titleOf = level => level.title || level.name;
const current = () => data.levels[engine.level()];
function nameOfKey(code) {
  const arrows = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', Space: language === 'de' ? 'Leertaste' : 'Space', Backspace: '⌫' };
  return arrows[code] || code.replace(/^(Key|Digit)/, '');
}
function addKeys(box, changeable) {
  const list = add(box, 'dl');
  for (const action of Object.keys(ACTIONS)) {
    if (action === 'rewind' && !data.rewind || action === 'insight' && !data.insight) continue;
    add(list, 'dt', text(action));
    const keys = add(list, 'dd');
    if (changeable) {
      const button = addButton(keys, keysOf(action).map(nameOfKey).join(' '), () => { waitingFor = { action, button }; button.textContent = text('press'); button.classList.add('waiting'); }, 'key');
      button.setAttribute('aria-label', text(action) + ': ' + keysOf(action).map(nameOfKey).join(', '));
    } else {
      for (const code of keysOf(action)) add(keys, 'span', nameOfKey(code), 'key');
    }
  }
}
function rebind(code) {
  const { action } = waitingFor;
  waitingFor = null;
  if (code) {
    for (const other of Object.keys(ACTIONS)) if (other !== action && keysOf(other).includes(code)) settings.keys[other] = keysOf(other).filter(each => each !== code);
    settings.keys[action] = [code];
    keepSettings();
  }
  openKeys();
}
function openStart() {
  openPanel('menu', box => {
    add(box, 'h1', titleOf(current()));
    if (data.description) add(box, 'p', data.description);
    addButton(add(box, 'div', undefined, 'row'), text('play'), closePanel, 'main');
    if (!byId('touch').hidden) add(box, 'p', text('touch'), 'muted');
    else { add(box, 'h2', text('keys')); addKeys(box, false); }
  });
}
function openMenu() {
  openPanel('menu', box => {
    add(box, 'h1', titleOf(current()));
    const row = add(box, 'div', undefined, 'row');
    addButton(row, text('resume'), closePanel, 'main');
    addButton(row, text('restart'), restart);
    addButton(row, text('keys'), openKeys);
    addLevels(box);
    addSharing(box);
    if (current().ghost) {
      const label = add(box, 'label'), check = add(label, 'input');
      check.type = 'checkbox';
      check.checked = settings.ghost;
      label.append(text('ghost'));
      check.addEventListener('change', () => guard(() => { settings.ghost = check.checked; keepSettings(); engine.showGhost(check.checked); draw(-1); }));
    }
    addButton(add(box, 'div', undefined, 'row'), text('about'), openNotices);
  });
}
function openKeys() {
  openPanel('menu', box => {
    add(box, 'h1', text('keys'));
    addKeys(box, true);
    const row = add(box, 'div', undefined, 'row');
    addButton(row, text('reset'), () => { settings.keys = {}; keepSettings(); openKeys(); });
    addButton(row, text('back'), openMenu, 'main');
  });
}
function openNotices() {
  openPanel('menu', box => {
    add(box, 'h1', text('about'));
    add(box, 'pre', data.notices);
    addButton(add(box, 'div', undefined, 'row'), text('back'), openMenu, 'main');
  });
}
function addLevels(box) {
  if (data.levels.length < 2) return;
  add(box, 'h2', text('levels'));
  const row = add(box, 'div', undefined, 'row');
  data.levels.forEach((level, i) => addButton(row, titleOf(level), () => begin(i)));
}
function addSharing(box) {
  const label = add(box, 'label', text('name')), name = add(label, 'input');
  name.type = 'text';
  name.maxLength = 60;
  name.value = settings.name;
  name.addEventListener('input', () => { settings.name = name.value; keepSettings(); });
  const row = add(box, 'div', undefined, 'row'), said = add(box, 'p', '', 'muted');
  said.id = 'said';
  said.setAttribute('role', 'status');
  addButton(row, text('save'), () => save(engine.runs() - 1));
  if (engine.runs() > 1) addButton(row, text('saveAll') + ' (' + engine.runs() + ')', () => saveAll(said));
  addButton(row, text('copy'), async () => {
    try { await navigator.clipboard.writeText(engine.run(engine.runs() - 1, settings.name)); said.textContent = text('copied'); } catch (e) { said.textContent = text('notCopied'); }
  });
  add(box, 'p', text('send'), 'muted');
}
function finish() {
  tell('goal');
  tell('run');
  openPanel('finished', box => {
    add(box, 'h1', text('finished'), 'goal');
    add(box, 'p', titleOf(current()));
    const list = add(box, 'dl');
    add(list, 'dt', text('time'));
    add(list, 'dd', (engine.tick() / engine.ticksPerSecond()).toFixed(2) + ' s');
    add(list, 'dt', text('deaths'));
    add(list, 'dd', String(engine.deaths()));
    const row = add(box, 'div', undefined, 'row'), next = engine.level() + 1;
    if (next < data.levels.length) addButton(row, text('next'), () => begin(next), 'main');
    addButton(row, text('again'), () => begin(engine.level()), next < data.levels.length ? '' : 'main');
    if (data.rewind) addButton(row, text('rewind'), () => { act(OP_REWIND - engine.ticksPerSecond() + 1); draw(-1); closePanel(); });
    addSharing(box);
  });
}
function begin(level) { act(OP_START - level); measure(); draw(-1); closePanel(); }
function restart() { act(OP_RESTART); draw(-1); closePanel(); }

/* Files */
function download(name, content, type) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}
function fileName(number) {
  const who = settings.name.replace(/[^\p{L}\p{N}_-]+/gu, '-').replace(/^-+|-+$/g, '');
  return data.levels[engine.levelOfRun(number)].name + (who ? '-' + who : '') + '-' + (number + 1) + '.replay.json';
}
function save(number) { download(fileName(number), engine.run(number, settings.name), 'application/json'); }
async function saveAll(said) {
  const files = [];
  for (let i = 0; i < engine.runs(); i++) {
    said.textContent = text('working') + ' ' + (i + 1) + '/' + engine.runs();
    if (i % 10 === 0) await new Promise(done => setTimeout(done));
    files.push([fileName(i), new TextEncoder().encode(engine.run(i, settings.name))]);
  }
  said.textContent = '';
  download(data.levels[0].name + '-runs.zip', zip(files), 'application/zip');
}
function crc32(content) {
  let crc = -1;
  for (const byte of content) { crc ^= byte; for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0); }
  return ~crc >>> 0;
}
/* A ZIP file whose entries are stored; replays are small. */
function zip(files) {
  const parts = [], directory = [];
  let offset = 0;
  for (const [name, content] of files) {
    const path = new TextEncoder().encode(name), head = new DataView(new ArrayBuffer(30)), entry = new DataView(new ArrayBuffer(46));
    const crc = crc32(content);
    const common = (view, at) => { view.setUint16(at, 20, true); view.setUint16(at + 2, 0x800, true); view.setUint32(at + 6, 0x210000, true); view.setUint32(at + 10, crc, true); view.setUint32(at + 14, content.length, true); view.setUint32(at + 18, content.length, true); view.setUint16(at + 22, path.length, true); };
    head.setUint32(0, 0x04034b50, true);
    common(head, 4);
    entry.setUint32(0, 0x02014b50, true);
    entry.setUint16(4, 20, true);
    common(entry, 6);
    entry.setUint32(42, offset, true);
    parts.push(head, path, content);
    directory.push(entry, path);
    offset += 30 + path.length + content.length;
  }
  const size = directory.reduce((sum, each) => sum + each.byteLength, 0), end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, files.length, true);
  end.setUint16(10, files.length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, offset, true);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/* What a page around this one is told, and may ask for. */
function tell(event) {
  if (!embedded || parent === window) return;
  const message = { source: 'leapsmith', event, level: current().name, seconds: engine.tick() / engine.ticksPerSecond(), deaths: engine.deaths() };
  if (event === 'run') message.replay = engine.run(engine.runs() - 1, settings.name);
  parent.postMessage(message, '*');
}
if (embedded) addEventListener('message', event => {
  if (event.source !== parent || !event.data || event.data.target !== 'leapsmith') return;
  if (event.data.command === 'pause' && mode === 'playing') openMenu();
  else if (event.data.command === 'play' && mode === 'menu') closePanel();
  else if (event.data.command === 'restart') guard(restart);
});

/* A failed engine can't be asked for anything, so a new one plays all again up to the failure. */
async function fail(error) {
  console.warn(error);
  const before = ops.slice(0, -1);
  openPanel('failed', box => {
    add(box, 'h1', text('failed'), 'danger');
    add(box, 'p', engine ? text('failedText') : text('cannot'));
    add(box, 'p', String(error && error.message || error), 'muted');
    addButton(add(box, 'div', undefined, 'row'), text('reload'), () => location.reload(), 'main');
  });
  if (!engine) return;
  try {
    engine = await boot();
    before.forEach(perform);
    addSharing(byId('panel').firstChild);
  } catch (again) {
    console.warn(again);
  }
}

for (const name of ['insight', 'rewind', 'restart', 'pause']) {
  const button = byId(name);
  setIcon(button, name);
  if (name === 'rewind') {
    button.hidden = !data.rewind;
    button.addEventListener('pointerdown', () => press('bar:rewind:', 'rewind'));
    for (const end of ['pointerup', 'pointerleave', 'pointercancel']) button.addEventListener(end, () => release('bar:rewind:', 'rewind'));
  } else {
    button.hidden = name === 'insight' && !data.insight;
    button.addEventListener('click', () => guard({ pause: openMenu, restart, insight: () => openInsight() }[name]));
  }
}

(async () => {
  try {
    engine = await boot();
    act(OP_START);
    canvas.setAttribute('aria-label', text('canvas', titleOf(current())));
    measure();
    draw(-1);
    openStart();
    document.documentElement.dataset.ready = 'yes';
    performance.mark('leapsmith-first-picture');
    tell('ready');
    requestAnimationFrame(now => { last = now; requestAnimationFrame(frame); });
  } catch (error) {
    fail(error);
  }
})();
window.leapsmith = { get engine() { return engine; }, set engine(other) { engine = other; } };
