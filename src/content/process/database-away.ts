import type { IncomingMessage, ServerResponse } from 'node:http';
import { extractHeaderLanguage } from '@payloadcms/translations';
import { parse } from 'hono/utils/cookie';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';
import { processKnowledge } from './knowledge.ts';

const text: EditorText = {
  de: 'Die Datenbank antwortet gerade nicht. Gespeichert wurde nichts; bitte gleich noch einmal versuchen.',
  en: 'The database does not answer right now. Nothing was saved; please try again in a moment.',
};

/**
 * Answers editors while the database is known to be away, and says whether it did. Payload takes whoever it can't look up
 * for nobody: it would ask them to sign in, and say of their own pages that they may not see them.
 */
export function answerDatabaseAway(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const { url = '', headers } = incoming;
  const isData = /^\/api(?:[/?]|$)/.test(url);
  if (processKnowledge().database.reachable || !(isData || /^\/admin(?:[/?]|$)/.test(url))) return false;
  const chosen = parse(headers.cookie ?? '', 'payload-lng')['payload-lng'];
  const language = chosen ?? extractHeaderLanguage(headers['accept-language'] ?? '') ?? '';
  const message = textFor({ i18n: { language } }, text);
  const body = Buffer.from(isData ? JSON.stringify({ errors: [{ message }] }) : `${message}\n`);
  outgoing.writeHead(503, {
    'content-type': isData ? 'application/json' : 'text/plain; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'private, no-store',
    'retry-after': '5',
  });
  outgoing.end(body);
  // What was being sent is not waited for.
  incoming.resume();
  return true;
}
