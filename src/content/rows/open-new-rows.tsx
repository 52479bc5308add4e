'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Shows nothing. A row that has just been added is to be filled in, and so is open, whatever the others are.
 * Several that were added at once have been filled in.
 */
export function OpenNewRows({ path }: { path: string }): null {
  const { dispatchFields } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  useEffect(() => {
    const isNew = (row: { isLoading?: boolean; collapsed?: boolean }) =>
      row.isLoading === true && row.collapsed === undefined;
    if (rows?.filter(isNew).length !== 1) return;
    // What a row says of itself is kept when the server adds what it knows of it.
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, path, dispatchFields]);
  return null;
}
