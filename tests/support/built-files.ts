import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** What the bundler has made of each source that is loaded by itself: its file and its stylesheets, below the root. */
export const builtFiles = z
  .record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')));
