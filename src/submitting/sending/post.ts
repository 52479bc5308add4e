import { ask, type Refused, refusalOf } from './ask.ts';
import { isObject } from './parse.ts';

export type Reply<Answer> = { kind: 'accepted'; answer: Answer } | Refused | { kind: 'unreachable' };

interface Post<Answer> {
  /** The language of the answer's sentences. */
  locale: string;
  /** By which the server knows a repetition. */
  key: string;
  /** JSON, or the parts of a form. */
  body: string | FormData;
  /** How long an answer may take, in ms. */
  patience?: number;
  read: (body: Record<string, unknown>) => Answer;
}

/** Sends something once. */
export async function post<Answer>(address: string, sent: Post<Answer>): Promise<Reply<Answer>> {
  const { locale, key, body, patience, read } = sent;
  const headers = new Headers({ 'accept-language': locale, 'idempotency-key': key });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const answer = await ask(address, { method: 'POST', headers, body }, patience);
  if (!answer) return { kind: 'unreachable' };
  if (!answer.response.ok) return refusalOf(answer.response, answer.body);
  return isObject(answer.body) ? { kind: 'accepted', answer: read(answer.body) } : { kind: 'unreachable' };
}
