import { fillIn } from '#i18n/messages.ts';
import type { Poll } from '#polls/poll.fields.ts';
import type { FieldProblem } from '#submitting/problem.ts';
import { ballotRule, choiceBounds } from '../ballot-rule.ts';
import type { PollMessages } from '../poll-messages.ts';
import type { VotingMessages } from './voting-messages.ts';

export type BallotProblem = FieldProblem<'choices' | 'code' | 'consent' | 'form'>;

export interface EnteredVote {
  choices: string[];
  code: string | undefined;
  consent: boolean;
}

type Texts = VotingMessages & { poll: PollMessages };

export function enteredVote(form: HTMLFormElement, poll: Poll): EnteredVote {
  const data = new FormData(form);
  const code = data.get('code');
  return {
    choices:
      poll.method === 'ranking'
        ? placeLists(form)
            .filter(({ value }) => value !== '')
            .sort((a, b) => Number(a.value) - Number(b.value))
            .map(({ name }) => name.slice('place-'.length))
        : data.getAll('choice').map(String),
    code: typeof code === 'string' ? code.trim() : undefined,
    consent: data.has('consent'),
  };
}

export function checkEntered(
  form: HTMLFormElement,
  poll: Poll,
  vote: EnteredVote,
  texts: Texts,
): BallotProblem[] {
  const problems: BallotProblem[] = [];
  const { min, max } = choiceBounds(poll);
  const twice = poll.method === 'ranking' ? placeGivenTwice(form) : undefined;
  const { length } = vote.choices;
  if (twice !== undefined)
    problems.push({ field: 'choices', message: fillIn(texts.placeTwice, { place: twice }) });
  else if (poll.method === 'ranking' && length < min)
    problems.push({ field: 'choices', message: texts.placeMissing });
  else if (length < min || length > max)
    problems.push({ field: 'choices', message: ballotRule(poll, texts.poll) });
  if (poll.integrity === 'code' && !vote.code) problems.push({ field: 'code', message: texts.codeMissing });
  if (poll.consent && !vote.consent) problems.push({ field: 'consent', message: texts.consentMissing });
  return problems;
}

export function fillBallot(form: HTMLFormElement, choices: readonly string[]): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[name="choice"]'))
    input.checked = choices.includes(input.value);
  for (const list of placeLists(form)) {
    const place = choices.indexOf(list.name.slice('place-'.length));
    list.value = place < 0 ? '' : String(place + 1);
  }
}

/** Marks the controls with errors and focuses the first. */
export function showProblems(
  form: HTMLFormElement,
  problems: readonly BallotProblem[],
  focus: boolean,
): void {
  const controls = [...form.elements].filter((element) => element instanceof HTMLElement);
  const lists = placeLists(form);
  const taken = lists.map(({ value }) => value);
  const wrong = controls.filter((control) =>
    problems.some(({ field }) => {
      if (field !== 'choices') return control.getAttribute('name') === field;
      if (!(control instanceof HTMLSelectElement)) return control.getAttribute('name') === 'choice';
      return control.value === '' || taken.indexOf(control.value) !== taken.lastIndexOf(control.value);
    }),
  );
  for (const control of controls) {
    if (!control.hasAttribute('name')) continue;
    // aria-invalid isn't allowed on radio buttons; the group has the message.
    if (wrong.includes(control) && control.getAttribute('type') !== 'radio')
      control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
  }
  if (focus) wrong[0]?.focus();
}

export function placeLists(form: HTMLFormElement): HTMLSelectElement[] {
  return [...form.querySelectorAll<HTMLSelectElement>('select[name^="place-"]')];
}

export function placeGivenTwice(form: HTMLFormElement): string | undefined {
  const taken = placeLists(form)
    .map(({ value }) => value)
    .filter((value) => value !== '');
  return taken.find((value, index) => taken.indexOf(value) < index);
}
