/** Marks tests that only `npm run test:release` runs (docs/testing.md). */
export const release = { tag: '@release' } as const;

/** For tests made in a loop: `npm test` runs only the sample. */
export function releaseUnless(inSample: boolean): { tag?: '@release' } {
  return inSample ? {} : release;
}
