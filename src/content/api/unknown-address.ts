import { z } from 'zod';
import { adminLanguage } from '#i18n/asked-language.ts';
import { type EditorText, editorLanguages } from '#i18n/editor-texts.ts';

type Answer<Context extends unknown[]> = (request: Request, ...context: Context) => Promise<Response>;

/** Payload's own words: English alone, in a shape that no other refusal has. */
const payloadsAnswer = z.object({ message: z.string().startsWith('Route not found') });

const nothingHere: EditorText = {
  de: 'Unter dieser Adresse gibt es nichts.',
  en: 'There is nothing at this address.',
};

/** Answers as `answer` does; but that an address is none of the API's, as everything else is refused. */
export function withKnownAddresses<Context extends unknown[]>(answer: Answer<Context>): Answer<Context> {
  return async (request, ...context) => {
    const answered = await answer(request, ...context);
    if (answered.status !== 404) return answered;
    const said = await answered
      .clone()
      .json()
      .catch(() => undefined);
    if (!payloadsAnswer.safeParse(said).success) return answered;
    const { headers } = request;
    const asked = {
      cookie: headers.get('cookie') ?? undefined,
      'accept-language': headers.get('accept-language') ?? undefined,
    };
    const message = nothingHere[adminLanguage(asked, editorLanguages) ?? editorLanguages[0]];
    return Response.json(
      { errors: [{ message }] },
      { status: 404, headers: { 'cache-control': 'no-store' } },
    );
  };
}
