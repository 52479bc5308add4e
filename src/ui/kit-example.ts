import type { ReactNode } from 'react';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

/** The content of a control's demo page, `/demo/ui/{name}`. */
export interface KitExamples {
  /** What the control is for, in one sentence. */
  purpose: EditorText;
  examples: readonly KitExample[];
}

export interface KitExample {
  /** Kebab-case, unique per control; used as anchor. */
  id: string;
  name: EditorText;
  view: (language: EditorLanguage) => ReactNode;
}
