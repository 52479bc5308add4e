import { expect, it } from 'vitest';
import { networkOf, subscriberOf } from './network.ts';

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
