import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { OwnPostgres, ownPostgresIsMissing } from '../support/postgres.ts';
import { copyOfSeededData, Product, temporaryDirectory } from '../support/product.ts';
import { accepted, PollUnderTest, provideTestPolls, randomToken, refused } from '../support/test-polls.ts';

const run = promisify(execFile);

/** Shared, so that instances accept each other's codes, challenges and tokens, and a recount can verify their seals. */
const votesSecret = 'the same sentence for all the instances';

const results = z.looseObject({ total: z.number() });
const health = z.looseObject({ ballots: z.object({ reachable: z.boolean() }) });

test('two site instances on one Postgres: one count, no vote twice, live results that agree', async () => {
  test.skip(ownPostgresIsMissing !== undefined, ownPostgresIsMissing);
  const database = await OwnPostgres.start();
  const data = await copyOfSeededData();
  const content = await Product.create({ dataDir: data.path });
  const homes = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
  await Promise.all(homes.map(({ path }) => cp(join(data.path, 'secrets.json'), join(path, 'secrets.json'))));
  const sites = await Promise.all(
    homes.map(({ path }) =>
      Product.create({
        dataDir: path,
        environment: {
          DATABASE_URL: database.url,
          CONTENT_API_BASE: content.contentUrl,
          VOTES_SECRET: votesSecret,
        },
      }),
    ),
  );
  try {
    await content.startContent();
    await provideTestPolls(await ContentEditor.signIn(content));
    await Promise.all(sites.map((site) => site.startSite()));
    const polls = await Promise.all(
      sites.map(async ({ siteUrl }) => {
        await expect(async () => {
          expect((await fetch(`${siteUrl}/sk/v1/polls/test-device`)).status).toBe(200);
        }).toPass();
        return PollUnderTest.find(siteUrl, 'test-device');
      }),
    );
    const [first, second] = polls;
    if (!first || !second) throw new Error('There are not two sites.');

    await test.step('a race on one device, over both', async () => {
      for (let race = 0; race < 10; race += 1) {
        const device = randomToken();
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, turn) =>
            (turn % 2 === 0 ? first : second).cast({ choices: first.choices(turn % 2), device }),
          ),
        );
        const [winner] = answers.filter(({ status }) => status === 201);
        expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
        for (const answer of answers) if (answer !== winner) expect(refused(answer).code).toBe('voted');
      }
    });

    const view = await test.step('a vote at one is heard at the other', async () => {
      const vote = { choices: first.choices(0), device: randomToken() };
      const { view } = accepted(await first.cast(vote));
      const stream = await fetch(`${second.address}/live?view=${view}`);
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      accepted(await first.cast({ choices: first.choices(1), device: randomToken() }));
      let text = '';
      while (!text.includes('id: 12\n')) text += (await reader?.read())?.value ?? '';
      await reader?.cancel();
      return view;
    });

    await test.step('many votes at both: one count, which a recount confirms', async () => {
      let left = 2000;
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          while (left-- > 0) {
            const poll = left % 2 === 0 ? first : second;
            accepted(await poll.cast({ choices: poll.choices(left % 2), device: randomToken() }));
          }
        }),
      );
      const totals = async () =>
        Promise.all(
          polls.map(async (poll) => results.parse((await poll.ask(`/results?view=${view}`)).json).total),
        );
      await expect.poll(totals, { timeout: 2000, intervals: [100] }).toEqual([2012, 2012]);
      const { stdout } = await run('node', ['scripts/recount.ts', first.id], {
        env: {
          ...process.env,
          DATA_DIR: homes[0]?.path,
          DATABASE_URL: database.url,
          CONTENT_API_BASE: content.contentUrl,
          VOTES_SECRET: votesSecret,
        },
      });
      expect(stdout).toContain('2,012 ballots in 2 chains');
    });

    await test.step('Postgres hangs: pages are served, also by a site that starts now; votes are refused, and none is lost', async () => {
      const isReachable = async ({ siteUrl }: Product) => {
        const answer = await fetch(`${siteUrl}/health`);
        expect(answer.status).toBe(200);
        return health.parse(await answer.json()).ballots.reachable;
      };
      database.freeze();
      const [one, other] = sites;
      if (!one || !other) throw new Error('There are not two sites.');
      await other.end('site', 'SIGKILL');
      await other.startSite();
      for (const { siteUrl } of sites) {
        for (const path of ['/', '/en/strategie', '/en/strategie/_payload.js', '/sitemap.xml'])
          expect((await fetch(siteUrl + path, { headers: { 'accept-language': 'de' } })).status).toBe(200);
      }
      const votes = polls.map((poll) => ({
        poll,
        key: randomToken(),
        vote: { choices: poll.choices(0), device: randomToken() },
      }));
      for (const { poll, vote, key } of votes) {
        const answer = await poll.cast(vote, { key });
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toBe('2');
        expect(refused(answer).message).toContain('noch einmal');
      }
      // Votes fail once one has timed out; the outage is known a little later.
      for (const site of sites) await expect.poll(() => isReachable(site), { timeout: 30_000 }).toBe(false);
      database.thaw();
      for (const site of sites) await expect.poll(() => isReachable(site), { timeout: 30_000 }).toBe(true);
      for (const { poll, vote, key } of votes) accepted(await poll.cast(vote, { key }));
      const { stdout } = await run('node', ['scripts/recount.ts', first.id], {
        env: {
          ...process.env,
          DATA_DIR: homes[0]?.path,
          DATABASE_URL: database.url,
          CONTENT_API_BASE: content.contentUrl,
          VOTES_SECRET: votesSecret,
        },
      });
      expect(stdout).toContain('2,014 ballots');
    });
  } finally {
    await Promise.all([content, ...sites].map((product) => product.stop()));
    await database.end();
    await Promise.all([data, ...homes].map((directory) => directory.remove()));
  }
});
