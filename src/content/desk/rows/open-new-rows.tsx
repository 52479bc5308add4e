'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Renders nothing. Opens a row that was just added, since it has to be filled in. Several rows added at once are
 * filled already.
 */
export function OpenNewRows({ path }: { path: string }): null {
  const { dispatchFields } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows);
  useEffect(() => {
    const isNew = (row: { isLoading?: boolean; collapsed?: boolean }) =>
      row.isLoading === true && row.collapsed === undefined;
    if (rows?.filter(isNew).length !== 1) return;
    // Client-side row state survives the server's response.
    const updatedRows = rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
  }, [rows, path, dispatchFields]);
  return null;
}
