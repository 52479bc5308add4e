import type { Brand } from './record/brand-record.ts';

type Faces = Brand['type']['faces'];

/** A face's name as its files begin with it. */
export function faceSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/**
 * The stylesheets in `src/brand/faces` that a record's faces come with, by the names of their typefaces. Those of
 * editors' own are part of the tokens' (`own-faces.ts`).
 */
export function facesStylesheets({ display, text }: Faces): string[] {
  const shipped = [display, text].filter(({ files }) => files === undefined);
  return [...new Set(shipped.map(({ cutFrom }) => cutFrom))].map(
    (name) => `src/brand/faces/${faceSlug(name)}.css`,
  );
}
