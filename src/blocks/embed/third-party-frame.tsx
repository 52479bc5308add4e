import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './consent-stage.module.css';
import type { EmbedSource } from './embed-source.ts';

interface ThirdPartyFrameProps {
  piece: NonNullable<EmbedSource['piece']>;
  title: string;
  /** Called if the page's CSP blocks the provider, because the page is older than the published content. */
  onRefused: () => void;
}

/**
 * The provider's page in a frame. Created outside React and only while this component is mounted; a page that is hidden
 * removes it immediately, before the next page is shown.
 */
export function ThirdPartyFrame({ piece, title, onRefused }: ThirdPartyFrameProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = document.createElement('iframe');
    frame.title = title;
    // Sends the origin only; some players require a referrer.
    frame.referrerPolicy = 'strict-origin';
    frame.allow = piece.allow;
    frame.setAttribute('sandbox', piece.sandbox);
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && piece.frame.startsWith(blockedURI)) onRefused();
    };
    document.addEventListener('securitypolicyviolation', hear);
    frame.src = piece.frame;
    holder.current?.append(frame);
    return () => {
      frame.remove();
      document.removeEventListener('securitypolicyviolation', hear);
    };
  }, [piece, title, onRefused]);
  return <div ref={holder} className={styles.frame} />;
}
