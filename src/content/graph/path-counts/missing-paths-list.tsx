'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useRef, useState } from 'react';
import { postTo } from '#content/foundation/requests/post-to.ts';
import { useRouter } from '#content/payload/navigation.ts';
import { editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './missing-paths.module.css';
import type { MissingPath } from './missing-paths.ts';
import { pathCountsMessages } from './path-counts-messages.ts';
import { redirectFormFor } from './redirect-form.ts';

const mostUnfolded = 5;

interface MissingPathsListProps {
  missing: readonly MissingPath[];
  total: number;
  ignored: readonly MissingPath[];
}

export function MissingPathsList({ missing, total, ignored }: MissingPathsListProps): ReactNode {
  const messages = pathCountsMessages[editorLanguageOf(useTranslation())];
  const router = useRouter();
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);

  const ignore = async (path: string, isIgnored: boolean) => {
    setBusy(path);
    const sent = await postTo('/api/redirects/ignored-paths', { path, ignored: isIgnored });
    setBusy(undefined);
    const done = isIgnored ? messages.ignored(path) : messages.shownAgain(path);
    setSaid(sent.problem === undefined ? done : sent.problem || messages.failed);
    // The pressed button disappears with its row.
    heading.current?.focus();
    router.refresh();
  };
  const line = (entry: MissingPath) => (
    <li key={entry.path}>
      <div>
        <code>{entry.path}</code>
        <small>
          {messages.asked(entry)}
          {entry.guess && `; ${messages.meant(entry.guess.path)}`}
        </small>
      </div>
      <div className={styles.actions}>
        <Button
          el="anchor"
          url={redirectFormFor(entry)}
          buttonStyle="secondary"
          size="small"
          margin={false}
          aria-label={messages.redirectFrom(entry.path)}
        >
          {messages.redirect}
        </Button>
        <Button
          buttonStyle="transparent"
          size="small"
          margin={false}
          disabled={busy === entry.path}
          aria-label={messages.ignorePath(entry.path)}
          onClick={() => void ignore(entry.path, true)}
        >
          {messages.ignore}
        </Button>
      </div>
    </li>
  );

  return (
    <section className={styles.panel} aria-labelledby="missing-paths">
      <h2 ref={heading} id="missing-paths" tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className={styles.help}>{missing.length > 0 ? messages.help : messages.none}</p>
      <p role="status">{said}</p>
      {missing.length > 0 && <ul className={styles.paths}>{missing.slice(0, mostUnfolded).map(line)}</ul>}
      {missing.length > mostUnfolded && (
        <details>
          <summary>{messages.others(missing.length - mostUnfolded)}</summary>
          <ul className={styles.paths}>{missing.slice(mostUnfolded).map(line)}</ul>
          {total > missing.length && (
            <p className={styles.help}>{messages.notListed(total - missing.length)}</p>
          )}
        </details>
      )}
      {ignored.length > 0 && (
        <details>
          <summary>{messages.ignoredPaths(ignored.length)}</summary>
          <ul className={styles.paths}>
            {ignored.map((entry) => (
              <li key={entry.path}>
                <div>
                  <code>{entry.path}</code>
                  <small>{messages.asked(entry)}</small>
                </div>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  disabled={busy === entry.path}
                  aria-label={messages.showPathAgain(entry.path)}
                  onClick={() => void ignore(entry.path, false)}
                >
                  {messages.showAgain}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
