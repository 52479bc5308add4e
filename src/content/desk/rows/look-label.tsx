'use client';
import { useRowLabel, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { valuesOf } from '#content/foundation/fields/field-tree.ts';
import { type EditorText, textFor } from '#i18n/editor-texts.ts';

const grounds: Readonly<Record<string, EditorText>> = {
  white: { de: 'Weiß', en: 'White' },
  sand: { de: 'Sand', en: 'Sand' },
  night: { de: 'Nacht', en: 'Night' },
};

/** What a block's folded look is: its ground, its anchor, and what differs from the usual. */
export function LookLabel(): ReactNode {
  const { data } = useRowLabel<unknown>();
  const { i18n } = useTranslation();
  const { ground, reveals, parallax, anchor } = valuesOf(data);
  const shown = grounds[String(ground)];
  const said: EditorText[] = [
    ...(shown ? [shown] : []),
    ...(reveals === false ? [{ de: 'steht von Anfang an', en: 'there from the start' }] : []),
    ...(parallax && parallax !== 'none' ? [{ de: 'mit Parallaxe', en: 'with parallax' }] : []),
    ...(anchor ? [{ de: `#${anchor}`, en: `#${anchor}` }] : []),
  ];
  const list = said.map((one) => textFor({ i18n }, one)).join(', ');
  return `${textFor({ i18n }, { de: 'Aussehen', en: 'Look' })}${list && `: ${list}`}`;
}
