import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { boundedBody } from '#content/api/bounded-body.ts';
import { settings } from '#content/content-settings.ts';
import { addressSignatureHeader, isSignedAddress } from '#pages/asking-address.ts';
import { longestPassword } from './password-rule.ts';

const maxBytes = 16 * 1024;

/** An address as accounts have it. */
export const emailSchema = z
  .string()
  .max(320)
  .transform((value) => value.trim().toLowerCase())
  // No address has a line break or the like, and no database would have to keep one.
  .pipe(z.string().regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** A password as somebody types it. Whether it will do as a new one, `password-rule.ts` says. */
export const passwordSchema = z.string().min(1).max(longestPassword);

/** What a form of the admin or a program sends: JSON, by itself or in the field that Payload's forms put it in. */
export async function sentData(req: PayloadRequest): Promise<unknown> {
  if (!(req instanceof Request)) return undefined;
  const bytes = await boundedBody(req, maxBytes);
  if (!bytes) return undefined;
  const type = req.headers.get('content-type') ?? '';
  try {
    if (!type.startsWith('multipart/form-data')) return JSON.parse(bytes.toString());
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return JSON.parse(z.string().parse(form.get('_payload')));
  } catch {
    return undefined;
  }
}

/**
 * From where a request comes, as the site says and signs it. Whoever reaches the content backend past the site is told
 * from nobody else who does, and so shares all their limits.
 */
export function networkAddressOf(req: PayloadRequest): string {
  const address = req.headers.get('x-forwarded-for') ?? '';
  const signature = req.headers.get(addressSignatureHeader) ?? '';
  return isSignedAddress(address, signature, settings.secrets.preview) ? address : '';
}

/** How the browser calls itself. */
export function deviceOf(req: PayloadRequest): string {
  return req.headers.get('user-agent') ?? '';
}
