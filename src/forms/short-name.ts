/** The key of an answer in requests, records and exports: the short name of a field or option, else its id. */
export function shortName(entry: { id: string; name?: string | undefined }): string {
  return entry.name ?? entry.id;
}
