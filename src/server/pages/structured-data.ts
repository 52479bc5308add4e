import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import type { Brand } from '#brand/record/brand-record.ts';
import { editorLanguageFor } from '#i18n/editor-texts.ts';
import type { Locale } from '#i18n/locales.ts';
import { localizedPath } from '#i18n/localized-path.ts';
import { plainText } from '#pages/document-title.ts';
import type { PageDocument } from '#pages/page-document.ts';
import type { ProjectSettings } from '#pages/project-settings.ts';
import type { TrailStep } from './page-trail.ts';
import { productThings } from './structured-products.ts';

interface Described {
  page: PageDocument;
  identity: Brand;
  settings: ProjectSettings | undefined;
  origin: string;
  trail: readonly TrailStep[];
}

export function structuredData({ page, identity, settings, origin, trail }: Described): string | undefined {
  const address = (path: string) => origin + localizedPath(path, page.locale);
  const things: Thing[] = [
    ...(page.path === '/' && settings
      ? siteThings(settings, identity, page.locale, origin, address('/'))
      : []),
    ...(trail.length > 0 ? [breadcrumbs([...trail, page], address)] : []),
    ...productThings(page, settings?.brand.name, origin, address(page.path)),
  ];
  if (things.length === 0) return undefined;
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // Prevents the data from ending the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function siteThings(
  { brand, locales, social }: ProjectSettings,
  { name: { full } }: Brand,
  locale: Locale,
  origin: string,
  home: string,
): Thing[] {
  const { title, description } = locales[locale];
  const publisher = { '@id': `${origin}/#organization` };
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name: brand.name,
      ...(full ? { alternateName: full[editorLanguageFor(locale)] } : {}),
      url: `${origin}/`,
      logo: `${origin}/icon-512.png`,
      ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
    },
    {
      '@type': 'WebSite',
      '@id': `${home}#website`,
      name: plainText(`${brand.name} ${title}`),
      description: plainText(description),
      url: home,
      inLanguage: locale,
      publisher,
    },
  ];
}

function breadcrumbs(steps: readonly TrailStep[], address: (path: string) => string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(title),
      item: address(path),
    })),
  };
}
