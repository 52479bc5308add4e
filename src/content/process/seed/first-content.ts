import { blockDemoPages } from './block-demo-pages.ts';
import type { DemoContent } from './demo-content.ts';
import { writtenPages } from './pages/pages.ts';
import { closedPoll } from './records/closed-poll.ts';
import { demoFiles, mediaDirectory } from './records/files.ts';
import { demoForms } from './records/forms.ts';
import { demoPolls } from './records/polls.ts';
import { demoProducts } from './records/products.ts';
import { demoFrameHosts, demoSettings } from './settings.ts';

/** The first club's site. Each kind of block has a page, built from the block's examples. */
export function firstContent(): DemoContent {
  return {
    files: demoFiles,
    mediaDirectory,
    frameHosts: demoFrameHosts,
    polls: [...demoPolls, closedPoll],
    forms: demoForms,
    products: demoProducts,
    pages: [...writtenPages, ...blockDemoPages()],
    redirects: [{ from: '/brustring', to: '/strategie#ring' }],
    settings: demoSettings,
  };
}
