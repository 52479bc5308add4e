import { learnTime } from '../clock.ts';
import type { FieldProblem, Problem } from '../problem.ts';
import { isObject, optionalString } from './parse.ts';

export interface Refused extends Problem {
  kind: 'refused';
  problems: readonly FieldProblem[];
  view: string | undefined;
}

/**
 * A response with its parsed body; undefined if there is none within `patience` ms. Half-open connections in a full
 * stadium would never end.
 */
export async function ask(
  address: string,
  init: RequestInit,
  patience = 15_000,
): Promise<{ response: Response; body: unknown } | undefined> {
  const askedAt = Date.now();
  try {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(address, { ...init, cache: 'no-store', signal });
    learnTime(response, askedAt);
    const text = await response.text();
    return { response, body: parseJson(text) };
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses the error format that all API responses share. */
export function refusalOf(response: Response, body: unknown): Refused {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const seconds = Number.parseFloat(response.headers.get('retry-after') ?? '');
  const problems = Array.isArray(error.problems) ? error.problems.filter(isObject) : [];
  return {
    kind: 'refused',
    status: response.status,
    code: optionalString(error.code) ?? '',
    message: optionalString(error.message) ?? '',
    problems: problems.map(({ field, message }) => ({
      field: optionalString(field) ?? '',
      message: optionalString(message) ?? '',
    })),
    view: optionalString(error.view),
    ...(Number.isNaN(seconds) ? {} : { retryAfter: seconds }),
  };
}
