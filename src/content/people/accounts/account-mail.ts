import type { Config, PayloadRequest } from 'payload';
import { mailSender } from '#brand/mail-sender.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { readWrittenBrand } from '#content/identity/brand/read-brand.ts';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import type { Settings } from '#settings/settings.ts';

const noMailServer = 'There is no mail server: SMTP_URL is unset.';

/** Timeouts of the mail server, in ms. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/**
 * Sends account mails through the mail server that forms use. Without one nothing is sent, and Payload must not write
 * personal links to the log instead.
 */
export function accountMail({ mail }: Pick<Settings, 'mail'>): Config['email'] {
  return () => ({
    name: 'heimspiel',
    defaultFromAddress: mail?.from ?? '',
    defaultFromName: '',
    sendEmail: async (message) => {
      if (!mail) throw new Error(noMailServer);
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: mail.smtpUrl, ...patience });
      try {
        return await transport.sendMail({
          ...message,
          from: message.from ?? mail.from,
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } finally {
        transport.close();
      }
    },
  });
}

export interface AccountMail {
  subject: EditorText;
  /** The text with the link, for the editors of this club. */
  text(address: string, club: string): EditorText;
}

/**
 * Mails a link, in the requester's language and under the club's published name.
 *
 * @throws if there is no mail server, or it rejects the mail
 */
export async function sendAccountMail(
  req: PayloadRequest,
  email: string,
  { subject, text }: AccountMail,
  address: string,
): Promise<void> {
  if (!settings.mail) throw new Error(noMailServer);
  const language = editorLanguageOf(req);
  const sender = mailSender(await readWrittenBrand(req.payload), language, settings.siteUrl);
  await req.payload.sendEmail({
    // Objects, so that no name or address is parsed as an address list.
    from: { name: sender.name, address: settings.mail.from },
    to: { name: '', address: email },
    subject: `${sender.shortName}: ${subject[language]}`,
    text: `${text(address, sender.shortName)[language]}\n${sender.signature}`,
  });
}
