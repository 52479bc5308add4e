import type { ReactNode } from 'react';
import type { BlockViewProps } from '#blocks/block-view.ts';
import { BrandText } from '#ui/brand-text.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Heading } from '#ui/heading.tsx';
import styles from './drawer.module.css';

export interface DrawerProps extends BlockViewProps<'headline'> {
  children: ReactNode;
}

/**
 * A headline with collapsed content below it. Opens on click, for a find-in-page match, or for a link to something
 * inside.
 */
export function Drawer({ block, headingLevel, children }: DrawerProps): ReactNode {
  return (
    <Disclosure
      look="front"
      id={block.anchor}
      data-drawer=""
      pressed={{ 'data-ground': block.ground, 'data-still': block.reveals ? undefined : '' }}
      summary={
        <>
          {block.label && (
            <span className={styles.label}>
              <BrandText>{block.label}</BrandText>
            </span>
          )}
          <Heading level={headingLevel} size="medium">
            {block.title}
          </Heading>
        </>
      }
    >
      {block.intro && (
        <p className={styles.intro} data-ground={block.ground}>
          <BrandText>{block.intro}</BrandText>
        </p>
      )}
      {children}
    </Disclosure>
  );
}
