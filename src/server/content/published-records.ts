export class PublishedRecords<List, Listed extends { id: string; key?: string | undefined }> {
  readonly list: List;
  readonly #byName: ReadonlyMap<string, Listed>;
  readonly #isShown: (record: Listed) => boolean;

  /**
   * @param list from the content API
   * @param records those in it
   * @param isShown whether visitors may see a record now
   */
  constructor(list: List, records: readonly Listed[], isShown: (record: Listed) => boolean) {
    this.list = list;
    this.#isShown = isShown;
    this.#byName = new Map([
      ...records.flatMap((record): [string, Listed][] => (record.key ? [[record.key, record]] : [])),
      // Last, so that ids take precedence over keys.
      ...records.map((record): [string, Listed] => [record.id, record]),
    ]);
  }

  /** By id, or by the key that demo content and links use. Undefined if visitors may not see it. */
  find(name: string): Listed | undefined {
    const record = this.#byName.get(name);
    return record && this.#isShown(record) ? record : undefined;
  }

  /** Like `find`, regardless of visibility. */
  planned(name: string): Listed | undefined {
    return this.#byName.get(name);
  }
}
