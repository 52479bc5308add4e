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
import { afterPointer } from './after-pointer.ts';
import { askedOnly, enteredAnswers } from './entered-answers.ts';
import { FormSender } from './form-sender.ts';
import { type SendingMessages, sendingMessages } from './sending-messages.ts';

export interface SendingState {
  /** Where the form is: with the visitor, on its way, kept here until it can be sent again, or there. */
  stage: 'form' | 'sending' | 'waiting' | 'sent';
  problems: readonly FieldProblem[];
  /** How often problems were shown. */
  round: number;
  /** The short names of the fields that are on show. */
  shown: ReadonlySet<string> | undefined;
  /** What those see who see it, and what those hear who don't. */
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

/** One form on one page: which fields are asked, what is wrong with the answers, and what becomes of them. */
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

  /** Takes the form over; returns what lets go of it. What is on its way goes on. */
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

  /** Starts afresh, with nothing filled in. */
  again(): void {
    this.#isAnew = true;
    this.set(atFirst);
  }

  #finish(answer: SubmissionAnswer, element: HTMLFormElement): void {
    // Whoever went on to another page meanwhile is not fetched back.
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

  /** Once something was wrong, each answer is looked at again as soon as it was given. */
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
