import { clubs } from './clubs/clubs.ts';
import type { WrittenBrand } from './record/brand-record.ts';

type Faces = WrittenBrand['type']['faces'];

export const shippedFaces = {
  archivo: clubs.first.type.faces,
  robotoSerif: clubs.second.type.faces,
} satisfies Record<string, Faces>;

export type ShippedFace = keyof typeof shippedFaces;

export const shippedFaceNames = ['archivo', 'robotoSerif'] as const satisfies readonly ShippedFace[];
