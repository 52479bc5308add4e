import { defineConfig } from 'vitest/config';

/** Packages, also those that Next's build links to, and what `npm test` leaves to `npm run test:release`. */
const excluded = [
  '**/node_modules/**',
  ...(process.env.TEST_SUITE === 'core' ? ['**/*.release.test.ts'] : []),
];

/** Of all projects. */
const common = {
  exclude: excluded,
  // Room for a content backend to start in on a busy machine; nothing is told by how long a test takes.
  hookTimeout: 120_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Each of these reads all of Payload, which takes longer than most tests do: one process reads it once for many files.
 * Whatever a test of these starts reads our own modules anew (`tests/support/content-backend.ts`).
 */
const contentTests = 'src/content/**/*.test.{ts,tsx}';

/** These start nothing and change nothing that another could see: one process reads React and the registries for all. */
const pureTests =
  'src/{blocks,brand,fields,forms,i18n,motion,pages,shop,site,submitting,ui}/**/*.test.{ts,tsx}';

export default defineConfig({
  test: {
    // A run of single files starts a server where one is needed, and not before.
    globalSetup: process.env.SHARE_DATABASES ? ['tests/support/shared-databases.ts'] : [],
    // By default one processor is left idle, of two one half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...common,
          name: 'content',
          include: [contentTests],
          isolate: false,
          execArgv: [`--import=${import.meta.dirname}/tests/support/forgetting-payload.ts`],
        },
      },
      { test: { ...common, name: 'pure', include: [pureTests], isolate: false } },
      {
        test: {
          ...common,
          name: 'all else',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          exclude: [contentTests, pureTests, ...excluded],
        },
      },
    ],
  },
});
