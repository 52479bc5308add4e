/** What keeps a page up to date and looks ahead, in one chunk, which is loaded when the page is idle, or sooner at need. */
export { prefetchPayloads } from '../navigation/prefetch.ts';
export { isPageOutdated, noteOutdated } from './outdated-page.ts';
export { pollBuild } from './poll-build.ts';
export { mayReload } from './reload-guard.ts';
