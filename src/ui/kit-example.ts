import type { ReactNode } from 'react';
import type { EditorLanguage, EditorText } from '#i18n/editor-texts.ts';

/** What a control of the kit shows on its own page, `/demo/ui/{name}`. */
export interface KitExamples {
  /** What the control is for, in one sentence. */
  purpose: EditorText;
  examples: readonly KitExample[];
}

/** A control in one of its states. */
export interface KitExample {
  /** Kebab-case, unique within its control; the example's anchor. */
  id: string;
  name: EditorText;
  view: (language: EditorLanguage) => ReactNode;
}
