import { siteRoute } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readPollList } from '#content/api/poll-list.ts';

export const dynamic = 'force-dynamic';

/** Every poll, and what else the site needs to count votes. */
export const GET = siteRoute(async () => readPollList(await contentPayload()));
