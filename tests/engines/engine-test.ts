import type { LaunchOptions } from '@playwright/test';
import { expect, test as siteTest, siteUrl } from '../support/under-test.ts';
import { startFirefox } from './firefox.ts';
import { findFirefox, findWebKit, firefoxPackages, webKitPackages } from './installed.ts';
import { startReducedChromium } from './reduced-chromium.ts';
import type { RunningEngine, Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

interface Engine {
  name: string;
  start: ((chromium: LaunchOptions) => Promise<RunningEngine>) | undefined;
  /** Why it can't be started, if so. */
  missing?: string;
}

const firefox = findFirefox();
const webKit = findWebKit();

export const reducedChromium: Engine = {
  name: 'Chromium without Navigation API, view transitions, view timelines and idle callbacks',
  start: startReducedChromium,
};

const engines: readonly Engine[] = [
  reducedChromium,
  {
    name: 'Firefox',
    start: firefox ? () => startFirefox(firefox) : undefined,
    missing: `Firefox is not installed: apt-get install ${firefoxPackages}`,
  },
  {
    name: 'WebKitGTK',
    start: webKit ? () => startWebKit(webKit) : undefined,
    missing: `WebKitGTK and its driver are not installed: apt-get install ${webKitPackages}`,
  },
];

type Running = (engine: Engine) => Promise<RunningEngine>;

/** Playwright's test with a visitor in the group's engine. Console messages of the page fail the test. */
export const test = siteTest.extend<{ engine: Engine; visitor: Visitor }, { running: Running }>({
  engine: [reducedChromium, { option: true }],
  running: [
    async ({ launchOptions }, use) => {
      const started = new Map<Engine, Promise<RunningEngine>>();
      await use((engine) => {
        const found = started.get(engine) ?? engine.start?.(launchOptions);
        if (!found) throw new Error(engine.missing);
        started.set(engine, found);
        return found;
      });
      for (const engine of started.values()) await (await engine).stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine, running }, use, testInfo) => {
    testInfo.skip(!engine.start, engine.missing ?? '');
    const visitor = await (await running(engine)).visit(siteUrl());
    await use(visitor);
    const problems = await visitor.problems();
    await visitor.leave();
    expect(problems).toEqual([]);
  },
});

export function inEveryEngine(declare: () => void): void {
  for (const engine of engines) {
    test.describe(engine.name, () => {
      test.use({ engine });
      declare();
    });
  }
}
