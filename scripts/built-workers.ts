import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

const inSources = /new URL\('(\.\/[\w-]+-worker\.server\.ts)', import\.meta\.url\)/g;
const inChunks = /new URL\(["']built:([\w-]+\.js)["'], import\.meta\.url\)/g;

/**
 * Builds the threads that the server starts from its own files. Vite does so for browsers only; the sources need
 * nothing of it, because Node runs them as they are.
 */
export const builtWorkers: Plugin = {
  name: 'built-workers',
  apply: 'build',
  // The sources as they are written: a thread is found by how its address stands there.
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
  // Only now is it known in which directory the file that starts the thread will lie.
  renderChunk: (code, { fileName }) =>
    code.replace(
      inChunks,
      (_, worker: string) =>
        `new URL('${relative(dirname(fileName), worker).replace(/^(?!\.)/, './')}', import.meta.url)`,
    ),
};
