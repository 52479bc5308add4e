import { expect, test } from 'vitest';
import { foreignDomains, mailAddresses, noMailAddresses } from '../../tests/support/foreign-spellings.ts';
import { asciiMailAddress, isMailAddress, tidyMailAddress } from './mail-address.ts';

test.each(mailAddresses)('“%s” is the address %s', (typed, right) => {
  expect(tidyMailAddress(typed)).toBe(right);
  expect(asciiMailAddress(typed)).toBe(right);
  expect(isMailAddress(right)).toBe(true);
});

test.each(foreignDomains)('“%s” is read as %s, and sent to %s', (typed, read, sent) => {
  expect(tidyMailAddress(typed)).toBe(read);
  expect(asciiMailAddress(typed)).toBe(sent);
});

test.each(noMailAddresses)('“%s” is no address', (typed) => {
  expect(isMailAddress(tidyMailAddress(typed))).toBe(false);
});
