import type { Brand } from '#brand/record/brand-record.ts';
import { type BrandChange, compareBrands } from './brand-changes.ts';

/** What of the versions is needed here. */
interface Versions {
  /** Newest first. */
  eras: readonly { version: string; since?: string | undefined }[];
  files(version: string): Promise<{ version: string; brand: Brand } | undefined>;
}

/** One time that the site was of a version. */
export interface ChangedEra {
  version: string;
  /** ISO time; missing where nobody has told when it began. */
  since: string | undefined;
  brand: Brand | undefined;
  /** The version before it with what differs; missing where none is known. */
  from: { version: string; changes: readonly BrandChange[] } | undefined;
}

/** The latest eras, newest first, with what differs from the one before each. */
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
