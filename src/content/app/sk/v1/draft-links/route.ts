import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readSharedDraft } from '#content/wire/draft-links/stored-draft-links.ts';
import { draftLinkQuerySchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/** What a draft link shows: 410 once it has expired, 404 if it never existed. */
export const GET = siteRoute(async (request) => {
  const asked = draftLinkQuerySchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) return refusal(400, 'Ask with what is kept of a link’s token, and with a locale.');
  const draft = await readSharedDraft(await contentPayload(), asked.data);
  if (draft === undefined) return refusal(404, 'There is no such link.');
  return draft === 'over' ? refusal(410, 'This link has ended.') : draft;
});
