import { fillIn } from '#i18n/messages.ts';
import { placeGivenTwice, placeLists, showProblems } from './entered-vote.ts';
import type { VotingMessages } from './voting-messages.ts';
import type { VotingState } from './voting-state.ts';

type Tapped = Pick<VotingState, 'announcement' | 'lastPlace' | 'problems'>;

/**
 * Ranking by touch: options tapped in order get the places 1, 2, 3 …; a second tap undoes it. The selects remain what
 * is sent, and serve keyboards and screen readers.
 */
export class PlaceTaps {
  readonly #form: HTMLFormElement;
  readonly #texts: VotingMessages;
  readonly #onTap: (change: Tapped) => void;
  #last: HTMLSelectElement | undefined;

  constructor(form: HTMLFormElement, texts: VotingMessages, onTap: (change: Tapped) => void) {
    this.#form = form;
    this.#texts = texts;
    this.#onTap = onTap;
    form.addEventListener('click', this.#onClick);
    form.addEventListener('change', this.#onChange);
  }

  end(): void {
    this.#form.removeEventListener('click', this.#onClick);
    this.#form.removeEventListener('change', this.#onChange);
  }

  undo(): void {
    const list = this.#last;
    if (!list) return;
    this.#give(list, '');
    list.focus();
  }

  readonly #onClick = (event: MouseEvent): void => {
    const { target } = event;
    // Clicks from the keyboard have a detail of 0.
    if (!(target instanceof Element) || target.closest('select') || event.detail === 0) return;
    const list = target.closest('[data-option]')?.querySelector('select');
    if (!list || list.matches(':disabled')) return;
    // The label would open the select.
    event.preventDefault();
    const taken = placeLists(this.#form).map(({ value }) => value);
    const free = taken.map((_, index) => String(index + 1)).find((place) => !taken.includes(place));
    this.#give(list, list.value === '' ? (free ?? '') : '');
  };

  readonly #onChange = ({ target }: Event): void => {
    if (!(target instanceof HTMLSelectElement)) return;
    this.#last = undefined;
    this.#announce('');
  };

  #give(list: HTMLSelectElement, place: string): void {
    const before = list.value;
    list.value = place;
    this.#last = place === '' ? undefined : list;
    const { placeGiven, placeTaken } = this.#texts;
    const option = list.labels[0]?.textContent?.replaceAll('\u00AD', '') ?? '';
    this.#announce(
      place === '' ? fillIn(placeTaken, { place: before }) : fillIn(placeGiven, { place, option }),
    );
  }

  /** Announces a change and any resulting error. */
  #announce(announcement: string): void {
    const twice = placeGivenTwice(this.#form);
    const problems: Tapped['problems'] =
      twice === undefined
        ? []
        : [{ field: 'choices', message: fillIn(this.#texts.placeTwice, { place: twice }) }];
    const last = this.#last;
    this.#onTap({
      announcement,
      problems,
      lastPlace: last && { option: last.name.slice('place-'.length), place: Number(last.value) },
    });
    showProblems(this.#form, problems, false);
  }
}
