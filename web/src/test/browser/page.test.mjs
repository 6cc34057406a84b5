// What browsers do with the pages of target/browser, compared with what a JVM says of them. Run by .ci/check-page.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import test, { after, before, describe } from 'node:test';
import puppeteer from 'puppeteer-core';

const FOLDER = process.env.LEAPSMITH_PAGES;
const RUNS = path.join(FOLDER, 'runs');
const PICTURES = path.join(FOLDER, 'pictures');
const BROWSERS = {
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }
};
const expected = JSON.parse(fs.readFileSync(path.join(FOLDER, 'expected.json'), 'utf8'));
fs.mkdirSync(RUNS, { recursive: true });
fs.mkdirSync(PICTURES, { recursive: true });

// The game as JavaScript, as pages for old browsers have it, without any browser.
describe('node', () => {
  const part = (page, pattern) => [...page.matchAll(pattern)].map(match => match[1]).join('');
  const page = fs.readFileSync(path.join(FOLDER, 'compatible.html'), 'utf8');
  const unpack = new Function(part(page, /(function unpackLzma[^]*?\n}\n)/g) + 'return unpackLzma;')();
  const engine = {};
  new Function('exports', unpack(Buffer.from(part(page, /class="compatible">([^<]*)</g), 'base64')).reduce((text, byte) => text + String.fromCharCode(byte), ''))(engine);
  const data = JSON.parse(part(page, /<script type="application\/json" id="data">([^<]*)</g));
  data.levels.forEach(level => engine.addLevel(level.name, level.json, level.kinds, null, null, ''));
  for (const sample of expected) {
    test(`${sample.name} runs as in a JVM`, () => {
      assert.equal(engine.check(data.levels.findIndex(level => level.name === sample.name), sample.replay), sample.check);
    });
  }
});

