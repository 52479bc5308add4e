'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { longestFolder } from './folder-path.ts';

type FolderInputProps = Omit<ComponentProps<'input'>, 'onChange' | 'list' | 'type'> & {
  folders: readonly string[];
  value: string;
  onChange: (typed: string) => void;
};

export function FolderInput({ folders, onChange, ...input }: FolderInputProps): ReactNode {
  const list = useId();
  return (
    <>
      <input
        {...input}
        type="text"
        list={list}
        maxLength={longestFolder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {folders.map((folder) => (
          <option key={folder} value={folder} />
        ))}
      </datalist>
    </>
  );
}
