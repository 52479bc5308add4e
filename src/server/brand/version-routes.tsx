import { type Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { editorLanguageFor, formatLocales } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import { timeZone } from '#i18n/time-zone.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Renderer } from '#server/pages/render.tsx';
import { versionMessages } from '#site/brand-versions/version-messages.ts';
import { Comparison, VersionList, VersionPage } from '#site/brand-versions/version-pages.tsx';
import { compareBrands, valuesOf } from './brand-changes.ts';
import { type BrandFiles, tokenFileNames } from './brand-files.ts';
import type { BrandVersions } from './brand-versions.ts';
import { changesFeed } from './changes-feed.ts';

interface VersionRouteParts {
  brands: Pick<BrandVersions, 'current' | 'files' | 'eras'>;
  content: Pick<PublishedContent, 'settings'>;
  renderer: Renderer;
  siteUrl: string;
}

/** How many changes are told at once; earlier versions stay at their addresses. */
const mostEras = 50;

/** What the identity was: every version to open, to cite and to compare, and a feed of what changed. */
export function versionRoutes({ brands, content, renderer, siteUrl }: VersionRouteParts): Hono {
  const app = new Hono();
  const page = (context: Context, title: string, view: ReactNode, locale: Locale) =>
    context.html(
      renderer.renderStep(title, view, locale, content.settings, 'src/site/brand-versions/version-pages'),
      200,
      { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
    );

  /** The eras with what differs from the one before each. */
  async function erasWithChanges() {
    const eras = brands.eras.slice(0, mostEras + 1);
    const records = await Promise.all(eras.map(({ version }) => brands.files(version)));
    return eras.slice(0, mostEras).map(({ version, since }, place) => {
      const [own, before] = [records[place], records[place + 1]];
      return {
        version,
        since,
        from: own && before && { version: before.version, changes: compareBrands(before.brand, own.brand) },
      };
    });
  }

  for (const locale of locales) {
    const words = versionMessages[locale];
    const at = (path: string) => localizedPath(path, locale);
    const inWords = (since: string | undefined) =>
      since &&
      new Intl.DateTimeFormat(formatLocales[editorLanguageFor(locale)], {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone,
      }).format(new Date(since));

    app.get(at('/brand/versions'), async (context) => {
      const eras = (await erasWithChanges()).map((era) => ({ ...era, since: inWords(era.since) }));
      return page(context, words.title, <VersionList eras={eras} />, locale);
    });
    app.get(at('/brand/changes.atom'), async (context) => {
      const entries = (await erasWithChanges()).flatMap(({ version, since, from }) =>
        since === undefined ? [] : [{ version, since, changes: from?.changes }],
      );
      const feed = changesFeed(brands.current.brand.name.text, entries, locale, siteUrl);
      return context.body(feed, 200, {
        'content-type': 'application/atom+xml; charset=utf-8',
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*',
      });
    });
    app.get(at('/brand/versions/:version'), async (context, next) => {
      const files = await brands.files(context.req.param('version') ?? '');
      if (!files) return next();
      const { version, brand } = files;
      const view = (
        <VersionPage
          version={version}
          since={inWords(brands.eras.find((era) => era.version === version)?.since)}
          isPresent={version === brands.current.version}
          present={brands.current.version}
          colors={Object.values(brand.colors).map(({ name, hex }) => ({
            name: name[editorLanguageFor(locale)],
            hex,
          }))}
          marks={marksOf(files, locale)}
          values={valuesOf(brand)}
          files={tokenFileNames}
        />
      );
      return page(context, fillIn(words.version, { version }), view, locale);
    });
    app.get(at('/brand/versions/:before/:after'), async (context, next) => {
      const [before, after] = [context.req.param('before') ?? '', context.req.param('after') ?? ''];
      const [one, other] = await Promise.all([brands.files(before), brands.files(after)]);
      if (!one || !other) return next();
      const side = (files: BrandFiles) => ({ version: files.version, marks: marksOf(files, locale) });
      const view = (
        <Comparison before={side(one)} after={side(other)} changes={compareBrands(one.brand, other.brand)} />
      );
      return page(context, fillIn(words.compared, { before, after }), view, locale);
    });
  }
  return app;
}

/** Each mark on the first ground that it might stand on then. */
function marksOf({ version, brand }: BrandFiles, locale: Locale) {
  return Object.entries(brand.marks).map(([mark, { name, grounds }]) => ({
    name: name[editorLanguageFor(locale)],
    src: `/brand/${version}/logos/${mark}-on-${grounds[0]}.svg`,
  }));
}
