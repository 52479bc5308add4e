import type { MailSender } from '#brand/mail-sender.ts';
import type { SubmissionMail } from '#forms/submission-record.ts';
import type { Locale } from '#i18n/locales.ts';

/** Mail as it goes out. */
interface OutgoingMail extends Pick<SubmissionMail, 'recipient' | 'messageId' | 'subject' | 'text'> {
  replyTo: string | undefined;
  /** Its reader’s language. */
  locale: Locale;
}

/** How long a mail server may be silent, in ms. All of them together are shorter than a mail is claimed for. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  dnsTimeout: 5_000,
};

/** Hands mails to the operator's mail server, over kept connections. */
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
    /** The address; the name beside it is the club’s when a mail goes out. */
    from: string;
    senderIn(locale: Locale): Pick<MailSender, 'name'>;
  }) {
    this.#senderIn = senderIn;
    this.#smtpUrl = smtpUrl;
    this.#from = from;
  }

  /** Resolves when the mail server has taken it. */
  async send({ recipient, messageId, subject, text, replyTo, locale }: OutgoingMail): Promise<void> {
    // Loaded with the first mail: most of the time there is none.
    this.#transport ??= openTransport(this.#smtpUrl);
    const transport = await this.#transport;
    await transport.sendMail({
      // As objects, so that nothing in a name or an address is read as a list of addresses.
      from: { name: this.#senderIn(locale).name, address: this.#from },
      to: { name: '', address: recipient },
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
      messageId,
      subject,
      text,
      // Nobody is to be answered by a machine, nor a machine by this.
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
