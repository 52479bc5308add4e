/** Never resolves, so that nothing else happens in a document being unloaded. */
export const leaving = new Promise<never>(() => {});

/** `info` of a navigation that loads the document instead of using the app. */
export const asDocument = 'document';

/** `info` of a navigation that uses the app, although the build is outdated. */
export const insideApp = 'app';
