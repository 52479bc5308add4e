import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    // A run of single files starts a server where one is needed, and not before.
    globalSetup: process.env.SHARE_POSTGRES ? ['tests/support/shared-postgres.ts'] : [],
    // Room for a content backend to start in on a busy machine; nothing is told by how long a test takes.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // By default one processor is left idle, of two one half.
    maxWorkers: '100%',
  },
});
