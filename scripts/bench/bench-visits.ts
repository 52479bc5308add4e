/**
 * Measures the built site from outside, as a visitor has it: what a first visit loads and how long it blocks a phone
 * within 15 s, without a touch; and how long after a click the next page is painted. Other sites can be measured in the
 * same run: `visits http://localhost:4321/`.
 */
import { chromium } from '@playwright/test';
import { chromiumOrExit } from '../browser/find-chromium.ts';
import { startBenchSite } from './bench-site.ts';
import { quantile } from './quantile.ts';
import { type Move, measureMove, measureVisit, type Visit } from './visits.ts';

const rounds = 3;

const visited = ['/', '/en', '/strategie', '/ds-index', '/trikot-der-saison', '/demo/gallery', '/demo/media'];

const moves = [
  { from: '/', to: '/strategie' },
  { from: '/', to: '/ds-index' },
  { from: '/strategie', to: '/ds-index' },
];

const budget = {
  visit: { bytes: Number.POSITIVE_INFINITY, script: 8000, task: 50 },
  move: { seen: 80, seenSlowly: 160, task: 100 },
} as const;

const { origin, end } = await startBenchSite();
const browser = await chromium.launch({
  executablePath: chromiumOrExit(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
try {
  console.log(`\nA first visit without a touch, median of ${rounds}: kB, and ms at ×4; ! is over the budget`);
  row('', ['all', 'script', 'task ×4']);
  for (const address of [...visited.map((path) => origin + path), ...process.argv.slice(3)]) {
    const runs: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureVisit(browser, address));
    const of = (name: keyof Visit) => median(runs.map((run) => run[name]));
    row(address.replace(origin, ''), [
      cell(of('bytes'), budget.visit.bytes, 1000),
      cell(of('script'), budget.visit.script, 1000),
      cell(of('task'), budget.visit.task),
    ]);
  }
  console.log(
    `\nFrom a click until the new heading is painted, ms, median of ${rounds}; ! is over the budget`,
  );
  row('', ['seen', 'seen ×4', 'task ×4']);
  for (const { from, to } of moves) {
    const runs: Move[] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await measureMove(browser, origin + from, to));
    const of = (name: keyof Move) => cell(median(runs.map((run) => run[name])), budget.move[name]);
    row(`${from} → ${to}`, [of('seen'), of('seenSlowly'), of('task')]);
  }
} finally {
  await browser.close();
  await end();
}

function row(name: string, cells: readonly string[]): void {
  console.log(`  ${name.padEnd(42)}${cells.map((text) => text.padStart(11)).join('')}`);
}

function cell(value: number, most: number, unit = 1): string {
  return (value / unit).toFixed(unit === 1 ? 0 : 1) + (value > most ? '!' : ' ');
}

function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
