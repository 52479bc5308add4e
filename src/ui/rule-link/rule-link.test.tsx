import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/messages.ts';
import { PageContextProvider } from '#ui/page-context.tsx';
import { RuleLink, RuleLinks, ruleAt } from './rule-link.tsx';

async function render(addressed: boolean): Promise<string> {
  const page = {
    locale: 'en',
    messages: await loadMessages('en'),
    brand: { name: '', styledLetter: 0 },
  } as const;
  return renderToStaticMarkup(
    <PageContextProvider value={page}>
      <RuleLinks addressed={addressed}>
        <p {...ruleAt('no-gap', addressed)}>
          No gap <RuleLink rule="no-gap" name="No gap" />
        </p>
      </RuleLinks>
    </PageContextProvider>,
  );
}

it('is a plain link to the element that holds the rule', async () => {
  const html = await render(true);
  expect(html).toContain('<p id="rule-no-gap" data-rule="">');
  expect(html).toMatch(/<a [^>]*href="#rule-no-gap"[^>]*aria-label="Link to this rule: No gap"/);
  expect(html.match(/role="status"/g)).toHaveLength(1);
});

it('is nothing where another place on the page has the addresses', async () => {
  expect(await render(false)).toBe('<p>No gap </p>');
});
