'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { NumberFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import { formatAmount, parseAmount } from './typed-amount.ts';

const notAnAmount: EditorText = {
  de: 'Das ist kein Betrag. So geht es: 24,90',
  en: 'This is not an amount. It is written like this: 24.90',
};

/** A price as people write it, with comma or point. A browser's own number field reads “24,90” as 2490 in English. */
export function AmountField({
  field,
  path: ownPath,
  readOnly,
}: ComponentProps<NumberFieldClientComponent>): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const wrong = useRef(false);
  const validate = useCallback(() => (wrong.current ? notAnAmount[language] : true), [language]);
  const { value, setValue, showError, disabled, path } = useField<number | null>({
    potentiallyStalePath: ownPath,
    validate,
  });
  const shown = typeof value === 'number' ? formatAmount(value, language) : '';
  const [typed, setTyped] = useState(shown);
  const isWrong = typed.trim() !== '' && parseAmount(typed) === undefined;
  wrong.current = isWrong;
  // What comes from elsewhere takes its place; what was just typed stays as it is written.
  useEffect(() => {
    setTyped((now) => (amountIn(now) === (value ?? null) ? now : shown));
  }, [value, shown]);
  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div
      className={`field-type number ${showError || isWrong ? 'error' : ''}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel label={field.label} htmlFor={id} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          value={typed}
          disabled={readOnly === true || disabled}
          aria-describedby={`${id}-problem`}
          aria-invalid={isWrong}
          onChange={({ target }) => {
            setTyped(target.value);
            wrong.current = target.value.trim() !== '' && parseAmount(target.value) === undefined;
            setValue(amountIn(target.value));
          }}
          onBlur={() => !isWrong && setTyped(shown)}
        />
        <p id={`${id}-problem`} role="status" className="field-description">
          {isWrong && notAnAmount[language]}
        </p>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** What is stored of what was typed. What is no amount is none: Payload would make of “24,,90” what it begins with. */
function amountIn(typed: string): number | null {
  return parseAmount(typed) ?? null;
}
