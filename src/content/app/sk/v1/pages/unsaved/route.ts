import { isEditor } from '#content/access/rights/roles.ts';
import { refusal, siteRoute } from '#content/foundation/requests/answers.ts';
import { boundedBody, jsonFrom } from '#content/foundation/requests/bounded-body.ts';
import { contentPayload } from '#content/process/server/content-payload.ts';
import { readUnsavedPage } from '#content/wire/api/page-documents.ts';
import { unsavedPageSchema } from '#pages/content-api.ts';

export const dynamic = 'force-dynamic';

/** The maximum bytes of a form; the site accepts fewer. */
const most = 5_000_000;

/** The page that an edit form's values make, as a draft for an editor. Nothing is stored. */
export const POST = siteRoute(async (request) => {
  const body = await boundedBody(request, most);
  if (!body) return refusal(413, `A form may have ${most} bytes.`);
  const asked = unsavedPageSchema.safeParse(jsonFrom(body));
  if (!asked.success) return refusal(400, 'Send JSON with path, locale and the values of the form.');
  const payload = await contentPayload();
  const { user } = await payload.auth({ headers: sessionOf(request) });
  const page = isEditor(user) ? await readUnsavedPage(payload, asked.data) : undefined;
  return page ?? refusal(404, `There is no page ${asked.data.path} to show like this.`);
});

/** The editor's session, which the site forwards only from its own pages. The site itself has no account. */
function sessionOf({ headers }: Request): Headers {
  return new Headers({ cookie: headers.get('cookie') ?? '', 'sec-fetch-site': 'same-origin' });
}
