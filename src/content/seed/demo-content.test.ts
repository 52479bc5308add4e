import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexAllKinds } from '#blocks/index-all-kinds.ts';
import { type AuthoredPageBlock, resolveBlocks, storeBlock } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import {
  type FieldMap,
  isRecord,
  type References,
  resolveFields,
  schemaOf,
  storeFields,
} from '#fields/content-field.ts';
import { lexicalFromRichText } from '#fields/lexical.ts';
import { richTextFromMarkdown } from '#fields/markdown.ts';
import { formFields } from '#forms/form.fields.ts';
import { editorLanguages } from '#i18n/editor-texts.ts';
import { pollFields } from '#polls/poll.fields.ts';
import { productFields } from '#shop/product.fields.ts';
import { blockDemoPages } from './block-demo-pages.ts';
import { writtenPages } from './pages/pages.ts';
import { closedPoll } from './records/closed-poll.ts';
import { demoFiles, mediaDirectory, mimeTypeOf } from './records/files.ts';
import { demoForms } from './records/forms.ts';
import { demoPolls } from './records/polls.ts';
import { demoProducts } from './records/products.ts';
import { demoFrameHosts } from './settings.ts';

const records = { polls: [...demoPolls, closedPoll], forms: demoForms, products: demoProducts };
const recordFields = { polls: pollFields, forms: formFields, products: productFields };

function mediaRecord(key: string): unknown {
  const file = demoFiles.find((each) => each.key === key);
  if (!file) throw new Error(`There is no demo file "${key}".`);
  return { id: key, filename: file.fileName, mimeType: mimeTypeOf(file.fileName) };
}

/** What the database would give back, with relations in place of ids and an id for every list entry. */
function populated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(populated);
  if (!isRecord(value))
    return typeof value === 'string' && value.startsWith('media:') ? mediaRecord(value.slice(6)) : value;
  const entries = Object.entries(value).map(([name, entry]) => [name, populated(entry)]);
  return { id: 'id', ...Object.fromEntries(entries) };
}

function mediaReference(key: string): string {
  mediaRecord(key);
  return `media:${key}`;
}

const references = {
  media: mediaReference,
  record: (collection: keyof typeof records, key: string) => {
    if (!records[collection].some((record) => record.key === key))
      throw new Error(`There is no ${collection} "${key}".`);
    return `record:${collection}/${key}`;
  },
  richText: (markdown: string) => lexicalFromRichText(richTextFromMarkdown(markdown, mediaReference)),
} satisfies References;

/** Stored blocks with their records put in, as the database's depth would. */
function withRecords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRecords);
  if (isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withRecords(entry)]));
  const match = typeof value === 'string' ? /^record:(polls|forms|products)\/(.+)$/.exec(value) : null;
  if (!match) return value;
  const collection = match[1] as keyof typeof records;
  const authored = records[collection].find((record) => record.key === match[2])?.de;
  return { id: 'id', ...(storeFields(recordFields[collection], authored as never, references) as object) };
}

describe('demo content', () => {
  it('has exactly the files that lie in its folder, each under a key of its own', () => {
    const named = demoFiles.map(({ fileName }) => fileName);
    expect(named.toSorted()).toEqual(readdirSync(mediaDirectory).toSorted());
    expect(new Set(demoFiles.map(({ key }) => key)).size).toBe(named.length);
  });

  for (const [collection, entries] of Object.entries(records)) {
    const fields: FieldMap = recordFields[collection as keyof typeof records];
    for (const entry of entries) {
      it.each(editorLanguages)(`${collection} "${entry.key}" fits its schema in %s`, (locale) => {
        const stored = populated(storeFields(fields, entry[locale] as never, references));
        const resolved = resolveFields(fields, stored as Record<string, unknown>, {
          locale,
          kindIndex: [],
          brand,
          frameHosts: [],
        });
        expect(schemaOf(fields).safeParse(resolved).error).toBeUndefined();
        expectNothingLost(entry[locale], resolved);
      });
    }
  }

  for (const page of [...writtenPages, ...blockDemoPages()]) {
    it.each(editorLanguages)(`page ${page.path} keeps every block and list entry in %s`, (locale) => {
      const problems: string[] = [];
      const stored = page[locale].blocks.map((block) =>
        populated(withRecords(storeBlock(block, references))),
      );
      const blocks = resolveBlocks(
        stored,
        { locale, kindIndex: indexAllKinds(locale), brand, frameHosts: demoFrameHosts },
        (kind, reason) => problems.push(`${kind}: ${reason}`),
      );
      expect(problems).toEqual([]);
      for (const [index, block] of blocks.entries()) expectNothingLost(page[locale].blocks[index], block);
    });
  }

  it.each(blockDemoPages().map(({ path, de }) => [path, de.blocks] as const))(
    'page %s shows several examples, and folds away what only tests the kind',
    (_path, blocks) => {
      const isDrawer = (block: AuthoredPageBlock) => block.kind === 'headline' && block.size === 'drawer';
      expect(blocks.filter(isDrawer)).toHaveLength(1);
      const from = blocks.findIndex(isDrawer);
      const captions = (part: typeof blocks) =>
        part.flatMap((block) =>
          block.kind === 'headline' && block.size === 'caption' ? [block.anchor] : [],
        );
      expect(captions(blocks.slice(0, from)).length).toBeGreaterThan(1);
      expect(captions(blocks.slice(0, from))).not.toContain('worst-case');
      expect(captions(blocks.slice(from))).toEqual(expect.arrayContaining(['long-words', 'worst-case']));
    },
  );
});

function expectNothingLost(authored: unknown, resolved: unknown): void {
  if (!isRecord(authored) || !isRecord(resolved)) return;
  for (const [name, value] of Object.entries(authored)) {
    if (Array.isArray(value)) expect(resolved[name], name).toHaveLength(value.length);
  }
}
