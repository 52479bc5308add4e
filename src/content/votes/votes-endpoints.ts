import type { Endpoint, PayloadRequest } from 'payload';
import { editors, signedIn } from '#content/access/roles.ts';
import { refuse, refuseStranger } from '#content/api/endpoint-answers.ts';
import type { BallotReader } from '#polls/ballot-store.server.ts';
import { ballotReader } from './ballot-reader.ts';
import { closePollAt } from './close-poll.ts';
import { pollOf, refuseUnknownPoll } from './endpoint-answers.ts';
import { pollStateAt, storedPollSchema } from './stored-poll.ts';
import { exportVotes } from './votes-export.ts';
import { readVotesReport } from './votes-report.ts';

type Answer = (poll: Record<string, unknown>, reader: BallotReader, req: PayloadRequest) => Promise<Response>;

/** Answers accounts from the counted votes, or with 503 if they can't be read. */
function fromVotes(answer: Answer): Endpoint['handler'] {
  return async (req) => {
    if (!(await signedIn({ req }))) return refuseStranger(req);
    const poll = await pollOf(req);
    if (!poll) return refuseUnknownPoll(req);
    try {
      return await answer(poll, await ballotReader(), req);
    } catch (error) {
      req.payload.logger.warn({ err: error }, `The votes of poll ${poll.id} could not be read.`);
      return refuse(req, 503, {
        de: 'Die Stimmen sind von hier aus gerade nicht zu lesen. Gezählt wird auf der Website weiter. Bitte gleich noch einmal versuchen; das Protokoll des Servers nennt den Grund.',
        en: 'The votes can’t be read from here right now. The website goes on counting. Please try again in a moment; the server’s log says why.',
      });
    }
  };
}

const readVotes: Endpoint = {
  path: '/:id/votes',
  method: 'get',
  handler: fromVotes(async (poll, reader) =>
    Response.json(await readVotesReport(reader, poll, Date.now()), {
      headers: { 'cache-control': 'no-store' },
    }),
  ),
};

const saveVotes: Endpoint = { path: '/:id/votes/export', method: 'get', handler: fromVotes(exportVotes) };

const closePoll: Endpoint = {
  path: '/:id/close',
  method: 'post',
  handler: async (req) => {
    if (!(await editors({ req }))) return refuseStranger(req);
    const poll = await pollOf(req);
    if (!poll) return refuseUnknownPoll(req);
    const now = new Date();
    if (pollStateAt(storedPollSchema.parse(poll), now.getTime()) !== 'open') {
      return refuse(req, 409, {
        de: 'Diese Abstimmung ist nicht offen und lässt sich deshalb nicht schließen. Bitte die Seite neu laden.',
        en: 'This poll is not open, and so can’t be closed. Please reload the page.',
      });
    }
    await closePollAt(req, String(poll.id), now);
    return Response.json({ closesAt: now.toISOString() }, { headers: { 'cache-control': 'no-store' } });
  },
};

export const votesEndpoints: readonly Endpoint[] = [readVotes, saveVotes, closePoll];
