'use client';
import { useAllFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import type { ReactNode } from 'react';
import { ConditionSelect } from './condition-select.tsx';
import { earlierFields } from './earlier-fields.ts';

export function ConditionField({ path, field, readOnly }: TextFieldClientProps): ReactNode {
  const [state, dispatch] = useAllFormFields();
  return (
    <ConditionSelect
      path={path}
      field={field}
      choices={earlierFields(state, path)}
      readOnly={readOnly}
      // The required answer belongs to the previous field.
      onChoose={() => dispatch({ type: 'UPDATE', path: valuePath(path), value: null })}
    />
  );
}

function valuePath(path: string): string {
  return path.replace(/\.showIfField$/, '.showIfValue');
}
