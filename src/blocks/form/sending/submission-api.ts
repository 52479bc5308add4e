import type { SubmissionAnswer, SubmissionRequest } from '#forms/submission-answers.ts';
import type { Locale } from '#i18n/locales.ts';
import { ask, type Refusal, refusalOf } from '#submitting/ask.ts';
import { isObject, optionalString } from '#submitting/parse.ts';
import type { Entered } from './entered-answers.ts';

export type SubmissionReply =
  | { kind: 'accepted'; answer: SubmissionAnswer }
  | Refusal
  | { kind: 'unreachable' };

/** How long an answer may take, in ms; files take their time on a slow line. */
const patience = { text: 30_000, files: 300_000 };

export function formAddress(formId: string, what: string): string {
  return `/sk/v1/forms/${encodeURIComponent(formId)}/${what}`;
}

/** Sends what was entered: as JSON, or in parts where files go with it. */
export async function postSubmission(
  formId: string,
  locale: Locale,
  key: string,
  entered: Entered,
  proof: string,
): Promise<SubmissionReply> {
  const hasFiles = Object.keys(entered.files).length > 0;
  const headers = { 'accept-language': locale, 'idempotency-key': key };
  const address = formAddress(formId, 'submissions');
  const answer = hasFiles
    ? await ask(address, { method: 'POST', headers, body: inParts(entered, proof) }, patience.files)
    : await ask(
        address,
        {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: asJson(entered, proof),
        },
        patience.text,
      );
  if (!answer) return { kind: 'unreachable' };
  if (!answer.response.ok) return refusalOf(answer.response, answer.body);
  if (!isObject(answer.body)) return { kind: 'unreachable' };
  const { receipt, confirmation, page } = answer.body;
  const where = optionalString(page);
  return {
    kind: 'accepted',
    answer: {
      receipt: optionalString(receipt) ?? '',
      confirmation: optionalString(confirmation) ?? '',
      ...(where === undefined ? {} : { page: where }),
    },
  };
}

function asJson({ answers, website }: Entered, proof: string): string {
  const request: SubmissionRequest = { answers, proof };
  if (website) request.website = website;
  return JSON.stringify(request);
}

function inParts({ answers, files, website }: Entered, proof: string): FormData {
  const data = new FormData();
  for (const [name, given] of Object.entries(answers))
    for (const value of typeof given === 'string' ? [given] : given) data.append(name, value);
  for (const [name, chosen] of Object.entries(files)) for (const file of chosen) data.append(name, file);
  data.append('$proof', proof);
  if (website) data.append('$website', website);
  return data;
}
