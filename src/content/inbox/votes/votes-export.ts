import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordEvent } from '#content/access/audit/record-event.ts';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { csvAnswer } from '#content/foundation/exports/csv-answer.ts';
import { fileAnswer } from '#content/foundation/exports/file-answer.ts';
import type { Cell, Table } from '#content/foundation/exports/table.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { readVotesReport } from './votes-report.ts';

const exportQuery = z.object({ what: z.enum(['totals', 'log']), format: z.enum(['csv', 'json']) });

/** Exports the totals at any time, but the log only after closing: before, it would reveal the interim result. */
export async function exportVotes(
  poll: Record<string, unknown>,
  reader: BallotReader,
  req: PayloadRequest,
): Promise<Response> {
  const query = exportQuery.safeParse(Object.fromEntries(req.searchParams));
  if (!query.success) {
    return refuse(req, 400, {
      de: 'Bitte nennen, was gespeichert werden soll: ?what=totals oder log, &format=csv oder json.',
      en: 'Please say what to save: ?what=totals or log, &format=csv or json.',
    });
  }
  const { what, format } = query.data;
  const state = pollStateAt(storedPollSchema.parse(poll), Date.now());
  if (what === 'log' && state !== 'closed') {
    return refuse(req, 409, {
      de: 'Die einzelnen Stimmzettel gibt es erst, wenn die Abstimmung geschlossen ist. Das Ergebnis lässt sich jetzt schon speichern.',
      en: 'The single ballots are given out once the poll is closed. The totals can be saved now.',
    });
  }
  await recordEvent(req, { action: 'export', subject: 'polls', document: String(poll.id), details: what });
  const name = `poll-${poll.id}-${what}`;
  const id = String(poll.id);
  if (format === 'json') {
    const chunks = what === 'log' ? logAsJson(reader, id) : totalsAsJson(reader, poll);
    return fileAnswer(`${name}.json`, 'application/json', chunks);
  }
  return csvAnswer(name, what === 'log' ? logTable(reader, id) : totalsTable(reader, poll), req);
}

async function* totalsAsJson(reader: BallotReader, poll: Record<string, unknown>): AsyncGenerator<string> {
  const report = await readVotesReport(reader, poll, Date.now());
  yield `${JSON.stringify({ poll: String(poll.id), question: poll.question, ...report }, null, 2)}\n`;
}

async function* logAsJson(reader: BallotReader, poll: string): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { chain, number, receipt, record, at, hash } of reader.log(poll)) {
    yield `${before}${JSON.stringify({ poll, chain, number, receipt, record, at, hash })}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

/** Column names are those of the API. */
function totalsTable(reader: BallotReader, poll: Record<string, unknown>): Table {
  const isRanked = storedPollSchema.parse(poll).method === 'ranking';
  return { header: ['option', 'label', isRanked ? 'points' : 'votes'], rows: totalsRows(reader, poll) };
}

async function* totalsRows(reader: BallotReader, poll: Record<string, unknown>): AsyncGenerator<Cell[]> {
  const report = await readVotesReport(reader, poll, Date.now());
  for (const { id, label, votes } of report.options) yield [id, label ?? '', votes];
}

function logTable(reader: BallotReader, poll: string): Table {
  return {
    header: ['poll', 'chain', 'number', 'receipt', 'record', 'at', 'hash'],
    rows: logRows(reader, poll),
  };
}

async function* logRows(reader: BallotReader, poll: string): AsyncGenerator<Cell[]> {
  for await (const { chain, number, receipt, record, at, hash } of reader.log(poll))
    yield [poll, chain, number, receipt, record, new Date(at), hash];
}
