/** How many days a deleted document can be restored. */
export const trashDays = 30;

/**
 * Collections with a trash, referencing ones first, so that nothing is deleted before what needs it. Why the others
 * have none: decision 25.
 */
export const collectionsWithTrash = ['redirects', 'pages', 'products', 'forms', 'polls', 'media'] as const;
