import type { Brand } from './record/brand-record.ts';

type Faces = Brand['type']['faces'];

/** A face's name as its files begin with it. */
export function faceSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** The stylesheets in `src/brand/faces` that a record's faces come with, by the names of their typefaces. */
export function facesStylesheets({ display, text }: Faces): string[] {
  return [...new Set([display.cutFrom, text.cutFrom])].map((name) => `src/brand/faces/${faceSlug(name)}.css`);
}
