import { answerSite, jsonAnswer, refusal } from '#content/api/answers.ts';
import { boundedBody, jsonFrom } from '#content/api/bounded-body.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { keepWitness, readWitness } from '#content/votes/kept-witness.ts';
import { witnessedChangesSchema } from '#polls/witnessed-list.ts';

export const dynamic = 'force-dynamic';

/** Enough for thousands of polls, and for one that many instances have counted. */
const longestBody = 16 * 1024 * 1024;

export function GET(request: Request): Promise<Response> {
  return answerSite(request, async () => jsonAnswer({ polls: await readWitness(await contentPayload()) }));
}

/** Remembers how far polls have come, where the site has compared them with what is remembered now. */
export function PUT(request: Request): Promise<Response> {
  return answerSite(request, async () => {
    const body = await boundedBody(request, longestBody);
    if (!body) return refusal(413, `What is remembered of votes has ${longestBody} bytes at most.`);
    const sent = witnessedChangesSchema.safeParse(jsonFrom(body));
    if (!sent.success) return refusal(400, 'This is not how far polls have come.');
    return jsonAnswer({ polls: await keepWitness(await contentPayload(), sent.data.polls) });
  });
}
