import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** Chunks by source: the file and stylesheets of every dynamically imported module, relative to the root. */
export const builtFiles = z
  .record(z.string(), z.object({ file: z.string(), css: z.array(z.string()).optional() }))
  .parse(JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')));
