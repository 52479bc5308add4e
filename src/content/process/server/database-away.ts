import type { IncomingMessage, ServerResponse } from 'node:http';
import { processKnowledge } from '#content/foundation/operation/knowledge.ts';
import { adminLanguage } from '#i18n/asked-language.ts';
import { type EditorText, editorLanguages } from '#i18n/editor-texts.ts';

const texts = {
  /** For requests that weren't started, or only read. */
  unsaved: {
    de: 'Die Datenbank antwortet gerade nicht. Gespeichert wurde nichts; bitte gleich noch einmal versuchen.',
    en: 'The database does not answer right now. Nothing was saved; please try again in a moment.',
  },
  /** For writes that may have been committed when the database went down. */
  uncertain: {
    de: 'Die Datenbank antwortet nicht mehr. Vielleicht wurde trotzdem gespeichert: bitte gleich neu laden und nachsehen.',
    en: 'The database has stopped answering. It may have saved all the same: please reload in a moment and have a look.',
  },
} as const satisfies Record<string, EditorText>;

/**
 * Passes an editor's request on while the database answers; otherwise refuses it, also if the database goes down
 * meanwhile. Payload would treat an account that it can't look up as signed out, and Next would fail after a minute
 * with an English message.
 */
export async function withDatabase(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: () => void,
): Promise<void> {
  if (!/^\/(?:api|admin)(?:[/?]|$)/.test(incoming.url ?? '')) return answer();
  const known = processKnowledge();
  const isThere = known.askDatabase ? await known.askDatabase() : known.database.reachable;
  // The client has disconnected.
  if (outgoing.destroyed) return;
  if (!isThere) return refuse(incoming, outgoing, texts.unsaved);
  // A database file can't be down, only busy.
  if (!known.askDatabase) return answer();
  const isReading = incoming.method === 'GET' || incoming.method === 'HEAD';
  const giveUp = () => {
    if (outgoing.headersSent) return;
    refuse(incoming, outgoing, isReading ? texts.unsaved : texts.uncertain);
    silence(outgoing);
  };
  known.onAway.add(giveUp);
  outgoing.once('close', () => known.onAway.delete(giveUp));
  answer();
}

/** Says why nobody can edit now, in the language of whoever asks. */
export function refuse(incoming: IncomingMessage, outgoing: ServerResponse, text: EditorText): void {
  const message = text[adminLanguage(incoming.headers, editorLanguages) ?? editorLanguages[0]];
  const isData = /^\/api/.test(incoming.url ?? '');
  const body = Buffer.from(isData ? JSON.stringify({ errors: [{ message }] }) : `${message}\n`);
  outgoing.writeHead(503, {
    'content-type': isData ? 'application/json' : 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'private, no-store',
    'retry-after': '5',
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  // Discards the rest of the request body.
  incoming.resume();
}

/** Ignores what the handler writes afterwards: it would fail because headers were sent. */
function silence(outgoing: ServerResponse): void {
  const nothing = () => outgoing;
  Object.assign(outgoing, {
    setHeader: nothing,
    setHeaders: nothing,
    appendHeader: nothing,
    removeHeader: nothing,
    writeHead: nothing,
    flushHeaders: nothing,
    write: () => true,
    end: nothing,
  });
}
