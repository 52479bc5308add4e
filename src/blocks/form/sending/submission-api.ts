import type { SubmissionAnswer, SubmissionRequest } from '#forms/submission-answers.ts';
import type { Locale } from '#i18n/locales.ts';
import { optionalString } from '#submitting/sending/parse.ts';
import { post, type Reply } from '#submitting/sending/post.ts';
import type { Entered } from './entered-answers.ts';

/** Timeouts in ms; files take longer on slow connections. */
const patience = { text: 30_000, files: 300_000 };

export function formAddress(formId: string, what: string): string {
  return `/sk/v1/forms/${encodeURIComponent(formId)}/${what}`;
}

/** Posts a submission as JSON, or as multipart with files. */
export function postSubmission(
  formId: string,
  locale: Locale,
  key: string,
  entered: Entered,
  proof: string,
): Promise<Reply<SubmissionAnswer>> {
  const hasFiles = Object.keys(entered.files).length > 0;
  return post(formAddress(formId, 'submissions'), {
    locale,
    key,
    body: hasFiles ? inParts(entered, proof) : asJson(entered, proof),
    patience: hasFiles ? patience.files : patience.text,
    read: ({ receipt, confirmation, page }) => {
      const where = optionalString(page);
      return {
        receipt: optionalString(receipt) ?? '',
        confirmation: optionalString(confirmation) ?? '',
        ...(where === undefined ? {} : { page: where }),
      };
    },
  });
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
