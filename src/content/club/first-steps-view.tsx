import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { type ClubDetails, missingFrom } from '#blocks/club-details/club-details.ts';
import { clubDetailsMessages } from '#blocks/club-details/club-details-messages.ts';
import { isAdmin, isEditor } from '#content/access/roles.ts';
import { guidesAddress } from '#content/guides/guide-topics.ts';
import { DeskView } from '#content/look/desk-view.tsx';
import { type EditorLanguage, editorLanguageOf } from '#i18n/editor-texts.ts';
import { defaultLocale } from '#i18n/locales.ts';
import { clubHelp, isOneLine, longestDetail } from './club-fields.ts';
import { ClubStep } from './club-step.tsx';
import { askedStep, clubSteps, lastStep, stepAddress, stepOf } from './club-steps.ts';
import styles from './first-steps.module.css';
import { firstStepsMessages } from './first-steps-messages.ts';
import { readClub } from './stored-club.ts';

/** `/admin/first-steps?step=2`: what a club has to fill in before its website goes online. */
export async function FirstStepsView(props: AdminViewServerProps): Promise<ReactNode> {
  const { req } = props.initPageResult;
  const language = editorLanguageOf(req);
  const messages = firstStepsMessages[language];
  const step = askedStep(req.query.step);
  // Reads nothing for visitors who are not signed in; the admin's template redirects them.
  const club = req.user ? await readClub(req.payload) : {};
  const names = [...clubSteps.map(({ name }) => name), 'done' as const];
  return (
    <DeskView view={props} path="/first-steps" steps={[{ label: messages.title }]} intro={messages.intro}>
      <nav aria-label={messages.stepsLabel}>
        <ol className={styles.steps}>
          {names.map((name, index) => (
            <li key={name}>
              <a href={stepAddress(index + 1)} aria-current={index + 1 === step ? 'step' : undefined}>
                {messages.steps[name]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {!isEditor(req.user) && <p role="status">{messages.readers}</p>}
      {isEditor(req.user) && step < lastStep && questions(step, club, language)}
      {isEditor(req.user) && step === lastStep && (
        <WhatIsNext club={club} language={language} isAdmin={isAdmin(req.user)} />
      )}
    </DeskView>
  );
}

function questions(step: number, club: ClubDetails, language: EditorLanguage): ReactNode {
  const { name, fields } = clubSteps[step - 1] ?? clubSteps[0];
  const { labels } = clubDetailsMessages[language];
  return (
    <ClubStep
      key={name}
      heading={firstStepsMessages[language].steps[name]}
      questions={fields.map((field) => ({
        name: field,
        label: plain(labels[field]),
        help: clubHelp[field]?.[language],
        isNeeded: missingFrom({}, [field]).length > 0,
        isOneLine: isOneLine(field),
        longest: longestDetail(field),
        value: club[field] ?? '',
      }))}
      next={stepAddress(step + 1)}
      back={step > 1 ? stepAddress(step - 1) : undefined}
    />
  );
}

/** Without soft hyphens. */
function plain(label: string): string {
  return label.replaceAll('\u00AD', '');
}

interface WhatIsNextProps {
  club: ClubDetails;
  language: EditorLanguage;
  isAdmin: boolean;
}

function WhatIsNext({ club, language, isAdmin }: WhatIsNextProps): ReactNode {
  const messages = firstStepsMessages[language];
  const { labels } = clubDetailsMessages[language];
  const missing = missingFrom(club);
  const places = [
    ['/admin/globals/brand', messages.next.identity],
    ['/admin/globals/project-settings', messages.next.settings],
    ...(isAdmin ? [['/admin/collections/users', messages.next.accounts]] : []),
    [`/admin/collections/pages/create?locale=${defaultLocale}`, messages.next.page],
    [guidesAddress, messages.next.guides],
  ];
  return (
    <section className={styles.next}>
      <h2>{messages.steps.done}</h2>
      {missing.length === 0 ? (
        <p>{messages.complete}</p>
      ) : (
        <>
          <h3>{messages.lacking}</h3>
          <ul>
            {missing.map((field) => (
              <li key={field}>
                <a href={stepAddress(stepOf(field))}>{plain(labels[field])}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{messages.afterwards}</h3>
      <ul>
        {places.map(([href, words]) => (
          <li key={href}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
