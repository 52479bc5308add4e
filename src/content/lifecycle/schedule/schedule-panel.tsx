'use client';
import {
  Button,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { z } from 'zod';
import styles from '#content/foundation/controls/panel.module.css';
import { type Problem, ProblemList } from '#content/foundation/refusals/problem-list.tsx';
import { momentAtHome } from '#content/foundation/time/moment-at-home.ts';
import { MomentInput } from '#content/foundation/time/moment-input.tsx';
import { type EditorLanguage, editorLanguageOf, formatLocales, languageName } from '#i18n/editor-texts.ts';
import { type Locale, locales } from '#i18n/locales.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { scheduleMessages } from './schedule-messages.ts';
import { type Planned, type ScheduledTarget, useSchedule } from './use-schedule.ts';

/** A refusal is a sentence, or a list by field if the page itself is the reason. */
const answerSchema = z.object({
  error: z.string().optional(),
  problems: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});

/** How long scheduling waits for the draft to be saved, in ms. */
const longestWait = 5000;

interface Wish {
  type: 'publish' | 'unpublish';
  moment: Date;
  /** The only locale published; all if undefined. */
  only?: Locale;
}

/**
 * Sidebar panel: schedules the publication of the newest draft or the unpublication, and lists what is scheduled.
 * Payload's own drawer drops dates typed in German format, and reports success after a refusal.
 */
export function SchedulePanel(): ReactNode {
  const { id, collectionSlug, globalSlug, hasPublishPermission, isTrashed } = useDocumentInfo();
  if (!hasPublishPermission || isTrashed) return null;
  if (globalSlug) return <Panel target={{ globalSlug }} />;
  return collectionSlug && id !== undefined ? <Panel target={{ collectionSlug, id }} /> : null;
}

function Panel({ target }: { target: ScheduledTarget }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  const messages = scheduleMessages[language];
  const { schedulePublish } = useServerFunctions();
  const { planned, readAgain } = useSchedule(target);
  const [said, setSaid] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { dispatchFields } = useForm();
  const reason = useFormFields(([fields]) => fields.reason?.value);
  const heading = useRef<HTMLHeadingElement>(null);
  const modified = useFormModified();
  const isModified = useRef(modified);
  isModified.current = modified;

  const send = async (asked: Parameters<typeof schedulePublish>[0], done: string): Promise<boolean> => {
    setBusy(true);
    setSaid('');
    setProblems([]);
    const { error, problems = [] } = answerSchema.parse(await schedulePublish(asked));
    setBusy(false);
    await readAgain();
    setSaid(problems.length > 0 ? messages.unfit : (error ?? done));
    setProblems(problems);
    return error === undefined;
  };
  const plan = async ({ type, moment, only }: Wish) => {
    const wish = {
      type,
      date: moment,
      timezone: timeZone,
      ...('globalSlug' in target
        ? { global: target.globalSlug }
        : { doc: { relationTo: target.collectionSlug, value: String(target.id) } }),
      ...(only ? { localeToPublish: only } : {}),
      ...(type === 'publish' && typeof reason === 'string' ? { reason } : {}),
    };
    setBusy(true);
    await untilSaved(isModified);
    const isPlanned = await send(wish, messages.scheduled(momentIn(language).format(moment)));
    // The reason is now stored with the version, and must be given again next time.
    if (isPlanned && wish.reason)
      dispatchFields({ type: 'UPDATE', path: 'reason', value: '', initialValue: '' });
    return isPlanned;
  };
  const cancel = async (deleteID: number) => {
    await send({ deleteID }, messages.cancelled);
    // The pressed button is gone.
    heading.current?.focus();
  };

  return (
    <section className={styles.panel} aria-labelledby="schedule">
      <h2 ref={heading} id="schedule" tabIndex={-1}>
        {messages.heading}
      </h2>
      <p>{messages.help}</p>
      <PlanForm canLeave={!('globalSlug' in target)} isBusy={isBusy} onPlan={plan} />
      <p role="status">{said}</p>
      {problems.length > 0 && <ProblemList problems={problems} />}
      {planned === 'failed' && <p role="alert">{messages.unread}</p>}
      {Array.isArray(planned) && <h3>{planned.length === 0 ? messages.none : messages.listed}</h3>}
      {Array.isArray(planned) && planned.length > 0 && (
        <ul className={styles.entries}>
          {planned.map((event) => {
            const words = eventInWords(event, language);
            return (
              <li key={event.id}>
                <div>{words}</div>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={isBusy}
                  aria-label={messages.cancelOf(words)}
                  onClick={() => void cancel(event.id)}
                >
                  {messages.cancel}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The newest saved draft gets scheduled, and autosave runs a moment after the last key. Gives up if saving fails. */
async function untilSaved(isModified: RefObject<boolean>): Promise<void> {
  const end = Date.now() + longestWait;
  while (isModified.current && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * For published content without a newer draft, unpublishing is preselected. Not a form element: it is nested in the
 * page's form.
 */
function PlanForm({
  canLeave,
  isBusy,
  onPlan,
}: {
  canLeave: boolean;
  isBusy: boolean;
  onPlan: (wish: Wish) => Promise<boolean>;
}): ReactNode {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo();
  const language = editorLanguageOf(useTranslation());
  const messages = scheduleMessages[language];
  const isAsPublished = canLeave && hasPublishedDoc && unpublishedVersionCount === 0;
  const [chosen, setChosen] = useState<Wish['type']>();
  const type = chosen ?? (isAsPublished ? 'unpublish' : 'publish');
  const [only, setOnly] = useState<Locale>();
  const [time, setTime] = useState('');
  const [problem, setProblem] = useState<string>();
  const moment = momentAtHome(time);
  const plan = async () => {
    if (!moment) return;
    const isPlanned = await onPlan({ type, moment, ...(only && type === 'publish' ? { only } : {}) });
    if (isPlanned) setTime('');
  };
  return (
    <>
      {canLeave && (
        <label>
          {messages.what}
          <select
            value={type}
            onChange={({ target }) => setChosen(target.value === 'unpublish' ? 'unpublish' : 'publish')}
          >
            <option value="publish">{messages.publish}</option>
            <option value="unpublish">{messages.unpublish}</option>
          </select>
        </label>
      )}
      {type === 'publish' && (
        <label>
          {messages.languages}
          <select
            value={only ?? ''}
            onChange={({ target }) => setOnly(locales.find((locale) => locale === target.value))}
          >
            <option value="">{messages.all}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {languageName(locale, language)}
              </option>
            ))}
          </select>
        </label>
      )}
      <div>
        <MomentInput
          id="schedule-moment"
          label={messages.moment}
          kind="moment"
          clock={time}
          onChange={setTime}
          onProblem={setProblem}
          opens="above"
        />
      </div>
      <div>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || !moment || problem !== undefined}
          onClick={() => void plan()}
        >
          {isBusy ? messages.scheduling : messages.schedule}
        </Button>
      </div>
    </>
  );
}

function momentIn(language: EditorLanguage): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(formatLocales[language], {
    timeZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  });
}

function eventInWords({ waitUntil, input }: Planned, language: EditorLanguage): string {
  const messages = scheduleMessages[language];
  const moment = momentIn(language).format(waitUntil);
  if (input.type === 'unpublish') return messages.unpublishes(moment);
  const only = input.locale ? `, ${messages.only(languageName(input.locale, language))}` : '';
  return messages.publishes(moment) + only;
}
