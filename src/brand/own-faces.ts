import { faceRules } from './face-rules.ts';
import type { Brand } from './record/brand-record.ts';
import type { FacePartName } from './record/face-cut.ts';

type Role = keyof Brand['type']['faces'];

/** URL of a part of an editor's own face, as a file of a brand version. */
export function ownFaceAddress(version: string, role: Role, part: FacePartName): string {
  return `/brand/${version}/${ownFaceFile(role, part)}`;
}

/** File name, such as `display-page.woff2`. */
export function ownFaceFile(role: Role, part: FacePartName): string {
  return `${role}-${part}.woff2`;
}

/** The @font-face rules of editors' own faces; empty if only built-in ones are used. */
export function ownFacesToCss(
  { type: { faces } }: Brand,
  addressOf: (role: Role, part: FacePartName) => string,
): string {
  return (['display', 'text'] as const)
    .flatMap((role) => {
      const { files } = faces[role];
      if (!files) return [];
      const parts = files.parts.map(({ part, characters }) => ({
        address: addressOf(role, part),
        characters,
      }));
      return faceRules(faces[role], parts, files.fallbacks);
    })
    .map((rule) => `${rule}\n`)
    .join('');
}

/** A file of an own face; undefined if there is none of this name. */
export function ownFaceBytes({ type: { faces } }: Brand, name: string): Buffer<ArrayBuffer> | undefined {
  for (const role of ['display', 'text'] as const)
    for (const { part, woff2 } of faces[role].files?.parts ?? [])
      if (ownFaceFile(role, part) === name) return Buffer.from(woff2, 'base64');
  return undefined;
}
