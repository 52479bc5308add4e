import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { roles } from '#content/access/rights/roles.ts';
import { inTransaction } from '#content/foundation/database/in-transaction.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { keepEntries } from '#content/graph/search/keep-entries.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { type AccountMail, sendAccountMail } from '#content/people/accounts/account-mail.ts';
import { emailSchema, sentData } from '#content/people/accounts/account-requests.ts';
import { accountByEmail } from '#content/people/accounts/account-rows.ts';
import { type ResetLink, writeResetLink } from './reset-links.ts';

/** In minutes. The invited person may be on holiday. */
const invitationLife = 7 * 24 * 60;

export const invitationSchema = z.object({
  email: emailSchema.pipe(z.email()),
  name: z.string().trim().max(200).default(''),
  role: z.enum(roles),
});

type Invitation = z.infer<typeof invitationSchema>;

interface Invited {
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
    await keepEntries(req, 'users', [id]);
    const link = await writeResetLink(req, id, invitationLife);
    return link && { id, link };
  });
}

/**
 * Creates an account whose holder chooses the password. The link is mailed to them; without a mail server the admin
 * gets it.
 */
export const inviteSomebody: Endpoint = {
  path: '/invite',
  method: 'post',
  handler: async (req) => {
    const given = invitationSchema.safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Es fehlt eine gültige E-Mail-Adresse oder die Rolle. Bitte beides angeben.',
        en: 'A valid e-mail address or the role is missing. Please give both.',
      });
    }
    const { email } = given.data;
    const invited = await invite(req.payload, given.data);
    if (!invited) {
      return refuse(req, 409, {
        de: 'Diese Adresse hat schon ein Konto. Es steht in der Liste der Konten.',
        en: 'There is an account with this address already. It is in the list of accounts.',
      });
    }
    const { id, link } = invited;
    await announceAccountEvent(req, 'invited', { id, email });
    const isMailed = settings.mail !== undefined && (await isSent(req, email, link));
    const { address, expires } = link;
    return jsonAnswer({ id, email, expires, ...(isMailed ? {} : { address }) });
  },
};

/** If the mail fails, the account exists all the same, and the admin gets the link. */
async function isSent(req: PayloadRequest, email: string, link: ResetLink): Promise<boolean> {
  try {
    await sendAccountMail(req, email, invitationMail, link.address);
    return true;
  } catch (err) {
    req.payload.logger.error({ err }, 'An invitation could not be mailed.');
    return false;
  }
}

const invitationMail: AccountMail = {
  subject: { de: 'Einladung in die Redaktion', en: 'Invitation to the editors’ desk' },
  text: (address, club) => ({
    de: `Für dich gibt es jetzt ein Konto im Redaktionssystem von ${club}. Hier wählst du dein Passwort:\n\n${address}\n\nDer Link gilt sieben Tage und nur einmal. Danach gibt es bei der Administration einen neuen.\n`,
    en: `There is an account for you at the editors’ desk of ${club}. Choose your password here:\n\n${address}\n\nThe link is good for seven days, and only once. After that, an admin makes a new one.\n`,
  }),
};
