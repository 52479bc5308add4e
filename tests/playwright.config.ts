import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/find-chromium.ts';

/** Flags without which Chromium asks for things on the network that no test wants. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
  // The headless shell would else round letters to whole pixels, and break lines elsewhere.
  '--font-render-hinting=none',
  // A worker looks at one page after the other: starting a process for each takes a tenth of its time.
  '--renderer-process-limit=1',
];

const launchOptions = {
  executablePath: findHeadlessShell(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
};

/** Flags by which letters and colours don't depend on the machine's screen, nor pictures on its speed. */
const drawnAlike = ['--disable-lcd-text', '--force-color-profile=srgb', '--disable-checker-imaging'];

/** What may not share the machine with another test: it is a load of all it can bear, or compares how long things take. */
const alone = /(vote-storm|held-requests|vote-instances|rolling-restart)\.release/;

/** Whole files by their name, single tests and groups by their tag (support/suite.ts). */
const releaseOnly = /\.release\.spec\.ts|@release/;

/** Five seconds are few on a busy machine, for a document that is reloaded as for an editor's form that is saved. */
const patience = { timeout: 20_000 };

/** Each run has a place of its own for what it leaves, so that the next one does not clear it away. */
const results = `../test-results/${process.env.TEST_RUN ?? 'single-files'}`;

export default defineConfig({
  testDir: '.',
  outputDir: results,
  globalSetup: './support/shared-product.ts',
  fullyParallel: true,
  workers: 2,
  ...(process.env.TEST_SUITE === 'core' ? { grepInvert: releaseOnly } : {}),
  // A busy machine now and then leaves out a frame or a transition that a test looks for. In CI such a test is tried
  // once more, and named in the closing lines (docs/testing.md).
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: patience,
  reporter: [['list'], ['json', { outputFile: `${results}.json` }]],
  projects: [
    { name: 'behaviour', testDir: './behaviour' },
    { name: 'engines', testDir: './engines' },
    {
      name: 'visual',
      testDir: './visual',
      // A page at all widths takes a busy machine a minute.
      timeout: 240_000,
      use: {
        launchOptions: {
          executablePath: findChromium(),
          args: [...launchOptions.args, ...drawnAlike],
          env: { ...process.env, FONTCONFIG_FILE: `${import.meta.dirname}/visual/fonts.conf` },
        },
      },
    },
    // These start, stop and kill products of their own, and look at no other.
    {
      name: 'operation',
      testDir: './operation',
      testIgnore: alone,
      fullyParallel: false,
      timeout: 240_000,
    },
    {
      name: 'alone',
      testDir: './operation',
      testMatch: alone,
      fullyParallel: false,
      workers: 1,
      timeout: 240_000,
    },
  ],
  use: {
    locale: 'de-DE',
    launchOptions,
  },
});
