import type { Config, PayloadRequest } from 'payload';
import { mailSender } from '#brand/mail-sender.ts';
import { readWrittenBrand } from '#content/brand/read-brand.ts';
import { settings } from '#content/content-settings.ts';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import type { Settings } from '#settings/settings.ts';

const noMailServer = 'There is no mail server: SMTP_URL is unset.';

/** How long a mail server may be silent, in ms. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/**
 * How accounts' mails go out: over the mail server that forms use, too. Without one nothing is sent, and nothing that is
 * meant for one person alone, as a link is, gets into the log, which is where Payload would write it.
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

/** What one kind of mail says. */
export interface AccountMail {
  subject: EditorText;
  /** With the link that it brings, to the editors of this club. */
  text(address: string, club: string): EditorText;
}

/**
 * Sends somebody a link, in the language of whoever has asked for it, and under the club’s name as it is published.
 *
 * @throws where there is no mail server, or it doesn’t take the mail
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
    // As objects, so that nothing in a name or an address is read as a list of addresses.
    from: { name: sender.name, address: settings.mail.from },
    to: { name: '', address: email },
    subject: `${sender.shortName}: ${subject[language]}`,
    text: `${text(address, sender.shortName)[language]}\n${sender.signature}`,
  });
}
