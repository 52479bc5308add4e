import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { FieldProblem } from '#submitting/problem.ts';
import type { SubmissionProblemCode } from '../../src/forms/submission-answers.ts';
import { open } from './navigation.ts';

const submission = z.object({
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  proof: z.string(),
  website: z.string().optional(),
});

interface Refused {
  status: number;
  code: SubmissionProblemCode;
  message?: string;
  problems?: FieldProblem[];
  retryAfter?: number;
}

export const receipt = '0123456789abcdef0123456789abcdef';

/** Mocks the forms API in a test's browser, by its contract in src/forms/submission-answers.ts. */
export class FormApi {
  readonly submissions: { key: string; language: string; type: string; body: string }[] = [];
  challenges = 0;
  refusals: (Refused | 'unreachable')[] = [];
  page: string | undefined;
  #isHeld: Promise<void> | undefined;

  static async at(context: BrowserContext): Promise<FormApi> {
    const api = new FormApi();
    await context.route('**/sk/v1/forms/*/submissions', (route) => api.#take(route));
    await context.route('**/sk/v1/forms/*/challenge', async (route) => {
      api.challenges += 1;
      const expiresAt = new Date(Date.now() + 300_000);
      const easy = { algorithm: 'PBKDF2/SHA-256', cost: 10, keyPrefix: '0', deriveKey, expiresAt };
      await route.fulfill({ json: await createChallenge({ ...easy, hmacSignatureSecret: 'secret' }) });
    });
    return api;
  }

  get sent(): z.infer<typeof submission>[] {
    return this.submissions.map(({ body }) => submission.parse(JSON.parse(body)));
  }

  hold(): () => void {
    let release = () => {};
    this.#isHeld = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async #take(route: Route): Promise<void> {
    const request = route.request();
    const headers = request.headers();
    this.submissions.push({
      key: headers['idempotency-key'] ?? '',
      language: headers['accept-language'] ?? '',
      type: headers['content-type'] ?? '',
      body: request.postDataBuffer()?.toString('latin1') ?? '',
    });
    await this.#isHeld;
    const refusal = this.refusals.shift();
    if (refusal === 'unreachable') return route.abort('internetdisconnected');
    if (!refusal) {
      const answer = { receipt, confirmation: 'Wir lesen es heute noch.', page: this.page };
      return route.fulfill({ status: 201, json: answer });
    }
    const { status, code, message, problems, retryAfter } = refusal;
    return route.fulfill({
      status,
      headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
      json: { error: { status, code, message: message ?? code, problems } },
    });
  }
}

export function formCalled(page: Page, title: RegExp): Locator {
  return page.getByRole('group', { name: title }).filter({ visible: true });
}

export const question = { de: /^Frag das Marken/, en: /^Ask the brand team/ };
export const press = /^Presse/;

export async function openQuestion(page: Page, address = '/demo/form'): Promise<Locator> {
  await open(page, address);
  return formCalled(page, address.startsWith('/en') ? question.en : question.de).first();
}

export async function fillQuestion(form: Locator): Promise<void> {
  await form.getByRole('textbox', { name: /^Name/ }).fill('Anna Beispiel');
  await form.getByRole('textbox', { name: /^E-Mail/ }).fill('anna@example.org');
  await form.getByRole('combobox').selectOption('ring');
  await form.getByRole('textbox', { name: /^Deine Frage/ }).fill('Wie breit?\nUnd wie hoch?');
}
