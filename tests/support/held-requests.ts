import { once } from 'node:events';
import { RawConnection } from './raw-request.ts';

/** A complete write request that a test holds open in every way. */
export interface Write {
  path: string;
  method?: 'POST' | 'PATCH';
  type: string;
  body: string;
  headers?: readonly string[];
}

type Hold = (connection: RawConnection, write: Write) => void;

const head = ({ method = 'POST', path, type, headers = [] }: Write, ...more: readonly string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: localhost',
  `Content-Type: ${type}`,
  ...headers,
  ...more,
];

const length = ({ body }: Write) => `Content-Length: ${Buffer.byteLength(body, 'latin1')}`;
const half = ({ body }: Write) => body.slice(0, Math.ceil(body.length / 2));

/** Ways in which a client may stall the site, or make it wait for the content backend. */
export const holds: Readonly<Record<string, Hold>> = {
  'half a head': ({ socket }, write) => void socket.write(`${head(write).join('\r\n')}\r\n`),
  'half a body': (connection, write) => connection.send(head(write, length(write)), half(write)),
  'a body byte by byte': (connection, write) => {
    connection.send(head(write, length(write)));
    const bytes = [...half(write)];
    const sending = setInterval(() => connection.socket.write(bytes.shift() ?? ''), 20);
    void connection.closed.then(() => clearInterval(sending));
  },
  'half a chunk': (connection, write) =>
    connection.send(head(write, 'Transfer-Encoding: chunked'), `ffff\r\n${half(write)}`),
  'half a part': (connection, write) => {
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf';
    connection.send(
      head({ ...write, type: 'multipart/form-data; boundary=b' }, 'Content-Length: 60000'),
      part,
    );
  },
  'a body that is broken off': (connection, write) => {
    connection.send(head(write, length(write)), half(write));
    connection.socket.end();
  },
  'a body that is too large': (connection, write) =>
    connection.send(head(write, 'Content-Length: 45000000'), 'a'.repeat(256 * 1024)),
  'a body that waits to be asked for': (connection, write) =>
    connection.send(head(write, length(write), 'Expect: 100-continue')),
  'a whole one, and half of another behind it': (connection, write) => {
    connection.send(head(write, length(write)), write.body);
    connection.send(head(write, length(write)), half(write));
  },
};

/** Starts each write in each way. Resolves, once all are under way, to a function that aborts them. */
export async function holdOpen(port: number, writes: readonly Write[]): Promise<() => Promise<void>> {
  const connections = await Promise.all(
    writes.flatMap((write) =>
      Object.values(holds).map(async (hold) => {
        const connection = await RawConnection.open(port);
        hold(connection, write);
        if (connection.socket.writableNeedDrain)
          await Promise.race([once(connection.socket, 'drain'), connection.closed]);
        return connection;
      }),
    ),
  );
  return async () => {
    for (const connection of connections) connection.end();
    await Promise.all(connections.map(({ closed }) => closed));
  };
}
