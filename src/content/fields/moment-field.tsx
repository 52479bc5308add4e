'use client';
import {
  DatePicker,
  FieldDescription,
  FieldError,
  FieldLabel,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientComponent } from 'payload';
import type { ComponentProps, ReactNode } from 'react';
import { momentAtHome, timeAtHome, zoneAtHome } from '#content/moment-at-home.ts';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';

/** As people write a moment in the editor's language; the letters are those of date-fns. */
const written: Readonly<Record<EditorLanguage, string>> = { de: 'dd.MM.yyyy HH:mm', en: 'dd/MM/yyyy HH:mm' };

/**
 * A moment, picked or typed by the club's clock wherever its editor is. Payload's own field reads it by the browser's
 * clock, or by a zone that is chosen from a list in English.
 */
export function MomentField({
  field,
  path: ownPath,
  readOnly,
}: ComponentProps<DateFieldClientComponent>): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: ownPath,
  });
  const pick = (picked: Date | null) => {
    const moment = picked ? momentAtHome(clockOf(picked)) : undefined;
    setValue(moment?.toISOString() ?? null);
  };
  return (
    <div
      className={`field-type date-time-field ${showError ? 'date-time-field--has-error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <DatePicker
          displayFormat={written[language]}
          pickerAppearance="dayAndTime"
          timeFormat="HH:mm"
          readOnly={readOnly === true || disabled}
          {...(value ? { value: asClock(value) } : {})}
          onChange={pick}
        />
        <p className="field-description">{zoneAtHome(language)}</p>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
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
