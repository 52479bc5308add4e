'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { textFor } from '#i18n/editor-texts.ts';
import classes from './swatch.module.css';

/** Shows the colour of the value beside it, and opens the system's colour picker. */
export function Swatch({ path }: { path: string }): ReactNode {
  const reading = useTranslation();
  const { value, setValue } = useField<string>({ path });
  const hex = /^#[0-9A-F]{6}$/i.test(value ?? '') ? value : undefined;
  return (
    <input
      className={classes.swatch}
      type="color"
      aria-label={textFor(reading, { de: 'Farbe auswählen', en: 'Choose the colour' })}
      value={hex?.toLowerCase() ?? '#000000'}
      onChange={({ target }) => setValue(target.value.toUpperCase())}
    />
  );
}
