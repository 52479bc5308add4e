import { faceSlug } from './faces.ts';
import { ownFaceAddress } from './own-faces.ts';
import type { Brand } from './record/brand-record.ts';

const addresses = import.meta.glob<string>('./faces/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function preloadedFaces({ type: { faces } }: Brand, version: string): string[] {
  const found = (['display', 'text'] as const).map((role) =>
    faces[role].files
      ? ownFaceAddress(version, role, 'page')
      : addresses[`./faces/${faceSlug(faces[role].family)}.woff2`],
  );
  return found.filter((address) => address !== undefined);
}
