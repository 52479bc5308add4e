'use client';
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { momentAtHome, timeAtHome, zoneAtHome } from '#content/moment-at-home.ts';
import { noteUnread } from '#content/saving/unread-fields.ts';
import { type EditorLanguage, type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import { formatDay, formatMoment, parseMoment } from './typed-moment.ts';

/** As people write a day in the editor's language; the letters are those of date-fns. */
const days: Readonly<Record<EditorLanguage, string>> = { de: 'dd.MM.yyyy', en: 'dd/MM/yyyy' };

/** What is said to whoever typed something else. */
const wrong: Readonly<Record<'moment' | 'day', EditorText>> = {
  moment: {
    de: 'Das ist kein Zeitpunkt. So geht es: 23.11.2027 18:00',
    en: 'This is not a date and time. It is written like this: 23/11/2027 18:00',
  },
  day: {
    de: 'Das ist kein Tag. So geht es: 23.11.2027',
    en: 'This is not a day. It is written like this: 23/11/2027',
  },
};

/**
 * A moment or a day, picked or typed by the club's clock wherever its editor is. Payload's own field reads it by the
 * browser's clock, or by a zone that is chosen from a list in English, and its picker makes some date of whatever is typed:
 * of 25 o'clock two, of the 31st of February the third of November. What is none changes nothing, is told, and
 * keeps the document from being saved by hand.
 */
export function MomentField({
  field,
  path: ownPath,
  readOnly,
  kind = 'moment',
}: ComponentProps<DateFieldClientComponent> & { kind?: keyof typeof wrong }): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const said = wrong[kind][language];
  /** What is in the field as it was typed, until it is left. */
  const [typed, setTyped] = useState<string>();
  const before = useRef<string | null>(null);
  const isWrong = isNoMoment(typed ?? '', language);
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: ownPath,
  });
  const format = kind === 'day' ? formatDay : formatMoment;
  const shown = value ? format(timeAtHome(Date.parse(value)), language) : '';
  const momentOf = kind === 'day' ? noonOf : momentAtHome;
  const store = (moment: Date | undefined) => setValue(moment?.toISOString() ?? null);
  const type = (text: string) => {
    // A text that ends as none may have been one on its way: “23.11.20” of “23.11.2027 25:00”.
    if (typed === undefined) before.current = value ?? null;
    setTyped(text);
    const read = parseMoment(text, language);
    if (isNoMoment(text, language)) setValue(before.current);
    else store(read === undefined ? undefined : momentOf(read));
  };
  // What comes from elsewhere takes its place.
  useEffect(() => {
    setTyped((now) => (now !== undefined && isSame(now, shown, language) ? now : undefined));
  }, [shown, language]);
  const document = useDocumentAddress();
  useEffect(
    () => (isWrong ? noteUnread({ document, path, message: said }) : undefined),
    [isWrong, document, path, said],
  );
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div
      className={`field-type date-time-field ${showError || isWrong ? 'date-time-field--has-error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap" id={id}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          displayFormat={kind === 'day' ? days[language] : `${days[language]} HH:mm`}
          pickerAppearance={kind === 'day' ? 'dayOnly' : 'dayAndTime'}
          timeFormat="HH:mm"
          readOnly={readOnly === true || disabled}
          {...(value ? { value: asClock(value) } : {})}
          onChange={(picked: Date | null) => {
            setTyped(undefined);
            // Of a day, Payload's picker gives the noon as well.
            store(picked ? (kind === 'day' ? picked : momentAtHome(clockOf(picked))) : undefined);
          }}
          overrides={{
            value: typed ?? shown,
            // What is typed is read here, in all the ways in which people write it; the picker guesses nothing of it.
            strictParsing: true,
            onChangeRaw: (event) => {
              if (event?.target instanceof HTMLInputElement) type(event.target.value);
            },
            onBlur: () => {
              if (!isWrong) setTyped(undefined);
            },
            ariaInvalid: String(isWrong),
            ariaDescribedBy: `${id}-problem`,
          }}
        />
        <p id={`${id}-problem`} role="status" className="field-description">
          {isWrong && said}
        </p>
        {kind === 'moment' && <p className="field-description">{zoneAtHome(language)}</p>}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** Where the document of the form is saved by hand. */
function useDocumentAddress(): string {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  if (globalSlug) return `/api/globals/${globalSlug}`;
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`;
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

/** A day is stored as its noon in UTC, as Payload does. */
function noonOf(clock: string): Date {
  return new Date(`${clock.slice(0, 10)}T12:00:00.000Z`);
}

/** The date at which the browser's clock says what the club's says at a moment: the picker knows no other clock. */
function asClock(moment: string): Date {
  return new Date(timeAtHome(Date.parse(moment)));
}

/** What the browser's clock says at a date: `2027-06-30T22:00`. */
function clockOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}
