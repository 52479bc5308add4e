import type { Endpoint, PayloadRequest } from 'payload';
import { refuse } from '#content/api/endpoint-answers.ts';
import { settings } from '#content/content-settings.ts';
import { announceAccountEvent } from './account-events.ts';
import { sendAccountMail } from './account-mail.ts';
import { sentData } from './account-requests.ts';
import { type Invited, invitationMail, invitationSchema, invite } from './invitation.ts';

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
    const isMailed = settings.mail !== undefined && (await isSent(req, email, invited));
    return Response.json(
      { id, email, expires: link.expires, ...(isMailed ? {} : { address: link.address }) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};

/** If the mail fails, the account exists all the same, and the admin gets the link. */
async function isSent(req: PayloadRequest, email: string, { link }: Invited): Promise<boolean> {
  try {
    await sendAccountMail(req, email, invitationMail, link.address);
    return true;
  } catch (err) {
    req.payload.logger.error({ err }, 'An invitation could not be mailed.');
    return false;
  }
}
