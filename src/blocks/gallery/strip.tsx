import type { FocusEvent, ReactNode } from 'react';
import { useGalleryMessages } from './gallery-messages.ts';
import styles from './strip.module.css';
import { useDragToScroll } from './use-drag-to-scroll.ts';

interface StripProps {
  /** What it is called, else what it is: the keyboard scrolls it only if it can be focused, and what is focused needs a name. */
  title: string | undefined;
  children: ReactNode;
}

/** Brings a picture that the keyboard reaches into the window as a whole; the browser is content with its edge. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** A reel that is pushed sideways by touch, wheel, keys, or a mouse that drags; a length of ring shows how far it is. */
export function Strip({ title, children }: StripProps): ReactNode {
  const { strip } = useGalleryMessages();
  const label = title ?? strip;
  const handlers = { ...useDragToScroll(), onFocus: showFocused };
  return (
    <div className={styles.strip} data-focus-inside="">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller that can't be focused can't be scrolled by keys */}
      <ul className={styles.reel} tabIndex={0} aria-label={label} data-motion-group="" {...handlers}>
        {children}
      </ul>
      <div className={styles.progress} aria-hidden="true" />
    </div>
  );
}
