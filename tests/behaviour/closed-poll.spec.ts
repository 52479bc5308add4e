import { publishedAuditSchema, verifyAudit } from '../../src/polls/published-audit.server.ts';
import { browserLocale, closedPollPages } from '../support/pages-of-the-specification.ts';
import { pollResults } from '../support/test-polls.ts';
import { ask, expect, siteUrl, test } from '../support/under-test.ts';

const texts = {
  de: {
    winner: 'Auswärts',
    figure: '53 %',
    total: '1.893',
    label: 'Zur Anschauung',
    footer: 'Trikot der Saison?',
  },
  en: {
    winner: 'Away',
    figure: '53%',
    total: '1,893',
    label: 'For illustration',
    footer: 'Shirt of the season?',
  },
} as const;

for (const { address, locale } of closedPollPages) {
  test.describe(address, () => {
    test.use({ locale: browserLocale[locale] });

    test('shows its result untouched, says that it is made up, and is found from the foot of a page', async ({
      page,
    }) => {
      const { winner, figure, total, label, footer } = texts[locale];
      await page.goto(locale === 'de' ? '/ds-index' : '/en/ds-index');
      await page.locator('footer').getByRole('link', { name: footer }).click();
      await page.waitForURL(`**${address}`);
      await page.goto(address);
      const main = page.locator('main');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(winner);
      await expect(
        main.locator('[data-motion="band"][aria-hidden="true"]').filter({ visible: true }),
      ).toHaveCount(1);
      await expect(main).toContainText(figure.replace(' ', '\u00A0'));
      await expect(main.getByText(total, { exact: false }).filter({ visible: true })).toHaveCount(2);
      await expect(main.getByRole('heading', { name: label })).toBeVisible();
    });
  });
}

test('its count can be checked by anyone, and takes no more votes', async () => {
  const { text } = await ask('/trikot-der-saison');
  const poll = /data-poll="([^"]+)"/.exec(text)?.[1] ?? '';
  const api = `${siteUrl()}/sk/v1/polls/${poll}`;
  const results = pollResults.loose().parse(await fetch(`${api}/results`).then((answer) => answer.json()));
  expect(results).toMatchObject({ total: 1893, state: 'closed' });
  expect(Object.values(results.counts).sort((one, other) => other - one)).toEqual([1008, 612, 273]);
  const audit = publishedAuditSchema.parse(await fetch(`${api}/audit`).then((answer) => answer.json()));
  expect((await verifyAudit(audit)).counted).toEqual({ counts: results.counts, total: 1893 });
  const late = await fetch(`${api}/votes`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID().replaceAll('-', ''),
    },
    body: JSON.stringify({ choices: Object.keys(results.counts).slice(0, 1) }),
  });
  expect(late.status).toBe(403);
});
