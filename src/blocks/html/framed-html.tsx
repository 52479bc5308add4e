import { type ReactNode, useRef } from 'react';
import styles from './html.module.css';
import type { FramedDocument } from './html-source.ts';
import { useFrame } from './use-frame.ts';

/**
 * An editor's document in a frame without an origin: its scripts run, but can't access the page or its cookies.
 * Restricted twice, by the sandbox here and by the response's CSP.
 */
export function FramedHtml({ framed }: { framed: FramedDocument }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  useFrame(box, frame);
  return (
    <div ref={box} className={styles.frame}>
      <iframe
        ref={frame}
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
