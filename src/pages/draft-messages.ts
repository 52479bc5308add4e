/** A block was clicked in the preview, optionally on a certain text. */
export const blockPointedAt = 'block-pointed-at';

/** A block is being edited in the form. */
export const blockAtHand = 'block-at-hand';

/** The clicked text belongs to one field and can be edited in place. */
export const wordsAtHand = 'words-at-hand';

/** The text was edited in place; carries the new value. */
export const wordsWritten = 'words-written';

/** A message between a page's form and its preview. Blocks are identified by row id. */
export interface BlockMessage {
  type: typeof blockPointedAt | typeof blockAtHand | typeof wordsAtHand | typeof wordsWritten;
  block: string;
  words?: string;
}

export function isBlockMessage(message: unknown, type: BlockMessage['type']): message is BlockMessage {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === type &&
    'block' in message &&
    typeof message.block === 'string' &&
    (!('words' in message) || typeof message.words === 'string')
  );
}
