import type { ReactNode } from 'react';
import styles from './blocks.module.css';
import type { Block } from './kinds.ts';
import { renderBlock } from './views.tsx';

/** The kinds whose heading can be the page's title. */
const titleKinds = ['hero', 'headline', 'poll'];

/** Whether one of these blocks carries the page's title; where none does, the page shows the title itself. */
export function carriesTitle(blocks: readonly Block[]): boolean {
  return titleKinds.includes(blocks[0]?.kind ?? '');
}

/** A page's blocks, each on its ground. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) => (
    <div
      key={block.id}
      id={block.anchor}
      className={styles.block}
      data-block={block.kind}
      data-ground={block.ground}
    >
      {renderBlock(block, index === 0 && carriesTitle(blocks) ? 1 : 2)}
    </div>
  ));
}
