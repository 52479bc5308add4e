import { siteRoute } from '#content/api/answers.ts';
import { contentPayload } from '#content/api/content-payload.ts';
import { readFormList } from '#content/api/form-list.ts';

export const dynamic = 'force-dynamic';

export const GET = siteRoute(async () => readFormList(await contentPayload()));
