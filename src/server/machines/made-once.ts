import type { PublishedContent } from '#server/content/published-content.ts';

/**
 * Something that tells of all pages, made once for a state of what visitors can see and not for each visitor: there may
 * be thousands of pages.
 */
export class MadeOnce<Value> {
  readonly #content: PublishedContent;
  readonly #make: () => Value;
  #made: { value: Value; version: string; seen: object } | undefined;

  constructor(content: PublishedContent, make: () => Value) {
    this.#content = content;
    this.#make = make;
  }

  get value(): Value {
    // `whole` is another one whenever something else can be seen, by a change or by the time.
    const { version, whole } = this.#content;
    if (this.#made?.version !== version || this.#made.seen !== whole)
      this.#made = { value: this.#make(), version, seen: whole };
    return this.#made.value;
  }
}
