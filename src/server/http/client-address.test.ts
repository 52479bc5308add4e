import { describe, expect, it, vi } from 'vitest';
import { networkAddresses } from '../../../tests/support/foreign-spellings.ts';
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
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.1:4000, 10.0.0.6:443', '198.51.100.1'],
    ['10.0.0.1', '198.51.100.1:4000, , [::1]:443,', '198.51.100.1'],
    ['::ffff:0a00:0001', '[2001:DB8::8]:4000, "[::ffff:10.0.0.6]:443"', '2001:db8::8'],
  ])('at %s with X-Forwarded-For %s is %s', (socket, forwarded, expected) => {
    expect(addresses.resolve(socket, forwarded)).toBe(expected);
  });

  it.each(networkAddresses)('is whom a proxy calls %j', (written, kept) => {
    expect(addresses.resolve('10.0.0.1', written)).toBe(kept ?? '10.0.0.1');
    expect(addresses.resolve(written, undefined)).toBe(kept ?? written);
  });

  it.each(['::ffff:10.0.0.0/104', '::FFFF:10.0.0.1', '10.0.0.1'])('knows the proxy %s', (proxy) => {
    expect(new ClientAddresses([proxy]).resolve('10.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
  });

  it('believes nobody by default', () => {
    expect(new ClientAddresses([]).resolve('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
  });

  it('warns once of a proxy that makes everybody one', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const addressOf = (remoteAddress: string, headers = {}) =>
      addresses.of({ socket: { remoteAddress }, headers });
    const headers = { 'x-forwarded-for': '198.51.100.1' };
    addressOf('203.0.113.9', headers);
    addressOf('10.0.0.1', headers);
    addressOf('127.0.0.1');
    expect(write).not.toHaveBeenCalled();
    expect(addressOf('::ffff:127.0.0.1', headers)).toBe('127.0.0.1');
    addressOf('192.168.0.7', headers);
    expect(write.mock.calls.flat()).toEqual([
      expect.stringMatching(/127\.0\.0\.1 is not trusted.*TRUSTED_PROXIES/),
    ]);
    write.mockRestore();
  });
});
