'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useForm, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { DateFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useDocumentAddress } from '#content/foundation/fields/use-document-address.ts';
import { noteUnread } from '#content/foundation/saving/unread-fields.ts';
import { fieldId } from '#content/payload/form-elements.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import { momentAtHome, timeAtHome, zoneAtHome } from './moment-at-home.ts';
import { MomentInput, type MomentKind } from './moment-input.tsx';

/**
 * A date or date and time in the club's time zone. Payload's field uses the browser's, or one chosen from an English
 * list. Invalid input blocks saving by hand.
 */
export function MomentField({
  field,
  path: ownPath,
  readOnly,
  kind = 'moment',
}: ComponentProps<DateFieldClientComponent> & { kind?: MomentKind }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: ownPath,
  });
  const { dispatchFields } = useForm();
  const [problem, setProblem] = useState<string>();
  const document = useDocumentAddress();
  useEffect(
    () => (problem === undefined ? undefined : noteUnread({ document, path, message: problem })),
    [document, path, problem],
  );
  const momentOf = kind === 'day' ? noonOf : momentAtHome;
  const id = fieldId(path);
  return (
    <div
      className={`field-type date-time-field ${showError || problem ? 'date-time-field--has-error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} required={field.required} path={path} htmlFor={`${id}-typed`} />
      <div className="field-type__wrap" id={id}>
        <FieldError path={path} showError={showError} />
        <MomentInput
          id={`${id}-typed`}
          kind={kind}
          clock={value ? timeAtHome(Date.parse(value)) : ''}
          isReadOnly={readOnly === true || disabled}
          onChange={(clock) => {
            setValue(momentOf(clock)?.toISOString() ?? null);
            // The error was about the previous value.
            if (showError) dispatchFields({ type: 'UPDATE', path, valid: true });
          }}
          onProblem={setProblem}
        />
        {kind === 'moment' && <p className="field-description">{zoneAtHome(language)}</p>}
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** A day is stored as noon UTC, as Payload does; undefined if empty. */
function noonOf(clock: string): Date | undefined {
  return clock === '' ? undefined : new Date(`${clock.slice(0, 10)}T12:00:00.000Z`);
}
