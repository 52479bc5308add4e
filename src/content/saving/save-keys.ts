/** By which a saving is known: a key of the browser's own choice, as HTTP calls the header. */
export const keyHeader = 'idempotency-key';

/** The keys of what the same form's document was sent before, and what no answer came to; commas between them. */
export const unansweredHeader = 'unanswered-keys';

/** So many of them are kept at most, the last ones. */
export const mostUnanswered = 20;
