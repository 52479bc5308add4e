/**
 * All that may lie in DATA_DIR. What is kept can't be rebuilt: it is saved by a back-up and taken along by a move, which
 * puts it into place in this order. The content is last, so that everything it refers to is there.
 */
export const dataDirectory = {
  kept: [
    'media',
    'submission-files',
    'brand-versions',
    'secrets.json',
    'submissions.sqlite',
    'ballots.sqlite',
    'content.sqlite',
  ],
  rebuilt: [
    'assets',
    // When it was last backed up.
    'backed-up',
    'kept-media',
    'replaced-media',
    'snapshots',
    'snapshots.draft',
    // A move that waits to be put into place.
    'moving',
  ],
} as const;
