import type { ReactNode } from 'react';
import { messagesHook } from '#ui/messages-hook.ts';
import german from './gallery-messages.de.json' with { type: 'json' };
import english from './gallery-messages.en.json' with { type: 'json' };
import styles from './strip.module.css';

const useGalleryMessages = messagesHook<typeof german>({ de: german, en: english });

interface StripProps {
  /** Accessible name; a keyboard-scrollable element must be focusable and therefore needs one. */
  title: string | undefined;
  children: ReactNode;
}

/** A horizontal scroller for touch, wheel, keys and mouse drag; the ring shows the progress. */
export function Strip({ title, children }: StripProps): ReactNode {
  const { strip } = useGalleryMessages();
  return (
    <div className={styles.strip} data-focus-inside="">
      <ul
        className={styles.reel}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller that can't be focused can't be scrolled by keys
        tabIndex={0}
        aria-label={title ?? strip}
        data-motion-group=""
        data-island="strip"
      >
        {children}
      </ul>
      <div className={styles.progress} aria-hidden="true" />
    </div>
  );
}
