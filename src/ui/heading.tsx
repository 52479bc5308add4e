import type { ReactNode } from 'react';
import { DisplayText } from './display-text.tsx';
import styles from './heading.module.css';
import type { HeadingLevel } from './heading-level.ts';
import { joinClasses } from './join-classes.ts';
import { wordLength } from './word-length.ts';

export interface HeadingProps {
  level: HeadingLevel;
  /** Font size, independent of the level. */
  size: 'giant' | 'large' | 'medium' | 'small';
  id?: string | undefined;
  className?: string | undefined;
  children: string;
}

/**
 * A heading in the display face. The level follows the page outline, the size follows the design; long words get
 * narrower.
 */
export function Heading({ level, size, id, className, children }: HeadingProps): ReactNode {
  const Element = `h${level}` as const;
  return (
    <Element
      id={id}
      className={joinClasses(styles.heading, className)}
      data-size={size}
      data-word={wordLength(children)}
      data-motion="heading"
    >
      <DisplayText>{children}</DisplayText>
    </Element>
  );
}
