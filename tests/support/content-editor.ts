import { z } from 'zod';
import type { Product } from './product.ts';
import { uploadOf } from './upload.ts';

const storedBlock = z.looseObject({ blockType: z.string(), title: z.string().nullish() });

const storedPage = z.looseObject({
  id: z.union([z.number(), z.string()]),
  path: z.string(),
  title: z.string().nullish(),
  blocks: z.array(storedBlock).nullish(),
});

export type StoredPage = z.infer<typeof storedPage>;

type Language = 'de' | 'en';

export class ContentEditor {
  readonly #base: string;
  readonly #headers: Record<string, string>;

  private constructor(base: string, headers: Record<string, string>) {
    this.#base = base;
    this.#headers = headers;
  }

  static async signIn(
    product: Pick<Product, 'contentUrl' | 'signIn'>,
    account?: { email: string; password: string },
  ): Promise<ContentEditor> {
    return new ContentEditor(product.contentUrl, await product.signIn(account));
  }

  request(
    method: string,
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    return fetch(`${this.#base}/api${path}`, {
      method,
      headers: { ...this.#headers, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Uploads a file to the media library, with its German texts. Returns its id. */
  async upload(file: File, texts: { alt: string }): Promise<number> {
    const form = uploadOf(file, texts);
    const { authorization = '' } = this.#headers;
    const sent = { method: 'POST', headers: { authorization }, body: form };
    const answer = await fetch(`${this.#base}/api/media?locale=de`, sent);
    const { doc } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json());
    return doc.id;
  }

  async invite(account: { email: string; password: string; role: string }): Promise<void> {
    const { email, password, role } = account;
    const invited = await this.request('POST', '/users/invite', { email, role });
    const { address } = z.object({ address: z.string() }).parse(await invited.json());
    const token = address.split('/').at(-1);
    const chosen = await this.request('POST', '/users/reset-password', { token, password });
    if (!chosen.ok) throw new Error(`The password was refused with ${chosen.status}.`);
  }

  async page(path: string, locale: Language): Promise<StoredPage> {
    const query = new URLSearchParams({ 'where[path][equals]': path, locale, depth: '0' });
    const answer = await this.request('GET', `/pages?${query}`);
    const [page] = z.object({ docs: z.array(storedPage) }).parse(await answer.json()).docs;
    if (!page) throw new Error(`There is no page ${path}.`);
    return page;
  }

  async save(method: 'POST' | 'PATCH', path: string, body: object): Promise<string> {
    const answer = await this.request(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was refused with ${answer.status}: ${text}`);
    const { doc } = z
      .object({ doc: z.object({ id: z.union([z.number(), z.string()]) }) })
      .parse(JSON.parse(text));
    return String(doc.id);
  }

  async publishHeadline(path: string, locale: Language, title: string): Promise<void> {
    const page = await this.page(path, locale);
    const blocks = (page.blocks ?? []).map((block, index) => (index === 0 ? { ...block, title } : block));
    await this.save('PATCH', `/pages/${page.id}?locale=${locale}`, { blocks, _status: 'published' });
  }

  async publishPage(path: string, title: { de: string; en: string }, more: object = {}): Promise<string> {
    const text = (language: Language) => ({
      title: title[language],
      blocks: [{ blockType: 'headline', title: title[language] }],
    });
    const id = await this.save('POST', '/pages?locale=de&draft=true', {
      path,
      layout: 'default',
      ...text('de'),
      ...more,
    });
    await this.save('PATCH', `/pages/${id}?locale=en`, { ...text('en'), _status: 'published' });
    return id;
  }

  /**
   * Publishes a page of one block in both languages, not indexed, unless it exists: the site only serves what a
   * published page shows.
   */
  async show(path: string, block: Readonly<Record<string, unknown>>): Promise<void> {
    // The same text in both languages causes a warning.
    const page = { title: path, blocks: [block], reason: 'Nur für die Tests' };
    const query = new URLSearchParams({ 'where[path][equals]': path, depth: '0' });
    const found = await this.request('GET', `/pages?${query}`);
    if (z.object({ totalDocs: z.number() }).parse(await found.json()).totalDocs > 0) return;
    const id = await this.save('POST', '/pages?locale=de&draft=true', {
      ...page,
      path,
      seo: { hidden: true },
    });
    await this.save('PATCH', `/pages/${id}?locale=en`, { ...page, _status: 'published' });
  }
}

export async function refusalOf(answer: Response): Promise<string> {
  return JSON.stringify(await answer.json());
}
