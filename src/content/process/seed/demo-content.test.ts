import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexAllKinds } from '#blocks/index-all-kinds.ts';
import { type AuthoredPageBlock, resolveBlocks, storeBlock } from '#blocks/stored-blocks.ts';
import { brand } from '#brand/brand.ts';
import { partsOf } from '#content/graph/pages/page-parts.ts';
import { judgeLengths } from '#content/lifecycle/gates/judge-lengths.ts';
import { judgeTranslation, type PageWriting } from '#content/lifecycle/gates/judge-translation.ts';
import { isBareAddress, isVague } from '#content/lifecycle/gates/link-words.ts';
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
import type { DemoContent } from './demo-content.ts';
import { firstContent } from './first-content.ts';
import { mimeTypeOf } from './records/files.ts';
import { secondContent } from './second/second-content.ts';
import { chosenClub } from './seed-demo-content.ts';

const recordFields = { polls: pollFields, forms: formFields, products: productFields };

/** A club's demo content as the database would return it. */
class Library {
  readonly #content: DemoContent;
  readonly references: References;

  constructor(content: DemoContent) {
    this.#content = content;
    const media = (key: string) => {
      this.#mediaRecord(key);
      return `media:${key}`;
    };
    this.references = {
      media,
      record: (collection, key) => {
        if (!this.#records(collection).some((record) => record.key === key))
          throw new Error(`There is no ${collection} "${key}".`);
        return `record:${collection}/${key}`;
      },
      richText: (markdown) => lexicalFromRichText(richTextFromMarkdown(markdown, media)),
    };
  }

  #records(collection: string): readonly { key: string; de: object }[] {
    const { polls, forms, products } = this.#content;
    return { polls, forms, products }[collection as keyof typeof recordFields];
  }

  #mediaRecord(key: string): unknown {
    const file = this.#content.files.find((each) => each.key === key);
    if (!file) throw new Error(`There is no demo file "${key}".`);
    return { id: key, filename: file.fileName, mimeType: mimeTypeOf(file.fileName) };
  }

  /** With relations in place of ids, and an id for every list entry. */
  populated(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.populated(entry));
    if (!isRecord(value))
      return typeof value === 'string' && value.startsWith('media:')
        ? this.#mediaRecord(value.slice(6))
        : value;
    const entries = Object.entries(value).map(([name, entry]) => [name, this.populated(entry)]);
    return { id: 'id', ...Object.fromEntries(entries) };
  }

  withRecords(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((entry) => this.withRecords(entry));
    if (isRecord(value))
      return Object.fromEntries(
        Object.entries(value).map(([name, entry]) => [name, this.withRecords(entry)]),
      );
    const match = typeof value === 'string' ? /^record:(polls|forms|products)\/(.+)$/.exec(value) : null;
    if (!match) return value;
    const collection = match[1] as keyof typeof recordFields;
    const authored = this.#records(collection).find((record) => record.key === match[2])?.de;
    const stored = storeFields(recordFields[collection], authored as never, this.references);
    return { id: 'id', ...(stored as object) };
  }
}

describe.each([
  ['first', firstContent()],
  ['second', secondContent],
])('the %s club’s demo content', (_club, content) => {
  const library = new Library(content);

  it('has exactly the files that lie in its folder, each under a key of its own', () => {
    const named = content.files.map(({ fileName }) => fileName);
    expect(named.toSorted()).toEqual(readdirSync(content.mediaDirectory).toSorted());
    expect(new Set(content.files.map(({ key }) => key)).size).toBe(named.length);
  });

  for (const collection of ['polls', 'forms', 'products'] as const) {
    const fields: FieldMap = recordFields[collection];
    for (const entry of content[collection]) {
      it.each(editorLanguages)(`${collection} "${entry.key}" fits its schema in %s`, (locale) => {
        const stored = library.populated(storeFields(fields, entry[locale] as never, library.references));
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

  for (const page of content.pages) {
    it.each(editorLanguages)(`page ${page.path} keeps every block and list entry in %s`, (locale) => {
      const problems: string[] = [];
      const stored = page[locale].blocks.map((block) =>
        library.populated(library.withRecords(storeBlock(block, library.references))),
      );
      const blocks = resolveBlocks(
        stored,
        { locale, kindIndex: indexAllKinds(locale), brand, frameHosts: content.frameHosts },
        (kind, reason) => problems.push(`${kind}: ${reason}`),
      );
      expect(problems).toEqual([]);
      for (const [index, block] of blocks.entries()) expectNothingLost(page[locale].blocks[index], block);
    });
  }

  it.each(content.pages)('page $path can be published without giving a reason', (page) => {
    const written = (locale: 'de' | 'en'): PageWriting => {
      const { title, description, blocks } = page[locale];
      return {
        locale,
        title,
        description,
        blocks: blocks.map((block) => storeBlock(block, library.references)),
      };
    };
    const texts = [written('de'), written('en')];
    const found = [
      ...judgeTranslation(written('en'), written('de')),
      ...texts.flatMap((text) => judgeLengths(text, false)),
    ].map(({ message }) => message.en);
    const links = texts.flatMap(({ blocks }) => partsOf(blocks).links.map(({ text }) => text));
    expect([...found, ...links.filter((text) => isVague(text) || isBareAddress(text))]).toEqual([]);
  });

  it('says which words of an English page are German', () => {
    const written = JSON.stringify(content.pages.map(({ en }) => en));
    const unmarked = written.replace(/<span lang=\\"de\\">.*?<\/span>/g, '');
    // A single letter is a specimen.
    expect(unmarked.match(/[\p{L}\u00AD]*[äöüßÄÖÜ][\p{L}\u00AD]+|[\p{L}\u00AD]+[äöüßÄÖÜ]/gu) ?? []).toEqual(
      [],
    );
  });

  it('leads to none but its own pages', () => {
    const paths = new Set(content.pages.map(({ path }) => path));
    const { de, en } = content.settings;
    const links = [de, en].flatMap(({ navigation, footer, legal }) => [...navigation, ...footer, ...legal]);
    for (const { href } of links) expect(paths).toContain(href.replace(/#.*/, ''));
  });
});

describe('demo pages of single blocks', () => {
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

it('shows what rules a page can have: a date, a place that is kept, a former address', () => {
  const { pages, redirects } = firstContent();
  expect(pages.some(({ visibleFrom }) => visibleFrom)).toBe(true);
  expect(pages.some(({ scrollToTop }) => scrollToTop === false)).toBe(true);
  expect(redirects.length).toBeGreaterThan(0);
});

it('shows every distance of parallax', () => {
  const written = JSON.stringify(firstContent().pages);
  for (const distance of Object.keys(brand.motion.parallax))
    expect(written).toContain(`"parallax":"${distance}"`);
});

it('the start says whose site this becomes, and how it becomes another’s', () => {
  expect(chosenClub('first')).toMatch(/CLUB=first\. With CLUB=second an empty/);
  expect(chosenClub('second')).toMatch(/CLUB=second\. With CLUB=first an empty/);
});

function expectNothingLost(authored: unknown, resolved: unknown): void {
  if (!isRecord(authored) || !isRecord(resolved)) return;
  for (const [name, value] of Object.entries(authored)) {
    if (Array.isArray(value)) expect(resolved[name], name).toHaveLength(value.length);
  }
}
