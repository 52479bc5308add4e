/** What keeps a page up to date, in one chunk: the early module loads it when the page is idle, or sooner at need. */
export { noteOutdated } from './outdated-page.ts';
export { pollBuild } from './poll-build.ts';
