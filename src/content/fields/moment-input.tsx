'use client';
import { DatePicker, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EditorLanguage, type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import { formatDay, formatMoment, parseMoment } from './typed-moment.ts';

export type MomentKind = 'moment' | 'day';

/** As people write a day in the editor's language; the letters are those of date-fns. */
const days: Readonly<Record<EditorLanguage, string>> = { de: 'dd.MM.yyyy', en: 'dd/MM/yyyy' };

/** What is said to whoever typed something else. */
const wrong: Readonly<Record<MomentKind, EditorText>> = {
  moment: {
    de: 'Das ist kein Zeitpunkt. So geht es: 23.11.2027 18:00',
    en: 'This is not a date and time. It is written like this: 23/11/2027 18:00',
  },
  day: {
    de: 'Das ist kein Tag. So geht es: 23.11.2027',
    en: 'This is not a day. It is written like this: 23/11/2027',
  },
};

interface MomentInputProps {
  /** Of the control; what is wrong stands in an element called `{id}-problem`. */
  id: string;
  kind: MomentKind;
  /** What it is called, where no label of Payload's says so. */
  label?: string;
  /** What the club's clock says then: `2027-11-23T18:00`; empty for nothing. */
  clock: string;
  onChange: (clock: string) => void;
  /** Is told in words what is wrong with what stands there, and once it isn't any more. */
  onProblem: (problem: string | undefined) => void;
  isReadOnly?: boolean;
  /** Where the calendar opens. Above, what follows stays in reach: of the mouse, and of the Tab key, for which it stays shut. */
  opens?: 'above' | 'below';
}

/**
 * A moment or a day, picked or typed as people write it. Payload's picker makes some date of whatever is typed: of 25
 * o'clock two, of the 31st of February the third of November. What is none changes nothing here, and is told.
 */
export function MomentInput(props: MomentInputProps): ReactNode {
  const { id, kind, label, clock, onChange, onProblem, isReadOnly = false, opens = 'below' } = props;
  const language = editorLanguageOf(useTranslation());
  /** What is in the field as it was typed, until it is left. */
  const [typed, setTyped] = useState<string>();
  const before = useRef('');
  const problem = isNoMoment(typed ?? '', language) ? wrong[kind][language] : undefined;
  const shown = clock === '' ? '' : (kind === 'day' ? formatDay : formatMoment)(clock, language);
  const type = (text: string) => {
    // A text that ends as none may have been one on its way: “23.11.20” of “23.11.2027 25:00”.
    if (typed === undefined) before.current = clock;
    setTyped(text);
    onChange(isNoMoment(text, language) ? before.current : (parseMoment(text, language) ?? ''));
  };
  // What comes from elsewhere takes its place.
  useEffect(() => {
    setTyped((now) => (now !== undefined && isSame(now, shown, language) ? now : undefined));
  }, [shown, language]);
  const tell = useRef(onProblem);
  tell.current = onProblem;
  useEffect(() => tell.current(problem), [problem]);
  return (
    <>
      {label !== undefined && (
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      )}
      <DatePicker
        displayFormat={kind === 'day' ? days[language] : `${days[language]} HH:mm`}
        pickerAppearance={kind === 'day' ? 'dayOnly' : 'dayAndTime'}
        timeFormat="HH:mm"
        readOnly={isReadOnly}
        // The date at which the browser's clock says the same: the picker knows no other clock.
        {...(clock === '' ? {} : { value: new Date(clock) })}
        onChange={(picked: Date | null) => {
          setTyped(undefined);
          onChange(picked ? clockOf(picked, kind) : '');
        }}
        overrides={{
          id,
          popperPlacement: opens === 'above' ? 'top-start' : 'bottom-start',
          preventOpenOnFocus: opens === 'above',
          value: typed ?? shown,
          // What is typed is read here, in all the ways in which people write it; the picker guesses nothing of it.
          strictParsing: true,
          onChangeRaw: (event) => {
            if (event?.target instanceof HTMLInputElement) type(event.target.value);
          },
          onBlur: () => {
            if (problem === undefined) setTyped(undefined);
          },
          ...(label === undefined ? {} : { ariaLabelledBy: `${id}-label` }),
          ariaInvalid: String(problem !== undefined),
          ariaDescribedBy: `${id}-problem`,
        }}
      />
      <p id={`${id}-problem`} role="status" className="field-description">
        {problem}
      </p>
    </>
  );
}

/** Whether a text says something, and no moment. */
function isNoMoment(typed: string, language: EditorLanguage): boolean {
  return typed.trim() !== '' && parseMoment(typed, language) === undefined;
}

/** Whether a text says what is shown, in whichever way; what says nothing of use may go on being written. */
function isSame(typed: string, shown: string, language: EditorLanguage): boolean {
  const read = parseMoment(typed, language);
  return read === undefined ? typed.trim() !== '' || shown === '' : read === parseMoment(shown, language);
}

/** What the browser's clock says at a date that was picked; of a day, the picker gives its noon in UTC. */
function clockOf(date: Date, kind: MomentKind): string {
  if (kind === 'day') return `${date.toISOString().slice(0, 10)}T12:00`;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
