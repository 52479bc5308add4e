import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/api/endpoint-answers.ts';
import { csvLine, fileAnswer } from '#content/csv.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { readVotesReport } from './votes-report.ts';

const exportQuery = z.object({ what: z.enum(['totals', 'log']), format: z.enum(['csv', 'json']) });

/** A file of the totals at any time, of the log once the poll is closed: before, a log would tell how it goes. */
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
  const name = `poll-${poll.id}-${what}.${format}`;
  const chunks = what === 'log' ? logIn(format, reader, String(poll.id)) : totalsIn(format, reader, poll);
  return fileAnswer(name, format === 'csv' ? 'text/csv' : 'application/json', chunks);
}

async function* totalsIn(
  format: 'csv' | 'json',
  reader: BallotReader,
  poll: Record<string, unknown>,
): AsyncGenerator<string> {
  const report = await readVotesReport(reader, poll, Date.now());
  if (format === 'json') {
    yield `${JSON.stringify({ poll: String(poll.id), question: poll.question, ...report }, null, 2)}\n`;
    return;
  }
  yield csvLine(['option', 'label', report.ranked ? 'points' : 'votes']);
  for (const { id, label, votes } of report.options) yield csvLine([id, label ?? '', votes]);
}

async function* logIn(format: 'csv' | 'json', reader: BallotReader, poll: string): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(['poll', 'chain', 'number', 'receipt', 'record', 'at', 'hash']);
  let before = '[\n';
  for await (const ballot of reader.log(poll)) {
    const { chain, number, receipt, record, at, hash } = ballot;
    if (format === 'csv') yield csvLine([poll, chain, number, receipt, record, at, hash]);
    else yield `${before}${JSON.stringify({ poll, chain, number, receipt, record, at, hash })}`;
    before = ',\n';
  }
  if (format === 'json') yield before === '[\n' ? '[]\n' : '\n]\n';
}
