import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * The address in what a proxy, a socket or a person has written, in one spelling: without port, brackets, quotes and
 * zone, IPv6 in its shortest form, IPv4 never as IPv6. Undefined if there is none.
 */
export function addressIn(written: string): string | undefined {
  const [, inBrackets, bare = ''] = /^"?(?:\[([^\]]*)\](?::\d*)?|([^"[\]]*))"?$/.exec(written.trim()) ?? [];
  const address = (inBrackets ?? bare.replace(/^([^:]*):\d*$/, '$1')).replace(/%.*$/, '');
  return isIP(address) === 0 ? undefined : ipaddr.process(address).toString();
}

/** `203.0.113.7`, `203.0.113.0/24` or `2001:db8::/32`, in the same spelling; undefined for anything else. */
export function rangeIn(written: string): string | undefined {
  const [, before = '', bits] = /^([^/]*?)\s*(?:\/\s*(\d{1,3}))?$/.exec(written.trim()) ?? [];
  const address = addressIn(before);
  if (address === undefined || bits === undefined) return address;
  const isMapped = isIPv4(address) && !isIPv4(before);
  const ofAddress = Number(bits) - (isMapped ? 96 : 0);
  const most = isIPv4(address) ? 32 : 128;
  return ofAddress < 0 || ofAddress > most ? undefined : `${address}/${ofAddress}`;
}

/**
 * The network of an address, as one place is usually given it: `203.0.113.0/24`, `2001:db8:1::/56`. Anything that is no
 * address is returned unchanged.
 */
export function networkOf(address: string): string {
  return networkWithin(address, 24, 56);
}

/** One subscriber: an IPv4 address, or the /64 that an IPv6 subscriber owns. Anything else is returned unchanged. */
export function subscriberOf(address: string): string {
  return isIPv4(address) ? address : networkWithin(address, 32, 64);
}

function networkWithin(address: string, ipv4Bits: number, ipv6Bits: number): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4')
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/${ipv4Bits}`)}/${ipv4Bits}`;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/${ipv6Bits}`)}/${ipv6Bits}`;
}
