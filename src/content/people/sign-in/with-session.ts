const ended: readonly number[] = [401, 403];

/** Their refusals are their own: nobody is signed in there yet, or any more. */
const withoutSession = /^\/api\/users\/(?:login|logout|me|refresh-token|forgot-password|reset-password)$/;

/** A session that is used lasts; in ms. */
const renewedAfter = 15 * 60_000;

interface Session {
  origin: string;
  /** Signs in again over the form; false if the editor would rather not. */
  signIn: () => Promise<boolean>;
  /** For whoever doesn't. */
  sentence: string;
  now: () => number;
}

/**
 * Wraps `fetch`: a save that was refused because the session has ended is sent again once the editor has signed in
 * again. So no form has to know of sessions, and none loses what was typed. Saving renews the session.
 */
export function withSession(ask: typeof fetch, { origin, signIn, sentence, now }: Session): typeof fetch {
  let renewedAt = now();
  let signingIn: Promise<boolean> | undefined;
  const hasEnded = async () => {
    const { user } = await (await ask('/api/users/me')).json();
    return !user;
  };
  return async (input, init) => {
    const answer = await ask(input, init);
    if (input instanceof Request || /^(?:GET|HEAD)$/i.test(init?.method ?? 'GET')) return answer;
    const address = new URL(input, origin);
    if (
      address.origin !== origin ||
      !address.pathname.startsWith('/api/') ||
      withoutSession.test(address.pathname)
    )
      return answer;
    if (answer.ok && now() - renewedAt > renewedAfter) {
      renewedAt = now();
      void ask('/api/users/refresh-token', { method: 'POST' }).catch(() => undefined);
    }
    if (!ended.includes(answer.status) || !(await hasEnded())) return answer;
    signingIn ??= signIn().finally(() => (signingIn = undefined));
    if (await signingIn) return ask(input, init);
    return Response.json({ errors: [{ message: sentence }] }, { status: 401 });
  };
}
