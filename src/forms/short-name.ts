/** By what an answer goes in requests, records and exports: a field's or an option's short name, else its id. */
export function shortName(entry: { id: string; name?: string | undefined }): string {
  return entry.name ?? entry.id;
}
