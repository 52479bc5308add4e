import { type Context, Hono, type Next } from 'hono';
import { ownFaceAddress, ownFaceBytes, ownFacesToCss } from '#brand/own-faces.ts';
import { locales } from '#i18n/locales.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { answerEncoded } from '#server/pages/encoded-body.ts';
import { specimenPolicy, uploadPolicy } from '#server/security-headers.ts';
import { type BrandFiles, brandFileNames, guidelinesPath } from './brand-files.ts';
import type { BrandVersions } from './brand-versions.ts';
import { iconFiles } from './icons.ts';
import { llmsText } from './llms.ts';
import type { LogoElsewhere, LogoFile, LogoRefusal } from './logos.ts';
import { answerTagged, forGood, fresh } from './open-answers.ts';
import { openFiles } from './open-files.ts';
import { replacement, successor } from './replaced-logos.ts';
import { typeSpecimen } from './type-specimen.ts';

interface BrandRouteParts {
  brands: Pick<BrandVersions, 'current' | 'files' | 'eras'>;
  content: Pick<PublishedContent, 'settings' | 'pages'>;
  siteUrl: string;
  /** The network of whoever asks. */
  networkOf(context: Context): string;
}

/** The identity as files: tokens for every platform, guideline and logos, each also under its version's address. */
export function brandRoutes({ brands, content, siteUrl, networkOf }: BrandRouteParts): Hono {
  const app = new Hono();
  const versioned = (version: string) => ({ 'x-brand-version': version });
  const unknown = (context: Context, present: string) => {
    const told = `This version is not known here. The present one is ${brands.current.version}, at ${present}.\n`;
    return context.text(told, 404, fresh);
  };

  app.get('/brand/logos.zip', (context) => answerArchive(context, brands.current, fresh));
  app.get('/brand/:version/logos.zip', async (context) => {
    const files = await brands.files(context.req.param('version'));
    return files ? answerArchive(context, files, forGood) : unknown(context, '/brand/logos.zip');
  });
  const present = (nameOf: (context: Context) => string) => async (context: Context, next: Next) => {
    const { current } = brands;
    const body = await current.tokens(nameOf(context));
    return body ? answerEncoded(context, body, { ...fresh, ...versioned(current.version) }) : next();
  };
  app.get(
    '/.well-known/brand.json',
    present(() => 'brand.json'),
  );
  app.get(
    '/DESIGN.md',
    present(() => 'DESIGN.md'),
  );
  app.get(
    '/brand/:name',
    present(({ req }) => req.param('name') ?? ''),
  );
  app.get('/brand/:version/:name', async (context, next) => {
    const { version, name } = context.req.param();
    if (!brandFileNames.includes(name)) return next();
    const body = await (await brands.files(version))?.tokens(name);
    if (body) return answerEncoded(context, body, { ...forGood, ...versioned(version) });
    return unknown(context, `/brand/${name}`);
  });
  app.get('/brand/:version/faces.css', async (context, next) => {
    const { version } = context.req.param();
    const files = await brands.files(version);
    if (!files) return next();
    const text = ownFacesToCss(files.brand, (role, part) => ownFaceAddress(version, role, part));
    return answerTagged(context, text, { 'content-type': 'text/css; charset=utf-8', ...forGood });
  });
  app.get('/brand/:version/:face{(?:display|text)-[a-z]+\\.woff2}', async (context, next) => {
    const { version, face } = context.req.param();
    const known = await brands.files(version);
    // A version that only another instance knows yet gets the current fonts, like its stylesheet.
    const font = ownFaceBytes((known ?? brands.current).brand, face);
    if (!font) return next();
    return answerTagged(context, font, { 'content-type': 'font/woff2', ...(known ? forGood : fresh) });
  });
  app.get('/brand/:version/:specimen{type-(?:display|text)\\.svg}', async (context, next) => {
    const { version, specimen } = context.req.param();
    const files = await brands.files(version);
    const line =
      files && (await typeSpecimen(files.brand, specimen === 'type-text.svg' ? 'text' : 'display'));
    if (!line) return next();
    return answerTagged(context, line, {
      'content-type': 'image/svg+xml',
      ...forGood,
      ...versioned(version),
      'content-security-policy': specimenPolicy,
    });
  });
  app.get('/brand/logos/:name', async (context, next) => {
    const { current } = brands;
    const name = context.req.param('name');
    const logo = await current.logos.read(name, context.req.query('height'), networkOf(context));
    if (logo) return answerLogo(context, logo, { ...fresh, ...versioned(current.version) });
    // Logos that no longer exist, because the mark may stand on fewer grounds now, redirect to a successor.
    const instead = await successor(brands, name);
    if (!instead) return next();
    const address = `/brand/logos/${instead.name}${new URL(context.req.url).search}`;
    return context.body(null, 302, { location: address, ...fresh, ...instead.headers });
  });
  app.get('/brand/:version/logos/:name', async (context, next) => {
    const { version, name } = context.req.param();
    const files = await brands.files(version);
    const logo = await files?.logos.read(name, context.req.query('height'), networkOf(context));
    if (!files || !logo) return next();
    // The file is immutable; the deprecation headers reach new requesters.
    return answerLogo(context, logo, {
      ...forGood,
      ...versioned(version),
      ...(await replacement(brands, files, name)),
    });
  });
  for (const locale of locales) {
    app.get(guidelinesPath(locale), async (context) => {
      const { current } = brands;
      const body = await current.guidelines(locale, 'present');
      return answerEncoded(context, body, { ...fresh, ...versioned(current.version) });
    });
    app.get(guidelinesPath(locale, ':version'), async (context) => {
      const version = context.req.param('version') ?? '';
      const body = await (await brands.files(version))?.guidelines(locale, 'version');
      if (body) return answerEncoded(context, body, { ...forGood, ...versioned(version) });
      return unknown(context, guidelinesPath(locale));
    });
  }
  app.get('/llms.txt', (context) => {
    const text = llmsText({
      origin: siteUrl,
      settings: content.settings,
      identity: brands.current.brand,
      pages: Array.from(content.pages(), ({ outline }) => outline),
      files: openFiles(brands.current.brand),
    });
    return answerTagged(context, text, { ...fresh, 'content-type': 'text/markdown; charset=utf-8' });
  });
  return app;
}

