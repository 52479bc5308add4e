import { Fragment, type ReactNode } from 'react';
import { keyOf } from './block-key.ts';
import type { BlockHeadingLevel } from './block-view.ts';
import styles from './blocks.module.css';
import { headlineLooks } from './headline/headline.looks.ts';
import type { Block, BlockByKind, BlockKind } from './kinds.ts';
import { renderBlock } from './views.tsx';

/** The kinds whose heading can be the page's title. */
const titleKinds: readonly (BlockKind | undefined)[] = ['hero', 'headline', 'poll'];

/** Whether one of these blocks carries the page's title; where none does, the page shows the title itself. */
export function carriesTitle(blocks: readonly Block[]): boolean {
  return titleKinds.includes(blocks[0]?.kind);
}

interface BlockFieldProps {
  block: Block;
  headingLevel: BlockHeadingLevel;
  isOnTop?: boolean;
  /** Another ground than the block's own. */
  ground?: Block['ground'] | undefined;
  /** Where a band that runs through the page comes from above this block, and where it goes on below. */
  from?: string;
  to?: string;
  /** What lies behind the block. */
  children?: ReactNode;
}

/** One block on its ground. */
export function BlockField({
  block,
  headingLevel,
  isOnTop = false,
  ground,
  from,
  to,
  children,
}: BlockFieldProps): ReactNode {
  return (
    <div
      id={block.anchor}
      className={styles.block}
      data-block={block.kind}
      data-ground={ground ?? block.ground}
      data-still={block.reveals ? undefined : ''}
      data-from={from}
      data-to={to}
      data-crossing={from === to ? undefined : ''}
    >
      {children}
      <Parallax distance={block.parallax}>{renderBlock(block, headingLevel, isOnTop)}</Parallax>
    </div>
  );
}

/** A page's blocks, each on its ground. What follows a drawer lies in it, up to the next one. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const title = carriesTitle(blocks) ? blocks[0] : undefined;
  return inDrawers(blocks).map(({ front, inside }) => {
    const level = front && front !== title ? 3 : 2;
    const fields = <Fields key="open" blocks={inside} title={title} level={level} isOnTop={!front} />;
    if (!front) return fields;
    return (
      <Fragment key={keyOf(front)}>
        {headlineLooks.views.drawer.render({
          block: front,
          headingLevel: front === title ? 1 : 2,
          children: fields,
        })}
      </Fragment>
    );
  });
}

interface Drawer {
  /** Nothing for what lies before the first drawer. */
  front?: BlockByKind['headline'];
  inside: Block[];
}

function inDrawers(blocks: readonly Block[]): Drawer[] {
  const drawers: Drawer[] = [{ inside: [] }];
  for (const block of blocks) {
    if (block.kind === 'headline' && block.size === 'drawer') drawers.push({ front: block, inside: [] });
    else drawers.at(-1)?.inside.push(block);
  }
  return drawers;
}

interface FieldsProps {
  blocks: readonly Block[];
  /** The block that carries the page's title. */
  title: Block | undefined;
  /** Of all other headings. */
  level: BlockHeadingLevel;
  /** Whether the page begins with them. */
  isOnTop: boolean;
}

/** Blocks one below the other. A band that bends round the next block shares a place with it. */
function Fields({ blocks, title, level, isOnTop }: FieldsProps): ReactNode {
  const fields = blocks.map((block, index) => (
    <BlockField
      key={keyOf(block)}
      block={block}
      headingLevel={block === title ? 1 : level}
      isOnTop={isOnTop && blocks.slice(0, index).every(({ kind }) => kind === 'headline')}
      ground={bentBlock(blocks, index)?.ground}
    />
  ));
  return blocks.map((block, index) => {
    if (bentBlock(blocks, index - 1)) return null;
    if (!bentBlock(blocks, index)) return fields[index];
    return (
      <div key={keyOf(block)} data-around="">
        {fields.slice(index, index + 2)}
      </div>
    );
  });
}

/** The block that the band in this place bends round; both stand on its ground. */
function bentBlock(blocks: readonly Block[], index: number): Block | undefined {
  const block = blocks[index];
  const next = blocks[index + 1];
  return block?.kind === 'marquee' && block.look === 'bent' && next?.kind !== 'marquee' ? next : undefined;
}

/** What its editor lets move against its ground. */
function Parallax({ distance, children }: { distance: Block['parallax']; children: ReactNode }): ReactNode {
  if (distance === 'none') return children;
  return (
    <div data-motion="parallax" data-motion-distance={distance}>
      {children}
    </div>
  );
}
