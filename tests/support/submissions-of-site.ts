import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formListSchema, type ListedForm } from '../../src/forms/form-list.ts';
import type { SubmissionRecord } from '../../src/forms/submission-record.ts';
import type { Product } from './product.ts';

const day = 86_400_000;

/** The site's client of the content backend, authenticated by the preview secret. */
export class SubmissionsOfSite {
  readonly #base: string;
  readonly #secret: string;

  private constructor(base: string, secret: string) {
    this.#base = base;
    this.#secret = secret;
  }

  static async of({
    contentUrl,
    dataDir,
  }: Pick<Product, 'contentUrl' | 'dataDir'>): Promise<SubmissionsOfSite> {
    const { preview }: { preview: string } = JSON.parse(
      await readFile(join(dataDir, 'secrets.json'), 'utf8'),
    );
    return new SubmissionsOfSite(contentUrl, preview);
  }

  async form(id: string): Promise<ListedForm> {
    const answer = await fetch(`${this.#base}/sk/v1/forms`, { headers: this.#headers });
    const form = formListSchema.parse(await answer.json()).forms.find((listed) => listed.id === id);
    if (!form) throw new Error(`The site is told of no form ${id}.`);
    return form;
  }

  async hand(record: SubmissionRecord): Promise<number> {
    const answer = await fetch(`${this.#base}/sk/v1/submissions/${record.receipt}`, {
      method: 'PUT',
      headers: this.#headers,
      body: JSON.stringify(record),
    });
    return answer.status;
  }

  async handFile(receipt: string, file: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<number> {
    const answer = await fetch(`${this.#base}/sk/v1/submissions/${receipt}/files/${file}`, {
      method: 'PUT',
      headers: this.#headers,
      body: bytes,
    });
    return answer.status;
  }

  get #headers(): Record<string, string> {
    return { authorization: `Bearer ${this.#secret}` };
  }
}

export function submitted(
  form: string,
  digit: string,
  changes: Partial<SubmissionRecord> = {},
): SubmissionRecord {
  return {
    receipt: digit.repeat(32),
    revision: 1,
    form: { id: form, title: 'Probe' },
    locale: 'de',
    receivedAt: new Date().toISOString(),
    deleteAfter: new Date(Date.now() + 180 * day).toISOString(),
    answers: [{ field: 'name', label: 'Name', type: 'text', values: ['Kim Ölmez'] }],
    files: [],
    mails: [],
    ...changes,
  };
}

export function waitingMail(recipient: string, attempts: number): SubmissionRecord['mails'][number] {
  return {
    recipient,
    messageId: `<${recipient}>`,
    subject: 'Neue Einsendung',
    text: 'Name: Kim Ölmez',
    state: 'waiting',
    attempts,
    ...(attempts > 0 ? { lastProblem: 'connection refused' } : {}),
  };
}
