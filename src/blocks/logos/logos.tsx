import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Heading } from '#ui/heading.tsx';
import { LogoSheet } from './logo-sheet.tsx';
import styles from './logos.module.css';

export function Logos({ block, headingLevel }: BlockViewProps<'logos'>): ReactNode {
  const { title, text, items, ground } = block;
  const lightGround = ground === 'white' ? 'sand' : 'white';
  return (
    <div className={styles.logos}>
      {(title || text) && (
        <div className={styles.intro}>
          {title && (
            <Heading level={headingLevel} size="large">
              {title}
            </Heading>
          )}
          {text && (
            <p className={styles.text}>
              <BrandText>{text}</BrandText>
            </p>
          )}
        </div>
      )}
      <ul className={styles.items} data-motion-group="">
        {items.map(({ id, logo, name, hint, on }) => (
          <li key={id} className={styles.item} data-motion="reveal">
            <LogoSheet logo={logo} name={name} hint={hint} ground={on === 'dark' ? 'night' : lightGround} />
          </li>
        ))}
      </ul>
    </div>
  );
}
