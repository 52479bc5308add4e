import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { addressIn, rangeIn } from '#limits/network.ts';
import { logProblem } from '../log.ts';

interface IncomingRequest {
  headers: IncomingHttpHeaders;
  socket: { remoteAddress?: string | undefined };
}

/** Determines the client's address. `X-Forwarded-For` is only trusted from the operator's proxies. */
export class ClientAddresses {
  readonly #trusted = new BlockList();
  #hasWarned = false;

  /** `proxies` are addresses (`127.0.0.1`) and networks (`10.0.0.0/8`). */
  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits] = (rangeIn(proxy) ?? proxy).split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#trusted.addAddress(address, family);
      else this.#trusted.addSubnet(address, Number(bits), family);
    }
  }

  of({ headers, socket }: IncomingRequest): string {
    const forwardedFor = [headers['x-forwarded-for']].flat().join(',');
    const address = this.resolve(socket.remoteAddress ?? '', forwardedFor);
    if (forwardedFor !== '') this.#warnOfProxy(plain(socket.remoteAddress));
    return address;
  }

  isFromProxy({ socket }: IncomingRequest): boolean {
    return this.#isTrusted(plain(socket.remoteAddress));
  }

  /** The last address in the chain that is not a trusted proxy. */
  resolve(socketAddress: string, forwardedFor: string | undefined): string {
    let address = plain(socketAddress);
    const chain = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
    for (const entry of chain.reverse()) {
      const previous = this.#isTrusted(address) ? addressIn(entry) : undefined;
      if (previous === undefined) break;
      address = previous;
    }
    return address;
  }

  /** Visitors may send the header as well, but only from public addresses. */
  #warnOfProxy(address: string): void {
    if (this.#hasWarned || this.#isTrusted(address) || !isPrivate(address)) return;
    this.#hasWarned = true;
    logProblem(
      `A proxy at ${address} is not trusted, so all of its visitors count as one and slow each other down. Please add it to TRUSTED_PROXIES.`,
    );
  }

  #isTrusted(address: string): boolean {
    return this.#trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

function plain(address = ''): string {
  return addressIn(address) ?? address;
}

const privateRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

function isPrivate(address: string): boolean {
  return ipaddr.isValid(address) && privateRanges.includes(ipaddr.parse(address).range());
}