async function answerArchive(
  context: Context,
  files: BrandFiles,
  headers: Record<string, string>,
): Promise<Response> {
  return answerTagged(context, await files.archive(), {
    'content-type': 'application/zip',
    ...headers,
    'x-brand-version': files.version,
    'content-disposition': `attachment; filename="${files.logos.archiveName}"`,
  });
}

function answerLogo(
  context: Context,
  logo: LogoFile | LogoElsewhere | LogoRefusal,
  headers: Record<string, string>,
): Response {
  if ('status' in logo)
    // The requester may be a program without a language, so both are given.
    return context.text(`${logo.message.de}\n${logo.message.en}\n`, logo.status, {
      ...headers,
      ...fresh,
      'content-language': 'de, en',
      ...(logo.retryAfter === undefined ? {} : { 'retry-after': String(logo.retryAfter) }),
    });
  if ('location' in logo) return context.body(null, 301, { location: logo.location, ...headers, ...fresh });
  return answerTagged(context, logo.bytes, {
    'content-type': logo.contentType,
    ...headers,
    'content-disposition': `inline; filename="${logo.fileName}"`,
    'content-security-policy': uploadPolicy,
  });
}

/** The icons of an identity other than the built-in one, whose icons are static files. */
export function iconRoutes(brands: Pick<BrandVersions, 'current' | 'isBuiltIn'>): Hono {
  const app = new Hono();
  for (const name of Object.keys(iconFiles))
    app.get(`/${name}`, async (context, next) => {
      const body = brands.isBuiltIn ? undefined : await brands.current.icon(name);
      return body ? answerEncoded(context, body, { 'cache-control': 'no-cache' }) : next();
    });
  return app;
}
