/** What the harness page imports by this name: `harness.ts` as it is built. */
declare module 'harness' {
  export { LoadedData } from '#site/navigation/loaded-data.ts';
  export { followRedirect, mayScroll, validateRoute } from '#site/navigation/route-checks.ts';
  export { describeError } from '#site/shell/describe-error.ts';
}
