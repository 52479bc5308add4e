import type { FormList, ListedForm } from '#forms/form-list.ts';

/** Every form that editors have made, of which those are given out that visitors may know of. */
export class PublishedForms {
  readonly list: FormList;
  readonly #byName: ReadonlyMap<string, ListedForm>;
  readonly #isShown: (form: ListedForm) => boolean;

  /** @param isShown whether visitors may know of it now */
  constructor(list: FormList, isShown: (form: ListedForm) => boolean) {
    this.list = list;
    this.#isShown = isShown;
    this.#byName = new Map([
      ...list.forms.flatMap((form): [string, ListedForm][] => (form.key ? [[form.key, form]] : [])),
      // Last, so that no key stands in the way of an id.
      ...list.forms.map((form): [string, ListedForm] => [form.id, form]),
    ]);
  }

  /** By its id, or by the key that demo content and links use. Undefined, too, where visitors may not know of it. */
  form(name: string): ListedForm | undefined {
    const form = this.#byName.get(name);
    return form && this.#isShown(form) ? form : undefined;
  }
}
