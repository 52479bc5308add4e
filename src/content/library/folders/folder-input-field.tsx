'use client';
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import { mergeFieldStyles } from '@payloadcms/ui/shared';
import type { TextFieldClientComponent } from 'payload';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { z } from 'zod';
import { fieldId } from '#content/payload/form-elements.ts';
import { FolderInput } from './folder-input.tsx';

const answer = z.object({ folders: z.array(z.object({ folder: z.string() })) });

export function FolderInputField({
  field,
  path: ownPath,
  readOnly,
}: ComponentProps<TextFieldClientComponent>): ReactNode {
  const { value, setValue, showError, disabled, path } = useField<string | null>({
    potentiallyStalePath: ownPath,
  });
  const folders = useFolders();
  const id = fieldId(path);
  return (
    <div className={`field-type text ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel label={field.label} htmlFor={id} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <FolderInput
          id={id}
          folders={folders}
          value={value ?? ''}
          disabled={readOnly === true || disabled}
          onChange={setValue}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
}

/** The existing folders. Errors are silent: a folder can be typed without suggestions. */
function useFolders(): readonly string[] {
  const [folders, setFolders] = useState<readonly string[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    fetch('/api/media/folders', { signal: gone.signal })
      .then(async (response) =>
        setFolders(answer.parse(await response.json()).folders.map(({ folder }) => folder)),
      )
      .catch(() => {});
    return () => gone.abort();
  }, []);
  return folders;
}
