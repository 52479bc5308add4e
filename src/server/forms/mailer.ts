import type { MailSender } from '#brand/mail-sender.ts';
import type { SubmissionMail } from '#forms/submission-record.ts';
import type { Locale } from '#i18n/locales.ts';

interface OutgoingMail extends Pick<SubmissionMail, 'recipient' | 'messageId' | 'subject' | 'text'> {
  replyTo: string | undefined;
  locale: Locale;
}

/** The mail server's timeouts in ms. Their sum is shorter than a claim on a mail. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

export class Mailer {
  readonly #from: string;
  readonly #smtpUrl: string;
  readonly #senderIn: (locale: Locale) => Pick<MailSender, 'name'>;
  #transport: ReturnType<typeof openTransport> | undefined;

  constructor({
    smtpUrl,
    from,
    senderIn,
  }: {
    smtpUrl: string;
    /** The address; the display name is the club's at the time of sending. */
    from: string;
    senderIn(locale: Locale): Pick<MailSender, 'name'>;
  }) {
    this.#senderIn = senderIn;
    this.#smtpUrl = smtpUrl;
    this.#from = from;
  }

  /** Resolves once the mail server has accepted it. */
  async send({ recipient, messageId, subject, text, replyTo, locale }: OutgoingMail): Promise<void> {
    // Imported with the first mail; most processes send none.
    this.#transport ??= openTransport(this.#smtpUrl);
    const transport = await this.#transport;
    await transport.sendMail({
      // As objects, so that names and addresses are not parsed as address lists.
      from: { name: this.#senderIn(locale).name, address: this.#from },
      to: { name: '', address: recipient },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      messageId,
      subject,
      text,
      // Prevents automatic replies.
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async close(): Promise<void> {
    (await this.#transport)?.close();
  }
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, maxConnections: 4, ...patience });
}
