// Figures of the pages of target/browser, in the browsers that are there and, for ticks, in a JVM: node measure.mjs. On an idle machine,
// after .ci/check-page.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';

const FOLDER = process.env.LEAPSMITH_PAGES ?? fileURLToPath(new URL('../../../target/browser', import.meta.url));
const expected = JSON.parse(fs.readFileSync(path.join(FOLDER, 'expected.json'), 'utf8'));
const TIMES = 9;
const median = values => values.sort((a, b) => a - b)[values.length >> 1];

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const jars = path.join(ROOT, 'editor/target/leapsmith/lib');
const classPath = ['web/target/test-classes', 'web/target/classes'].map(folder => path.join(ROOT, folder)).concat(path.join(jars, '*')).join(path.delimiter);
const inJvm = Object.fromEntries(execFileSync('java', ['-Dleapsmith.root=' + ROOT, '-cp', classPath, 'leapsmith.web.game.PageTicks'], { encoding: 'utf8' }).trim().split('\n').map(line => line.split(' ')));
console.log('load', os.loadavg().map(load => load.toFixed(2)).join(' '));
for (const [name, options] of Object.entries({
  chromium: { browser: 'chrome', executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  firefox: { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }
})) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const open = async (file, width, height) => {
    const page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.goto('file://' + path.join(FOLDER, file + '.html'));
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes', { timeout: 60000 });
    return page;
  };
  const first = [];
  for (let i = 0; i < TIMES; i++) {
    const page = await open('first-jump', 1280, 720);
    first.push(await page.evaluate(() => performance.getEntriesByName('leapsmith-first-picture')[0].startTime));
    await page.close();
  }
  console.log(name, 'first picture of first-jump, ms: median', Math.round(median(first)), 'of', first.map(Math.round).join(' '));
  for (const sample of expected) {
    const page = await open(sample.name, 1280, 720);
    const tick = await page.evaluate(() => {
      const times = [];
      for (let i = 0; i < 6; i++) {
        leapsmith.engine.start(0);
        const begin = performance.now();
        for (let tick = 0; tick < 2000; tick++) leapsmith.engine.step(0);
        times.push((performance.now() - begin) / 2);
      }
      return Math.min(...times);
    });
    const draw = size => page.evaluate(([width, height]) => {
      const times = [];
      for (let i = 0; i < 60; i++) { leapsmith.engine.step(0); const begin = performance.now(); leapsmith.engine.draw(width, height, 1, 1 / 60); leapsmith.engine.pixels(); times.push(performance.now() - begin); }
      return times.sort((a, b) => a - b)[30];
    }, size);
    const wide = await draw([1280, 720]), narrow = await draw([360, 640]);
    await page.click('#panel button.main');
    const begin = await page.evaluate(() => leapsmith.engine.tick());
    await new Promise(done => setTimeout(done, 3000));
    const played = (await page.evaluate(() => leapsmith.engine.tick())) - begin;
    console.log(name, sample.name, 'µs a tick', tick.toFixed(1), 'in the JVM', (+inJvm[sample.name]).toFixed(1), 'picture 1280 x 720 ms', wide.toFixed(1), '360 x 640 ms', narrow.toFixed(1), 'ticks/s played', (played / 3).toFixed(0));
    await page.close();
  }
  await browser.close();
}
