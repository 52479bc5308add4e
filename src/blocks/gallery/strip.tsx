import type { FocusEvent, ReactNode } from 'react';
import { useGalleryMessages } from './gallery-messages.ts';
import styles from './strip.module.css';
import { useDragToScroll } from './use-drag-to-scroll.ts';

interface StripProps {
  /** Accessible name; a keyboard-scrollable element must be focusable and therefore needs one. */
  title: string | undefined;
  children: ReactNode;
}

/** Scrolls a keyboard-focused picture fully into view; browsers only show its edge. */
function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

/** A horizontal scroller for touch, wheel, keys and mouse drag; the ring shows the progress. */
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
