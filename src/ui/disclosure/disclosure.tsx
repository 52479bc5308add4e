import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './disclosure.module.css';
import { FoldMark } from './fold-mark.tsx';

interface DisclosureProps extends ComponentProps<'details'> {
  /**
   * `entry` is one of several between rules from edge to edge; `front` is such a row on a ground of its own; `line` is
   * in running text; `words` is no more than underlined words; `bare` has its shape from the view that it is a part of.
   */
  look: 'entry' | 'front' | 'line' | 'words' | 'bare';
  /** What is seen while it is closed. */
  summary: ReactNode;
  /** Attributes of the summary, which is what is pressed. */
  pressed?: ComponentProps<'summary'> & Readonly<Record<`data-${string}`, string | undefined>>;
  /** What is folded away. */
  children?: ReactNode;
}

/** Something that is folded away until it is asked for, by hand, by a search in the page, or by a link that leads into it. */
export function Disclosure(props: DisclosureProps): ReactNode {
  const { look, summary, pressed, className, children, ...rest } = props;
  return (
    <details {...rest} className={joinClasses(look !== 'bare' && styles[look], className) || undefined}>
      <summary {...pressed}>
        {look === 'line' ? <span>{summary}</span> : summary}
        {(look === 'entry' || look === 'front') && <FoldMark />}
        {look === 'line' && <Icon name="plus" />}
      </summary>
      {children}
    </details>
  );
}
