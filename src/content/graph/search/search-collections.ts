import type { CollectionConfig } from 'payload';

/**
 * What the desk's search finds: a row per document and global, written with it (`keep-entries.ts`). The migrations put
 * each database's own full-text index over it.
 */
const searchEntries: CollectionConfig = {
  slug: 'search-entries',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['subject', 'document'], unique: true }],
  fields: [
    /** The slug of the collection or global. */
    { name: 'subject', type: 'text', required: true },
    /** 0 for a global. */
    { name: 'document', type: 'number', required: true },
    /** The words of its title, path, file name and the like; each once, as `wordsIn` reads them. */
    { name: 'names', type: 'text', required: true },
    /** All its words. */
    { name: 'words', type: 'text', required: true },
    /** What a hit shows, as JSON (`shownSchema`). */
    { name: 'shown', type: 'text', required: true },
  ],
};

/** Every word once: among them are sought those that contain what was typed, or differ by a slip. */
const searchWords: CollectionConfig = {
  slug: 'search-words',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  fields: [{ name: 'word', type: 'text', required: true, unique: true }],
};

export const searchCollections = [searchEntries, searchWords];
