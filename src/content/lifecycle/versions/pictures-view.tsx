import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, FlattenedBlocksField, SanitizedCollectionConfig } from 'payload';
import type { ReactNode } from 'react';
import { rowTitle, titleParts } from '#content/foundation/fields/title-parts.ts';
import { settings } from '#content/foundation/operation/content-settings.ts';
import { documentIdSchema } from '#content/foundation/requests/document-id.ts';
import { versionAddress } from '#content/lifecycle/drafts/preview-address.ts';
import { notFound } from '#content/payload/server-navigation.ts';
import { type EditorLanguage, editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { defaultLocale, isLocale, type Locale, locales } from '#i18n/locales.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { alignedRows, stateOf } from './aligned-rows.ts';
import { type ComparedVersions, comparedVersions, type PagesVersion } from './compared-versions.ts';
import { type PicturedChange, type PicturedSide, PicturedVersions } from './pictured-versions.tsx';
import styles from './pictures.module.css';
import { picturesAddress, pictureWidths } from './pictures-address.ts';
import { versionsMessages } from './versions-messages.ts';

/** Two versions of a page as visitors would see them, side by side: the one in the URL and an earlier one. */
export async function PicturesView({
  initPageResult: { req, collectionConfig, docID, permissions },
  routeSegments,
  searchParams,
}: DocumentViewServerProps): Promise<ReactNode> {
  if (!collectionConfig || docID === undefined || !permissions.collections?.pages?.readVersions) notFound();
  const language = editorLanguageOf(req);
  const messages = versionsMessages[language].pictures;
  const locale = isLocale(req.locale) ? req.locale : defaultLocale;
  const width = pictureWidths.find((one) => one === searchParams?.width) ?? 'desktop';
  const version = documentIdSchema.safeParse(routeSegments.at(-1)).data;
  const before =
    searchParams?.before === undefined ? undefined : documentIdSchema.safeParse(searchParams.before).data;
  const compared =
    version !== undefined && (searchParams?.before === undefined || before !== undefined)
      ? await comparedVersions(req, { page: docID, version, before, locale })
      : undefined;
  if (!compared || version === undefined) notFound();
  const { plural } = collectionConfig.labels;
  const here = { page: docID, version, locale, width, before };
  const choices = [
    {
      name: messages.language,
      links: locales.map((one) => ({
        text: languageName(one, language),
        href: picturesAddress({ ...here, locale: one }),
        isCurrent: one === locale,
      })),
    },
    {
      name: messages.width,
      links: pictureWidths.map((one) => ({
        text: messages.widths[one],
        href: picturesAddress({ ...here, width: one }),
        isCurrent: one === width,
      })),
    },
    ...against(compared),
  ];
  const inWords = `/admin/collections/pages/${docID}/versions/${compared.after.id}`;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        pluralLabel={typeof plural === 'function' ? plural({ i18n: req.i18n, t: req.t }) : plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={messages.title}
      />
      <main className={styles.view}>
        <Gutter>
          <p className={styles.help}>{messages.help}</p>
          <div className={styles.choices}>
            {choices.map(({ name, links }) => (
              <nav key={name} aria-label={name}>
                <span>{name}:</span>
                {links.map(({ text, href, isCurrent }) => (
                  <a key={text} href={href} aria-current={isCurrent || undefined}>
                    {text}
                  </a>
                ))}
              </nav>
            ))}
            <a href={compared.before ? `${inWords}?versionFrom=${compared.before.id}` : inWords}>
              {messages.inWords}
            </a>
          </div>
          <PicturedVersions
            key={`${compared.before?.id} ${compared.after.id} ${locale} ${width}`}
            sides={sidesOf(compared, locale, language)}
            changes={changesOf(compared, collectionConfig, { language, i18n: req.i18n })}
            width={width}
            language={language}
          />
        </Gutter>
      </main>
    </>
  );

  function against({ previous, live }: ComparedVersions) {
    const others = [
      { text: messages.liveBefore, before: undefined },
      ...(previous === undefined ? [] : [{ text: messages.previous, before: previous }]),
      ...(live === undefined ? [] : [{ text: messages.live, before: live }]),
    ];
    const links = others.map((other) => ({
      text: other.text,
      href: picturesAddress({ ...here, before: other.before }),
      isCurrent: other.before === before,
    }));
    return links.every(({ isCurrent }) => isCurrent) ? [] : [{ name: messages.against, links }];
  }
}

function sidesOf(
  { before, after }: ComparedVersions,
  locale: Locale,
  language: EditorLanguage,
): PicturedSide[] {
  const messages = versionsMessages[language];
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const side = (name: PicturedSide['side'], version: PagesVersion): PicturedSide => ({
    side: name,
    facts: [
      moment.format(version.savedAt),
      [messages.kinds[version.kind], version.isLive ? messages.live : undefined, version.author]
        .filter(Boolean)
        .join(', '),
      ...(version.reason ? [messages.because(version.reason)] : []),
    ],
    shown: version.isThere
      ? { address: versionAddress(settings, version.id, locale) }
      : { missing: messages.pictures.missing(languageName(locale, language)) },
  });
  return [
    before
      ? side('before', before)
      : { side: 'before', facts: [], shown: { missing: messages.pictures.first } },
    side('after', after),
  ];
}

/** The changed blocks, titled as in the form; undefined if there is nothing to compare with. */
function changesOf(
  { before, after }: ComparedVersions,
  { flattenedFields }: SanitizedCollectionConfig,
  { language, i18n }: { language: EditorLanguage; i18n: Parameters<typeof getTranslation>[1] },
): PicturedChange[] | undefined {
  if (!before?.isThere || !after.isThere) return undefined;
  const field = flattenedFields.find(
    (one): one is FlattenedBlocksField => one.type === 'blocks' && one.name === 'blocks',
  );
  const messages = versionsMessages[language];
  return alignedRows(before.blocks, after.blocks).flatMap((aligned): PicturedChange[] => {
    const state = stateOf(aligned);
    const row = aligned.after ?? aligned.before ?? {};
    if (!state) return [];
    const kind = field?.blocks.find(({ slug }) => slug === row.blockType);
    const label = kind?.labels ? getTranslation(kind.labels.singular, i18n) : messages.entry;
    const { text } = rowTitle(row, titleParts(kind?.flattenedFields ?? []));
    return [{ id: String(row.id), name: messages.row(aligned.place, label, text), state }];
  });
}
