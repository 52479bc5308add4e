'use client';
import { DatePicker, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type EditorLanguage, type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import { formatDay, formatMoment, parseMoment } from '#typed/moment.ts';

export type MomentKind = 'moment' | 'day';

/** Date formats per language, in date-fns notation. */
const days: Readonly<Record<EditorLanguage, string>> = { de: 'dd.MM.yyyy', en: 'dd/MM/yyyy' };

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
  /** The input's id; the error has the id `{id}-problem`. */
  id: string;
  kind: MomentKind;
  /** Its name, if there is no Payload label. */
  label?: string;
  /** Local time in the club's time zone: `2027-11-23T18:00`; empty for none. */
  clock: string;
  onChange: (clock: string) => void;
  /** Called with the validation message, and with undefined once it is resolved. */
  onProblem: (problem: string | undefined) => void;
  isReadOnly?: boolean;
  /**
   * Where the calendar opens. Above, the following content stays reachable by mouse, and by Tab, for which the
   * calendar stays closed.
   */
  opens?: 'above' | 'below';
}

/**
 * A date or date and time, picked or typed. Payload's picker guesses: 25:00 becomes 2:00, 31 February becomes 3
 * November. Here invalid input changes nothing and is reported.
 */
export function MomentInput(props: MomentInputProps): ReactNode {
  const { id, kind, label, clock, onChange, onProblem, isReadOnly = false, opens = 'below' } = props;
  const language = editorLanguageOf(useTranslation());
  /** The raw input, until blur. */
  const [typed, setTyped] = useState<string>();
  const before = useRef('');
  const problem = isNoMoment(typed ?? '', language) ? wrong[kind][language] : undefined;
  const shown = clock === '' ? '' : (kind === 'day' ? formatDay : formatMoment)(clock, language);
  const type = (text: string) => {
    // Invalid input may have been valid while typing: “23.11.20” of “23.11.2027 25:00”.
    if (typed === undefined) before.current = clock;
    setTyped(text);
    onChange(isNoMoment(text, language) ? before.current : (parseMoment(text, language) ?? ''));
  };
  // External changes replace the input.
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
        // A date with the same wall-clock time in the browser's time zone, the only one that the picker knows.
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
          // Typed text is parsed by `parseMoment`, with all common formats; the picker must not guess.
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

function isNoMoment(typed: string, language: EditorLanguage): boolean {
  return typed.trim() !== '' && parseMoment(typed, language) === undefined;
}

/** Whether a text means the value shown, in any format; invalid text may still be edited. */
function isSame(typed: string, shown: string, language: EditorLanguage): boolean {
  const read = parseMoment(typed, language);
  return read === undefined ? typed.trim() !== '' || shown === '' : read === parseMoment(shown, language);
}

/** The wall-clock time of a picked date; for a day the picker returns noon UTC. */
function clockOf(date: Date, kind: MomentKind): string {
  if (kind === 'day') return `${date.toISOString().slice(0, 10)}T12:00`;
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
