import { join, resolve } from 'node:path';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { GuideTopic } from './guide-topics.ts';

const directory = resolve('src/content/desk/guides');

/** Pictures of the guides, made by `npm run guide-pictures`. */
export const guidePictures = join(directory, 'pictures');

export function guideFile(topic: GuideTopic, language: EditorLanguage): string {
  return join(directory, 'texts', `${topic}.${language}.md`);
}

/** A picture's file, by the name used in the Markdown. */
export function guidePicture(name: string, language: EditorLanguage): string {
  return join(guidePictures, `${name}.${language}.webp`);
}
