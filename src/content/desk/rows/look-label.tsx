'use client';
import { useFormFields, useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

const grounds: Readonly<Record<string, EditorText>> = {
  white: { de: 'Weiß', en: 'White' },
  sand: { de: 'Sand', en: 'Sand' },
  night: { de: 'Nacht', en: 'Night' },
};

/** What a block's folded look is: its ground, its anchor, and what differs from the usual. */
export function LookLabel(): ReactNode {
  const { path } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const block = path.slice(0, path.lastIndexOf('.'));
  // As one text, so that other fields don't render it anew.
  const [ground = '', reveals, parallax = '', anchor = ''] = useFormFields(([fields]) =>
    ['ground', 'reveals', 'parallax', 'anchor']
      .map((name) => String(fields[`${block}.${name}`]?.value ?? ''))
      .join('\n'),
  ).split('\n');
  const said: EditorText[] = [
    ...(grounds[ground] ? [grounds[ground]] : []),
    ...(reveals === 'false' ? [{ de: 'steht von Anfang an', en: 'there from the start' }] : []),
    ...(parallax !== '' && parallax !== 'none' ? [{ de: 'mit Parallaxe', en: 'with parallax' }] : []),
    ...(anchor === '' ? [] : [{ de: `#${anchor}`, en: `#${anchor}` }]),
  ];
  const list = said.map((one) => textFor({ i18n }, one)).join(', ');
  return `${textFor({ i18n }, { de: 'Aussehen', en: 'Look' })}${list && `: ${list}`}`;
}
