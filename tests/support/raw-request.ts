import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection on which a test writes anything and reads the response. */
export class RawConnection {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  received = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', () => resolve()));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.received += text;
    });
    // Some tests expect the other side to close it.
    socket.on('error', () => {});
  }

  static async open(port: number): Promise<RawConnection> {
    const socket = connect(port, 'localhost');
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Sends a request's head, given as lines, and a body. */
  send(lines: readonly string[], body = ''): void {
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  }

  async untilReceived(pattern: RegExp): Promise<string> {
    while (!pattern.test(this.received)) {
      await Promise.race([new Promise((resolve) => this.socket.once('data', resolve)), this.closed]);
      if (this.socket.destroyed && !pattern.test(this.received))
        throw new Error(`The connection ended before ${pattern} came:\n${this.received}`);
    }
    return this.received;
  }

  async untilClosed(): Promise<string> {
    await this.closed;
    return this.received;
  }

  end(): void {
    this.socket.destroy();
  }
}
