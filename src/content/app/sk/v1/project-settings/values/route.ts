import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readProjectSettings } from '#content/wire/api/settings-values.ts';

export const dynamic = 'force-dynamic';

export const GET = siteRoute(async () => {
  const values = await readProjectSettings(await contentPayload());
  return values ?? refusal(404, 'The project settings have not been filled in yet.');
});
