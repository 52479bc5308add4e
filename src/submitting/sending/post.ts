import { ask, type Refused, refusalOf } from './ask.ts';
import { isObject } from './parse.ts';

export type Reply<Answer> = { kind: 'accepted'; answer: Answer } | Refused | { kind: 'unreachable' };

interface Post<Answer> {
  locale: string;
  key: string;
  body: string | FormData;
  /** Timeout in ms. */
  patience?: number;
  read: (body: Record<string, unknown>) => Answer;
}

export async function post<Answer>(address: string, sent: Post<Answer>): Promise<Reply<Answer>> {
  const { locale, key, body, patience, read } = sent;
  const headers = new Headers({ 'accept-language': locale, 'idempotency-key': key });
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const answer = await ask(address, { method: 'POST', headers, body }, patience);
  if (!answer) return { kind: 'unreachable' };
  if (!answer.response.ok) return refusalOf(answer.response, answer.body);
  return isObject(answer.body) ? { kind: 'accepted', answer: read(answer.body) } : { kind: 'unreachable' };
}
