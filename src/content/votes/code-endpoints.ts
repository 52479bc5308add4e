import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { editors } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import { recordEvent } from '#content/audit/record-event.ts';
import { settings } from '#content/content-settings.ts';
import { csvAnswer } from '#content/exports/csv-answer.ts';
import type { Cell } from '#content/exports/table.ts';
import { announce } from '#content/hooks/announce-change.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { codeFor, maxCodes } from '#polls/vote-codes.server.ts';
import { codesMessages } from './codes-messages.ts';
import { bodyOf, pollOf, refuseUnknownPoll } from './endpoint-answers.ts';

const maxAtOnce = 100_000;

const order = z.object({ count: z.number().int().min(1).max(maxAtOnce) });

const range = z
  .object({ first: z.coerce.number().int().min(1), last: z.coerce.number().int() })
  .refine(({ first, last }) => first <= last);

const issuedSchema = z.object({ integrity: z.string().nullish(), codesIssued: z.number().nullish() });

/** Creates codes, and answers with their numbers, which start at one. */
const makeCodes: Endpoint = {
  path: '/:id/codes',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const poll = await pollOf(req);
    if (!poll) return refuseUnknownPoll(req);
    const wanted = order.safeParse(await bodyOf(req));
    if (!wanted.success) {
      return refuse(req, 400, {
        de: `So viele Codes gehen nicht auf einmal. Bitte eine ganze Zahl von 1 bis ${maxAtOnce} angeben.`,
        en: `That many codes can’t be made at once. Please give a whole number from 1 to ${maxAtOnce}.`,
      });
    }
    // Codes may be printed before publication, and are needed even if a draft no longer uses them.
    const states = [poll, await pollOf(req, { draft: true })];
    if (!states.some((state) => issuedSchema.parse(state ?? {}).integrity === 'code')) {
      return refuse(req, 409, {
        de: 'Diese Abstimmung verlangt keine Codes. Bitte unter „Schutz“ erst „Mit Code“ wählen und speichern.',
        en: 'This poll asks for no codes. Please choose “With a code” under “Protection” first, and save.',
      });
    }
    const { count } = wanted.data;
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
    return Response.json({ first: last - count + 1, last }, { headers: { 'cache-control': 'no-store' } });
  },
};

/** Increments the number of codes in the database, so that concurrent requests get different ones. */
async function raise(req: PayloadRequest, id: string, count: number): Promise<number | undefined> {
  const began = await initTransaction(req);
  try {
    const raised: unknown = await req.payload.db.updateOne({
      collection: 'polls',
      where: { and: [{ id: { equals: id } }, { codesIssued: { less_than_equal: maxCodes - count } }] },
      data: { codesIssued: { $inc: count } },
      options: { atomic: true },
      req,
    });
    if (raised) {
      await announce(req, false);
      await recordEvent(req, { action: 'codes', subject: 'polls', document: id, details: String(count) });
    }
    if (began) await commitTransaction(req);
    return raised ? (issuedSchema.parse(raised).codesIssued ?? undefined) : undefined;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

/** The codes with these numbers as CSV. They are computed each time, so that no list is stored. */
const readCodes: Endpoint = {
  path: '/:id/codes',
  method: 'get',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const poll = await pollOf(req);
    if (!poll) return refuseUnknownPoll(req);
    const issued = issuedSchema.parse(poll).codesIssued ?? 0;
    const asked = range.safeParse(Object.fromEntries(req.searchParams));
    if (!asked.success || asked.data.last > issued) {
      return refuse(req, 400, {
        de: `Diese Codes gibt es nicht. Es gibt die Nummern 1–${issued}; bitte mit „first“ und „last“ einen Teil davon nennen.`,
        en: `There are no such codes. Codes 1–${issued} exist; please name a range of them with “first” and “last”.`,
      });
    }
    const { first, last } = asked.data;
    const id = String(poll.id);
    await recordEvent(req, {
      action: 'export',
      subject: 'polls',
      document: id,
      details: `codes ${first}–${last}`,
    });
    const table = { header: codesMessages[editorLanguageOf(req)].columns, rows: codeRows(id, first, last) };
    return csvAnswer(`codes-${id}-${first}-${last}`, table, req);
  },
};

async function* codeRows(poll: string, first: number, last: number): AsyncGenerator<Cell[]> {
  for (let number = first; number <= last; number += 1) {
    yield [number, codeFor(settings.secrets.votes, poll, number - 1)];
    // Yields to other requests: a million codes take seconds.
    if (number % 500 === 0) await new Promise(setImmediate);
  }
}

export const codeEndpoints: readonly Endpoint[] = [makeCodes, readCodes];
