/** What updates the page and preloads others, in one chunk loaded during idle time or on demand. */
export { prefetchPayloads } from '../navigation/prefetch.ts';
export { isPageOutdated, noteOutdated } from './outdated-page.ts';
export { pollBuild } from './poll-build.ts';
export { mayReload } from './reload-guard.ts';
