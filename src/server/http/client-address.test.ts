import { describe, expect, it } from 'vitest';
import { ClientAddresses } from './client-address.ts';

describe('who asks', () => {
  const addresses = new ClientAddresses(['10.0.0.0/8', '::1']);

  it.each([
    ['203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['10.0.0.1', '1.2.3.4, 198.51.100.1, 10.2.2.2', '198.51.100.1'],
    ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['::1', undefined, '::1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'nonsense, 198.51.100.1', '198.51.100.1'],
  ])('at %s with X-Forwarded-For %s is %s', (socket, forwarded, expected) => {
    expect(addresses.resolve(socket, forwarded)).toBe(expected);
  });

  it('believes nobody by default', () => {
    expect(new ClientAddresses([]).resolve('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });
});
