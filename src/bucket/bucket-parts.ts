export interface PartOfBucket {
  /** What its keys begin with. */
  prefix: string;
  /** What may follow. */
  names: RegExp;
  /** Whether running processes put it there again by themselves: nobody has to save or move it. */
  isRebuilt: boolean;
}

const parts = [
  'media',
  'submission-files',
  'brand-versions',
  'site-assets',
  'site-snapshots',
  'moving',
] as const;

export type BucketPartName = (typeof parts)[number];

/** All that may lie in the bucket, which is read and written by these parts only. */
export const bucketParts: { readonly [Part in BucketPartName]: PartOfBucket } = {
  /** Uploads in all sizes, at the root. */
  media: { prefix: '', names: /^(?!\.\.?$)[^/\0]+$/, isRebuilt: false },
  'submission-files': {
    prefix: 'submission-files/',
    names: /^(?!\.\.?\/)[^/\0]+\/(?!\.\.?$)[^/\0]+$/,
    isRebuilt: false,
  },
  'brand-versions': {
    prefix: 'brand-versions/',
    names: /^(?:[0-9a-f]{10}|history)\.json$/,
    isRebuilt: false,
  },
  'site-assets': { prefix: 'site-assets/', names: /./, isRebuilt: true },
  'site-snapshots': { prefix: 'site-snapshots/', names: /./, isRebuilt: true },
  /** The mark of an unfinished move. */
  moving: { prefix: 'moving/', names: /^unfinished$/, isRebuilt: true },
};

/** Those that can't be rebuilt. On a disk each is a directory of its own. */
export const keptParts = parts.filter((part) => !bucketParts[part].isRebuilt);

/** Whose the key is; undefined if the product puts nothing there. */
export function partOf(key: string): { part: BucketPartName; name: string } | undefined {
  for (const part of parts) {
    const { prefix, names } = bucketParts[part];
    const name = key.slice(prefix.length);
    if (key.startsWith(prefix) && names.test(name)) return { part, name };
  }
  return undefined;
}
