import type { PublishedContent } from '#server/content/published-content.ts';

/** Caches a value derived from all visible pages, of which there may be thousands, until they change. */
export class MadeOnce<Value> {
  readonly #content: PublishedContent;
  readonly #make: () => Value;
  #made: { value: Value; version: string; seen: object } | undefined;

  constructor(content: PublishedContent, make: () => Value) {
    this.#content = content;
    this.#make = make;
  }

  get value(): Value {
    // `whole` is a new object whenever visible content changes, through a publication or with time.
    const { version, whole } = this.#content;
    if (this.#made?.version !== version || this.#made.seen !== whole)
      this.#made = { value: this.#make(), version, seen: whole };
    return this.#made.value;
  }
}
