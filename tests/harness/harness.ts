/**
 * The modules behind rules that no editor can write, for a page that is built beside the product and never part of it:
 * see `tests/support/harness-page.ts`.
 */
export { LoadedData } from '#site/navigation/loaded-data.ts';
export { followRedirect, mayScroll, validateRoute } from '#site/navigation/route-checks.ts';
export { describeError } from '#site/shell/describe-error.ts';
