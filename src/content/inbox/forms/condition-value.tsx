'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ReactNode } from 'react';
import { ConditionSelect } from './condition-select.tsx';
import { earlierFields } from './earlier-fields.ts';

/** Chooses the required answer of another field; hidden if that field has no options. */
export function ConditionValue({ path, field, readOnly }: TextFieldClientProps): ReactNode {
  const [state] = useAllFormFields();
  const chosen = state[path.replace(/\.showIfValue$/, '.showIfField')]?.value;
  const options = earlierFields(state, path).find(({ value }) => value === chosen)?.options;
  if (!options && !state[path]?.value) return null;
  return <ConditionSelect path={path} field={field} choices={options ?? []} readOnly={readOnly} />;
}
