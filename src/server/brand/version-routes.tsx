import { type Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { versionMessages } from '#blocks/brand-files/version-messages.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import { formatDateTime } from '#i18n/format-date.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { fillIn } from '#i18n/messages.ts';
import type { PublishedContent } from '#server/content/published-content.ts';
import type { Renderer } from '#server/pages/render.tsx';
import type { KnownVersion } from '#site/brand-versions/compare-form.tsx';
import { Comparison, VersionList, VersionPage } from '#site/brand-versions/version-pages.tsx';
import { type BrandChange, compareBrands, valuesOf } from './brand-changes.ts';
import { guidelinesPath } from './brand-files.ts';
import type { BrandVersions } from './brand-versions.ts';
import { changedEras } from './changed-eras.ts';
import { changesFeed } from './changes-feed.ts';
import { answerTagged, fresh } from './open-answers.ts';
import { filesOfVersion } from './open-files.ts';
import { wordsOf } from './value-words.ts';

interface VersionRouteParts {
  brands: Pick<BrandVersions, 'current' | 'files' | 'eras'>;
  content: Pick<PublishedContent, 'settings'>;
  renderer: Renderer;
  siteUrl: string;
}

/** Most changes on the page; earlier versions stay at their addresses. */
const mostEras = 50;

/** The identity's history: pages for every version, comparisons, and a feed. */
export function versionRoutes({ brands, content, renderer, siteUrl }: VersionRouteParts): Hono {
  const app = new Hono();
  const page = (context: Context, title: string, view: ReactNode, locale: Locale) =>
    context.html(
      renderer.renderStep(title, view, locale, content.settings, 'src/site/brand-versions/version-pages', [
        {
          name: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: versionMessages[locale].feed,
            href: localizedPath('/brand/changes.atom', locale),
          },
        },
      ]),
      200,
      { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' },
    );

  for (const locale of locales) {
    const words = versionMessages[locale];
    const language = editorLanguageFor(locale);
    const at = (path: string) => localizedPath(path, locale);
    const inWords = (since: string | undefined) => since && formatDateTime(since, locale);
    const said = (changes: readonly BrandChange[], brand = brands.current.brand) =>
      changes.map((change) => ({ ...change, words: wordsOf(change.path, brand, locale) }));

    const known = (): KnownVersion[] => {
      const met = new Map<string, KnownVersion>();
      for (const { version, since } of brands.eras.slice(0, mostEras))
        if (!met.has(version)) met.set(version, { version, since: inWords(since) });
      return [...met.values()];
    };

    app.get(at('/brand/versions'), async (context) => {
      const { before, after } = context.req.query();
      // Redirects the form's choice to its own address.
      if (before && after && [before, after].every((version) => /^[0-9a-f]+$/.test(version)))
        return context.redirect(at(`/brand/versions/${before}/${after}`), 303);
      const eras = (await changedEras(brands, mostEras)).map(({ version, since, from, brand }) => ({
        version,
        since: inWords(since),
        from: from && { ...from, changes: said(from.changes, brand) },
      }));
      return page(context, words.title, <VersionList eras={eras} known={known()} />, locale);
    });
    app.get(at('/brand/changes.atom'), async (context) => {
      const entries = (await changedEras(brands, mostEras)).flatMap(({ version, since, from, brand }) =>
        since === undefined ? [] : [{ version, since, changes: from && said(from.changes, brand) }],
      );
      const feed = changesFeed(brands.current.brand.name.text, entries, locale, siteUrl);
      return answerTagged(context, feed, { 'content-type': 'application/atom+xml; charset=utf-8', ...fresh });
    });
    app.get(at('/brand/versions/:version'), async (context, next) => {
      const files = await brands.files(context.req.param('version') ?? '');
      if (!files) return next();
      const { version, brand } = files;
      const view = (
        <VersionPage
          version={version}
          known={known()}
          since={inWords(brands.eras.find((era) => era.version === version)?.since)}
          isPresent={version === brands.current.version}
          present={brands.current.version}
          colors={Object.values(brand.colors).map(({ name, hex }) => ({ name: name[language], hex }))}
          marks={Object.entries(brand.marks).map(
            ([
              mark,
              {
                name,
                grounds: [ground = 'white'],
              },
            ]) => ({
              name: name[language],
              src: `/brand/${version}/logos/${mark}-on-${ground}.svg`,
              ground: brand.colors[brand.grounds[ground].ground].hex,
            }),
          )}
          values={valuesOf(brand).map((each) => ({ ...each, words: wordsOf(each.path, brand, locale) }))}
          files={filesOfVersion(brand, version)
            .filter(({ name }) => !name.startsWith('logos/') && !name.startsWith('guidelines.md'))
            .map(({ name, path }) => ({ name, address: path }))
            .concat({ name: 'guidelines.md', address: guidelinesPath(locale, version) })}
        />
      );
      return page(context, fillIn(words.version, { version }), view, locale);
    });
    app.get(at('/brand/versions/:before/:after'), async (context, next) => {
      const [before, after] = [context.req.param('before') ?? '', context.req.param('after') ?? ''];
      const [one, other] = await Promise.all([brands.files(before), brands.files(after)]);
      if (!one || !other) return next();
      const view = (
        <Comparison
          before={one.version}
          after={other.version}
          known={known()}
          changes={said(compareBrands(one.brand, other.brand), other.brand)}
        />
      );
      return page(context, fillIn(words.compared, { before, after }), view, locale);
    });
  }
  return app;
}
