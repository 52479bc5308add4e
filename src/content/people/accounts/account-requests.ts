import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { boundedBody } from '#content/foundation/requests/bounded-body.ts';
import { asciiMailAddress } from '#typed/mail-address.ts';
import { longestPassword } from './password-rule.ts';

const maxBytes = 16 * 1024;

export const emailSchema = z
  .string()
  .max(320)
  .transform((value) => asciiMailAddress(value).toLowerCase())
  // Control characters are never part of an address, and not every database can store them.
  .pipe(z.string().regex(/^[^\p{Cc}\p{Cs}]+$/u));

/** A typed password. New ones must also pass `password-rule.ts`. */
export const passwordSchema = z.string().min(1).max(longestPassword);

export const signedInSchema = z.object({ id: z.number(), email: z.string(), _sid: z.string() });

/** The request's JSON, in the body or in the form field that Payload uses. */
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

export function deviceOf(req: PayloadRequest): string {
  return req.headers.get('user-agent') ?? '';
}
