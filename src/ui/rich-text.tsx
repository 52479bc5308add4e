import type { ReactNode } from 'react';
import type { RichText, RichTextList, RichTextNode } from '#fields/rich-text-tree.ts';
import { fillIn } from '#i18n/messages.ts';
import { BrandText } from './brand-text.tsx';
import type { InnerHeadingLevel } from './heading-level.ts';
import { useMessages } from './page-context.tsx';
import { Picture } from './picture.tsx';
import styles from './rich-text.module.css';
import { each, inlines, plainText } from './rich-text-inlines.tsx';

/** Rich text. Its top headings have `headingLevel`; no heading is more than one level below the previous one. */
export function RichTextView({
  content,
  headingLevel,
}: {
  content: RichText;
  headingLevel: InnerHeadingLevel;
}): ReactNode {
  const levels = headingLevels(content, headingLevel);
  return (
    <div className={styles.text}>
      {each(content, (node, index) => (
        <TextBlock
          node={node}
          level={levels[index] ?? headingLevel}
          subject={headingBefore(content, index)}
        />
      ))}
    </div>
  );
}

interface TextBlockProps {
  node: RichTextNode;
  level: InnerHeadingLevel;
  /** The nearest heading above the node. */
  subject: string;
}

function TextBlock({ node, level, subject }: TextBlockProps): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlines(node.children)}</p>;
    case 'heading': {
      const Tag: 'h2' | 'h3' | 'h4' = `h${level}`;
      return plainText(node.children) && <Tag data-rank={node.level}>{inlines(node.children)}</Tag>;
    }
    case 'list':
      return <TextList list={node} />;
    case 'quote':
      return (
        <blockquote>
          <p>{inlines(node.children)}</p>
        </blockquote>
      );
    case 'table':
      return <TextTable table={node} subject={subject} />;
    case 'image':
      return <TextImage media={node.media} />;
    case 'rule':
      return <hr />;
  }
}

function TextList({ list }: { list: RichTextList }): ReactNode {
  const Tag = list.ordered ? 'ol' : 'ul';
  return (
    <Tag>
      {each(list.items, (item) => (
        <li>
          {inlines(item.children)}
          {item.nested && <TextList list={item.nested} />}
        </li>
      ))}
    </Tag>
  );
}

type TableNode = Extract<RichTextNode, { type: 'table' }>;

function TextTable({ table, subject }: { table: TableNode; subject: string }): ReactNode {
  const messages = useMessages();
  const heads = table.head?.map(plainText);
  const columns = (table.head ?? table.rows[0] ?? []).map(plainText).filter(Boolean).join(', ');
  const name = [subject, columns].filter(Boolean).join(': ');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and the keyboard has to reach that
    <section className={styles.table} aria-label={fillIn(messages.richText.table, { name })} tabIndex={0}>
      <table>
        {table.head && (
          <thead>
            <tr>
              {each(table.head, (cell) => (plainText(cell) ? <th scope="col">{inlines(cell)}</th> : <td />))}
            </tr>
          </thead>
        )}
        <tbody>
          {each(table.rows, (row) => (
            <tr>
              {each(row, (cell, column) => (
                // The column heading, shown when cells are stacked.
                <td data-head={heads?.[column] || undefined}>{inlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TextImage({ media }: { media: Extract<RichTextNode, { type: 'image' }>['media'] }): ReactNode {
  const caption = [media.caption, media.credit].filter(Boolean).join(' · ');
  return (
    <figure>
      <Picture media={media} sizes="(min-width: 60rem) 40rem, 100vw" />
      {caption && (
        <figcaption>
          <BrandText>{caption}</BrandText>
        </figcaption>
      )}
    </figure>
  );
}

function headingBefore(content: RichText, index: number): string {
  const heading = content.slice(0, index).findLast((node) => node.type === 'heading');
  return heading?.type === 'heading' ? plainText(heading.children) : '';
}

function headingLevels(content: RichText, highest: InnerHeadingLevel): (InnerHeadingLevel | undefined)[] {
  let deepest: number = highest;
  return content.map((node) => {
    if (node.type !== 'heading' || !plainText(node.children)) return undefined;
    const level = Math.min(highest + node.level - 2, deepest, 4);
    deepest = level + 1;
    return level === 2 ? 2 : level === 3 ? 3 : 4;
  });
}
