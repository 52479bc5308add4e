import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Room for a content backend to start in on a busy machine; nothing is told by how long a test takes.
  test: { include: ['src/**/*.test.{ts,tsx}'], hookTimeout: 120_000, testTimeout: 60_000 },
});
