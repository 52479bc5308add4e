import { createHmac } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Challenge, createChallenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { ContentEditor } from './content-editor.ts';
import { randomToken } from './test-polls.ts';

export const testRecipients = ['fans@example.org', 'presse@example.org'] as const;

/** A form with every kind of field that the API treats specially, with the key `test-form`. */
const fields = [
  { name: 'name', type: 'text', required: true, label: { de: 'Name', en: 'Name' } },
  { name: 'email', type: 'email', purpose: 'email', required: true, label: { de: 'E-Mail', en: 'E-mail' } },
  {
    name: 'topic',
    type: 'select',
    label: { de: 'Worum geht es?', en: 'What is it about?' },
    options: [
      { name: 'tickets', label: { de: 'Karten', en: 'Tickets' } },
      { name: 'other', label: { de: 'Anderes', en: 'Other' } },
    ],
  },
  {
    name: 'seat',
    type: 'text',
    required: true,
    label: { de: 'Platz', en: 'Seat' },
    showIfField: 'topic',
    showIfValue: 'tickets',
  },
  { name: 'message', type: 'longText', label: { de: 'Nachricht', en: 'Message' } },
  { name: 'photo', type: 'file', fileTypes: 'any', mostMegabytes: 1, label: { de: 'Foto', en: 'Photo' } },
  { name: 'source', type: 'hidden', fixedValue: 'website', label: { de: 'Herkunft', en: 'Source' } },
  { name: 'consent', type: 'consent', required: true, label: { de: 'Einverstanden', en: 'I agree' } },
] as const;

export function keptAsText<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(schema);
}

const storedForm = z.object({
  fields: z.array(
    z.looseObject({
      name: z.string(),
      options: z.array(z.looseObject({ name: z.string().nullish() })).nullish(),
    }),
  ),
});

/** Creates it if it doesn't exist. */
export async function provideTestForm(editor: ContentEditor): Promise<void> {
  const query = new URLSearchParams({ 'where[key][equals]': 'test-form', depth: '0' });
  const found = await editor.request('GET', `/forms?${query}`);
  if (z.object({ totalDocs: z.number() }).parse(await found.json()).totalDocs > 0) return;
  const id = await editor.save('POST', '/forms?locale=de', {
    key: 'test-form',
    _status: 'published',
    title: 'Schreib uns',
    submitLabel: 'Absenden',
    confirmation: 'Danke, es ist angekommen.',
    recipients: testRecipients.map((address) => ({ address })),
    retentionDays: 30,
    fields: fields.map((field) => ({
      purpose: 'other',
      width: 'full',
      fileTypes: 'any',
      mostMegabytes: 5,
      ...field,
      label: field.label.de,
      options: ('options' in field ? field.options : []).map(({ name, label }) => ({
        name,
        label: label.de,
      })),
    })),
  });
  const stored = storedForm.parse(
    await (await editor.request('GET', `/forms/${id}?locale=de&depth=0`)).json(),
  );
  await editor.save('PATCH', `/forms/${id}?locale=en`, {
    _status: 'published',
    title: 'Write to us',
    submitLabel: 'Send',
    confirmation: 'Thank you, it has arrived.',
    fields: stored.fields.map((row, place) => {
      const field = fields[place];
      const options = field && 'options' in field ? field.options : [];
      return {
        ...row,
        label: field?.label.en,
        options: (row.options ?? []).map((option, at) => ({ ...option, label: options[at]?.label.en })),
      };
    }),
  });
  await editor.show('/test/form', { blockType: 'form', form: Number(id) });
}

export const goodAnswers = {
  name: 'Erika Mustermann',
  email: 'erika@example.org',
  topic: 'other',
  message: 'Wann öffnet die Kasse?',
  consent: 'on',
};

interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  json: unknown;
}

interface Sending {
  key?: string;
  locale?: string;
  headers?: Readonly<Record<string, string>>;
  method?: string;
}

export class FormUnderTest {
  readonly address: string;
  /** Each test uses its own loopback address, so that rate limits don't interfere. */
  readonly #from = process.platform === 'linux' ? `127.0.${byte()}.${byte()}` : undefined;

  constructor(origin: string, form = 'test-form') {
    this.address = `${origin.replace('localhost', '127.0.0.1')}/sk/v1/forms/${form}`;
  }

  /** A solved challenge, old enough to be accepted. */
  async proof(): Promise<string> {
    const proof = await this.quickProof();
    // The site refuses anything faster.
    await wait(3000);
    return proof;
  }

  async quickProof(): Promise<string> {
    const answer = await fetch(`${this.address}/challenge`);
    return solve(await answer.json());
  }

  send(body: object, sending: Sending = {}): Promise<Answered> {
    return this.post(JSON.stringify(body), 'application/json', sending);
  }

  async sendForm(form: FormData, sending: Sending = {}): Promise<Answered> {
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const bytes = Buffer.from(await request.arrayBuffer());
    return this.post(bytes, request.headers.get('content-type') ?? '', sending);
  }

  post(body: string | Buffer, type: string, { key = randomToken(), locale = 'de', ...more }: Sending) {
    return this.ask(more.method ?? 'POST', '/submissions', body, {
      'content-type': type,
      'content-length': String(Buffer.byteLength(body)),
      'accept-language': locale,
      'idempotency-key': key,
      ...more.headers,
    });
  }

  ask(
    method: string,
    path: string,
    body: string | Buffer = '',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const options = { method, headers, ...(this.#from ? { localAddress: this.#from } : {}) };
      const outgoing = httpRequest(this.address + path, options, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        incoming.on('error', reject).on('end', () => {
          const json: unknown = text.startsWith('{') ? JSON.parse(text) : text;
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, json });
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }
}

function byte(): number {
  return 1 + Math.floor(Math.random() * 250);
}

async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A proof forged with the site's secret: issued a minute ago, and solved at the first try. */
export async function forgedProof(secret: string, form: string): Promise<string> {
  const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('hex');
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1000,
    counter: 0,
    data: { subject: `form ${form}` },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + 19 * 60,
    hmacSignatureSecret: derived('proof'),
    hmacKeySignatureSecret: derived('proof key'),
  });
  return solve(challenge);
}
