import { siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readFormList } from '#content/wire/api/form-list.ts';

export const dynamic = 'force-dynamic';

export const GET = siteRoute(async () => readFormList(await contentPayload()));
