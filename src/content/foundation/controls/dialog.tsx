'use client';
import { Modal, useModal } from '@payloadcms/ui';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  /** For `useModal`. */
  slug: string;
  heading: string;
  children: ReactNode;
}

/** A modal dialog. Its content is mounted anew each time it opens. */
export function Dialog({ slug, heading, children }: DialogProps): ReactNode {
  const { isModalOpen } = useModal();
  if (!isModalOpen(slug)) return null;
  return (
    <Modal slug={slug} className={styles.dialog} closeOnBlur={false} aria-label={heading}>
      <div className={styles.sheet}>
        <h1>{heading}</h1>
        {children}
      </div>
    </Modal>
  );
}
