/** What is to happen in a document that is being left: nothing any more. */
export const leaving = new Promise<never>(() => {});

/** A navigation's `info` that asks for the document instead of the page inside the app. */
export const asDocument = 'document';

/** A navigation's `info` that asks for the page inside the app, though its document had better be loaded. */
export const insideApp = 'app';
