import { createElement, type ReactNode } from 'react';
import { contentHash } from '#ui/content-hash.ts';
import { usePageContext } from '#ui/page-context.tsx';
import type { BlockHeadingLevel } from './block-view.ts';
import styles from './blocks.module.css';
import type { Block, BlockByKind, BlockKind } from './kinds.ts';
import { registeredViews } from './views.generated.ts';

const { Drawer } = await import('./headline/drawer.tsx');

const titleKinds: readonly (BlockKind | undefined)[] = ['hero', 'headline', 'poll'];

/** Whether the first block has the page title; otherwise the page adds it. */
export function carriesTitle(blocks: readonly Block[]): boolean {
  return titleKinds.includes(blocks[0]?.kind);
}

interface BlockFieldProps {
  block: Block;
  headingLevel: BlockHeadingLevel;
  isOnTop?: boolean;
  /** Overrides the block's own ground. */
  ground?: Block['ground'] | undefined;
  /** Entry and exit of a band that runs through the page. */
  from?: string;
  to?: string;
  /** Rendered behind the block. */
  children?: ReactNode;
}

export function BlockField(props: BlockFieldProps): ReactNode {
  const { block, headingLevel, isOnTop = false, ground, from, to, children } = props;
  const { brand } = usePageContext();
  return (
    // Reader views keep all of a page that is made of sections.
    <section
      id={block.anchor}
      className={styles.block}
      data-block={block.kind}
      data-hash={contentHash(block, headingLevel, isOnTop, ground, from, to, brand)}
      data-ground={ground ?? block.ground}
      data-still={block.reveals ? undefined : ''}
      data-from={from}
      data-to={to}
      data-crossing={from === to ? undefined : ''}
    >
      {children}
      <Parallax distance={block.parallax}>{viewOf(block, headingLevel, isOnTop)}</Parallax>
    </section>
  );
}

function viewOf<Kind extends BlockKind>(
  block: Block<Kind>,
  headingLevel: BlockHeadingLevel,
  isOnTop: boolean,
): ReactNode {
  return createElement(registeredViews[block.kind], { block, headingLevel, isOnTop });
}

/** A page's blocks on their grounds. Blocks after a drawer are inside it, up to the next drawer. */
export function Blocks({ blocks }: { blocks: readonly Block[] }): ReactNode {
  const title = carriesTitle(blocks) ? blocks[0] : undefined;
  return inDrawers(blocks).map(({ front, inside }) => {
    const level = front && front !== title ? 3 : 2;
    const fields = <Fields key="open" blocks={inside} title={title} level={level} isOnTop={!front} />;
    if (!front) return fields;
    return (
      <Drawer key={front.id} block={front} headingLevel={front === title ? 1 : 2}>
        {fields}
      </Drawer>
    );
  });
}

interface DrawerBlocks {
  /** Undefined before the first drawer. */
  front?: BlockByKind['headline'];
  inside: Block[];
}

function inDrawers(blocks: readonly Block[]): DrawerBlocks[] {
  const drawers: DrawerBlocks[] = [{ inside: [] }];
  for (const block of blocks) {
    if (block.kind === 'headline' && block.size === 'drawer') drawers.push({ front: block, inside: [] });
    else drawers.at(-1)?.inside.push(block);
  }
  return drawers;
}

interface FieldsProps {
  blocks: readonly Block[];
  /** The block with the page title. */
  title: Block | undefined;
  level: BlockHeadingLevel;
  isOnTop: boolean;
}

/** Stacked blocks. A bent band shares its grid cell with the block after it. */
function Fields({ blocks, title, level, isOnTop }: FieldsProps): ReactNode {
  const fields = blocks.map((block, index) => (
    <BlockField
      key={block.id}
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
      <div key={block.id} data-around="">
        {fields.slice(index, index + 2)}
      </div>
    );
  });
}

/** The block the band at this index bends around; both have that block's ground. */
function bentBlock(blocks: readonly Block[], index: number): Block | undefined {
  const block = blocks[index];
  const next = blocks[index + 1];
  return block?.kind === 'marquee' && block.look === 'bent' && next?.kind !== 'marquee' ? next : undefined;
}

function Parallax({ distance, children }: { distance: Block['parallax']; children: ReactNode }): ReactNode {
  if (distance === 'none') return children;
  return (
    <div data-motion="parallax" data-motion-distance={distance}>
      {children}
    </div>
  );
}
