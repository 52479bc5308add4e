import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ContentBackend, databases } from '../../../tests/support/content-backend.ts';
import { asSite, SiteOfContent, secrets } from '../../../tests/support/site-of-content.ts';

describe.each(databases)('what is remembered of votes, on %s', (database) => {
  let backend: ContentBackend;
  let site: SiteOfContent;

  beforeAll(async () => {
    backend = await ContentBackend.start({ database, environment: secrets });
    site = await SiteOfContent.start(backend);
  });
  afterAll(async () => {
    await site.end();
    await backend.end();
  });

  const ask = (init?: RequestInit) =>
    fetch(`${site.contentUrl}/sk/v1/witnessed-votes`, { headers: asSite, ...init });
  const put = async (poll: string, content: string, seal: string, after: string): Promise<unknown> => {
    const body = JSON.stringify({ polls: [{ poll, content, seal, after }] });
    return (await ask({ method: 'PUT', body })).json();
  };

  test('is replaced by whoever has compared it, and told to the site alone', async () => {
    const first = { polls: [{ poll: 'a', content: 'one', seal: '1' }] };
    const second = { polls: [{ poll: 'a', content: 'two', seal: '2' }] };
    expect(await put('a', 'one', '1', '')).toEqual(first);
    expect(await put('a', 'older', '0', '')).toEqual(first);
    expect(await put('a', 'two', '2', '1')).toEqual(second);
    expect(await put('a', 'older', '0', '1')).toEqual(second);
    expect(await (await ask()).json()).toMatchObject({ polls: expect.arrayContaining(second.polls) });
    expect((await ask({ headers: {} })).status).toBe(404);
    expect((await ask({ method: 'PUT', headers: {}, body: '{"polls":[]}' })).status).toBe(404);
    expect((await ask({ method: 'PUT', body: '{' })).status).toBe(400);
    expect((await ask({ method: 'PUT', body: `"${'x'.repeat(16 * 1024 * 1024)}"` })).status).toBe(413);
  });
});
