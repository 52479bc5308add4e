import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './notice.module.css';

interface NoticeProps extends ComponentProps<'p'> {
  /** `problem` is an error to fix; `state` is information; `missing` replaces something that no longer exists. */
  look: 'problem' | 'state' | 'missing';
}

/** A message about an action or input. Give it a role to have it announced when it appears. */
export function Notice({ look, className, ...rest }: NoticeProps): ReactNode {
  return <p className={joinClasses(styles[look], className)} data-notice={look} {...rest} />;
}

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
