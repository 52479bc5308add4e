import { siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readPollList } from '#content/wire/api/poll-list.ts';

export const dynamic = 'force-dynamic';

/** Every poll, and what else the site needs to count votes. */
export const GET = siteRoute(async () => readPollList(await contentPayload()));
