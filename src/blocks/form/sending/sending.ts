import { shownFields } from '#forms/asked-fields.ts';
import { checkAnswers } from '#forms/check-answers.ts';
import type { Form } from '#forms/form.fields.ts';
import { problemMessages } from '#forms/problem-messages.ts';
import { shortName } from '#forms/short-name.ts';
import type { SubmissionAnswer } from '#forms/submission-answers.ts';
import type { Locale } from '#i18n/locales.ts';
import { fillInCount } from '#i18n/messages.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { StateStore } from '#submitting/sending/state-store.ts';
import { noteUnderWay } from '#submitting/under-way.ts';
import { askedOnly, enteredAnswers } from './entered-answers.ts';
import { FormSender } from './form-sender.ts';
import { type SendingMessages, sendingMessages } from './sending-messages.ts';

export interface SendingState {
  /** Being filled in, being sent, waiting for a retry, or sent. */
  stage: 'form' | 'sending' | 'waiting' | 'sent';
  problems: readonly FieldProblem[];
  /** Counts displays of errors. */
  round: number;
  shown: ReadonlySet<string> | undefined;
  /** Visible message and screen-reader announcement. */
  notice: string;
  announcement: string;
  answer: SubmissionAnswer | undefined;
}

const atFirst: SendingState = {
  stage: 'form',
  problems: [],
  round: 0,
  shown: undefined,
  notice: '',
  announcement: '',
  answer: undefined,
};

/** State of one form on one page: visible fields, validation errors and the progress of sending. */
export class Sending extends StateStore<SendingState> {
  readonly texts: SendingMessages;
  readonly #form: Form & { id: string };
  readonly #locale: Locale;
  readonly #sender: FormSender;
  #isAnew = false;

  constructor({ form, locale }: { form: Form & { id: string }; locale: Locale }) {
    super(atFirst);
    this.#form = form;
    this.#locale = locale;
    this.texts = sendingMessages[locale];
    this.#sender = new FormSender(form.id, locale, this.set);
  }

  /** Attaches to the form; returns the detach function. A running request continues. */
  start(element: HTMLFormElement): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('input', () => this.#onInput(element), { signal });
    const recheck = afterPointer(() => this.#recheck(element), signal);
    element.addEventListener('change', recheck, { signal });
    element.addEventListener('reset', () => queueMicrotask(() => this.#look(element)), { signal });
    this.#look(element);
    this.#sender.prepare();
    if (this.#isAnew) element.querySelector<HTMLElement>('[name]')?.focus();
    this.#isAnew = false;
    return () => ending.abort();
  }

  async submit(element: HTMLFormElement): Promise<void> {
    if (this.state.stage === 'waiting') this.sendNow();
    if (this.state.stage !== 'form') return;
    const problems = this.#problems(element);
    this.#show(problems);
    if (problems.length > 0) return;
    this.set({ stage: 'sending' });
    const entered = askedOnly(this.#form, enteredAnswers(this.#form, element));
    const outcome = await noteUnderWay(this.#sender.sendForm(entered));
    if (outcome.kind === 'accepted') this.#finish(outcome.answer, element);
    else if (outcome.kind === 'refused') {
      this.set({ stage: 'form', notice: '', announcement: '' });
      this.#show(outcome.problems);
      this.#sender.prepare();
    } else this.set({ stage: 'form', notice: this.texts.changed, announcement: this.texts.changed });
  }

  sendNow(): void {
    this.#sender.sendNow();
  }

  again(): void {
    this.#isAnew = true;
    this.set(atFirst);
  }

  #finish(answer: SubmissionAnswer, element: HTMLFormElement): void {
    // Doesn't bring back a visitor who has left the page.
    const isSeen = element.checkVisibility();
    this.set({ stage: 'sent', answer, problems: [], notice: '', announcement: '' });
    if (answer.page && isSeen) location.assign(answer.page);
  }

  #onInput(element: HTMLFormElement): void {
    const { stage, notice } = this.state;
    if (stage === 'sending' || stage === 'waiting') this.#sender.change();
    else if (notice) this.set({ notice: '' });
    this.#look(element);
  }

  #look(element: HTMLFormElement): void {
    const { answers, files } = enteredAnswers(this.#form, element);
    const shown = new Set(shownFields(this.#form, answers, files).map(shortName));
    const before = this.state.shown;
    if (before && before.size === shown.size && [...shown].every((name) => before.has(name))) return;
    this.set({ shown });
  }

  /** After a first error, revalidates on every change. */
  #recheck(element: HTMLFormElement): void {
    const { round, stage, problems: before } = this.state;
    if (round === 0 || stage !== 'form' || !element.isConnected) return;
    const problems = this.#problems(element);
    const isSame =
      problems.length === before.length &&
      problems.every(({ field, message }, place) => {
        const old = before[place];
        return old?.field === field && old.message === message;
      });
    if (isSame) return;
    const { left, noneLeft } = this.texts;
    const n = problems.length;
    this.set({ problems, announcement: n > 0 ? fillInCount(left, n, this.#locale) : noneLeft });
  }

  #problems(element: HTMLFormElement): FieldProblem[] {
    const { answers, files } = enteredAnswers(this.#form, element);
    return checkAnswers(this.#form, answers, files, problemMessages[this.#locale]);
  }

  #show(problems: readonly FieldProblem[]): void {
    this.set({ problems, notice: '', round: this.state.round + (problems.length > 0 ? 1 : 0) });
  }
}

/**
 * Defers an action until no pointer is down. A layout change between press and release would move the button away from
 * the finger and lose the click.
 */
function afterPointer(act: () => void, signal: AbortSignal): () => void {
  let isDown = false;
  let isWaiting = false;
  const down = () => {
    isDown = true;
  };
  const up = () => {
    isDown = false;
    if (!isWaiting) return;
    isWaiting = false;
    // After the click event, which follows pointerup.
    setTimeout(act);
  };
  addEventListener('pointerdown', down, { signal, capture: true });
  addEventListener('pointerup', up, { signal, capture: true });
  addEventListener('pointercancel', up, { signal, capture: true });
  return () => {
    if (isDown) isWaiting = true;
    else act();
  };
}
