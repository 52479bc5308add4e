import type { Payload } from 'payload';
import { z } from 'zod';
import { roles } from '#content/access/roles.ts';
import { inTransaction } from '#content/in-transaction.ts';
import type { AccountMail } from './account-mail.ts';
import { emailSchema } from './account-requests.ts';
import { accountByEmail } from './account-rows.ts';
import { type ResetLink, writeResetLink } from './reset-links.ts';

/** In minutes. The invited person may be on holiday. */
const invitationLife = 7 * 24 * 60;

export const invitationSchema = z.object({
  email: emailSchema.pipe(z.email()),
  name: z.string().trim().max(200).default(''),
  role: z.enum(roles),
});

export type Invitation = z.infer<typeof invitationSchema>;

export interface Invited {
  id: number;
  link: ResetLink;
}

/** Creates an account without a password, and a link to choose one; undefined if the address is taken. */
export function invite(payload: Payload, { email, name, role }: Invitation): Promise<Invited | undefined> {
  return inTransaction(payload, async (req) => {
    if (await accountByEmail(req, email)) return undefined;
    // Bypasses Payload's create, which requires a password and hashes it inside the write transaction.
    const made = await payload.db.create({
      collection: 'users',
      data: { email, name, role, locked: false, invited: false },
      req,
    });
    const id = z.coerce.number().parse(made.id);
    const link = await writeResetLink(req, id, invitationLife);
    return link && { id, link };
  });
}

export const invitationMail: AccountMail = {
  subject: { de: 'Einladung in die Redaktion', en: 'Invitation to the editors’ desk' },
  text: (address, club) => ({
    de: `Für dich gibt es jetzt ein Konto im Redaktionssystem von ${club}. Hier wählst du dein Passwort:\n\n${address}\n\nDer Link gilt sieben Tage und nur einmal. Danach gibt es bei der Administration einen neuen.\n`,
    en: `There is an account for you at the editors’ desk of ${club}. Choose your password here:\n\n${address}\n\nThe link is good for seven days, and only once. After that, an admin makes a new one.\n`,
  }),
};
