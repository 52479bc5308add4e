import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

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
