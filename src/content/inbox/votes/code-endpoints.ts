import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { bodyOf, endpoint, parsed, queryOf } from '#content/access/endpoints/endpoint.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { csvAnswer } from '#content/foundation/exports/csv-answer.ts';
import type { Cell } from '#content/foundation/exports/table.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { announce } from '#content/lifecycle/publishing/announce-change.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { codeFor, maxCodes } from '#polls/vote-codes.server.ts';
import { codesMessages } from './codes-messages.ts';
import { pollOf } from './votes-endpoints.ts';

const maxAtOnce = 100_000;

const order = z.object({ count: z.number().int().min(1).max(maxAtOnce) });

const range = z
  .object({ first: z.coerce.number().int().min(1), last: z.coerce.number().int() })
  .refine(({ first, last }) => first <= last);

const issuedSchema = z.object({ integrity: z.string().nullish(), codesIssued: z.number().nullish() });

/** Creates codes, and answers with their numbers, which start at one. */
const makeCodes = endpoint('post', '/:id/codes', async (req) => {
  const poll = await pollOf(req);
  const { count } = parsed(order, await bodyOf(req), {
    de: `So viele Codes gehen nicht auf einmal. Bitte eine ganze Zahl von 1 bis ${maxAtOnce} angeben.`,
    en: `That many codes can’t be made at once. Please give a whole number from 1 to ${maxAtOnce}.`,
  });
  // Codes may be printed before publication, and are needed even if a draft no longer uses them.
  const states = [poll, await pollOf(req, { draft: true })];
  if (!states.some((state) => issuedSchema.parse(state).integrity === 'code')) {
    return refuse(req, 409, {
      de: 'Diese Abstimmung verlangt keine Codes. Bitte unter „Schutz“ erst „Mit Code“ wählen und speichern.',
      en: 'This poll asks for no codes. Please choose “With a code” under “Protection” first, and save.',
    });
  }
  const last = await raise(req, String(poll.id), count);
  if (last === undefined) {
    return refuse(req, 409, {
      de: `Eine Abstimmung kann höchstens ${maxCodes} Codes haben. Bitte weniger erzeugen.`,
      en: `A poll can have ${maxCodes} codes at most. Please make fewer.`,
    });
  }
  req.payload.logger.info(
    `Account ${req.user?.id} made codes ${last - count + 1} to ${last} of poll ${poll.id}.`,
  );
  return { first: last - count + 1, last };
});

/** Increments the number of codes in the database, so that concurrent requests get different ones. */
function raise(req: PayloadRequest, id: string, count: number): Promise<number | undefined> {
  const work = async () => {
    const raised: unknown = await req.payload.db.updateOne({
      collection: 'polls',
      where: { and: [{ id: { equals: id } }, { codesIssued: { less_than_equal: maxCodes - count } }] },
      data: { codesIssued: { $inc: count } },
      options: { atomic: true },
      req,
    });
    if (!raised) return undefined;
    await announce(req, false);
    await recordEvent(req, { action: 'codes', subject: 'polls', document: id, details: String(count) });
    return issuedSchema.parse(raised).codesIssued ?? undefined;
  };
  return inTransaction(req.payload, work, req);
}

/** The codes with these numbers as CSV. They are computed each time, so that no list is stored. */
const readCodes = endpoint('get', '/:id/codes', async (req) => {
  const poll = await pollOf(req);
  const issued = issuedSchema.parse(poll).codesIssued ?? 0;
  const issuedRange = range.refine(({ last }) => last <= issued);
  const { first, last } = parsed(issuedRange, queryOf(req), {
    de: `Diese Codes gibt es nicht. Es gibt die Nummern 1–${issued}; bitte mit „first“ und „last“ einen Teil davon nennen.`,
    en: `There are no such codes. Codes 1–${issued} exist; please name a range of them with “first” and “last”.`,
  });
  const id = String(poll.id);
  await recordEvent(req, {
    action: 'export',
    subject: 'polls',
    document: id,
    details: `codes ${first}–${last}`,
  });
  const table = { header: codesMessages[editorLanguageOf(req)].columns, rows: codeRows(id, first, last) };
  return csvAnswer(`codes-${id}-${first}-${last}`, table, req);
});

async function* codeRows(poll: string, first: number, last: number): AsyncGenerator<Cell[]> {
  for (let number = first; number <= last; number += 1) {
    yield [number, codeFor(settings.secrets.votes, poll, number - 1)];
    // Yields to other requests: a million codes take seconds.
    if (number % 500 === 0) await new Promise(setImmediate);
  }
}

export const codeEndpoints: readonly Endpoint[] = [makeCodes, readCodes];
