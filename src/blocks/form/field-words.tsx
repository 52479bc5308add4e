import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import styles from './form.module.css';
import { useFormMessages } from './form-messages.ts';

/** Says in words that a field must be filled in; a star would have to be explained. */
export function Marking({ required }: { required: boolean }): ReactNode {
  const messages = useFormMessages();
  return required ? <span className={styles.required}>{messages.required}</span> : null;
}

/** Says what is wrong with a field, right before it. */
export function Problem({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      {text}
    </p>
  );
}

/** When a field applies; seen only where no script hides it while it doesn't. */
export function Condition({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.condition} id={`${id}-condition`}>
      {text}
    </p>
  );
}

interface Descriptions {
  condition?: string | undefined;
  hint?: string | undefined;
  /** What files are possible. */
  limits?: string | undefined;
  /** The file that was chosen before. */
  waiting?: string | undefined;
  problem?: string | undefined;
}

/** The ids of what describes the control with this id. */
export function describedBy(id: string, texts: Descriptions): string | undefined {
  const ids = [
    texts.condition && `${id}-condition`,
    texts.hint && `${id}-hint`,
    texts.limits && `${id}-limits`,
    texts.waiting && `${id}-waiting`,
    texts.problem && `${id}-problem`,
  ].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The help below a label; its control points to it by `id`. */
export function Hint({ id, text }: { id: string; text: string | undefined }): ReactNode {
  if (!text) return null;
  return (
    <p className={styles.hint} id={id}>
      <BrandText>{text}</BrandText>
    </p>
  );
}

/** What only robots fill in: out of everybody's sight, way and hearing. */
export function Honeypot(): ReactNode {
  const messages = useFormMessages();
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {messages.honeypot}
        <input name="$website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
