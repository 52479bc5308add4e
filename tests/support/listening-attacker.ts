import { createSocket, type Socket } from 'node:dgram';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';

export class ListeningAttacker {
  readonly #tcp: Server;
  readonly #udp: Socket;
  readonly heard: string[] = [];

  private constructor(tcp: Server, udp: Socket) {
    this.#tcp = tcp;
    this.#udp = udp;
    tcp.on('connection', (socket) => {
      this.heard.push('a connection');
      socket.on('error', () => {});
      socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n');
    });
    udp.on('message', () => this.heard.push('a datagram'));
  }

  static async listen(): Promise<ListeningAttacker> {
    const tcp = createServer();
    const udp = createSocket('udp4');
    await new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve));
    await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve));
    return new ListeningAttacker(tcp, udp);
  }

  /** Host and port: `127.0.0.1:4321`. */
  get host(): string {
    return `127.0.0.1:${portOf(this.#tcp.address())}`;
  }

  get datagramHost(): string {
    return `127.0.0.1:${this.#udp.address().port}`;
  }

  close(): void {
    this.#tcp.close();
    this.#udp.close();
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The attacker listens nowhere.');
  return address.port;
}
