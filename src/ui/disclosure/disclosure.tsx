import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './disclosure.module.css';
import fold from './fold-mark.module.css';

interface DisclosureProps extends ComponentProps<'details'> {
  /**
   * `entry` is one of several full-width rows between rules; `front` is such a row on its own ground; `line` is for
   * running text; `words` is underlined text only; `bare` is styled by its view.
   */
  look: 'entry' | 'front' | 'line' | 'words' | 'bare';
  summary: ReactNode;
  /** Attributes of the `summary` element. */
  pressed?: ComponentProps<'summary'> & Readonly<Record<`data-${string}`, string | undefined>>;
  children?: ReactNode;
}

/** Collapsed content. It opens on click, for a find-in-page match, or for a link to something inside it. */
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

/** The end of a `summary`: a plus in a circle, with the ring while its `details` are open. */
function FoldMark(): ReactNode {
  return (
    <span className={fold.mark}>
      <Icon name="plus" />
    </span>
  );
}
