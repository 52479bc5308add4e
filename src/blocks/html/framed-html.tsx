import type { ReactNode } from 'react';
import styles from './html.module.css';
import type { FramedDocument } from './html-source.ts';

/**
 * An editor's document in a frame without an origin: its scripts run, but can't access the page or its cookies.
 * Restricted twice, by the sandbox here and by the response's CSP.
 */
export function FramedHtml({ framed }: { framed: FramedDocument }): ReactNode {
  return (
    <div className={styles.frame} data-island="frame">
      <iframe
        src={framed.address}
        title={framed.title}
        height={framed.height}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}
