import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { ContentEditor } from '../support/content-editor.ts';
import { Haproxy, haproxyIsMissing } from '../support/haproxy.ts';
import { copyOfSeededData, Product, temporaryDirectory, until } from '../support/product.ts';
import { FormUnderTest, goodAnswers, provideTestForm } from '../support/test-forms.ts';
import { accepted, PollUnderTest, provideTestPolls, randomToken } from '../support/test-polls.ts';

/* A hanging process accepts connections and never responds, which is worse than a dead one. */

const health = z.looseObject({
  content: z.looseObject({ reachable: z.boolean() }),
  outbox: z.looseObject({ waiting: z.number() }),
});

/** Time limit for noticing an outage. */
const noticed = { timeout: 30_000 };

/** A visitor's timeout in ms. */
const patience = 5000;

test('a site stands still, then the content backend: visitors go on, it is noticed, and healed when they go on', async () => {
  test.skip(haproxyIsMissing !== undefined, haproxyIsMissing);
  const [data, proxy] = await Promise.all([copyOfSeededData(), Haproxy.create()]);
  const content = await Product.create({ dataDir: data.path });
  const homes = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
  await Promise.all(homes.map(({ path }) => cp(join(data.path, 'secrets.json'), join(path, 'secrets.json'))));
  const environment = { SITE_URL: proxy.siteUrl, CONTENT_API_BASE: content.contentUrl };
  const sites = await Promise.all(homes.map(({ path }) => Product.create({ dataDir: path, environment })));
  const [hanging, well] = sites;
  if (!hanging || !well) throw new Error('There are not two sites.');
  const stopped = new Set<number>();
  const stop = (pid: number) => {
    process.kill(pid, 'SIGSTOP');
    stopped.add(pid);
  };
  const goOn = (pid: number) => {
    process.kill(pid, 'SIGCONT');
    stopped.delete(pid);
  };
  try {
    await content.startContent();
    const editor = await ContentEditor.signIn(content);
    await provideTestPolls(editor);
    await provideTestForm(editor);
    await Promise.all(sites.map((site) => site.startSite()));
    for (const { siteUrl } of sites)
      for (const made of ['polls/test-device', 'forms/test-form'])
        await until(`it knows ${made}`, async () => (await fetch(`${siteUrl}/sk/v1/${made}`)).ok);
    proxy.start({
      sites: [hanging.port, well.port],
      content: [content.contentPort, content.contentPort],
    });
    const visit = async (origin: string) => {
      const ask = async (path: string) => {
        const answer = await fetch(origin + path, {
          headers: { 'accept-language': 'de' },
          signal: AbortSignal.timeout(patience),
        });
        expect(answer.status, path).toBe(200);
        return answer.text();
      };
      const html = await ask('/strategie');
      for (const part of [/href="(\/assets\/[^"]+\.css)"/, /(\/media\/[\w.-]+)/])
        await ask(part.exec(html)?.[1] ?? 'Nothing of the kind is on the page.');
      await ask('/strategie/_payload.js');
    };
    await until('visitors reach a site', () =>
      visit(proxy.siteUrl).then(
        () => true,
        () => false,
      ),
    );
    for (const site of sites) await visit(site.siteUrl);

    await test.step('a site: the balancer leaves it alone, and comes back to it', async () => {
      stop(hanging.pid('site'));
      await expect(async () => {
        for (let time = 0; time < 6; time += 1) await visit(proxy.siteUrl);
      }).toPass(noticed);
      goOn(hanging.pid('site'));
      await expect.poll(() => proxy.said, noticed).toMatch(/sites\/site-1 is UP/);
      await visit(hanging.siteUrl);
    });

    await test.step('the content backend: pages, pictures, votes and forms go on', async () => {
      const healthOf = async () => health.parse(await (await fetch(`${well.siteUrl}/health`)).json());
      const poll = await PollUnderTest.find(well.siteUrl, 'test-device');
      const form = new FormUnderTest(well.siteUrl);
      const proof = await form.proof();
      stop(content.pid('content'));
      await visit(well.siteUrl);
      accepted(await poll.cast({ choices: poll.choices(0), device: randomToken() }));
      expect((await form.send({ answers: goodAnswers, proof })).status).toBe(201);
      await expect.poll(async () => (await healthOf()).content.reachable, noticed).toBe(false);
      await visit(well.siteUrl);
      const refused = await fetch(`${well.siteUrl}/api/users/me`, {
        signal: AbortSignal.timeout(6 * patience),
      });
      expect(refused.status).toBe(504);
      expect(await refused.text()).toContain('Das Redaktionssystem');
      accepted(await poll.cast({ choices: poll.choices(1), device: randomToken() }));
      expect((await healthOf()).outbox.waiting).toBe(1);
      goOn(content.pid('content'));
      await expect.poll(async () => (await healthOf()).content.reachable, noticed).toBe(true);
      await editor.publishHeadline('/strategie', 'de', 'Es geht weiter');
      for (const { siteUrl } of sites)
        await expect
          .poll(async () => (await fetch(`${siteUrl}/strategie`)).text(), noticed)
          .toContain('Es geht weiter');
      await expect.poll(async () => (await healthOf()).outbox.waiting, { timeout: 90_000 }).toBe(0);
    });
  } finally {
    for (const pid of stopped) goOn(pid);
    await proxy.end();
    await Promise.all([content, ...sites].map((product) => product.stop()));
    await Promise.all([data, ...homes].map((directory) => directory.remove()));
  }
});
