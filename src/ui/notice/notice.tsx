import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'p'> {
  /** `problem` is what has to be put right; `state` is what there is to know; `missing` stands where something is gone. */
  look: 'problem' | 'state' | 'missing';
}

/** A sentence about what was done or filled in. Who wants it read aloud when it comes gives it a role. */
export function Notice({ look, className, ...rest }: NoticeProps): ReactNode {
  return <p className={joinClasses(styles[look], className)} data-notice={look} {...rest} />;
}

/** Several things that have to be put right. */
export function Problems({
  problems,
}: {
  problems: readonly { field: string; message: string }[];
}): ReactNode {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map(({ field, message }) => (
        <li key={`${field} ${message}`}>{message}</li>
      ))}
    </ul>
  );
}
