import { type ReactNode, Suspense } from 'react';
import styles from './overview.module.css';

interface LaterPartProps {
  title: string;
  meanwhile: string;
  children: ReactNode;
}

/** A slow part of the dashboard, streamed after the rest. */
export function LaterPart({ title, meanwhile, children }: LaterPartProps): ReactNode {
  return (
    <Suspense
      fallback={
        <article className={styles.part} aria-busy>
          <h3>{title}</h3>
          <p className={styles.quiet}>{meanwhile}</p>
        </article>
      }
    >
      {children}
    </Suspense>
  );
}
