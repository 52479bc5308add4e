import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Determines the client's address. `X-Forwarded-For` is only trusted from the operator's proxies. */
export class ClientAddresses {
  readonly #trusted = new BlockList();

  /** `proxies` are addresses (`127.0.0.1`) and networks (`10.0.0.0/8`). */
  constructor(proxies: readonly string[]) {
    for (const proxy of proxies) {
      const [address = '', bits] = proxy.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) this.#trusted.addAddress(address, family);
      else this.#trusted.addSubnet(address, Number(bits), family);
    }
  }

  of({ headers, socket }: IncomingMessage): string {
    return this.resolve(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(','));
  }

  isFromProxy({ socket }: IncomingMessage): boolean {
    return this.#isTrusted(plain(socket.remoteAddress ?? ''));
  }

  /** The last address in the chain that is not a trusted proxy. */
  resolve(socketAddress: string, forwardedFor: string | undefined): string {
    let address = plain(socketAddress);
    for (const previous of (forwardedFor ?? '')
      .split(',')
      .map((entry) => plain(entry.trim()))
      .reverse()) {
      if (previous === '' || !this.#isTrusted(address)) break;
      address = previous;
    }
    return address;
  }

  #isTrusted(address: string): boolean {
    return this.#trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}

/** Unwraps IPv4-mapped addresses: `::ffff:127.0.0.1` is 127.0.0.1. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
