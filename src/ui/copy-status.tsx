import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

interface CopyStatusProps {
  /** What the `data-copy` elements around it copy: their own address, or a value. */
  of: 'link' | 'value';
  /** May contain `{value}`. */
  success: string;
  failure: string;
  /** Of the text after a failure; a success is only announced. */
  className: string | undefined;
}

/** Says what was copied last beside it. `site/touch/copy.ts` fills it. */
export function CopyStatus({ of, success, failure, className }: CopyStatusProps): ReactNode {
  return (
    <p
      className={joinClasses('visually-hidden', className)}
      role="status"
      data-copy-status={of}
      data-success={success}
      data-failure={failure}
    />
  );
}
