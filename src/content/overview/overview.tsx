import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/roles.ts';
import { type EditorLanguage, editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { locales } from '#i18n/locales.ts';
import { BallotCount } from './ballot-count.tsx';
import { endingLicences, hasEnded } from './ending-licences.ts';
import { openPolls } from './open-polls.ts';
import styles from './overview.module.css';
import { overviewMessages } from './overview-messages.ts';
import { newSubmissions, type Received, undelivered, undeliveredMails } from './received.ts';
import {
  missingLanguages,
  refusedPublications,
  scheduledPublications,
  unpublishedDrafts,
  type WaitingDocument,
  type WaitingDocuments,
} from './waiting-documents.ts';

/** On the dashboard: what waits for somebody, each line a click away from doing something about it. */
export async function Overview({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>): Promise<ReactNode> {
  const language = editorLanguageOf({ i18n });
  const messages = overviewMessages[language];
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const dayOf = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const inLanguage = (locale: (typeof locales)[number]) => languageName(locale, language);
  const now = Date.now();
  const parts = await Promise.all([
    part({
      title: messages.drafts,
      help: messages.draftsHelp,
      empty: messages.noDrafts,
      language,
      read: () => unpublishedDrafts(payload),
      line: (entry) => ({ href: addressOf(entry), about: messages.savedAt(moment.format(entry.savedAt)) }),
      more: ({ totals }) =>
        Object.entries(totals).map(([slug, count]) => ({
          words: `${getTranslation(payload.collections[slug]?.config.labels.plural ?? slug, i18n)}: ${count}`,
          href: listOf(slug, { 'where[_status][equals]': 'draft' }),
        })),
    }),
    part({
      title: messages.scheduled,
      help: messages.scheduledHelp,
      empty: messages.nothingScheduled,
      language,
      read: () => scheduledPublications(payload),
      line: (entry) => {
        const when = moment.format(entry.at);
        const what = entry.type === 'publish' ? messages.publishesAt(when) : messages.unpublishesAt(when);
        const only = entry.only ? `, ${messages.onlyIn(inLanguage(entry.only))}` : '';
        return { href: addressOf(entry), about: `${what}${only}` };
      },
    }),
    part({
      title: messages.refused,
      help: messages.refusedHelp,
      language,
      read: () => refusedPublications(payload),
      line: (entry) => ({
        href: addressOf(entry),
        about: messages.wantedAt(moment.format(entry.at), entry.reason),
      }),
    }),
    part({
      title: messages.languages,
      help: messages.languagesHelp,
      empty: messages.noneMissing,
      language,
      read: () => missingLanguages(payload),
      line: (entry) => ({
        href: addressOf(entry),
        about: messages.missingIn(inLanguage(entry.locale)),
      }),
      more: ({ entries }) =>
        locales
          .filter((locale) => entries.some((entry) => entry.locale === locale))
          .map((locale) => ({
            words: messages.seeMissing(inLanguage(locale)),
            href: listOf('pages', {
              locale,
              'where[_status][equals]': 'published',
              'where[title][exists]': 'false',
            }),
          })),
    }),
    part({
      title: messages.polls,
      help: messages.pollsHelp,
      empty: messages.noPolls,
      language,
      read: () => openPolls(payload, now),
      line: (entry) => ({
        href: addressOf(entry, '/votes'),
        about: (
          <>
            <BallotCount poll={String(entry.id)} language={language} initial={entry.report} />
            {', '}
            {entry.closesAt ? messages.closes(moment.format(entry.closesAt)) : messages.noEnd}
          </>
        ),
      }),
    }),
    part({
      title: messages.licences,
      help: messages.licencesHelp,
      language,
      read: () => endingLicences(payload, now),
      line: (entry) => {
        const when = dayOf.format(entry.until);
        return {
          href: addressOf(entry),
          about: hasEnded(entry.until, now) ? messages.licenceEnded(when) : messages.licensedUntil(when),
        };
      },
      more: () => [
        {
          words: messages.seeAll,
          href: listOf('media', { 'where[licensedUntil][exists]': 'true', sort: 'licensedUntil' }),
        },
      ],
    }),
    // Whoever may not read what visitors have sent doesn't learn that there is something.
    ...(isEditor(user)
      ? [
          part({
            title: messages.received,
            help: messages.receivedHelp,
            empty: messages.nothingReceived,
            language,
            read: () => newSubmissions(payload, now),
            line: receivedLine(moment),
            more: () => [{ words: messages.seeAll, href: listOf('submissions') }],
          }),
          part({
            title: messages.mails,
            help: messages.mailsHelp,
            empty: messages.noMails,
            language,
            read: () => undeliveredMails(payload),
            line: receivedLine(moment),
            more: () => [
              {
                words: messages.seeAll,
                href: listOf('submissions', { 'where[mailState][in]': undelivered.join() }),
              },
            ],
          }),
        ]
      : []),
  ]);
  return (
    <section className={styles.overview} aria-labelledby="overview">
      <h2 id="overview">{messages.title}</h2>
      <div className={styles.parts}>{parts}</div>
    </section>
  );
}

interface Part<Entry extends WaitingDocument> {
  title: string;
  help: string;
  /** What is said where nothing waits; without it the part is left out then. */
  empty?: string;
  language: EditorLanguage;
  read: () => Promise<WaitingDocuments<Entry>>;
  line: (entry: Entry) => { href: string; about: ReactNode };
  /** The ways to all that there is. */
  more?: (found: WaitingDocuments<Entry>) => { words: string; href: string }[];
}

/** One part; what can't be read says so, and leaves the others alone. */
async function part<Entry extends WaitingDocument>({
  title,
  help,
  empty,
  language,
  read,
  line,
  more,
}: Part<Entry>): Promise<ReactNode> {
  const found = await read().catch(() => undefined);
  if (found && !empty && found.entries.length === 0) return null;
  const total = Object.values(found?.totals ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <article key={title} className={styles.part}>
      <h3>
        {title}
        {total > 0 && (
          <span className={styles.count}>{new Intl.NumberFormat(formatLocales[language]).format(total)}</span>
        )}
      </h3>
      {!found && <p role="status">{overviewMessages[language].unreadable}</p>}
      {found && total === 0 && <p className={styles.quiet}>{empty}</p>}
      {found && total > 0 && (
        <>
          <p className={styles.quiet}>{help}</p>
          <ul className={styles.entries}>
            {found.entries.map((entry) => {
              const { href, about } = line(entry);
              return (
                <li key={href}>
                  <a href={href}>{entry.title}</a>
                  <span className={styles.quiet}>{about}</span>
                </li>
              );
            })}
          </ul>
          {more && (
            <ul className={styles.more}>
              {more(found).map(({ words, href }) => (
                <li key={href}>
                  <a href={href}>{words}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </article>
  );
}

function receivedLine(moment: Intl.DateTimeFormat) {
  return (entry: Received) => ({
    href: addressOf(entry),
    about: `${entry.formTitle.replaceAll('\u00AD', '')}, ${moment.format(entry.receivedAt)}`,
  });
}

/** The content’s language stays what it was last, unless an address names one. */
function addressOf({ collection, id, locale }: WaitingDocument, view = ''): string {
  return `/admin/collections/${collection}/${id}${view}${locale ? `?locale=${locale}` : ''}`;
}

/** The list of a collection, showing what this query describes. */
function listOf(collection: string, query: Readonly<Record<string, string>> = {}): string {
  return `/admin/collections/${collection}?${new URLSearchParams(query)}`;
}
