import { defineConfig } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/browser/find-chromium.ts';

/** Flags that keep Chromium from making its own network requests. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  '--no-first-run',
  // The headless shell would otherwise round glyph widths, and break lines differently.
  '--font-render-hinting=none',
  // A worker uses one page at a time: starting a process for each takes a tenth of the time.
  '--renderer-process-limit=1',
];

const launchOptions = {
  executablePath: findHeadlessShell(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet,
};

/** Flags for reproducible text, colours and pictures. */
const drawnAlike = ['--disable-lcd-text', '--force-color-profile=srgb', '--disable-checker-imaging'];

/** Tests that can't run in parallel with others: load tests and timing comparisons. */
const alone = /(vote-storm|held-requests|vote-instances|rolling-restart)\.release/;

/** Whole files by name, single tests and groups by tag (support/suite.ts). */
const releaseOnly = /\.release\.spec\.ts|@release/;

/** The default of five seconds is too short on a busy machine, for document loads and for saves in the admin. */
const patience = { timeout: 20_000 };

/** Separate for each run, so that the next one does not delete it. */
const results = `../test-results/${process.env.TEST_RUN ?? 'single-files'}`;

export default defineConfig({
  testDir: '.',
  outputDir: results,
  globalSetup: './support/shared-product.ts',
  fullyParallel: true,
  workers: 2,
  ...(process.env.TEST_SUITE === 'core' ? { grepInvert: releaseOnly } : {}),
  // A busy machine sometimes skips a frame or transition that a test looks for. In CI such a test is retried once, and
  // listed at the end (docs/testing.md).
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
    // These start, stop and kill their own products.
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
