import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { boundedBody, jsonFrom } from '#content/foundation/requests/bounded-body.ts';
import { keepWitness, readWitness } from '#content/inbox/votes/kept-witness.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { witnessedChangesSchema } from '#polls/witnessed-list.ts';

export const dynamic = 'force-dynamic';

/** Enough for thousands of polls, and for one that many instances have counted. */
const longestBody = 16 * 1024 * 1024;

export const GET = siteRoute(async () => ({ polls: await readWitness(await contentPayload()) }));

/** Remembers how far polls have come, where the site has compared them with what is remembered now. */
export const PUT = siteRoute(async (request) => {
  const body = await boundedBody(request, longestBody);
  if (!body) return refusal(413, `What is remembered of votes has ${longestBody} bytes at most.`);
  const sent = witnessedChangesSchema.safeParse(jsonFrom(body));
  if (!sent.success) return refusal(400, 'This is not how far polls have come.');
  return { polls: await keepWitness(await contentPayload(), sent.data.polls) };
});
