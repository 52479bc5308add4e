'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { recordsIn } from '#content/foundation/fields/field-tree.ts';
import { focusRow, rowElement } from '#content/payload/form-elements.ts';

type Blocks = readonly Readonly<Record<string, unknown>>[];

/** The blocks of a form as rows, with bulk operations. */
export function useBlockRows(path: string) {
  const { getDataByPath, getData, dispatchFields, removeFieldRow, reset, setModified } = useForm();
  const rows = useFormFields(([fields]) => fields[path]?.rows) ?? [];
  const awaited = useRef<{ from: number; count: number }>(undefined);

  useEffect(() => {
    const { from, count } = awaited.current ?? { from: 0, count: 0 };
    if (count === 0 || rows.length < from + count) return;
    awaited.current = undefined;
    const isNew = (index: number) => index >= from && index < from + count;
    const updatedRows = rows.map((row, index) => (isNew(index) ? { ...row, collapsed: false } : row));
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows });
    requestAnimationFrame(() => {
      const row = rowElement(path, from);
      row?.scrollIntoView({ block: 'center' });
      focusRow(row);
    });
  }, [rows, path, dispatchFields]);

  const blocksNow = (): Blocks => recordsIn(getDataByPath(path));

  return {
    rows,
    blocksOf: (ids: ReadonlySet<string>): Blocks => blocksNow().filter(({ id }) => ids.has(String(id))),
    /** Inserts stored blocks at an index through a form state from the server; `more` are values of other fields. */
    insert: async (blocks: Blocks, at: number, more: object = {}): Promise<void> => {
      awaited.current = { from: at, count: blocks.length };
      await reset({ ...getData(), ...more, [path]: blocksNow().toSpliced(at, 0, ...blocks) });
      setModified(true);
    },
    remove: (ids: ReadonlySet<string>): void => {
      for (const [index, { id }] of [...rows.entries()].reverse())
        if (ids.has(id)) removeFieldRow({ path, rowIndex: index });
    },
  };
}
