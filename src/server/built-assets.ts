import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { facesStylesheets } from '#brand/faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import type { LayoutName } from '#pages/layout-names.ts';
import { joinedAddress } from './joined-stylesheets.ts';
import type { Dress, SiteAssets } from './site-assets.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

const buildSchema = z.object({ id: z.string(), timestamp: z.number() });

export class BuiltAssets implements SiteAssets {
  readonly id: string;
  readonly timestamp: number;
  readonly earlyModule: string;
  readonly printStylesheet: string;
  readonly screenModule: string;
  readonly draft: SiteAssets['draft'];
  readonly #manifest: z.infer<typeof manifestSchema>;

  /** `directory` is the client build's. */
  constructor(directory: string) {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'));
    const build = buildSchema.parse(read('build.json'));
    this.id = build.id;
    this.timestamp = build.timestamp;
    this.#manifest = manifestSchema.parse(read('.vite/manifest.json'));
    const early = 'src/site/early/early.ts';
    // The entry only imports a chunk of the same name, so linking the chunk saves a request.
    const [chunk = early] = this.#entry(early).imports ?? [];
    this.earlyModule = `/${this.#entry(chunk).file}`;
    this.screenModule = `/${this.#entry('src/site/polls/follow-result.ts').file}`;
    this.draft = {
      module: `/${this.#entry('src/site/drafts/follow-draft.ts').file}`,
      stylesheet: `/${this.#entry('src/site/drafts/draft.css').file}`,
    };
    this.printStylesheet = `/${this.#entry('src/brand/print.css').file}`;
  }

  pageStylesheets(layout: LayoutName, viewFiles: Iterable<string>, dress: Dress): string[] {
    const blocks = [...new Set(viewFiles)].sort().map((file) => `src/blocks/${file}`);
    return [this.#stylesheet([...layoutFilesOf(layout), ...blocks], dress)];
  }

  faceStylesheets({ type: { faces } }: Brand): string[] {
    return facesStylesheets(faces).map((source) => `/${this.#entry(source).file}`);
  }

  viewStylesheets(layout: LayoutName, view: string, dress: Dress): string[] {
    return [this.#stylesheet([...layoutFilesOf(layout), view], dress)];
  }

  /**
   * One stylesheet with the frame and the page's parts; `sources` have no extension. The base comes first, because the
   * first occurrence of a layer defines the layers' order.
   */
  #stylesheet(sources: readonly string[], { brand, version }: Dress): string {
    const first = ['src/brand/base.css', ...facesStylesheets(brand.type.faces)];
    const files = new Set(first.map((source) => `/${this.#entry(source).file}`));
    for (const source of ['src/site/shell/page-view', ...sources]) {
      this.#collect(`${source}.tsx`, files, new Set());
    }
    return joinedAddress([...files], version);
  }

  #collect(source: string, found: Set<string>, visited: Set<string>): void {
    if (visited.has(source)) return;
    visited.add(source);
    const { imports = [], css = [] } = this.#entry(source);
    for (const imported of imports) this.#collect(imported, found, visited);
    for (const file of css) found.add(`/${file}`);
  }

  #entry(source: string): z.infer<typeof manifestSchema>[string] {
    const entry = this.#manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}. Build it again with npm run build.`);
    return entry;
  }
}

function layoutFilesOf(layout: LayoutName): string[] {
  const own = `src/pages/layouts/${layout}-layout`;
  return layout === 'strategie' ? [own, 'src/site/shell/chaptered-page'] : [own];
}
