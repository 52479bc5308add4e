import { isLight } from '#brand/contrast.ts';
import type { BrandFiles } from './brand-files.ts';
import type { BrandVersions } from './brand-versions.ts';
import { logoNames } from './logos.ts';

type Versions = Pick<BrandVersions, 'current' | 'files' | 'eras'>;

/** How many eras to search: each may read a record from disk. */
const mostEras = 50;

/** Deprecation headers (RFC 9745) for a replaced drawing: since when, and its successor. Empty for a current one. */
export async function replacement(
  brands: Versions,
  earlier: BrandFiles,
  name: string,
): Promise<Record<string, string>> {
  const present = brands.current.logos.drawing(name);
  if (present === earlier.logos.drawing(name)) return {};
  const since = await heldSince(brands, (files) => files.logos.drawing(name) === present);
  return {
    ...(present === undefined ? {} : { link: `</brand/logos/${name}>; rel="successor-version"` }),
    ...deprecation(since),
  };
}

/** The successor of a logo that no longer exists: the same mark on an allowed ground, equally light if possible. */
export async function successor(
  brands: Versions,
  name: string,
): Promise<{ name: string; headers: Record<string, string> } | undefined> {
  const [, mark, ground] = /^(\w+)-on-(\w+)\.\w+$/.exec(name) ?? [];
  if (!mark || !ground) return undefined;
  const wasThere = await heldSince(brands, (files) => files.logos.drawing(name) === undefined);
  if (wasThere === 'always') return undefined;
  const { brand } = brands.current;
  const lightness = new Map<string, boolean>(
    Object.entries(brand.grounds).map(([each, parts]) => [each, isLight(brand.colors[parts.ground].hex)]),
  );
  const names = logoNames(brand, 'svg')
    .filter((each) => each.startsWith(`${mark}-on-`))
    .map((each) => each.slice(`${mark}-on-`.length, -'.svg'.length));
  const place = names.find((each) => lightness.get(each) === lightness.get(ground)) ?? names[0];
  return place === undefined
    ? undefined
    : { name: name.replace(`-on-${ground}.`, `-on-${place}.`), headers: deprecation(wasThere) };
}

/** Since when a condition has held, going back from now; `always` if it always did. */
async function heldSince(
  brands: Versions,
  isSo: (files: BrandFiles) => boolean,
): Promise<string | undefined> {
  let since: string | undefined;
  for (const era of brands.eras.slice(0, mostEras)) {
    const known = await brands.files(era.version);
    if (known && !isSo(known)) return since;
    since = era.since ?? since;
  }
  return 'always';
}

function deprecation(since: string | undefined): Record<string, string> {
  const time = Date.parse(since ?? '');
  return Number.isNaN(time) ? {} : { deprecation: `@${Math.floor(time / 1000)}` };
}
