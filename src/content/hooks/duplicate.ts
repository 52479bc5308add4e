import type { Field, FieldHook, PayloadRequest } from 'payload';

/** A copy of `/neues-trikot` lies at `/neues-trikot-2`, or with the next number that neither page nor redirect has. */
export const freePath: FieldHook = async ({ value, req }) => {
  if (typeof value !== 'string') return value;
  const stem = value === '/' ? '/start' : value.replace(/-\d{1,4}$/, '');
  for (let number = 2; ; number += 1) {
    const path = `${stem}-${number}`;
    if (!(await isTaken(path, req))) return path;
  }
};

async function isTaken(path: string, req: PayloadRequest): Promise<boolean> {
  const where = { path: { equals: path } };
  const found = await Promise.all([
    req.payload.count({ collection: 'pages', where, req }),
    // A path that a draft is about to take.
    req.payload.countVersions({
      collection: 'pages',
      where: { and: [{ 'version.path': { equals: path } }, { latest: { equals: true } }] },
      req,
    }),
    req.payload.count({ collection: 'redirects', where: { from: { equals: path } }, req }),
  ]);
  return found.some(({ totalDocs }) => totalDocs > 0);
}

/** The same fields, of which those with these names stay empty in a copy: it is not planned for a time yet. */
export function emptyInCopies(fields: readonly Field[], names: readonly string[]): Field[] {
  return fields.map((field) =>
    'name' in field && field.name && names.includes(field.name) && field.type === 'date'
      ? { ...field, hooks: { ...field.hooks, beforeDuplicate: [() => null] } }
      : field,
  );
}
