'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import { editorLanguageOf, formatLocales } from '#i18n/editor-texts.ts';
import { timeZone } from '#i18n/time-zone.ts';
import styles from './autosave.module.css';
import { autosaveMessages } from './autosave-messages.ts';
import { type Autosaving, useAutosave } from './use-autosave.ts';

export function Autosave({ onDeviceOnly = false }: { onDeviceOnly?: boolean }): ReactNode {
  const autosaving = useAutosave(onDeviceOnly);
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = autosaveMessages[language];
  const { state, isNew } = autosaving;
  const time = (at: string) =>
    new Date(at).toLocaleTimeString(formatLocales[language], {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
    });
  return (
    <>
      {state.kind === 'saved' && <span className={styles.status}>{messages.savedAt(time(state.at))}</span>}
      {state.kind === 'saving' && <span className={styles.status}>{messages.saving}</span>}
      {isNew && state.kind === 'nothing' && <span className={styles.status}>{messages.notYet}</span>}
      <Notice autosaving={autosaving} />
    </>
  );
}

function Notice({ autosaving }: { autosaving: Autosaving }): ReactNode {
  const { i18n } = useTranslation();
  const language = editorLanguageOf({ i18n });
  const messages = autosaveMessages[language];
  const { state, found } = autosaving;
  if (found) {
    const moment = new Date(found.at).toLocaleString(formatLocales[language], {
      timeZone,
      dateStyle: 'medium',
      timeStyle: 'short',
    });
    return (
      <div className={styles.notice} role="status">
        <p>
          {messages.found(moment)} {found.isOutdated && messages.foundOutdated}
        </p>
        <div className={styles.choices}>
          <Button size="medium" margin={false} onClick={() => void autosaving.takeFound()}>
            {messages.takeFound}
          </Button>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={autosaving.discardFound}>
            {messages.discardFound}
          </Button>
        </div>
      </div>
    );
  }
  if (state.kind === 'outdated') {
    return (
      <div className={styles.notice} role="status">
        <p>{messages.outdated}</p>
        <div className={styles.choices}>
          <Button size="medium" margin={false} onClick={autosaving.loadNewest}>
            {messages.loadNewest}
          </Button>
          <Button size="medium" margin={false} buttonStyle="secondary" onClick={autosaving.saveMine}>
            {messages.saveMine}
          </Button>
        </div>
      </div>
    );
  }
  const problem =
    state.kind === 'offline'
      ? messages.offline
      : state.kind === 'noRoom'
        ? messages.noRoom
        : state.kind === 'refused'
          ? `${messages.refused} ${state.problem}`
          : undefined;
  return (
    problem && (
      <div className={styles.notice} role="status">
        <p>{problem}</p>
      </div>
    )
  );
}
