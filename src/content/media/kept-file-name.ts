import type { PayloadRequest } from 'payload';

/** What an import says with a file, so that it keeps the name it has had: it says already what is in it. Nobody outside can. */
export const keepingFileName = { 'keeps file name': true } as const;

export function keepsFileName({ context }: Pick<PayloadRequest, 'context'>): boolean {
  return context['keeps file name'] === true;
}
