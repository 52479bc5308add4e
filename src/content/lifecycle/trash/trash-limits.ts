export const trashDays = 30;

/**
 * Collections whose documents go to the trash before they are deleted for good; those that point at others first, so
 * that nothing is deleted before what needs it. Why the others have no trash: decision 9.
 */
export const collectionsWithTrash = ['redirects', 'pages', 'products', 'forms', 'polls', 'media'] as const;
