import { brandVersion } from '#brand/brand-version.server.ts';
import { designTokens } from '#brand/design-tokens.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { tokensToCss } from '#brand/tokens.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { type EncodedBody, encodeBody } from '#server/pages/encoded-body.ts';
import { dtcgDocument } from './dtcg.ts';
import { figmaVariables } from './figma-variables.ts';
import { guidelines } from './guidelines.ts';
import { iconFiles } from './icons.ts';
import { Logos, logoNames } from './logos.ts';
import { type PlatformTokens, platformTokens } from './platform-tokens.ts';
import { adobeSwatches, gimpPalette } from './swatches.ts';
import { typefacesArchive } from './typefaces.ts';

interface Source {
  brand: Brand;
  version: string;
  /** Made once, on first use. */
  platforms(): Promise<PlatformTokens>;
}

interface TokenFile {
  contentType: string;
  make(source: Source): string | Buffer<ArrayBuffer> | Promise<string | Buffer<ArrayBuffer>>;
}

const json = 'application/json; charset=utf-8';
const css = 'text/css; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

function ofPlatform(name: keyof PlatformTokens, contentType: string): TokenFile {
  return { contentType, make: async ({ platforms }) => (await platforms())[name] };
}

const tokenFiles: Readonly<Record<string, TokenFile>> = {
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
};

export const tokenFileNames: readonly string[] = Object.keys(tokenFiles);

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
      platforms: () => {
        platforms ??= platformTokens(brand, this.version);
        return platforms;
      },
    };
  }

  /** Undefined if there is no such file. */
  tokens(name: string): Promise<EncodedBody> | undefined {
    const file = Object.hasOwn(tokenFiles, name) ? tokenFiles[name] : undefined;
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
      const names = [...tokenFileNames, ...logoNames(this.brand, 'svg').map((name) => `logos/${name}`)];
      const below = [this.#siteUrl, 'brand', ...(version === undefined ? [] : [version])].join('/');
      const addresses = names.map((name) => `${below}/${name}`);
      const text = guidelines(this.#source.brand, this.version, locale, addresses);
      return encodeBody(text, 'text/markdown; charset=utf-8');
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
