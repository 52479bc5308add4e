import type { FormList, ListedForm } from '#forms/form-list.ts';

/** Every form that editors have made, on pages or not. */
export class PublishedForms {
  readonly list: FormList;
  readonly #byName: ReadonlyMap<string, ListedForm>;

  constructor(list: FormList) {
    this.list = list;
    this.#byName = new Map([
      ...list.forms.flatMap((form): [string, ListedForm][] => (form.key ? [[form.key, form]] : [])),
      // Last, so that no key stands in the way of an id.
      ...list.forms.map((form): [string, ListedForm] => [form.id, form]),
    ]);
  }

  /** By its id, or by the key that demo content and links use. */
  form(name: string): ListedForm | undefined {
    return this.#byName.get(name);
  }
}
