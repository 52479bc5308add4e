/** Benchmarks logos: the first one, an uncached size, a cached one, and a page meanwhile. */
import { startBenchSite } from './bench-site.ts';
import { quantile } from './quantile.ts';

/** For a logo that must be drawn, in ms. */
const drawingBudget = 50;

const rounds = 100;

const { origin, end } = await startBenchSite();
try {
  await timed('/strategie');
  row('the first one, with all that draws', [await timed('/brand/logos/wordmark-on-white.png?height=480')]);
  for (const [format, tallest] of [
    ['png', 512],
    ['webp', 512],
    ['webp', 1182],
    ['png', 2048],
  ] as const)
    row(
      `a new size up to ${tallest} px, ${format}`,
      await inTurn((turn) => `/brand/logos/wordmark-on-sand.${format}?height=${tallest - turn}`),
      drawingBudget,
    );
  row('a kept one', await inTurn(() => '/brand/logos/wordmark-on-white.png?height=480'));
  row('a page', await inTurn(() => '/strategie'));
} finally {
  await end();
}

async function inTurn(addressOf: (turn: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) times.push(await timed(addressOf(turn)));
  return times;
}

async function timed(path: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(origin + path, { headers: { cookie: 'i18n_redirected=de' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} returned ${answer.status}.`);
  return performance.now() - began;
}

function row(name: string, times: readonly number[], budget = Number.POSITIVE_INFINITY): void {
  const [middle, late] = [quantile(times, 0.5), quantile(times, 0.95)];
  const limit = Number.isFinite(budget) ? ` (budget ${budget})` : '';
  const figures = `${middle.toFixed(1)} ms, p95 ${late.toFixed(1)} ms${late > budget ? '!' : ''}`;
  console.log(`  ${name.padEnd(42)}${figures}${limit}`);
}
