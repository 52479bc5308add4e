import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** What the script of `src/site` may weigh without the lightbox, in bytes as gzip packs them at its best. */
export const siteBudget = 14_000;

/** Where the browser's side of the site begins. */
const entries = ['src/site/early/early.ts', 'src/site/app.tsx'];

/**
 * Weighs what the browser runs of `src/site`: frame, early module, navigation and updating, packed as one. (The chunks
 * they travel in hold other things too, and are cut as pages need them.) Libraries, blocks, layouts, motion and texts
 * are not counted, and neither is the lightbox.
 */
export async function weighSite(): Promise<number> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entries,
        external: (id: string) => !isOfSite(id),
        output: { format: 'es' },
      },
    },
  });
  const chunks = [built]
    .flat()
    .flatMap((made) => ('output' in made ? made.output : []))
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  // Large ones first, so that the figure does not hang on their names.
  return gzipSync(chunks.sort((a, b) => b.length - a.length).join(''), { level: 9 }).length;
}

function isOfSite(id: string): boolean {
  const isInside =
    entries.includes(id) || id.startsWith('.') || id.includes('/src/site/') || id.startsWith('#site/');
  return isInside && !/lightbox|photoswipe|\.css$/.test(id);
}
