import type { Brand } from '#brand/record/brand-record.ts';
import { type BrandChange, compareBrands } from './brand-changes.ts';

interface Versions {
  /** Newest first. */
  eras: readonly { version: string; since?: string | undefined }[];
  files(version: string): Promise<{ version: string; brand: Brand } | undefined>;
}

/** A period in which the site used a version. */
export interface ChangedEra {
  version: string;
  /** ISO time; undefined if unknown. */
  since: string | undefined;
  brand: Brand | undefined;
  /** The previous version and the differences; undefined if there is none. */
  from: { version: string; changes: readonly BrandChange[] } | undefined;
}

/** The latest eras, newest first, each with the differences from the one before. */
export async function changedEras(brands: Versions, most: number): Promise<ChangedEra[]> {
  const eras = brands.eras.slice(0, most + 1);
  const records = await Promise.all(eras.map(({ version }) => brands.files(version)));
  return eras.slice(0, most).map(({ version, since }, place) => {
    const [own, before] = [records[place], records[place + 1]];
    return {
      version,
      since,
      brand: own?.brand,
      from: own && before && { version: before.version, changes: compareBrands(before.brand, own.brand) },
    };
  });
}
