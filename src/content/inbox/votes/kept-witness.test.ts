import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ContentBackend, databases } from '../../../../tests/support/content-backend.ts';
import { asSite, SiteOfContent, secrets } from '../../../../tests/support/site-of-content.ts';
import { directoryForTests } from '../../../../tests/support/test-directory.ts';

const made = z.object({
  doc: z.object({ id: z.number(), options: z.array(z.object({ id: z.string() })).default([]) }),
});

async function docOf(answer: Promise<Response>) {
  return made.parse(await (await answer).json()).doc;
}

describe.each(databases)('what is remembered of votes, on %s', (database) => {
  const backend = ContentBackend.forTests({ database, environment: secrets });
  let site: SiteOfContent;
  const home = directoryForTests();
  const start = () => SiteOfContent.start(backend, { DATA_DIR: home });

  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site.end());

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

  test('is what the page and the audit of a poll say whose ballots were deleted', async () => {
    const editor = await backend.as('editor');
    const poll = await docOf(
      editor('POST', '/polls?locale=de', {
        question: 'Wie breit?',
        options: [{ label: 'Schmal' }, { label: 'Breit' }],
        integrity: 'open',
        opensAt: '2026-01-01T00:00:00.000Z',
        _status: 'published',
      }),
    );
    const blocks = [{ blockType: 'poll', poll: poll.id }];
    const page = { path: '/breite', title: 'Breite', blocks, _status: 'published' };
    await docOf(editor('POST', '/pages?locale=de', page));
    await site.untilCurrent();
    const vote = await fetch(`${site.url}/sk/v1/polls/${poll.id}/votes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-a-test' },
      body: JSON.stringify({ choices: [poll.options[1]?.id] }),
    });
    expect(vote.status).toBe(201);
    await site.end();
    for (const name of ['', '-wal', '-shm']) rmSync(join(home, `ballots.sqlite${name}`), { force: true });
    site = await start();
    await vi.waitFor(async () => {
      const audit = z
        .looseObject({ doubt: z.object({ text: z.string() }) })
        .parse(await (await fetch(`${site.url}/sk/v1/polls/${poll.id}/audit`)).json());
      expect(audit.doubt.text).toContain(`The book of poll ${poll.id} is missing`);
      expect(await (await fetch(`${site.url}/breite`)).text()).toContain('data-incident="doubted"');
    }, 20_000);
  });
});
