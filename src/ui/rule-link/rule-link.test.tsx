import { expect, it } from 'vitest';
import { rendered } from '../../../tests/support/rendered.tsx';
import { RuleLink, RuleLinks, ruleAt } from './rule-link.tsx';

const render = (addressed: boolean) =>
  rendered(
    <RuleLinks addressed={addressed}>
      <p {...ruleAt('no-gap', addressed)}>
        No gap <RuleLink rule="no-gap" name="No gap" />
      </p>
    </RuleLinks>,
    'en',
  );

it('is a plain link to the element that holds the rule', async () => {
  const html = await render(true);
  expect(html).toContain('<p id="rule-no-gap" data-rule="">');
  expect(html).toMatch(/<a [^>]*href="#rule-no-gap"[^>]*aria-label="Link to this rule: No gap"/);
  expect(html.match(/role="status"/g)).toHaveLength(1);
});

it('is nothing where another place on the page has the addresses', async () => {
  expect(await render(false)).toBe('<p>No gap </p>');
});
