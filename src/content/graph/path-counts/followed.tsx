import type { DefaultServerCellComponentProps, Payload, UIFieldServerProps } from 'payload';
import type { ReactNode } from 'react';
import { isRecord } from '#fields/content-field.ts';
import { type EditorReading, editorLanguageOf } from '#i18n/editor-texts.ts';
import styles from './followed.module.css';
import { followedFrom } from './missing-paths.ts';
import { pathCountsMessages } from './path-counts-messages.ts';

/** List cell: how often a redirect was followed, and when last. */
export function FollowedCell({
  rowData,
  payload,
  i18n,
}: DefaultServerCellComponentProps): Promise<string> | null {
  const from = fromOf(rowData);
  return from === undefined ? null : followed(payload, from, { i18n });
}

/** The same in the sidebar of a saved redirect. */
export async function FollowedField({ data, req, id }: UIFieldServerProps): Promise<ReactNode> {
  const from = fromOf(data);
  if (from === undefined || id === undefined) return null;
  const messages = pathCountsMessages[editorLanguageOf(req)];
  return (
    <section className={styles.followed} aria-labelledby="followed">
      <h2 id="followed">{messages.followed}</h2>
      <p>{await followed(req.payload, from, req)}</p>
      <p className={styles.help}>{messages.followedHelp}</p>
    </section>
  );
}

async function followed(payload: Payload, from: string, reading: EditorReading): Promise<string> {
  const messages = pathCountsMessages[editorLanguageOf(reading)];
  const found = await followedFrom(payload, from);
  return found ? messages.asked(found) : messages.neverFollowed;
}

function fromOf(data: unknown): string | undefined {
  return isRecord(data) && typeof data.from === 'string' ? data.from : undefined;
}