for (const [name, options] of Object.entries(BROWSERS)) {
  describe(name, () => {
    let browser;
    before(async () => { browser = await puppeteer.launch({ headless: true, ...options }); });
    after(async () => { await browser?.close(); });

    /** Opens a page; whatever it logs or asks the network for is a failure at its end. */
    async function open(file, prepare = async () => {}, query = '') {
      const page = await browser.newPage();
      page.faults = [];
      page.on('console', message => { if (['error', 'warn'].includes(message.type())) page.faults.push(message.text()); });
      page.on('pageerror', error => page.faults.push(String(error)));
      page.on('request', request => { if (!/^(file|data|blob):/.test(request.url())) page.faults.push('asks for ' + request.url()); });
      await page.setViewport({ width: 1280, height: 720 });
      await prepare(page);
      await page.goto('file://' + path.join(FOLDER, file + '.html') + query);
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes' || document.querySelector('.danger'), { timeout: 60000 });
      return page;
    }
    async function close(page) {
      assert.deepEqual(page.faults, []);
      await page.close();
    }
    const state = page => page.evaluate(() => ({ tick: leapsmith.engine.tick(), hash: leapsmith.engine.hash(), deaths: leapsmith.engine.deaths(), runs: leapsmith.engine.runs() }));
    const play = page => page.click('#panel button.main');
    const paused = page => page.evaluate(() => !document.getElementById('panel').hidden);
    const ticks = async (page, count) => { const { tick } = await state(page); await page.waitForFunction(to => leapsmith.engine.tick() >= to, {}, tick + count); };

    for (const sample of expected) {
      test(`${sample.name} runs and looks as in a JVM`, async () => {
        const page = await open(sample.name);
        assert.equal(await page.evaluate(replay => leapsmith.engine.check(0, replay), sample.replay), sample.check);
        const pictures = await page.evaluate((buttons, wanted) => {
          const { engine } = leapsmith, table = new Uint32Array(256);
          for (let i = 0; i < 256; i++) { let c = i; for (let bit = 0; bit < 8; bit++) c = c >>> 1 ^ (c & 1 ? 0xedb88320 : 0); table[i] = c; }
          engine.start(0);
          return wanted.map(({ tick }) => {
            while (engine.tick() < tick) engine.step(buttons[engine.tick()]);
            engine.draw(640, 360, 1, -1);
            const pixels = engine.pixels(), bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, 640 * 360 * 4);
            let crc = -1;
            for (let i = 0; i < bytes.length; i++) if (i % 4 < 3) crc = crc >>> 8 ^ table[(crc ^ bytes[i]) & 255];
            return { tick: engine.tick(), hash: engine.hash(), crc: ~crc >>> 0 };
          });
        }, sample.buttons, sample.pictures);
        assert.deepEqual(pictures, sample.pictures);
        await close(page);
      });
    }

    test('keys play, rewinding goes back, and what was replaced is kept', async () => {
      const page = await open('first-jump');
      const start = await state(page);
      await page.screenshot({ path: path.join(PICTURES, name + '-start.png') });
      await play(page);
      await page.keyboard.down('KeyD');
      await ticks(page, 60);
      await page.keyboard.down('KeyW');
      await ticks(page, 20);
      await page.screenshot({ path: path.join(PICTURES, name + '-play.png') });
      await page.keyboard.up('KeyW');
      await page.keyboard.up('KeyD');
      assert.match(await page.evaluate(() => leapsmith.engine.run(0, '')), /right\*[0-9]+,right\+jump\+up/);
      await page.keyboard.down('KeyR');
      await page.waitForFunction(() => leapsmith.engine.tick() === 0);
      assert.equal((await state(page)).hash, start.hash);
      await page.keyboard.up('KeyR');
      await ticks(page, 5);
      assert.equal((await state(page)).runs, 2);
      await page.keyboard.press('Escape');
      assert.ok(await paused(page));
      const { tick } = await state(page);
      await new Promise(done => setTimeout(done, 200));
      assert.equal((await state(page)).tick, tick, 'a paused level stands still');
      await page.screenshot({ path: path.join(PICTURES, name + '-menu.png') });
      for (let i = 0; i < 2; i++) {
        fs.writeFileSync(path.join(RUNS, `${name}-${i}.replay.json`), await page.evaluate(i => leapsmith.engine.run(i, 'Kim'), i));
      }
      await close(page);
    });

    test('a run is saved as a file, and all of them as an archive', async () => {
      const page = await open('first-jump', page => page.evaluateOnNewDocument(() => {
        window.saved = [];
        const create = URL.createObjectURL;
        URL.createObjectURL = blob => { saved.push(blob); return create(blob); };
        HTMLAnchorElement.prototype.click = function () { saved[saved.length - 1].fileName = this.download; };
      }));
      await play(page);
      await ticks(page, 10);
      await page.keyboard.press('KeyT');
      await ticks(page, 10);
      await page.keyboard.press('Escape');
      const buttons = await page.$$('#panel .row:nth-of-type(2) button');
      await buttons[0].click();
      await buttons[1].click();
      await page.waitForFunction(() => saved.length === 2);
      const files = await page.evaluate(() => Promise.all(saved.map(async blob => [blob.fileName, btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))])));
      assert.equal(files[0][0], 'first-jump-2.replay.json');
      fs.writeFileSync(path.join(RUNS, `${name}-saved.replay.json`), Buffer.from(files[0][1], 'base64'));
      assert.equal(files[1][0], 'first-jump-runs.zip');
      fs.writeFileSync(path.join(RUNS, `${name}-runs.zip`), Buffer.from(files[1][1], 'base64'));
      await close(page);
    });

    test('a held jump key presses no button of the panel at the goal', async () => {
      const page = await open('first-jump');
      await play(page);
      await page.keyboard.down(' ');
      await page.evaluate(replay => {
        const { engine } = leapsmith;
        leapsmith.engine = new Proxy(engine, { get: (of, key) => key === 'isFinished' ? () => true : of[key] });
      });
      await page.waitForSelector('h1.goal');
      await page.keyboard.down(' ');
      await page.keyboard.up(' ');
      assert.ok(await paused(page));
      await page.screenshot({ path: path.join(PICTURES, name + '-goal.png') });
      await close(page);
    });

    test('keys can be changed', async () => {
      const page = await open('first-jump');
      await play(page);
      await page.keyboard.press('Escape');
      await (await page.$('#panel .row button:nth-of-type(3)')).click();
      await (await page.$('#panel dl button')).click();
      await page.keyboard.press('KeyJ');
      assert.equal(await page.$eval('#panel dl button', button => button.textContent), 'J');
      await page.screenshot({ path: path.join(PICTURES, name + '-keys.png') });
      await close(page);
    });

    test('a gamepad plays', async () => {
      const page = await open('first-jump', page => page.evaluateOnNewDocument(() => {
        window.pad = { axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
        navigator.getGamepads = () => [null, pad];
      }));
      await play(page);
      await page.evaluate(() => { pad.axes[0] = 1; pad.buttons[0].pressed = true; });
      await ticks(page, 30);
      await page.evaluate(() => { pad.axes[0] = 0; pad.buttons[0].pressed = false; pad.buttons[9].pressed = true; });
      await page.waitForFunction(() => !document.getElementById('panel').hidden);
      assert.match(await page.evaluate(() => leapsmith.engine.run(0, '')), /right\+jump/);
      await close(page);
    });

    test('a finger plays, in portrait on a narrow screen', async () => {
      const page = await open('first-jump', page => page.setViewport({ width: 320, height: 568, hasTouch: name === 'chromium', isMobile: name === 'chromium' }));
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })));
      assert.ok(await page.evaluate(() => !document.getElementById('touch').hidden));
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 320), 'nothing is wider than the screen');
      await page.screenshot({ path: path.join(PICTURES, name + '-narrow-start.png') });
      await play(page);
      await page.evaluate(() => document.querySelectorAll('#touch button')[1].dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })));
      await ticks(page, 30);
      await page.screenshot({ path: path.join(PICTURES, name + '-narrow.png') });
      await page.evaluate(() => document.querySelectorAll('#touch button')[1].dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })));
      await ticks(page, 5);
      assert.match(await page.evaluate(() => leapsmith.engine.run(0, '')), /right\*[0-9]+,none/);
      await close(page);
    });

    test('an engine that fails is replaced, and the runs can still be saved', async () => {
      const page = await open('first-jump');
      await play(page);
      await page.keyboard.down('KeyD');
      await ticks(page, 40);
      const before = await state(page);
      await page.evaluate(() => { leapsmith.engine = new Proxy(leapsmith.engine, { get: (of, key) => key === 'step' ? () => { throw new WebAssembly.RuntimeError('unreachable'); } : of[key] }); });
      await page.waitForFunction(() => document.querySelector('.danger') && document.querySelector('#said'));
      const now = await state(page);
      assert.ok(now.tick >= before.tick);
      fs.writeFileSync(path.join(RUNS, `${name}-failed.replay.json`), await page.evaluate(() => leapsmith.engine.run(0, '')));
      await page.screenshot({ path: path.join(PICTURES, name + '-failed.png') });
      assert.equal(page.faults.length, 1);
      page.faults = [];
      await close(page);
    });

    test('nothing in a level runs as script', async () => {
      const page = await open('hostile');
      await play(page);
      await ticks(page, 5);
      assert.equal(await page.evaluate(() => window.hacked), undefined);
      await close(page);
    });

    test('a page for old browsers plays as JavaScript', async () => {
      const page = await open('compatible', async () => {}, '?compatible');
      const sample = expected.findIndex(each => each.name === 'first-jump');
      assert.equal(await page.evaluate((level, replay) => leapsmith.engine.check(level, replay), sample, expected[sample].replay), expected[sample].check);
      await play(page);
      await ticks(page, 30);
      await close(page);
    });

    test('who looks inside sees the run, the reach and the verdict change with each block', async () => {
      const page = await open('insight');
      const verdict = async expected => page.waitForFunction(text => document.getElementById('verdict').textContent === text, {}, expected);
      const pixels = () => page.evaluate(() => leapsmith.engine.pixels().reduce((sum, value) => (sum * 31 + value) | 0, 0));
      await play(page);
      await page.click('#insight');
      await verdict('The goal can be reached.');
      await page.mouse.move(800, 480);
      await page.screenshot({ path: path.join(PICTURES, name + '-insight.png') });
      const before = await pixels();
      await page.mouse.move(320, 0);
      await page.mouse.down();
      await page.mouse.move(320, 520, { steps: 8 });
      await page.mouse.up();
      await verdict('The goal can’t be reached.');
      await page.screenshot({ path: path.join(PICTURES, name + '-insight-wall.png') });
      assert.notEqual(await pixels(), before);
      await page.keyboard.down('Control');
      await page.keyboard.press('KeyZ');
      await page.keyboard.up('Control');
      await verdict('The goal can be reached.');
      await page.mouse.move(320, 0);
      await page.mouse.down();
      await page.mouse.move(320, 520, { steps: 8 });
      await page.mouse.up();
      await page.keyboard.press('Escape');
      await page.keyboard.down('KeyD');
      await ticks(page, 90);
      const painted = await page.evaluate(() => leapsmith.engine.levelHash());
      const ended = await page.evaluate(() => leapsmith.engine.run(leapsmith.engine.runs() - 1, ''));
      page.faults.length = 0;
      await page.evaluate(() => { leapsmith.engine = new Proxy(leapsmith.engine, { get: (of, key) => key === 'step' ? () => { throw new Error('trap'); } : of[key] }); });
      await page.waitForSelector('.danger');
      await page.waitForFunction(() => document.getElementById('said'));
      assert.equal(await page.evaluate(() => leapsmith.engine.levelHash()), painted, 'another engine plays in the painted level');
      assert.ok(JSON.parse(ended).ticks <= await page.evaluate(() => JSON.parse(leapsmith.engine.run(leapsmith.engine.runs() - 1, '')).ticks), 'and keeps the run');
      await page.close();
    });

    test('the page speaks German where the browser does', async () => {
      const page = await open('all', page => page.evaluateOnNewDocument(() => Object.defineProperty(navigator, 'language', { get: () => 'de-AT' })));
      assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
      assert.equal(await page.$eval('#panel button.main', button => button.textContent), 'Spielen');
      await page.setViewport({ width: 320, height: 568 });
      await page.click('#panel button.main');
      await page.click('#pause');
      assert.equal(await page.evaluate(() => [...document.querySelectorAll('#panel *')].filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline').length), 0, 'nothing is cut off');
      await page.screenshot({ path: path.join(PICTURES, name + '-german.png') });
      await close(page);
    });

    test('a page without rewinding offers none', async () => {
      const page = await open('no-rewind');
      assert.ok(await page.$eval('#rewind', button => button.hidden));
      await play(page);
      await ticks(page, 10);
      await page.keyboard.down('KeyR');
      await ticks(page, 10);
      await close(page);
    });

    test('several levels can be chosen', async () => {
      const page = await open('all');
      await play(page);
      await page.keyboard.press('Escape');
      await page.evaluate(() => [...document.querySelectorAll('#panel button')].find(button => button.textContent === 'Water Cave').click());
      await ticks(page, 5);
      assert.equal(await page.evaluate(() => leapsmith.engine.level()), expected.findIndex(sample => sample.name === 'water-cave'));
      await page.screenshot({ path: path.join(PICTURES, name + '-water-cave.png') });
      await close(page);
    });

    test('an embedded page tells the page around it, which can pause it', async () => {
      const page = await browser.newPage();
      const around = path.join(FOLDER, 'around.html');
      fs.writeFileSync(around, '<!doctype html><script>window.told = []; addEventListener("message", event => told.push(event.data));</script><iframe src="first-jump.html?embed" width="640" height="360"></iframe>');
      await page.goto('file://' + around);
      await page.waitForFunction(() => told.some(each => each.event === 'ready'), { timeout: 60000 });
      assert.equal(await page.evaluate(() => told[0].source + ' ' + told[0].level), 'leapsmith first-jump');
      await page.close();
    });
  });
}
