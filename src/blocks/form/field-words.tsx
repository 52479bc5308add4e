import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

/** Says in words that a field must be filled in; a star would have to be explained. */
export function Marking({ required }: { required: boolean }): ReactNode {
  const messages = useFormMessages();
  return required ? <span className={styles.required}>{messages.required}</span> : null;
}

/** Says what is wrong with a field, right before it; its control points to it by `id`. */
export function Problem({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.problem} id={id}>
      {text}
    </p>
  );
}

/** The ids of what describes a control: its hint, and what is wrong with it. */
export function describedBy(
  id: string,
  hint: string | undefined,
  problem: string | undefined,
): string | undefined {
  const ids = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The help below a label; its control points to it by `id`. */
export function Hint({ id, text }: { id: string | undefined; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.hint} id={id}>
      <BrandText>{text}</BrandText>
    </p>
  );
}
