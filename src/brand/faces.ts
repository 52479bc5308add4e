import type { Brand } from './record/brand-record.ts';

type Faces = Brand['type']['faces'];

/** The file name prefix of a face. */
export function faceSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/**
 * The stylesheets in `src/brand/faces` for a record's built-in typefaces. Those of editors' own are part of the token
 * stylesheet (`own-faces.ts`).
 */
export function facesStylesheets({ display, text }: Faces): string[] {
  const shipped = [display, text].filter(({ files }) => files === undefined);
  return [...new Set(shipped.map(({ cutFrom }) => cutFrom))].map(
    (name) => `src/brand/faces/${faceSlug(name)}.generated.css`,
  );
}
