'use client';
import { Button, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import styles from '#content/foundation/controls/panel.module.css';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { MomentInput } from '#content/foundation/time/moment-input.tsx';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import { draftLinksMessages } from './draft-links-messages.ts';
import { usualDays } from './link-days.ts';
import { MadeLink } from './made-link.tsx';

const answer = z.object({
  links: z.array(z.object({ id: z.number(), until: z.string(), madeBy: z.string(), madeAt: z.string() })),
});

type Links = z.infer<typeof answer>['links'];

/** The active links to a page's draft; undefined while loading. */
function useDraftLinks(page: number | string): {
  links: Links | 'failed' | undefined;
  readAgain: () => Promise<void>;
} {
  const [links, setLinks] = useState<Links | 'failed'>();
  const readAgain = useCallback(async () => {
    try {
      const response = await fetch(`/api/pages/${page}/draft-links`);
      setLinks(answer.parse(await response.json()).links);
    } catch {
      setLinks('failed');
    }
  }, [page]);
  useEffect(() => {
    void readAgain();
  }, [readAgain]);
  return { links, readAgain };
}

const madeSchema = z.object({ address: z.string() });

/** Sidebar of a page: links that show its draft to people without an account. */
export function DraftLinksPanel(): ReactNode {
  const { id, docPermissions, isTrashed } = useDocumentInfo();
  const isAllowed = docPermissions?.update === true && !isTrashed;
  return id !== undefined && isAllowed ? <Panel page={id} /> : null;
}

function Panel({ page }: { page: number | string }): ReactNode {
  const language = editorLanguageOf(useTranslation());
  const messages = draftLinksMessages[language];
  const { code: locale } = useLocale();
  const { links, readAgain } = useDraftLinks(page);
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const send = async (path: string, body: object) => {
    setBusy(true);
    setSaid('');
    const sent = await postTo(`/api/pages/${page}/draft-links${path}`, body);
    setBusy(false);
    await readAgain();
    if (sent.problem === undefined) return sent.answer;
    setSaid(sent.problem || messages.failed);
    return undefined;
  };
  const make = async (end: object) => {
    const made = madeSchema.safeParse(await send(`?locale=${locale}`, end));
    if (made.success) setAddress(made.data.address);
  };
  const end = async (link: number) => {
    const ended = await send('/end', { link });
    // The pressed button is gone, and the revoked link may be the one shown above.
    heading.current?.focus();
    setAddress('');
    if (ended !== undefined) setSaid(messages.ended);
  };

  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocales[language], { timeZone, ...options });
  const [moment, day] = [
    format({ dateStyle: 'medium', timeStyle: 'short' }),
    format({ dateStyle: 'medium' }),
  ];
  return (
    <section className={styles.panel} aria-labelledby="draft-links">
      <h2 ref={heading} id="draft-links" tabIndex={-1}>
        {messages.heading}
      </h2>
      <p>{messages.help}</p>
      <EndForm isBusy={isBusy} onMake={(asked) => void make(asked)} />
      {address && <MadeLink key={address} address={address} />}
      <p role="status">{said}</p>
      {links === 'failed' && <p role="alert">{messages.unread}</p>}
      {Array.isArray(links) && <h3>{links.length === 0 ? messages.none : messages.listed}</h3>}
      {Array.isArray(links) && links.length > 0 && (
        <ul className={styles.entries}>
          {links.map(({ id, until, madeBy, madeAt }) => (
            <li key={id}>
              <div>
                {messages.until(moment.format(new Date(until)))}
                <small>{messages.by(madeBy, day.format(new Date(madeAt)))}</small>
              </div>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                disabled={isBusy}
                aria-label={messages.endOf(moment.format(new Date(until)), madeBy)}
                onClick={() => void end(id)}
              >
                {messages.end}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The link's expiry. Not a form element: it is nested in the page's form. */
function EndForm({ isBusy, onMake }: { isBusy: boolean; onMake: (end: object) => void }): ReactNode {
  const messages = draftLinksMessages[editorLanguageOf(useTranslation())];
  const [days, setDays] = useState<string>(String(usualDays[1]));
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string>();
  const isDay = days === '';
  return (
    <>
      <label>
        {messages.holds}
        <select value={days} onChange={({ target }) => setDays(target.value)}>
          {usualDays.map((count) => (
            <option key={count} value={count}>
              {messages.days(count)}
            </option>
          ))}
          <option value="">{messages.untilDay}</option>
        </select>
      </label>
      {isDay && (
        <div>
          <MomentInput
            id="draft-link-day"
            label={messages.day}
            kind="day"
            clock={until}
            onChange={setUntil}
            onProblem={setProblem}
            opens="above"
          />
        </div>
      )}
      <div>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || (isDay && (until === '' || problem !== undefined))}
          onClick={() => onMake(isDay ? { until: until.slice(0, 10) } : { days: Number(days) })}
        >
          {isBusy ? messages.making : messages.make}
        </Button>
      </div>
    </>
  );
}
