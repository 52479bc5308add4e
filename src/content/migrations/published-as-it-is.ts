/**
 * The identity had no drafts: what is stored of it is what the site shows, in all its versions, and the newest of them is
 * where the next draft begins.
 *
 * @param table how this database writes the name of a table of the content's
 */
export function publishedAsItIs(table: (name: string) => string): string[] {
  const versions = table('_brand_v');
  return [
    `UPDATE ${table('brand')} SET "_status" = 'published'`,
    `UPDATE ${versions} SET "version__status" = 'published'`,
    `UPDATE ${versions} SET "latest" = true WHERE "id" = (SELECT MAX("id") FROM ${versions})`,
  ];
}
