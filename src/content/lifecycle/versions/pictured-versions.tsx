'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import type { RowState } from './aligned-rows.ts';
import styles from './pictures.module.css';
import type { PictureWidth } from './pictures-address.ts';
import { lookAt, lookTogether } from './side-by-side.ts';
import { versionsMessages } from './versions-messages.ts';

export interface PicturedSide {
  side: 'before' | 'after';
  /** When, how and by whom it was saved. */
  facts: readonly string[];
  /** Its URL on the site, or why there is nothing to show. */
  shown: { address: string } | { missing: string };
}

export interface PicturedChange {
  /** The id of the block's row. */
  id: string;
  name: string;
  state: RowState;
}

/** Two rendered versions of a page side by side, with links to each changed block. */
export function PicturedVersions({
  sides,
  changes,
  width,
  language,
}: {
  sides: readonly PicturedSide[];
  /** Undefined if there is nothing to compare. */
  changes: readonly PicturedChange[] | undefined;
  width: PictureWidth;
  language: EditorLanguage;
}): ReactNode {
  const messages = versionsMessages[language];
  const view = useRef<HTMLDivElement>(null);
  const marked = changes?.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => lookTogether(framesIn(view.current), new Set(marked.split(' '))), [marked]);
  return (
    <>
      {changes?.length === 0 && <p className={styles.help}>{messages.pictures.same}</p>}
      {changes && changes.length > 0 && (
        <section className={styles.changes} aria-labelledby="what-differs">
          <h2 id="what-differs">{messages.pictures.changes}</h2>
          <p className={styles.help}>{messages.pictures.changesHelp}</p>
          <ol>
            {changes.map(({ id, name, state }) => (
              <li key={`${id} ${state}`}>
                <button type="button" onClick={() => lookAt(framesIn(view.current), id)}>
                  {name} <span>{messages[state]}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div ref={view} className={styles.sides} data-width={width}>
        {sides.map(({ side, facts, shown }) => (
          <section key={side} aria-labelledby={`version-${side}`}>
            <h2 id={`version-${side}`}>{messages.pictures[side]}</h2>
            {facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            {'missing' in shown ? (
              <p className={styles.missing}>{shown.missing}</p>
            ) : (
              <div className={styles.picture}>
                <iframe title={messages.pictures.frames[side]} src={shown.address} />
              </div>
            )}
          </section>
        ))}
      </div>
    </>
  );
}

function framesIn(view: HTMLElement | null): HTMLIFrameElement[] {
  return [...(view?.querySelectorAll('iframe') ?? [])];
}
