import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Media } from '#fields/media.ts';
import { fillIn } from '#i18n/messages.ts';
import { ActionLink } from '#ui/action-link/action-link.tsx';
import { Button } from '#ui/button/button.tsx';
import { buttonFace } from '#ui/button/button-face.tsx';
import { Choice } from '#ui/choice/choice.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Picture } from '#ui/picture.tsx';
import styles from './consent-stage.module.css';
import { useEmbedMessages } from './embed-messages.ts';
import type { EmbedSource } from './embed-source.ts';
import { useConsent } from './use-consent.ts';

export interface ConsentStageProps {
  source: EmbedSource & { piece: NonNullable<EmbedSource['piece']> };
  title: string;
  poster: Media | undefined;
  sizes: string;
  /** See `BlockViewProps`; content at the top of the page is never hidden. */
  isOnTop: boolean;
  className?: string | undefined;
}

/**
 * Our own picture in place of third-party content, with who receives data and a button to load it. The document
 * contains nothing of the provider's before that.
 */
export function ConsentStage({
  source,
  title,
  poster,
  sizes,
  isOnTop,
  className,
}: ConsentStageProps): ReactNode {
  const messages = useEmbedMessages();
  const learnsId = useId();
  const { name, recipient, privacyPolicy, shape, piece } = source;
  const consent = useConsent(source);
  const say = (message: string) => fillIn(message, { provider: name, recipient });
  const group = { role: 'group', tabIndex: -1, 'aria-label': `${name}: ${title}` };
  return (
    <div className={joinClasses(styles.stage, className)} data-shape={shape}>
      <div
        ref={consent.box}
        className={styles.box}
        data-motion={isOnTop ? undefined : 'reveal'}
        {...(consent.isOpen ? group : {})}
      >
        {/* Stays behind the frame; printed instead of it, since frames print unreliably. */}
        {poster ? (
          <Picture media={poster} sizes={sizes} fit="cover" isInSight={isOnTop} />
        ) : (
          <p className={styles.drawn} data-ground="night" aria-hidden="true">
            <span>{name}</span>
          </p>
        )}
        {consent.isOpen ? (
          <ThirdPartyFrame piece={piece} title={title} onRefused={consent.refuse} />
        ) : (
          /* If clicked before hydration, it stays open as a marker. */
          <Disclosure
            look="bare"
            ref={consent.opener}
            className={styles.opener}
            onToggle={({ currentTarget }) => (currentTarget.open ? consent.open() : consent.cancel())}
            pressed={{ className: styles.load, 'data-focus-inside': '', 'aria-describedby': learnsId }}
            summary={
              <span>
                <span {...buttonFace('solid', 'large')}>{say(messages.load)}</span>
              </span>
            }
          />
        )}
      </div>
      <div className={styles.panel}>
        <p id={learnsId} className={styles.learns}>
          {/* The space is part of the sentence: React separates text nodes with a comment, after which Chromium
              announces no space. */}
          {`${say(messages.learns)} `}
          <a href={privacyPolicy}>{say(messages.policy)}</a>
        </p>
        <Choice
          look="aside"
          className={styles.always}
          ref={consent.always}
          type="checkbox"
          onChange={consent.decide}
        >
          <span>{say(messages.always)}</span>
        </Choice>
        {consent.isOpen ? (
          <Button look="text" icon="close" onClick={consent.close}>
            {say(messages.close)}
          </Button>
        ) : (
          <ActionLink
            link={{ label: say(messages.open), href: piece.page }}
            look="text"
            rel="noopener noreferrer external"
          />
        )}
        <p role="status" className={styles.refused}>
          {consent.isWaiting && say(messages.waiting)}
          {consent.isRefused && say(messages.refused)}
        </p>
      </div>
    </div>
  );
}

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
function ThirdPartyFrame({ piece, title, onRefused }: ThirdPartyFrameProps): ReactNode {
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
