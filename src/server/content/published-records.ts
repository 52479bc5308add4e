/** Every poll or form that editors have made, of which those are given out that visitors may know of. */
export class PublishedRecords<List, Listed extends { id: string; key?: string | undefined }> {
  readonly list: List;
  readonly #byName: ReadonlyMap<string, Listed>;
  readonly #isShown: (record: Listed) => boolean;

  /**
   * @param list as the content API gives it
   * @param records those in it
   * @param isShown whether visitors may know of one now
   */
  constructor(list: List, records: readonly Listed[], isShown: (record: Listed) => boolean) {
    this.list = list;
    this.#isShown = isShown;
    this.#byName = new Map([
      ...records.flatMap((record): [string, Listed][] => (record.key ? [[record.key, record]] : [])),
      // Last, so that no key stands in the way of an id.
      ...records.map((record): [string, Listed] => [record.id, record]),
    ]);
  }

  /** By its id, or by the key that demo content and links use. Undefined, too, where visitors may not know of it. */
  find(name: string): Listed | undefined {
    const record = this.#byName.get(name);
    return record && this.#isShown(record) ? record : undefined;
  }

  /** The same, whether visitors may know of it or not. */
  planned(name: string): Listed | undefined {
    return this.#byName.get(name);
  }
}
