import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { picturesAddress } from './pictures-address.ts';
import { versionHistory } from './version-history.ts';
import styles from './versions.module.css';
import { versionsMessages } from './versions-messages.ts';

/** Replaces Payload's list of versions, which shows ids: when, how and by whom each was saved. */
export async function VersionsView({
  initPageResult: { req, collectionConfig, docID },
  routeSegments,
  searchParams,
}: DocumentViewServerProps): Promise<ReactNode> {
  if (!collectionConfig || docID === undefined) return null;
  const { slug, labels, admin } = collectionConfig;
  const language = editorLanguageOf(req);
  const messages = versionsMessages[language];
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const page = Math.max(1, Math.floor(Number(searchParams?.page)) || 1);
  const { versions, pages } = await versionHistory(req, { collection: slug, document: docID, page });
  const isTrashed = routeSegments[2] === 'trash';
  const address = `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`;
  const { plural } = labels;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={typeof plural === 'function' ? plural({ i18n: req.i18n, t: req.t }) : plural}
        useAsTitle={admin.useAsTitle}
        view={getTranslation(req.i18n.t('version:versions'), req.i18n)}
      />
      <main className={styles.view}>
        <Gutter>
          <p className={styles.help}>{versions.length > 0 ? messages.help : messages.none}</p>
          {versions.length > 0 && (
            <table className={styles.versions}>
              <thead>
                <tr>
                  <th scope="col">{messages.when}</th>
                  <th scope="col">{messages.what}</th>
                  <th scope="col">{messages.who}</th>
                </tr>
              </thead>
              <tbody>
                {versions.map(({ id, savedAt, kind, author, reason, isLive, before }) => (
                  <tr key={id}>
                    <td>
                      <a href={`${address}/${id}${before === undefined ? '' : `?versionFrom=${before}`}`}>
                        {moment.format(savedAt)}
                      </a>
                      {slug === 'pages' && !isTrashed && (
                        <a
                          className={styles.pictures}
                          href={picturesAddress({ page: docID, version: id })}
                          aria-label={messages.pictures.of(moment.format(savedAt))}
                        >
                          {messages.pictures.link}
                        </a>
                      )}
                    </td>
                    <td>
                      {messages.kinds[kind]}
                      {isLive && <strong className={styles.live}>{messages.live}</strong>}
                      {reason && <p className={styles.reason}>{messages.because(reason)}</p>}
                    </td>
                    <td>{author ?? <span className={styles.quiet}>{messages.nobody}</span>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          {pages > 1 && (
            <nav className={styles.pages} aria-label={messages.pages}>
              {page > 1 && <a href={`${address}?page=${page - 1}`}>{messages.newer}</a>}
              <span>{messages.page(page, pages)}</span>
              {page < pages && <a href={`${address}?page=${page + 1}`}>{messages.older}</a>}
            </nav>
          )}
        </Gutter>
      </main>
    </>
  );
}
