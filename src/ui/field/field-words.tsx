import type { ReactNode } from 'react';
import { BrandText } from '../brand-text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './field.module.css';
import { useFieldMessages } from './field-messages.ts';

export interface FieldWords {
  /** When the field applies. Hidden where a script shows and hides the field. */
  condition?: string | undefined;
  /** Help texts, one paragraph each, keyed by a name unique within the field. */
  hints?: Readonly<Record<string, string | undefined>> | undefined;
  problem?: string | undefined;
}

/** Value of `aria-describedby` for the control with this id. */
export function describedBy(id: string, { condition, hints = {}, problem }: FieldWords): string | undefined {
  const ids = [
    condition && `${id}-condition`,
    ...Object.entries(hints).map(([name, text]) => text && `${id}-${name}`),
    problem && `${id}-problem`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Marks a required field in words; an asterisk would need an explanation. */
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

export function ProblemText({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <Notice look="problem" id={`${id}-problem`}>
      {text}
    </Notice>
  );
}
