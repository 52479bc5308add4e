import { brandVersion } from '#brand/brand-version.server.ts';
import { designTokens } from '#brand/design-tokens.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { tokensToCss } from '#brand/tokens.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { type EncodedBody, encodeBody } from '#server/pages/encoded-body.ts';
import { brandJson } from './brand-json.ts';
import { designMd } from './design-md.ts';
import { dtcgDocument } from './dtcg.ts';
import { figmaVariables } from './figma-variables.ts';
import { guidelines } from './guidelines.ts';
import { iconFiles } from './icons.ts';
import { clubName, Logos } from './logos.ts';
import { integrityOf, npmPackage } from './npm-package.ts';
import { filesOfVersion, openFiles, tokenFileNames } from './open-files.ts';
import { type PlatformTokens, platformTokens } from './platform-tokens.ts';
import { adobeSwatches, gimpPalette } from './swatches.ts';
import { typefacesArchive } from './typefaces.ts';

interface Source {
  brand: Brand;
  version: string;
  siteUrl: string;
  /** Made once, on first use. */
  platforms(): Promise<PlatformTokens>;
  /** Another file. */
  read(name: string): Promise<Buffer>;
}

interface BrandFile {
  contentType: string;
  make(source: Source): string | Buffer<ArrayBuffer> | Promise<string | Buffer<ArrayBuffer>>;
}

const json = 'application/json; charset=utf-8';
const css = 'text/css; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

function ofPlatform(name: keyof PlatformTokens, contentType: string): BrandFile {
  return { contentType, make: async ({ platforms }) => (await platforms())[name] };
}

const markdown = 'text/markdown; charset=utf-8';

const brandFiles: Readonly<Record<string, BrandFile>> = {
  'tokens.json': {
    contentType: 'application/design-tokens+json; charset=utf-8',
    make: ({ brand, version }) => written(dtcgDocument(designTokens(brand), version)),
  },
  'tokens.css': {
    contentType: css,
    make: ({ brand, version }) => `/* Brand version ${version}. */\n${tokensToCss(brand)}`,
  },
  'tokens.scss': ofPlatform('scss', plain),
  'tokens.less': ofPlatform('less', plain),
  'tokens.tailwind.css': ofPlatform('tailwind', css),
  'tokens.figma.json': {
    contentType: json,
    make: ({ brand, version }) => written(figmaVariables(designTokens(brand), brand.name.text, version)),
  },
  'tokens.xml': ofPlatform('android', 'application/xml; charset=utf-8'),
  'tokens.swift': ofPlatform('swift', plain),
  'tokens.dart': ofPlatform('flutter', plain),
  'tokens.ase': { contentType: 'application/octet-stream', make: ({ brand }) => adobeSwatches(brand) },
  'typefaces.zip': { contentType: 'application/zip', make: ({ brand }) => typefacesArchive(brand) },
  'tokens.gpl': { contentType: plain, make: ({ brand, version }) => gimpPalette(brand, version) },
  'tokens.tgz': {
    contentType: 'application/gzip',
    make: async ({ brand, version, siteUrl, read }) => {
      const names = [...tokenFileNames, 'DESIGN.md'];
      return npmPackage({
        club: clubName(brand),
        version,
        homepage: `${siteUrl}/`,
        license: 'UNLICENSED',
        files: Object.fromEntries(
          await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
        ),
      });
    },
  },
  'DESIGN.md': {
    contentType: markdown,
    make: ({ brand, version, siteUrl }) => designMd(brand, version, siteUrl),
  },
  'brand.json': {
    contentType: json,
    make: ({ brand, version, siteUrl }) => written(brandJson(brand, version, siteUrl)),
  },
  'files.json': {
    contentType: json,
    make: async ({ brand, version, siteUrl, read }) => {
      const files = filesOfVersion(brand, version).map(async ({ name, path, use }) => ({
        name,
        use,
        url: siteUrl + path,
        ...(brandFileNames.includes(name) && name !== 'files.json'
          ? { integrity: integrityOf(await read(name)) }
          : {}),
      }));
      return written({ version, files: await Promise.all(files) });
    },
  },
};

/** The files that {@link BrandFiles} makes by their names. */
export const brandFileNames: readonly string[] = Object.keys(brandFiles);

export function guidelinesPath(locale: Locale, version?: string): string {
  return localizedPath(`/brand/${version === undefined ? '' : `${version}/`}guidelines.md`, locale);
}

/** The generated files of one record; each is generated on first request and cached. */
export class BrandFiles {
  readonly brand: Brand;
  readonly version: string;
  readonly logos: Logos;
  readonly #source: Source;
  readonly #siteUrl: string;
  readonly #made = new Map<string, Promise<EncodedBody>>();

  /** @param version the published version of an old record, whose schema may have grown since */
  constructor(brand: Brand, siteUrl: string, version = brandVersion(brand)) {
    this.brand = brand;
    this.version = version;
    this.logos = new Logos(brand, version);
    this.#siteUrl = siteUrl;
    let platforms: Promise<PlatformTokens> | undefined;
    this.#source = {
      brand,
      version: this.version,
      siteUrl,
      platforms: () => {
        platforms ??= platformTokens(brand, this.version);
        return platforms;
      },
      read: async (name) => (await this.tokens(name))?.bytes.identity ?? Buffer.alloc(0),
    };
  }

  /** Undefined if there is no such file. */
  tokens(name: string): Promise<EncodedBody> | undefined {
    const file = brandFileNames.includes(name) ? brandFiles[name] : undefined;
    return file && this.#once(name, async () => encodeBody(await file.make(this.#source), file.contentType));
  }

  /** Undefined if there is no such icon. */
  icon(name: string): Promise<EncodedBody> | undefined {
    const file = Object.hasOwn(iconFiles, name) ? iconFiles[name] : undefined;
    return file && this.#once(name, async () => encodeBody(await file.make(this.brand), file.contentType));
  }

  /** @param at whether its links point to the current identity or to this version */
  guidelines(locale: Locale, at: 'present' | 'version'): Promise<EncodedBody> {
    const version = at === 'version' ? this.version : undefined;
    return this.#once(guidelinesPath(locale, version), () => {
      const listed = version === undefined ? openFiles(this.brand) : filesOfVersion(this.brand, version);
      const addresses = listed
        .filter(({ name, isKept }) => isKept && !name.startsWith('guidelines.md'))
        .map(({ path }) => this.#siteUrl + path);
      const text = guidelines(this.#source.brand, this.version, locale, addresses);
      return encodeBody(text, markdown);
    });
  }

  /** All logos, with guideline, palettes and typefaces. */
  archive(): Promise<Buffer<ArrayBuffer>> {
    return this.logos.archive(async () => {
      const files: Record<string, Uint8Array> = {};
      for (const locale of locales)
        files[`guidelines.${locale}.md`] = (await this.guidelines(locale, 'version')).bytes.identity;
      for (const name of ['tokens.ase', 'tokens.gpl', 'typefaces.zip']) {
        const file = await this.tokens(name);
        if (file) files[name] = file.bytes.identity;
      }
      return files;
    });
  }

  #once(name: string, make: () => Promise<EncodedBody>): Promise<EncodedBody> {
    const known = this.#made.get(name);
    if (known) return known;
    const made = make();
    this.#made.set(name, made);
    made.catch(() => this.#made.delete(name));
    return made;
  }
}

function written(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}
