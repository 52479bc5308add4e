import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { holderOfPort } from './port-holder.ts';

/** Where a server listens; on all addresses without a `hostname`. */
export interface Place {
  /** The port's setting, for the error message. */
  setting: string;
  port: number;
  hostname?: string | undefined;
}

/** Exit code for a taken port: a restart is useless until somebody has acted. */
export const portTakenCode = 98;

/** Listens there; on failure reports the reason and exits. */
export function listenOrEnd(server: Server, place: Place, complain: (sentence: string) => void): void {
  server.on('error', (error) => {
    complain(problemWith(place, error));
    process.exit(isTaken(error) ? portTakenCode : 1);
  });
  server.listen(place.port, place.hostname);
}

/** Why the port can't be used now; undefined if it can. */
export async function portProblem(place: Place): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(place.port, place.hostname);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return undefined;
  } catch (error) {
    return problemWith(place, error);
  }
}

function problemWith({ setting, port }: Place, error: unknown): string {
  const example = port < 60_000 ? port + 1000 : port - 1000;
  const advice = `set ${setting} to a free one, for example ${setting}=${example}`;
  if (!isTaken(error)) {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    return `Port ${port} can't be used${reason}. Please ${advice}.`;
  }
  const holder = holderOfPort(port);
  return holder
    ? `Port ${port} is taken by ${holder}. End it, or ${advice}.`
    : `Port ${port} is taken; "lsof -i :${port}" says by what. End it, or ${advice}.`;
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
