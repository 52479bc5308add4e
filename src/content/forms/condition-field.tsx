'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ReactNode } from 'react';
import { ConditionSelect } from './condition-select.tsx';
import { earlierFields } from './earlier-fields.ts';

/** Chooses the field on whose answer another one depends. */
export function ConditionField({ path, field, readOnly }: TextFieldClientProps): ReactNode {
  const [state, dispatch] = useAllFormFields();
  return (
    <ConditionSelect
      path={path}
      field={field}
      choices={earlierFields(state, path)}
      readOnly={readOnly}
      // What was asked of another field's answer makes no sense of this one's.
      onChoose={() => dispatch({ type: 'UPDATE', path: valuePath(path), value: null })}
    />
  );
}

function valuePath(path: string): string {
  return path.replace(/\.showIfField$/, '.showIfValue');
}
