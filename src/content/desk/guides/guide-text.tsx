import { fromMarkdown } from 'mdast-util-from-markdown';
import type { ReactNode } from 'react';
import sharp from 'sharp';
import type { EditorLanguage } from '#i18n/editor-texts.ts';
import { shortSlugOf } from '#typed/slug.ts';
import { guidePicture } from './guide-files.ts';
import { guideAddress, isGuideTopic } from './guide-topics.ts';
import styles from './guides.module.css';

type Block = ReturnType<typeof fromMarkdown>['children'][number];

type Inline = Extract<Block, { type: 'paragraph' }>['children'][number];

/**
 * Renders a guide's Markdown: headings, paragraphs, lists, pictures, links to other guides, and bold for labels of
 * the admin. Everything else is refused, HTML above all.
 */
export async function GuideText({
  markdown,
  language,
}: {
  markdown: string;
  language: EditorLanguage;
}): Promise<ReactNode> {
  return Promise.all(fromMarkdown(markdown).children.map((block) => shown(block, language)));
}

async function shown(block: Block, language: EditorLanguage): Promise<ReactNode> {
  const key = block.position?.start.offset;
  switch (block.type) {
    case 'heading': {
      const id = shortSlugOf(plain(block.children), 60);
      return (
        <h2 key={key} id={id}>
          <a href={`#${id}`}>{inline(block.children)}</a>
        </h2>
      );
    }
    case 'paragraph': {
      const [picture] = block.children;
      if (picture?.type !== 'image') return <p key={key}>{inline(block.children)}</p>;
      const { width, height } = await sharp(guidePicture(picture.url, language)).metadata();
      const address = `/api/guide-pictures/${picture.url}/${language}`;
      return (
        <p key={key} className={styles.picture}>
          {/* biome-ignore lint/performance/noImgElement: a small picture in a single size */}
          <img src={address} alt={picture.alt ?? ''} width={width} height={height} loading="lazy" />
        </p>
      );
    }
    case 'list': {
      const items = block.children.map((item) => (
        <li key={item.position?.start.offset}>
          {item.children.map((part) => (part.type === 'paragraph' ? inline(part.children) : unknown(part)))}
        </li>
      ));
      return block.ordered ? <ol key={key}>{items}</ol> : <ul key={key}>{items}</ul>;
    }
    default:
      return unknown(block);
  }
}

function inline(nodes: readonly Inline[]): ReactNode {
  return nodes.map((node) => {
    const key = node.position?.start.offset;
    if (node.type === 'text') return node.value;
    if (node.type === 'strong') return <strong key={key}>{inline(node.children)}</strong>;
    if (node.type !== 'link' || !isGuideTopic(node.url)) return unknown(node);
    return (
      <a key={key} href={guideAddress(node.url)}>
        {inline(node.children)}
      </a>
    );
  });
}

function plain(nodes: readonly Inline[]): string {
  return nodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function unknown({ type }: { type: string }): never {
  throw new Error(`A guide may not contain "${type}".`);
}
