import { expect } from '@playwright/test';
import { z } from 'zod';
import { test } from '../support/operated-product.ts';
import { until } from '../support/product.ts';
import { accepted, PollUnderTest, provideTestPolls, refused } from '../support/test-polls.ts';

test('codes that an editor makes count once each, by script and by form, and no others', async ({
  operated: product,
  admin: editor,
}) => {
  await provideTestPolls(editor);
  await product.untilCurrent();
  const poll = await PollUnderTest.find(product.siteUrl, 'test-code');
  const made = await editor.request('POST', `/polls/${poll.id}/codes`, { count: 3 });
  expect(await made.json()).toEqual({ first: 1, last: 3 });
  const csv = await (await editor.request('GET', `/polls/${poll.id}/codes?first=1&last=3`)).text();
  const codes = [...csv.matchAll(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/g)].map(([code]) => code);
  expect(codes).toHaveLength(3);
  const [first = '', second = '', third = ''] = codes;
  await until('the site knows of the codes', async () => {
    const answer = await poll.cast({ choices: poll.choices(0), code: first });
    return answer.status !== 422;
  });
  expect(refused(await poll.cast({ choices: poll.choices(1), code: first })).code).toBe('voted');
  accepted(
    await poll.cast({ choices: poll.choices(0), code: ` ${second.toLowerCase().replaceAll('-', ' ')} ` }),
  );
  expect(refused(await poll.cast({ choices: poll.choices(0), code: '0000-0000-0000' })).code).toBe('code');

  const form = (fields: Record<string, string>) =>
    fetch(`${product.siteUrl}/en/polls/${poll.id}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ choice: poll.options[1] ?? '', code: third, ...fields }),
    });
  const step = await (await form({})).text();
  const token = /name="token" value="([^"]+)"/.exec(step)?.[1] ?? '';
  expect(await (await form({ token })).text()).toContain('Counted.');
  const again = /name="token" value="([^"]+)"/.exec(await (await form({})).text())?.[1] ?? '';
  const refusal = await form({ token: again });
  expect(refusal.status).toBe(409);
  expect(await refusal.text()).toContain('A vote with this code has been counted already');
  const audit = z.looseObject({ accepted: z.number() }).parse((await poll.ask('/audit')).json);
  expect(audit.accepted).toBe(3);
});
