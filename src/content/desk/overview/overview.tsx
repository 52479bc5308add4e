import { getTranslation } from '@payloadcms/translations';
import type { ServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isEditor } from '#content/access/rights/roles.ts';
import { missingPaths } from '#content/graph/path-counts/missing-paths.ts';
import { pathCountsMessages } from '#content/graph/path-counts/path-counts-messages.ts';
import { redirectFormFor } from '#content/graph/path-counts/redirect-form.ts';
import { stateWords } from '#content/lifecycle/states/state-words.ts';
import { editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import type { locales } from '#i18n/locales.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { BallotCount } from './ballot-count.tsx';
import { BrokenLinks } from './broken-links-part.tsx';
import { endingLicences, hasEnded } from './ending-licences.ts';
import { addressOf, linkOf, listOf } from './entry-links.ts';
import { openPolls } from './open-polls.ts';
import styles from './overview.module.css';
import { overviewMessages } from './overview-messages.ts';
import { part } from './overview-part.tsx';
import { newSubmissions, type Received, undelivered, undeliveredMails } from './received.ts';
import { refusedPublications, scheduledPublications } from './scheduled-publications.ts';
import { most, unpublishedDrafts } from './waiting-documents.ts';
import { WaitingTranslations } from './waiting-translations-part.tsx';

/** The open work on the dashboard. Every line links to where it is done. */
export async function Overview({
  payload,
  user,
  i18n,
}: Pick<ServerProps, 'payload' | 'user' | 'i18n'>): Promise<ReactNode> {
  const language = editorLanguageOf({ i18n });
  const messages = overviewMessages[language];
  const asked = pathCountsMessages[language];
  const moment = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  const dayOf = new Intl.DateTimeFormat(formatLocales[language], {
    dateStyle: 'short',
    timeZone,
  });
  const inLanguage = (locale: (typeof locales)[number]) => languageName(locale, language);
  const now = Date.now();
  const parts = await Promise.all([
    part({
      title: messages.drafts,
      help: messages.draftsHelp,
      language,
      read: () => unpublishedDrafts(payload),
      line: (entry) => ({
        title: entry.title,
        href: addressOf(entry),
        about: `${stateWords[language][entry.state]}, ${messages.savedAt(moment.format(entry.savedAt))}`,
      }),
      more: ({ totals }) =>
        Object.entries(totals).map(([slug, count]) => ({
          words: `${getTranslation(payload.collections[slug]?.config.labels.plural ?? slug, i18n)}: ${count}`,
          href: listOf(slug, { 'where[_status][equals]': 'draft' }),
        })),
    }),
    part({
      title: messages.scheduled,
      help: messages.scheduledHelp,
      language,
      read: () => scheduledPublications(payload),
      line: (entry) => {
        const when = moment.format(entry.at);
        const what = entry.type === 'publish' ? messages.publishesAt(when) : messages.unpublishesAt(when);
        const only = entry.only ? `, ${messages.onlyIn(inLanguage(entry.only))}` : '';
        return { ...linkOf(entry, { payload, i18n }), about: `${what}${only}` };
      },
    }),
    part({
      title: messages.refused,
      help: messages.refusedHelp,
      language,
      read: () => refusedPublications(payload),
      line: (entry) => ({
        ...linkOf(entry, { payload, i18n }),
        about: messages.wantedAt(moment.format(entry.at), entry.reason),
      }),
    }),
    <WaitingTranslations key="languages" payload={payload} i18n={i18n} />,
    <BrokenLinks key="broken" payload={payload} language={language} now={now} />,
    part({
      title: messages.polls,
      help: messages.pollsHelp,
      language,
      read: () => openPolls(payload, now),
      line: (entry) => ({
        title: entry.title,
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
          title: entry.title,
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
    // Accounts that may not read submissions don't learn that there are any.
    ...(isEditor(user)
      ? [
          part({
            title: asked.heading,
            help: messages.missingHelp,
            language,
            read: async () => {
              const { total, paths } = await missingPaths(payload, { most });
              return { entries: paths, totals: { paths: total } };
            },
            line: (entry) => ({
              title: entry.path,
              href: redirectFormFor(entry),
              about: asked.asked(entry) + (entry.guess ? `; ${asked.meant(entry.guess.path)}` : ''),
            }),
            more: () => [{ words: messages.seeAll, href: `${listOf('redirects')}#missing-paths` }],
          }),
          part({
            title: messages.received,
            help: messages.receivedHelp,
            language,
            read: () => newSubmissions(payload, now),
            line: receivedLine(moment),
            more: () => [{ words: messages.seeAll, href: listOf('submissions') }],
          }),
          part({
            title: messages.mails,
            help: messages.mailsHelp,
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

function receivedLine(moment: Intl.DateTimeFormat) {
  return (entry: Received) => ({
    title: entry.title,
    href: addressOf(entry),
    about: `${entry.formTitle.replaceAll('\u00AD', '')}, ${moment.format(entry.receivedAt)}`,
  });
}
