import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './consent-stage.module.css';
import type { EmbedSource } from './embed-source.ts';

interface ThirdPartyFrameProps {
  piece: NonNullable<EmbedSource['piece']>;
  title: string;
  /** Called if the page's policy does not know the provider: the page is older than what is published. */
  onRefused: () => void;
}

/**
 * The provider's own page in a frame. React neither writes nor keeps it: it is there only while this component is seen.
 * A page that is set aside loses it in the same moment, before the next one is shown.
 */
export function ThirdPartyFrame({ piece, title, onRefused }: ThirdPartyFrameProps): ReactNode {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const frame = document.createElement('iframe');
    frame.title = title;
    // The origin alone: some players refuse to play for someone who does not say where they are.
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
