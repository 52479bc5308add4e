'use client';
import { useFormInitializing } from '@payloadcms/ui';
import { useEffect } from 'react';
import { fieldHash } from '#content/foundation/fields/block-hash.ts';
import { showField } from './show-field.ts';

/** Renders nothing. Focuses the field in the form's URL, if it is outside rows. */
export function NamedField(): null {
  const isInitializing = useFormInitializing();
  useEffect(() => {
    if (!isInitializing && location.hash.startsWith(fieldHash))
      void showField(location.hash.slice(fieldHash.length), []);
  }, [isInitializing]);
  return null;
}
