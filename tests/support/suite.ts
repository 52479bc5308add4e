/** For a test, or a group of tests, that `npm run test:release` runs and `npm test` leaves out (docs/testing.md). */
export const release = { tag: '@release' } as const;

/** For tests made in a loop: `npm test` runs those of the sample. */
export function releaseUnless(inSample: boolean): { tag?: '@release' } {
  return inSample ? {} : release;
}
