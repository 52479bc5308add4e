'use client';
import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { NumberFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { fieldId } from '#content/payload/form-elements.ts';
import { type EditorLanguage, type EditorText, editorLanguageOf } from '#i18n/editor-texts.ts';
import { formatAmount, parseAmount } from '#typed/amount.ts';
import { formatNumber, parseNumber } from '#typed/number.ts';

interface Kind {
  parse(typed: string, language: EditorLanguage): number | undefined;
  format(value: number, language: EditorLanguage): string;
  wrong: EditorText;
}

const kinds = {
  amount: {
    parse: parseAmount,
    format: formatAmount,
    wrong: {
      de: 'Das ist kein Betrag. So geht es: 24,90',
      en: 'This is not an amount. It is written like this: 24.90',
    },
  },
  number: {
    parse: parseNumber,
    format: formatNumber,
    wrong: {
      de: 'Das ist keine Zahl. So geht es: 1,5',
      en: 'This is not a number. It is written like this: 1.5',
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

type NumberFieldProps = ComponentProps<NumberFieldClientComponent> & {
  kind: keyof typeof kinds;
};

/**
 * A decimal number typed with comma or dot. A browser's number input reads “24,90” as 2490 in English, and rejects
 * the comma from a German whose browser is English.
 */
export function NumberField({ field, path: ownPath, readOnly, kind }: NumberFieldProps): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const { parse, format, wrong: said } = kinds[kind];
  // The stored value of typed text. Invalid input counts as empty: Payload would store the leading number of
  // “24,,90”.
  const numberIn = useCallback((typed: string) => parse(typed, language) ?? null, [parse, language]);
  const wrong = useRef(false);
  const validate = useCallback(() => (wrong.current ? said[language] : true), [said, language]);
  const { value, setValue, showError, disabled, path } = useField<number | null>({
    potentiallyStalePath: ownPath,
    validate,
  });
  const shown = typeof value === 'number' ? format(value, language) : '';
  const [typed, setTyped] = useState(shown);
  const isWrong = typed.trim() !== '' && numberIn(typed) === null;
  wrong.current = isWrong;
  // External changes replace the input; what was just typed keeps its formatting.
  useEffect(() => {
    setTyped((now) => (numberIn(now) === (value ?? null) ? now : shown));
  }, [value, shown, numberIn]);
  const id = fieldId(path);
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
            wrong.current = target.value.trim() !== '' && numberIn(target.value) === null;
            setValue(numberIn(target.value));
          }}
          onBlur={() => !isWrong && setTyped(shown)}
        />
        <p id={`${id}-problem`} role="status" className="field-description">
          {isWrong && said[language]}
        </p>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}
