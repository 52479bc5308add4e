'use client';
import { FieldDescription, SelectInput, useField, useTranslation } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClient } from 'payload';
import type { ReactNode } from 'react';
import type { ConditionChoice } from './earlier-fields.ts';

interface ConditionSelectProps {
  path: string;
  field: Pick<TextFieldClient, 'name' | 'label' | 'admin'>;
  choices: readonly ConditionChoice[];
  readOnly?: boolean | undefined;
  onChoose?: () => void;
}

/** Chooses by labels and stores a short name; a stored one that is gone stays visible, so that it can be cleared. */
export function ConditionSelect({
  path,
  field,
  choices,
  readOnly = false,
  onChoose,
}: ConditionSelectProps): ReactNode {
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { i18n } = useTranslation();
  const gone = i18n.language === 'de' ? `${value} (gibt es nicht)` : `${value} (does not exist)`;
  const options = choices.map((choice) => ({ ...choice }));
  if (value && !options.some((option) => option.value === value)) options.push({ value, label: gone });
  return (
    <SelectInput
      path={path}
      name={field.name}
      style={mergeFieldStyles(field)}
      label={field.label}
      Description={<FieldDescription path={path} description={field.admin?.description} />}
      Error={showError ? <p role="alert">{errorMessage}</p> : undefined}
      showError={showError}
      options={options}
      value={value ?? ''}
      isClearable
      readOnly={readOnly}
      onChange={(chosen) => {
        onChoose?.();
        setValue(Array.isArray(chosen) ? null : (chosen?.value ?? null));
      }}
    />
  );
}
