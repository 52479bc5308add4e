import { join, resolve } from 'node:path';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { GuideTopic } from './guide-topics.ts';

const directory = resolve('src/content/guides');

/** Where the guides' pictures lie; `npm run guide-pictures` makes them. */
export const guidePictures = join(directory, 'pictures');

/** The Markdown of a guide. */
export function guideFile(topic: GuideTopic, language: EditorLanguage): string {
  return join(directory, 'texts', `${topic}.${language}.md`);
}

/** The file of a guide's picture, by the name that the Markdown gives it. */
export function guidePicture(name: string, language: EditorLanguage): string {
  return join(guidePictures, `${name}.${language}.webp`);
}
