import { expect, it } from 'vitest';
import { networkAddresses } from '../../tests/support/foreign-spellings.ts';
import { addressIn, networkOf, rangeIn, subscriberOf } from './network.ts';

it.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77/32'],
  ['2001:DB8:1:2ff:3::4', '2001:db8:1:200::/56', '2001:db8:1:2ff::/64'],
  ['2001:db8::', '2001:db8::/56', '2001:db8::/64'],
  ['no address', 'no address', 'no address'],
  ['', '', ''],
])('%j is of the network %s and of the subscriber %s', (address, network, subscriber) => {
  expect([networkOf(address), subscriberOf(address)]).toEqual([network, subscriber]);
});

it.each(networkAddresses)('in %j there is the address %s', (written, kept) => {
  expect(addressIn(written)).toBe(kept);
  expect(rangeIn(written)).toBe(kept);
});

it.each([
  ['203.0.113.0/24', '203.0.113.0/24'],
  [' 203.0.113.0 / 24 ', '203.0.113.0/24'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['203.0.113.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['::ffff:203.0.113.0/24', undefined],
  ['203.0.113.0/', undefined],
  ['203.0.113.0/24/24', undefined],
])('in %j there is the range %s', (written, kept) => {
  expect(rangeIn(written)).toBe(kept);
});
