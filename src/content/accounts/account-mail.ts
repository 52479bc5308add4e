import type { Config } from 'payload';
import type { Settings } from '#settings/settings.ts';

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
      if (!mail) throw new Error('There is no mail server: SMTP_URL is unset.');
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({ url: mail.smtpUrl, ...patience });
      try {
        return await transport.sendMail({
          ...message,
          from: mail.from,
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
