/* A look into the level while its blocks are painted. The search runs in a worker with an engine of its own, so that painting stays quick. */
const PAN = 48;
let tool = 'block', painting = null, searcher = null, question = 0;
function openInsight() {
  if (mode === 'insight') { closeInsight(); return; }
  byId('panel').hidden = true;
  held.clear();
  mode = 'insight';
  engine.openInsight(width, height, scale);
  byId('tools').hidden = false;
  document.documentElement.dataset.mode = 'insight';
  draw(-1);
  search();
}
function closeInsight() {
  // What is played from here on is played in the level as it was painted, also by another engine after a failure.
  if (engine.isPainted()) act({ level: engine.levelFile() });
  engine.closeInsight();
  byId('tools').hidden = true;
  document.documentElement.dataset.mode = '';
  draw(-1);
  closePanel();
}
function insightKey(event, action) {
  if (event.code === 'Escape' || action === 'insight') { event.preventDefault(); closeInsight(); return; }
  if ((event.ctrlKey || event.metaKey) && event.code === 'KeyZ') { event.preventDefault(); undo(); return; }
  const bits = action ? ACTIONS[action][0] : 0;
  const x = (bits & RIGHT ? PAN : 0) - (bits & LEFT ? PAN : 0), y = (bits & DOWN ? PAN : 0) - (bits & UP ? PAN : 0);
  if (x || y) { event.preventDefault(); engine.pan(x, y, width, height); draw(-1); }
}
function undo() { if (engine.undo()) { draw(-1); search(); } }
const inPicture = event => [event.offsetX * width / canvas.clientWidth, event.offsetY * height / canvas.clientHeight];
canvas.addEventListener('pointerdown', event => guard(() => {
  if (mode !== 'insight') return;
  event.preventDefault();
  try { canvas.setPointerCapture(event.pointerId); } catch (e) { /* a pointer that a script made */ }
  const [x, y] = inPicture(event);
  painting = { x, y, moves: tool === 'move' || event.button === 1, erases: tool === 'erase' || event.button === 2 };
  if (!painting.moves) engine.paint(x, y, x, y, painting.erases);
  draw(-1);
}));
canvas.addEventListener('pointermove', event => guard(() => {
  if (mode !== 'insight') return;
  const [x, y] = inPicture(event);
  if (!painting) engine.point(x, y);
  else if (painting.moves) engine.pan(painting.x - x, painting.y - y, width, height);
  else engine.paint(painting.x, painting.y, x, y, painting.erases);
  if (painting) { painting.x = x; painting.y = y; }
  draw(-1);
}));
for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => guard(() => {
  if (mode !== 'insight' || !painting) return;
  painting = null;
  if (engine.endStroke()) { byId('tools').lastChild.hidden = true; search(); }
}));
canvas.addEventListener('pointerleave', () => guard(() => { if (mode === 'insight') { engine.hideJumps(); draw(-1); } }));
canvas.addEventListener('contextmenu', event => { if (mode === 'insight') event.preventDefault(); });
function search() {
  const said = byId('verdict');
  if (!searcher) {
    try {
      const source = byId('loader').textContent + `
        let loaded;
        onmessage = async ({ data }) => {
          if (data.bytes) { loaded = TeaVM.wasmGC.load(data.bytes); return; }
          try { postMessage({ number: data.number, answer: (await loaded).exports.search(data.level, data.kinds, data.run) }); }
          catch (error) { postMessage({ number: data.number, failed: String(error && error.message || error) }); }
        };`;
      searcher = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
      searcher.postMessage({ bytes });
      searcher.onmessage = event => guard(() => show(event.data));
      searcher.onerror = () => { said.textContent = text('noSearch'); };
    } catch (e) {
      said.textContent = text('noSearch');
      return;
    }
  }
  said.textContent = text('searching');
  searcher.postMessage({ number: ++question, level: engine.levelFile(), kinds: current().kinds, run: engine.runFile() });
}
function show({ number, answer, failed }) {
  // The level has changed since an earlier question.
  if (number !== question || mode !== 'insight') return;
  if (failed) { byId('verdict').textContent = failed; return; }
  engine.showInsight(answer);
  const [proven, impossible, notFound] = [0, 1, 2].map(verdict => engine.goals(verdict));
  byId('verdict').textContent = text(impossible > 0 ? 'impossible' : notFound > 0 ? 'notFound' : proven > 0 ? 'proven' : 'noGoal');
  draw(-1);
}
function makeTools() {
  const row = add(byId('tools'), 'div', undefined, 'row'), buttons = {};
  for (const name of ['block', 'erase', 'move']) {
    buttons[name] = addButton(row, text(name), () => { tool = name; Object.keys(buttons).forEach(each => buttons[each].setAttribute('aria-pressed', String(each === name))); });
    buttons[name].setAttribute('aria-pressed', String(name === tool));
  }
  addButton(row, text('undo'), undo);
  addButton(row, text('play'), closeInsight, 'main');
  const said = add(byId('tools'), 'p', '', '');
  said.id = 'verdict';
  said.setAttribute('role', 'status');
  add(byId('tools'), 'p', text('insightHelp'), 'muted');
}
makeTools();
