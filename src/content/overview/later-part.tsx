import { type ReactNode, Suspense } from 'react';
import styles from './overview.module.css';

interface LaterPartProps {
  title: string;
  /** What is said until it is there. */
  meanwhile: string;
  children: ReactNode;
}

/** A part that may take long; it comes when the rest of the dashboard is there already. */
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
