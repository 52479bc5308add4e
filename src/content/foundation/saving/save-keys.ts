/** The idempotency key of a save, chosen by the browser. */
export const keyHeader = 'idempotency-key';

/** Comma-separated keys of earlier requests for the same document that got no response. */
export const unansweredHeader = 'unanswered-keys';

export const mostUnanswered = 20;
