import type { IncomingMessage, ServerResponse } from 'node:http';
import { adminLanguage } from '#i18n/asked-language.ts';
import { type EditorText, editorLanguages } from '#i18n/editor-texts.ts';
import { processKnowledge } from './knowledge.ts';

const texts = {
  /** Of what wasn't begun, or only reads. */
  unsaved: {
    de: 'Die Datenbank antwortet gerade nicht. Gespeichert wurde nichts; bitte gleich noch einmal versuchen.',
    en: 'The database does not answer right now. Nothing was saved; please try again in a moment.',
  },
  /** Of what may have been written when the database fell silent. */
  uncertain: {
    de: 'Die Datenbank antwortet nicht mehr. Vielleicht wurde trotzdem gespeichert: bitte gleich neu laden und nachsehen.',
    en: 'The database has stopped answering. It may have saved all the same: please reload in a moment and have a look.',
  },
} as const satisfies Record<string, EditorText>;

/**
 * Has an editor's request answered as long as the database answers. Else it is refused, also when that is found out
 * meanwhile. Payload takes whoever it can't look up for nobody: it would ask them to sign in, and say of their own pages
 * that they may not see them; and Next would say in English, after a minute, that something went wrong.
 */
export async function withDatabase(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: () => void,
): Promise<void> {
  if (!/^\/(?:api|admin)(?:[/?]|$)/.test(incoming.url ?? '')) return answer();
  const known = processKnowledge();
  const isThere = known.askDatabase ? await known.askDatabase() : known.database.reachable;
  // Who has gone hears nothing any more.
  if (outgoing.destroyed) return;
  if (!isThere) return refuse(incoming, outgoing, texts.unsaved);
  // A file is not away; it may be busy.
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
  // What was being sent is not waited for.
  incoming.resume();
}

/** What whoever was to answer says after that goes nowhere: it would fail at headers that are sent. */
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
