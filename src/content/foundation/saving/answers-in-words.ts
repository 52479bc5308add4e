import type { EditorText } from '#i18n/editor-texts.ts';

const noAnswer: EditorText = {
  de: 'Vom Server kam keine Antwort. Bitte gleich noch einmal versuchen.',
  en: 'No answer came from the server. Please try again in a moment.',
};

/**
 * Wraps `fetch`: if nobody answers, or only a proxy does, the response is a sentence in the editor's language.
 * Payload's forms would show the English text of the browser or proxy. Reads are passed through.
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
      // Aborted by the caller.
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
