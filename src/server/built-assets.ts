import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { BlockKind } from '#blocks/kinds.ts';
import type { SiteAssets } from './site-assets.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
);

const buildSchema = z.object({ id: z.string(), timestamp: z.number() });

/** What the client build made, by the source that it was made from. */
export class BuiltAssets implements SiteAssets {
  readonly id: string;
  readonly timestamp: number;
  readonly earlyModule: string;
  readonly #manifest: z.infer<typeof manifestSchema>;

  /** `directory` is the client build's. */
  constructor(directory: string) {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'));
    const build = buildSchema.parse(read('build.json'));
    this.id = build.id;
    this.timestamp = build.timestamp;
    this.#manifest = manifestSchema.parse(read('.vite/manifest.json'));
    this.earlyModule = `/${this.#entry('src/site/early/early.ts').file}`;
  }

  pageStylesheets(kinds: Iterable<BlockKind>): string[] {
    return this.#stylesheets([...new Set(kinds)].sort().map((kind) => `src/blocks/${kind}/${kind}.tsx`));
  }

  errorStylesheets(): string[] {
    return this.#stylesheets(['src/site/shell/error-page.tsx']);
  }

  /** The base first: the browser takes the order of the layers from where it meets them first. */
  #stylesheets(sources: readonly string[]): string[] {
    const found = new Set([`/${this.#entry('src/brand/base.css').file}`]);
    const visit = (source: string, visited: Set<string>) => {
      if (visited.has(source)) return;
      visited.add(source);
      const entry = this.#manifest[source];
      for (const imported of entry?.imports ?? []) visit(imported, visited);
      for (const file of entry?.css ?? []) found.add(`/${file}`);
    };
    for (const source of ['src/site/app.tsx', ...sources]) visit(source, new Set());
    return [...found];
  }

  #entry(source: string): z.infer<typeof manifestSchema>[string] {
    const entry = this.#manifest[source];
    if (!entry) throw new Error(`The client build has no ${source}. Build it anew with npm run build.`);
    return entry;
  }
}
