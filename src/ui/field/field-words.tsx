import type { ReactNode } from 'react';
import { BrandText } from '../brand-text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './field.module.css';
import { useFieldMessages } from './field-messages.ts';

/** What there is to say about a field besides its label. All of it describes the control. */
export interface FieldWords {
  /** When it applies; seen only where no script hides it while it doesn't. */
  condition?: string | undefined;
  /** What helps to fill it in, one paragraph each, by a name that no other has. */
  hints?: Readonly<Record<string, string | undefined>> | undefined;
  /** What is wrong with what was filled in. */
  problem?: string | undefined;
}

/** The ids of what describes the control with this id. */
export function describedBy(id: string, { condition, hints = {}, problem }: FieldWords): string | undefined {
  const ids = [
    condition && `${id}-condition`,
    ...Object.entries(hints).map(([name, text]) => text && `${id}-${name}`),
    problem && `${id}-problem`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Says in words that a field must be filled in; a star would have to be explained. */
export function Marking({ isRequired }: { isRequired: boolean }): ReactNode {
  const messages = useFieldMessages();
  return isRequired ? <span className={styles.required}>{messages.required}</span> : null;
}

export function Condition({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.condition} id={`${id}-condition`}>
      {text}
    </p>
  );
}

export function Hints({ id, hints = {} }: { id: string; hints: FieldWords['hints'] }): ReactNode {
  return Object.entries(hints).map(
    ([name, text]) =>
      text && (
        <p key={name} className={styles.hint} id={`${id}-${name}`}>
          <BrandText>{text}</BrandText>
        </p>
      ),
  );
}

export function Problem({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <Notice look="problem" id={`${id}-problem`}>
      {text}
    </Notice>
  );
}
