/** Whether a newer build than the document's is out, or a part of this one is missing. */
export const build = { isOutdated: false };
