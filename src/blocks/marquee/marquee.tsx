import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { ChoiceControl } from '#ui/choice/choice.tsx';
import { Icon } from '#ui/icon.tsx';
import { messagesHook } from '#ui/messages-hook.ts';
import styles from './marquee.module.css';
import german from './marquee-messages.de.json' with { type: 'json' };
import english from './marquee-messages.en.json' with { type: 'json' };

const useMarqueeMessages = messagesHook<typeof german>({ de: german, en: english });

const { RingArc } = await import('./ring-arc.tsx');
const { RingBent } = await import('./ring-bent.tsx');
const { RingStraight } = await import('./ring-straight.tsx');

export function Marquee({ block }: BlockViewProps<'marquee'>): ReactNode {
  const messages = useMarqueeMessages();
  const { phrases, look, speed, direction } = block;
  // On the same ground as the next block the arc covers nothing, and what passes behind it stays visible.
  const under = block.under === block.ground ? undefined : block.under;
  const words = phrases.map(({ phrase }) => phrase.replaceAll('\u00AD', ''));
  if (words.length === 0) return null;
  return (
    <div
      className={styles.marquee}
      data-look={look}
      data-speed={speed}
      data-direction={direction}
      data-motion="marquee"
    >
      {look === 'straight' && <RingStraight phrases={words} standing={phrases.map(({ phrase }) => phrase)} />}
      {look === 'arc' && <RingArc phrases={words} ground={under} />}
      {look === 'bent' && <RingBent phrases={words} />}
      <div className={styles.below} data-ground={look === 'arc' ? under : undefined}>
        <ul className={styles.phrases}>
          {phrases.map(({ id, phrase }) => (
            <li key={id}>
              <BrandText>{phrase}</BrandText>
            </li>
          ))}
        </ul>
        <label className={styles.control}>
          <ChoiceControl type="checkbox" className={styles.toggle} />
          <span>{messages.pause}</span>
          <span className={styles.disc} aria-hidden="true">
            <Icon name="pause" />
            <Icon name="play" />
          </span>
        </label>
      </div>
    </div>
  );
}
