import type { FormField } from './form.fields.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'] as const;
const typesOfFiles = {
  any: [...pictures, 'application/pdf'],
  images: pictures,
  pdf: ['application/pdf'],
} as const;

export function fileTypesOf(field: FormField): readonly string[] {
  return typesOfFiles[field.fileTypes];
}

export const bytesPerMegabyte = 1024 * 1024;

export function maxBytesOf(field: FormField): number {
  return field.mostMegabytes * bytesPerMegabyte;
}
