import type { SubmissionAnswer, SubmissionRequest } from '#forms/submission-answers.ts';
import type { Locale } from '#i18n/locales.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import type { Refused } from '#submitting/sending/ask.ts';
import { optionalString } from '#submitting/sending/parse.ts';
import { PersistentSender, type Progress } from '#submitting/sending/persistent-sender.ts';
import { post, type Reply } from '#submitting/sending/post.ts';
import { randomHex } from '#submitting/sending/random-hex.ts';
import type { Entered } from './entered-answers.ts';
import { type SendingMessages, sendingMessages } from './sending-messages.ts';

/** Timeouts in ms; files take longer on slow connections. */
const patience = { text: 30_000, files: 300_000 };

function formAddress(formId: string, what: string): string {
  return `/sk/v1/forms/${encodeURIComponent(formId)}/${what}`;
}

/** Posts a submission as JSON, or as multipart with files. */
function postSubmission(
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

export type SendOutcome =
  | { kind: 'accepted'; answer: SubmissionAnswer }
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Sending failed, and the visitor changed something since. */
  | { kind: 'changed' };

/** Minimum age of a proof token in seconds; the server rejects younger ones. */
const ripening = 3.5;

/** Longer waits (s) are left to the visitor. */
const longestWait = 120;

/** Sends a form, with the same idempotency key until there is a response. */
export class FormSender extends PersistentSender {
  readonly #formId: string;
  readonly #locale: Locale;
  readonly #texts: SendingMessages;
  #key = randomHex();

  constructor(formId: string, locale: Locale, onProgress: (progress: Progress) => void) {
    const texts = sendingMessages[locale];
    super({
      onProgress,
      challenge: formAddress(formId, 'challenge'),
      ripening: { pause: ripening, text: texts.waitingProof },
      longestWait,
    });
    this.#formId = formId;
    this.#locale = locale;
    this.#texts = texts;
  }

  async sendForm(entered: Entered): Promise<SendOutcome> {
    const sent = await this.send(
      (proof = '') => postSubmission(this.#formId, this.#locale, this.#key, entered, proof),
      this.#texts,
    );
    if (sent.kind === 'unsent')
      return sent.because === 'changed' ? { kind: 'changed' } : refuse(this.#texts.cannotCalculate);
    this.#key = randomHex();
    return sent.kind === 'accepted' ? sent : this.#refusal(sent);
  }

  #refusal({ status, code, message, problems }: Refused): SendOutcome {
    const { unknown, different, tooLarge, failed } = this.#texts;
    if (problems.length > 0) return { kind: 'refused', problems };
    if (code === 'unknown') return refuse(unknown);
    if (code === 'different') return refuse(different);
    return refuse(status === 413 ? tooLarge : message || failed);
  }
}

/** For errors not caused by a field. */
function refuse(message: string): SendOutcome {
  return { kind: 'refused', problems: [{ field: 'body', message }] };
}
