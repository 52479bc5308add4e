import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** Finds out who asks, believing a forwarded address only from the proxies that the operator named. */
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

  /** Who asks by this request. */
  of({ headers, socket }: IncomingMessage): string {
    return this.resolve(socket.remoteAddress ?? '', [headers['x-forwarded-for']].flat().join(','));
  }

  /** Whether one of our proxies asks, and not a visitor directly. */
  isFromProxy({ socket }: IncomingMessage): boolean {
    return this.#isTrusted(plain(socket.remoteAddress ?? ''));
  }

  /** The nearest address in the chain that is not one of our proxies. */
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

/** `::ffff:127.0.0.1` is 127.0.0.1 in other clothes. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}
