import type { BlockKind } from '#blocks/kinds.ts';

/** What the documents ask the browser to load. */
export interface SiteAssets {
  /** Names the build: two builds of one commit agree. */
  readonly id: string;
  /** When it was built, in milliseconds. */
  readonly timestamp: number;
  /** Address of the early module. */
  readonly earlyModule: string;
  /** Addresses of the stylesheets of a page with blocks of these kinds, in the order of the cascade. */
  pageStylesheets(kinds: Iterable<BlockKind>): string[];
  errorStylesheets(): string[];
}
