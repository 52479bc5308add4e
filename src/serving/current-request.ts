import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

declare global {
  // Next bundles its routes apart from what serves them; what both know lies with the process.
  var heimspielRequests: AsyncLocalStorage<string> | undefined;
}

globalThis.heimspielRequests ??= new AsyncLocalStorage<string>();
const requests = globalThis.heimspielRequests;

export const requestIdHeader = 'x-request-id';

/** What a proxy may call a request: it stands in log lines, and goes back to whoever asked. */
const wellFormed = /^[\w.:-]{1,100}$/;

/** What a request is called: as somebody who is believed says in its header, or by a new name. */
export function requestId(given: unknown, isBelieved: () => boolean): string {
  return typeof given === 'string' && wellFormed.test(given) && isBelieved() ? given : randomUUID();
}

/** Whatever is logged or asked during this names the request. */
export function duringRequest<Answer>(id: string, answer: () => Answer): Answer {
  return requests.run(id, answer);
}

/** The id of the request that is being answered, if one is. */
export function currentRequest(): string | undefined {
  return requests.getStore();
}

/** By which whoever is asked now knows for which request it is. */
export function requestHeaders(): Record<string, string> {
  const id = currentRequest();
  return id === undefined ? {} : { [requestIdHeader]: id };
}
