import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { networkAddressOf } from '#content/foundation/requests/network-address.ts';
import type { AuditAction } from './audit-actions.ts';

/** An audit log entry. It never contains field values, least of all passwords. */
export interface AuditEvent {
  action: AuditAction;
  subject?: string;
  document?: string | number;
  title?: string;
  /** The names of the changed fields, or a sentence. */
  details?: string;
  /** The account's e-mail address if nobody is signed in, as for a failed sign-in. */
  account?: string;
}

const someone = z.object({
  id: z.union([z.string(), z.number()]),
  email: z.string().nullish(),
  name: z.string().nullish(),
  role: z.string().nullish(),
});

/** Longer texts are cut: whoever is refused controls them. */
const longest = 300;

/**
 * Adds an entry to the audit log: who, from which network, when, what. Within a transaction of the request it is
 * committed with the change or not at all.
 */
export async function recordEvent(req: PayloadRequest, event: AuditEvent): Promise<void> {
  const user = someone.safeParse(req.user).data;
  await req.payload.create({
    collection: 'audit',
    data: {
      at: new Date().toISOString(),
      action: event.action,
      subject: event.subject,
      document: event.document === undefined ? undefined : String(event.document),
      title: cut(event.title),
      details: cut(event.details),
      language: req.locale === 'all' ? undefined : req.locale,
      account: cut(event.account ?? user?.email ?? undefined),
      name: cut(user?.name ?? undefined),
      role: user?.role ?? undefined,
      network: networkOf(networkAddressOf(req)),
    },
    depth: 0,
    req,
  });
}

function cut(text: string | undefined): string | undefined {
  return text && text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Precise enough to tell places apart, but not people: `203.0.113.0/24`, `2001:db8:1::/48`. */
export function networkOf(from: string): string | undefined {
  const address = from.replace(/^::ffff:/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(address)) return address.replace(/\.\d+$/, '.0/24');
  if (!/^[0-9a-f:]+$/i.test(address) || !address.includes(':')) return undefined;
  const [beginning = ''] = address.split('::');
  const groups = beginning.split(':').filter(Boolean).slice(0, 3);
  return `${groups.join(':')}::/48`;
}
