import type { ReactNode } from 'react';
import { BrandText } from '#ui/brand-text.tsx';
import { useMessages } from '#ui/page-context.tsx';
import styles from './form.module.css';

/** Says in words that a field must be filled in; a star would have to be explained. */
export function Marking({ required }: { required: boolean }): ReactNode {
  const messages = useMessages().form;
  return required ? <span className={styles.required}>{messages.required}</span> : null;
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
