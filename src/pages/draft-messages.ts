/** A block was clicked in a draft that stands beside its form, on these words if on any. */
export const blockPointedAt = 'block-pointed-at';

/** A block is being edited in the form beside the draft. */
export const blockAtHand = 'block-at-hand';

/** The words that were clicked are those of one field, and may be written where they stand. */
export const wordsAtHand = 'words-at-hand';

/** They were, and are these now. */
export const wordsWritten = 'words-written';

/** What the form of a page and the draft beside it tell each other. A block goes by the id of its row. */
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
