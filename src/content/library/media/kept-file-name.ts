import type { PayloadRequest } from 'payload';

/** Set by an import so that a file keeps its name, which already has the content hash. Requests can't set it. */
export const keepingFileName = { 'keeps file name': true } as const;

export function keepsFileName({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return context['keeps file name'] === true;
}
