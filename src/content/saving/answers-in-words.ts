import type { EditorText } from '#i18n/editor-texts.ts';

const noAnswer: EditorText = {
  de: 'Vom Server kam keine Antwort. Bitte gleich noch einmal versuchen.',
  en: 'No answer came from the server. Please try again in a moment.',
};

/**
 * Asks as `ask` does, and has a sentence where nobody answered, or something between here and the server did: Payload's
 * forms would show what the browser or a proxy says of that, in English. What only reads asks for itself.
 */
export function withWords(
  ask: typeof fetch,
  { origin, language }: { origin: string; language: keyof EditorText },
): typeof fetch {
  return async (input, init) => {
    const isReading = /^(GET|HEAD)$/i.test(init?.method ?? 'GET');
    if (input instanceof Request || isReading || !isContent(input, origin)) return ask(input, init);
    try {
      const answer = await ask(input, init);
      const isOurs = answer.ok || answer.headers.get('content-type')?.includes('application/json');
      return isOurs ? answer : Response.json(refusal(language), { status: answer.status });
    } catch (error) {
      // Whoever asked doesn't want to know any more.
      if (init?.signal?.aborted) throw error;
      return Response.json(refusal(language), { status: 503 });
    }
  };
}

function isContent(input: string | URL, origin: string): boolean {
  const address = new URL(input, origin);
  return address.origin === origin && address.pathname.startsWith('/api/');
}

function refusal(language: keyof EditorText): object {
  return { errors: [{ message: noAnswer[language] }] };
}
