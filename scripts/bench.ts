/**
 * Benchmarks the built site, each figure with its budget.
 *
 *     npm run bench            pages: memory, bytes, scrolling, requests
 *     npm run bench -- visits  pages from outside: bytes and blocking of a first visit, and moves to the next page
 *     npm run bench -- votes   polls: votes per second, latency, live results
 *     npm run bench -- logos   logos: drawn and cached
 *     npm run bench -- desk    admin: from key press to preview, and views with much content
 *     npm run bench -- serving cached pages and assets per second, against Nuxt's own server
 *     npm run bench -- growth  time, memory and sizes at 200, 2,000 and 20,000 pages
 *     npm run bench -- editing the content backend's memory during editing
 *     npm run bench -- lighthouse  Lighthouse's results for every page on a phone, or for some: lighthouse / /strategie
 */
import { refuseOldNode } from './operate/command-line.ts';

refuseOldNode();
if (process.argv[2] === 'visits') await import('./bench/bench-visits.ts');
else if (process.argv[2] === 'votes') await import('./bench/bench-votes.ts');
else if (process.argv[2] === 'logos') await import('./bench/bench-logos.ts');
else if (process.argv[2] === 'desk') await import('./bench/bench-desk.ts');
else if (process.argv[2] === 'serving') await import('./bench/bench-serving.ts');
else if (process.argv[2] === 'growth') await import('./bench/bench-growth.ts');
else if (process.argv[2] === 'editing') await import('./bench/bench-editing.ts');
else if (process.argv[2] === 'lighthouse') await import('./bench/bench-lighthouse.ts');
else await import('./bench/bench-pages.ts');
