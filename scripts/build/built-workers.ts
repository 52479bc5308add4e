import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const inSources = /new URL\('(\.\/[\w-]+-worker\.server\.ts)', import\.meta\.url\)/g;
const inChunks = /new URL\(["']built:([\w-]+\.js)["'], import\.meta\.url\)/g;

/**
 * Builds worker threads that the server starts from its own files. Vite does so for browsers only; in development Node
 * runs the sources directly.
 */
export const builtWorkers: Plugin = {
  name: 'built-workers',
  apply: 'build',
  // Runs on the unmodified sources, where the worker's address can be found.
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  async transform(code, id) {
    if (!id.endsWith('.server.ts') || code.search(inSources) < 0) return undefined;
    let built = code;
    for (const [address, file = ''] of code.matchAll(inSources)) {
      const worker = await this.resolve(file, id);
      if (!worker) throw new Error(`${id} starts ${file}, which is not there.`);
      const fileName = `${basename(file, '.server.ts')}.js`;
      this.emitFile({ type: 'chunk', id: worker.id, fileName });
      built = built.replace(address, `new URL('built:${fileName}', import.meta.url)`);
    }
    return { code: built, map: null };
  },
  // The output directory of the file that starts the worker is known only now.
  renderChunk: (code, { fileName }) =>
    code.replace(
      inChunks,
      (_, worker: string) =>
        `new URL('${relative(dirname(fileName), worker).replace(/^(?!\.)/, './')}', import.meta.url)`,
    ),
};
