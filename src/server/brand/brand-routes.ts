import { type Context, Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { ownFaceAddress, ownFaceBytes, ownFacesToCss } from '#brand/own-faces.ts';
import { locales } from '#i18n/locales.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import { answerEncoded } from '#server/pages/encoded-body.ts';
import { uploadPolicy } from '#server/security-headers.ts';
import { guidelinesPath, tokenFileNames } from './brand-files.ts';
import type { BrandVersions } from './brand-versions.ts';
import { iconFiles } from './icons.ts';
import { llmsText } from './llms.ts';
import { type LogoElsewhere, type LogoFile, type LogoRefusal, logoNames } from './logos.ts';
import { replacement, successor } from './replaced-logos.ts';

interface BrandRouteParts {
  brands: Pick<BrandVersions, 'current' | 'files' | 'eras'>;
  content: Pick<PublishedContent, 'settings' | 'pages'>;
  siteUrl: string;
}

/** For everybody's page, build and plugin: what the files say is public, and they run nothing. */
const open = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
const fresh = { ...open, 'cache-control': 'no-cache' };
const forGood = { ...open, 'cache-control': 'public, max-age=31536000, immutable' };

/** The identity as files: tokens for every platform, also at an address of their version, and the guideline as text. */
export function brandRoutes({ brands, content, siteUrl }: BrandRouteParts): Hono {
  const app = new Hono();
  const versioned = (version: string) => ({
    'x-brand-version': version,
    'access-control-expose-headers': 'ETag, X-Brand-Version',
  });

  app.get('/brand/logos.zip', async (context) => {
    const { current } = brands;
    return context.body(await current.logos.archive(), 200, {
      'content-type': 'application/zip',
      ...fresh,
      ...versioned(current.version),
      etag: `"${current.version}"`,
      'content-disposition': `attachment; filename="${current.logos.archiveName}"`,
    });
  });
  app.get('/brand/:name', async (context, next) => {
    const { current } = brands;
    const body = await current.tokens(context.req.param('name'));
    return body ? answerEncoded(context, body, { ...fresh, ...versioned(current.version) }) : next();
  });
  app.get('/brand/:version/:name', async (context, next) => {
    const { version, name } = context.req.param();
    if (!tokenFileNames.includes(name)) return next();
    const body = await (await brands.files(version))?.tokens(name);
    if (body) return answerEncoded(context, body, { ...forGood, ...versioned(version) });
    const told = `This version is not known here. The present one is ${brands.current.version}, at /brand/${name}.\n`;
    return context.text(told, 404, fresh);
  });
  app.get('/brand/:version/faces.css', async (context, next) => {
    const { version } = context.req.param();
    const files = await brands.files(version);
    if (!files) return next();
    const text = ownFacesToCss(files.brand, (role, part) => ownFaceAddress(version, role, part));
    return context.body(text, 200, { 'content-type': 'text/css; charset=utf-8', ...forGood });
  });
  app.get('/brand/:version/:face{(?:display|text)-[a-z]+\\.woff2}', async (context, next) => {
    const { version, face } = context.req.param();
    const known = await brands.files(version);
    // One that another instance has heard of first shows as the one known here, like its stylesheet.
    const font = ownFaceBytes((known ?? brands.current).brand, face);
    if (!font) return next();
    return context.body(font, 200, { 'content-type': 'font/woff2', ...(known ? forGood : fresh) });
  });
  app.use('/brand/logos/:name', etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(open)] }));
  app.get('/brand/logos/:name', async (context, next) => {
    const { current } = brands;
    const name = context.req.param('name');
    const logo = await current.logos.read(name, context.req.query('height'));
    if (logo) return answerLogo(context, logo, { ...fresh, ...versioned(current.version) });
    // It was there once: the mark stands on fewer grounds now, and its address leads to where it stands.
    const instead = await successor(brands, name);
    if (!instead) return next();
    const address = `/brand/logos/${instead.name}${new URL(context.req.url).search}`;
    return context.body(null, 302, { location: address, ...fresh, ...instead.headers });
  });
  app.get('/brand/:version/logos/:name', async (context, next) => {
    const { version, name } = context.req.param();
    const files = await brands.files(version);
    const logo = await files?.logos.read(name, context.req.query('height'));
    if (!files || !logo) return next();
    // Kept for good, it couldn't say any more that it was replaced.
    return answerLogo(context, logo, {
      ...fresh,
      ...versioned(version),
      ...(await replacement(brands, files, name)),
    });
  });
  for (const locale of locales) {
    app.get(guidelinesPath(locale), async (context) => {
      const { current } = brands;
      const body = await current.guidelines(locale);
      return answerEncoded(context, body, { ...fresh, ...versioned(current.version) });
    });
  }
  app.get('/llms.txt', (context) => {
    const text = llmsText({
      origin: siteUrl,
      settings: content.settings,
      identity: brands.current.brand,
      pages: Array.from(content.pages(), ({ outline }) => outline),
      files: [
        ...locales.map(guidelinesPath),
        ...tokenFileNames.map((name) => `/brand/${name}`),
        '/brand/logos.zip',
        ...logoNames(brands.current.brand, 'svg').map((name) => `/brand/logos/${name}`),
      ],
    });
    return context.body(text, 200, { ...fresh, 'content-type': 'text/markdown; charset=utf-8' });
  });
  return app;
}

function answerLogo(
  context: Context,
  logo: LogoFile | LogoElsewhere | LogoRefusal,
  headers: Record<string, string>,
): Response {
  if ('status' in logo)
    // Whoever asks may be a program, with no language: both say it.
    return context.text(`${logo.message.de}\n${logo.message.en}\n`, logo.status, {
      ...headers,
      ...fresh,
      'content-language': 'de, en',
      ...(logo.status === 503 ? { 'retry-after': '5' } : {}),
    });
  if ('location' in logo) return context.body(null, 301, { location: logo.location, ...headers });
  return context.body(logo.bytes, 200, {
    'content-type': logo.contentType,
    ...headers,
    'content-disposition': `inline; filename="${logo.fileName}"`,
    'content-security-policy': uploadPolicy,
  });
}

/** The icons of an identity other than that which the site was built with, whose icons lie in a folder. */
export function iconRoutes(brands: Pick<BrandVersions, 'current' | 'isBuiltIn'>): Hono {
  const app = new Hono();
  for (const name of Object.keys(iconFiles))
    app.get(`/${name}`, async (context, next) => {
      const body = brands.isBuiltIn ? undefined : await brands.current.icon(name);
      return body ? answerEncoded(context, body, { 'cache-control': 'no-cache' }) : next();
    });
  return app;
}
