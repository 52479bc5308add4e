'use client';
import { FieldDescription, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClient } from 'payload';
import type { ReactNode } from 'react';
import { fieldId } from '#content/payload/form-elements.ts';
import { textFor } from '#i18n/editor-texts.ts';
import styles from './condition-select.module.css';
import type { ConditionChoice } from './earlier-fields.ts';

interface ConditionSelectProps {
  path: string;
  field: Pick<TextFieldClient, 'name' | 'label' | 'admin'>;
  choices: readonly ConditionChoice[];
  readOnly?: boolean | undefined;
  onChoose?: () => void;
}

/** Shows labels and stores short names; a stored one that no longer exists stays visible, so that it can be cleared. */
export function ConditionSelect({
  path,
  field,
  choices,
  readOnly = false,
  onChoose,
}: ConditionSelectProps): ReactNode {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { i18n } = useTranslation();
  const isGone = Boolean(value) && !choices.some((choice) => choice.value === value);
  return (
    <div className="field-type" style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} path={path} />
      <select
        id={fieldId(path)}
        className={styles.select}
        value={value ?? ''}
        disabled={readOnly}
        onChange={({ target }) => {
          onChoose?.();
          setValue(target.value || null);
        }}
      >
        <option value="">–</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
        {isGone && (
          <option value={value}>
            {textFor({ i18n }, { de: `${value} (gibt es nicht)`, en: `${value} (does not exist)` })}
          </option>
        )}
      </select>
      {showError && <p role="alert">{errorMessage}</p>}
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  );
}
