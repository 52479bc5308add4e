import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

declare global {
  // On globalThis, because Next bundles its routes separately from the server.
  var heimspielRequests: AsyncLocalStorage<string> | undefined;
}

globalThis.heimspielRequests ??= new AsyncLocalStorage<string>();
const requests = globalThis.heimspielRequests;

export const requestIdHeader = 'x-request-id';

/** A request id from a proxy is only accepted in this form: it is logged and sent back. */
const wellFormed = /^[\w.:-]{1,100}$/;

export function requestId(given: unknown, isBelieved: () => boolean): string {
  return typeof given === 'string' && wellFormed.test(given) && isBelieved() ? given : randomUUID();
}

/** Runs `answer` with this request id for its log lines and outgoing requests. */
export function duringRequest<Answer>(id: string, answer: () => Answer): Answer {
  return requests.run(id, answer);
}

/** The id of the current request; undefined outside one. */
export function currentRequest(): string | undefined {
  return requests.getStore();
}

export function requestHeaders(): Record<string, string> {
  const id = currentRequest();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
