import { expect, test } from 'vitest';
import { clubs } from './clubs/clubs.ts';
import { mailSender } from './mail-sender.ts';

const site = 'https://www.example.org';

test('a mail is from the name written out, and its subject has room for the short one', () => {
  const name = {
    ...clubs.first.name,
    text: 'Möwen',
    full: { de: 'Sport\u00ADverein Möwen', en: 'Gulls Sports Club' },
  };
  const claim = { de: 'Gegen den Wind', en: 'Into the wind' };
  expect(mailSender({ name, claim }, 'de', site)).toEqual({
    name: 'Sportverein Möwen',
    shortName: 'Möwen',
    signature: `-- \nSportverein Möwen\nGegen den Wind\n${site}\n`,
  });
  expect(mailSender({ name, claim }, 'en', site).signature).toContain('Gulls Sports Club\nInto the wind\n');
});

test('whatever stands in a name, a signature has three lines', () => {
  const name = { ...clubs.first.name, text: 'A\u2028Bcc: b@example.org' };
  const { signature, shortName } = mailSender({ name, claim: clubs.first.claim }, 'de', site);
  expect(signature.split(/[\n\u2028]/)).toHaveLength(5);
  expect(shortName).toBe('A Bcc: b@example.org');
});
