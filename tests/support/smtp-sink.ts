import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

interface SunkMail {
  messageId: string;
  recipients: readonly string[];
  /** Decoded as in mail programs: folded lines joined, encoded words decoded. */
  head: string;
  text: string;
}

export class SmtpSink {
  readonly mails: SunkMail[] = [];
  /** How many mails to defer before accepting the next. */
  refusals = 0;
  readonly #server: SMTPServer;
  #port = 0;

  private constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onData: (stream, { envelope }, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.refusals > 0) {
            this.refusals -= 1;
            done(Object.assign(new Error('Mailbox busy, come again'), { responseCode: 451 }));
            return;
          }
          const [head = '', ...body] = Buffer.concat(parts).toString('latin1').split('\r\n\r\n');
          const unfolded = head.replace(/\r\n[ \t]+/g, ' ');
          this.mails.push({
            messageId: /^Message-ID:\s*(\S+)/im.exec(unfolded)?.[1] ?? '',
            recipients: envelope.rcptTo.map(({ address }) => address),
            head: decoded(unfolded),
            text: readable(body.join('\r\n\r\n')),
          });
          done();
        });
      },
    });
    // A process killed during a mail leaves a broken connection.
    this.#server.on('error', () => {});
  }

  static async start(): Promise<SmtpSink> {
    const sink = new SmtpSink();
    const server = sink.#server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || !address) throw new Error('The mail server has no port.');
    sink.#port = address.port;
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }
}

/** Decodes encoded words (RFC 2047); space between two of them is dropped. */
function decoded(head: string): string {
  return head
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, form: string, word: string) =>
      form.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : readable(word.replaceAll('_', ' ')),
    );
}

function readable(text: string): string {
  const bytes = text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
