import type { BrowserContext, Page, Route } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { ballotFacts } from '../../src/blocks/poll/ballot-facts.ts';
import type { Poll } from '../../src/polls/poll.fields.ts';
import type { PollResults, VoteProblemCode, VoteRequest } from '../../src/polls/vote-answers.ts';
import { changeHtml, withoutMarkup, withProps } from './payload-module.ts';
import { untilAwake } from './under-test.ts';

const vote = z.object({
  choices: z.array(z.string()),
  device: z.string().optional(),
  proof: z.string().optional(),
  code: z.string().optional(),
  consent: z.boolean().optional(),
});

interface Refused {
  status: number;
  code: VoteProblemCode;
  message?: string;
  problems?: { field: string; message: string }[];
  view?: string;
  retryAfter?: number;
}

export const receipt = '0123456789abcdef0123456789abcdef';

/** Mocks the voting API in a test's browser, by its contract in src/polls/vote-answers.ts. */
export class VotingApi {
  readonly votes: { key: string; language: string; vote: VoteRequest }[] = [];
  readonly streams: string[] = [];
  questions = 0;
  challenges = 0;
  refusals: (Refused | 'unreachable')[] = [];
  /** The result; undefined if it is hidden. */
  results: PollResults | undefined;
  /** What the stream sends before it breaks; undefined if all streams are taken. */
  streamed: PollResults | undefined;
  /** Latency of a vote in ms. */
  delay = 0;

  static async at(context: BrowserContext): Promise<VotingApi> {
    const api = new VotingApi();
    await context.route('**/sk/v1/polls/*/votes', (route) => api.#vote(route));
    await context.route('**/sk/v1/polls/*/results*', (route) => {
      api.questions += 1;
      return api.results
        ? route.fulfill({ json: api.results })
        : refuse(route, { status: 403, code: 'hidden' });
    });
    await context.route('**/sk/v1/polls/*/live*', (route) => {
      api.streams.push(route.request().url());
      if (api.streamed) {
        const { total } = api.streamed;
        const body = `id: ${total}\ndata: ${JSON.stringify(api.streamed)}\n\n`;
        return route.fulfill({ contentType: 'text/event-stream', body });
      }
      return refuse(route, { status: 503, code: 'busy', retryAfter: 5 });
    });
    await context.route('**/sk/v1/polls/*/challenge', async (route) => {
      api.challenges += 1;
      const expiresAt = new Date(Date.now() + 300_000);
      const easy = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '0', deriveKey, expiresAt };
      await route.fulfill({ json: await createChallenge({ ...easy, hmacSignatureSecret: 'secret' }) });
    });
    return api;
  }

  async #vote(route: Route): Promise<void> {
    const request = route.request();
    this.votes.push({
      key: request.headers()['idempotency-key'] ?? '',
      language: request.headers()['accept-language'] ?? '',
      vote: vote.parse(request.postDataJSON()),
    });
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    const refusal = this.refusals.shift();
    if (refusal === 'unreachable') await route.abort('internetdisconnected');
    else if (refusal) await refuse(route, refusal);
    else await route.fulfill({ status: 201, json: { receipt, view: 'seen' } });
  }
}

function refuse(route: Route, { status, code, message, problems, view, retryAfter }: Refused): Promise<void> {
  return route.fulfill({
    status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    json: { error: { status, code, message: message ?? code, problems, view } },
  });
}

/** The ballot of a poll with these changes, rendered in the browser from its props. */
export async function changePayload(page: Page, path: string, change: object): Promise<void> {
  await page.route(`**${path}/_payload.js*`, async (route) => {
    const answer = await route.fetch();
    const body = changeHtml(await answer.text(), (html) =>
      withoutMarkup(
        withProps(html, 'ballot', (props) => {
          const poll: Poll = JSON.parse(JSON.stringify({ ...Object(props.poll), ...change }));
          return { ...props, poll, facts: ballotFacts(poll) };
        }),
        'ballot',
      ),
    );
    await route.fulfill({ response: answer, body });
  });
}

/** Opens a page with a changed poll by client-side navigation, because its document has the original. */
export async function openChangedPoll(page: Page, path: string, change: object): Promise<void> {
  await changePayload(page, path, change);
  await page.goto(path.startsWith('/en') ? '/en/impressum' : '/impressum');
  await untilAwake(page);
  await page.evaluate((address) => {
    location.href = address;
  }, path);
  await page.locator('[data-poll]').waitFor({ state: 'attached' });
}

export function storedByVoting(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('heimspiel:vote')),
    ),
  );
}
