import type { IncomingMessage, ServerResponse } from 'node:http';

/** What answers the requests to a content backend. */
export interface Answering {
  /** The id of what it was built as. */
  build: string;
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  close: () => Promise<void>;
}
