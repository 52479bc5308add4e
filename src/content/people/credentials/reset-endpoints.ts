import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { refuse } from '#content/access/endpoints/endpoint-answers.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { jsonAnswer } from '#content/foundation/requests/answers.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { networkAddressOf } from '#content/foundation/requests/network-address.ts';
import { announceAccountEvent } from '#content/people/accounts/account-events.ts';
import { sendAccountMail } from '#content/people/accounts/account-mail.ts';
import {
  deviceOf,
  emailSchema,
  passwordSchema,
  sentData,
} from '#content/people/accounts/account-requests.ts';
import { accountByEmail } from '#content/people/accounts/account-rows.ts';
import { problemWithPassword } from '#content/people/accounts/password-rule.ts';
import { inTurn, keptPassword } from '#content/people/accounts/passwords.ts';
import { admissionOf, welcome } from '#content/people/sessions/admit.ts';
import { sharedBuckets } from '#content/people/sign-in/check-password.ts';
import { slowDown } from '#content/people/sign-in/log-in.ts';
import type { Allowance } from '#limits/address-limits.ts';
import { subscriberOf } from '#limits/network.ts';
import { SharedLimits } from '#limits/shared-limits.ts';
import { accountOfToken, makeResetLink, resetMail, spendToken } from './reset-links.ts';

const hour = 60 * 60_000;

const asked: Allowance = { most: 10, within: hour };
const mailed: Allowance = { most: 4, within: hour };
const tried: Allowance = { most: 30, within: hour };

const limits = new SharedLimits('reset', sharedBuckets);

/** Mails a reset link. The response is the same for everybody, and sent before the account is looked up. */
const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const given = z.object({ email: emailSchema }).safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Es fehlt die E-Mail-Adresse. Bitte die des Kontos eingeben.',
        en: 'The e-mail address is missing. Please enter the account’s.',
      });
    }
    if (!settings.mail) {
      return refuse(req, 409, {
        de: 'Diese Website verschickt keine Mails. Bitte die Administration um einen Link für ein neues Passwort: Er wird in der Ansicht des Kontos gemacht.',
        en: 'This site sends no mail. Please ask an admin for a link to a new password: it is made in the account’s view.',
      });
    }
    const from = networkAddressOf(req);
    const wait = await limits.take(`asked ${subscriberOf(from)}`, asked, Date.now());
    if (wait !== undefined) return slowDown(req, wait);
    void sendLink(req, given.data.email);
    return jsonAnswer({ message: req.t('general:success') });
  },
};

async function sendLink(req: PayloadRequest, email: string): Promise<void> {
  try {
    const account = await accountByEmail(req, email);
    await announceAccountEvent(req, 'reset-asked', { id: account?.id, email });
    if (
      !account ||
      account.locked ||
      (await limits.take(`mailed ${email}`, mailed, Date.now())) !== undefined
    )
      return;
    await mailLink(req, account);
  } catch (err) {
    req.payload.logger.error({ err }, 'A link for a new password could not be sent.');
  }
}

async function mailLink(req: PayloadRequest, { id, email }: { id: number; email: string }): Promise<void> {
  const link = await makeResetLink(req.payload, id);
  if (link) await sendAccountMail(req, email, resetMail, link.address);
}

const resetPassword: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const given = z
      .object({ token: z.string().max(200), password: passwordSchema })
      .safeParse(await sentData(req));
    if (!given.success) {
      return refuse(req, 400, {
        de: 'Es fehlt ein neues Passwort. Bitte eines eingeben.',
        en: 'The new password is missing. Please enter one.',
      });
    }
    const from = networkAddressOf(req);
    const wait = await limits.take(`tried ${subscriberOf(from)}`, tried, Date.now());
    if (wait !== undefined) return slowDown(req, wait);
    const { token, password } = given.data;
    const account = await accountOfToken(req, token);
    if (!account) return refuseLink(req);
    const problem = await problemWithPassword(password, account);
    if (problem) return refuse(req, 400, problem);
    const kept = await inTurn(from, () => keptPassword(password));
    const spent = await spendToken(req.payload, account.id, token, kept, deviceOf(req));
    if (!spent) return refuseLink(req);
    await announceAccountEvent(req, 'password-reset', spent.account);
    const message = req.t('authentication:passwordResetSuccessfully');
    // Without a session the admin goes to the log-in, which asks for the second factor.
    if (spent.sid === undefined) return jsonAnswer({ message });
    const admission = await admissionOf(req, account.id, spent.sid);
    return admission ? welcome(message, admission) : refuseLink(req);
  },
};

function refuseLink(req: PayloadRequest): Response {
  return refuse(req, 403, {
    de: 'Dieser Link gilt nicht mehr: Er ist abgelaufen, schon benutzt oder von einem neueren ersetzt. Bitte einen neuen anfordern.',
    en: 'This link is no longer good: it has run out, was used already, or a newer one has replaced it. Please ask for a new one.',
  });
}

/** Makes a link for an admin to pass on. */
const makeLink: Endpoint = {
  path: '/:id/reset-link',
  method: 'post',
  handler: async (req) => {
    const id = documentIdSchema.safeParse(req.routeParams?.id);
    if (id.data === req.user?.id) {
      return refuse(req, 409, {
        de: 'Das eigene Passwort wird mit dem jetzigen geändert. Wer es nicht mehr weiß, lässt sich den Link von jemand anderem machen.',
        en: 'One’s own password is changed with the current one. If you have lost it, somebody else makes the link.',
      });
    }
    const account = id.success
      ? await req.payload.findByID({ collection: 'users', id: id.data, depth: 0, disableErrors: true, req })
      : undefined;
    const link = account && id.success ? await makeResetLink(req.payload, id.data) : undefined;
    if (!account || !id.success || !link) {
      return refuse(req, 404, {
        de: 'Dieses Konto gibt es nicht (mehr). Bitte die Liste neu laden.',
        en: 'This account does not exist (any more). Please reload the list.',
      });
    }
    await announceAccountEvent(req, 'link-made', { id: id.data, email: account.email });
    return jsonAnswer(link);
  },
};

export const resetEndpoints: readonly Endpoint[] = [forgotPassword, resetPassword, makeLink];
