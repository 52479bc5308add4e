import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** LISTEN in /proc/net/tcp. */
const listening = '0A';

/**
 * Which process listens on a port, if known: on Linux, for processes of the same user, or all as root. For another
 * Heimspiel, the process that ends it as a whole.
 */
export function holderOfPort(port: number): string | undefined {
  try {
    const sockets = socketsOn(port);
    const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOne(name, sockets));
    return pid && described(pid);
  } catch {
    // Not Linux, or it has ended.
    return undefined;
  }
}

function socketsOn(port: number): Set<string> {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => linesOf(table));
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return new Set(
    fields
      .filter(([, local, , state]) => state === listening && local?.endsWith(`:${hexPort}`))
      .map((row) => `socket:[${row[9]}]`),
  );
}

function linesOf(table: string): string[] {
  try {
    return readFileSync(table, 'utf8').split('\n');
  } catch {
    // No table without IPv6.
    return [];
  }
}

function holdsOne(pid: string, sockets: ReadonlySet<string>): boolean {
  const directory = `/proc/${pid}/fd`;
  try {
    return readdirSync(directory).some((file) => {
      try {
        return sockets.has(readlinkSync(`${directory}/${file}`));
      } catch {
        return false;
      }
    });
  } catch {
    // Another user's, or it has ended.
    return false;
  }
}

function described(pid: string): string {
  const directory = readlinkSync(`/proc/${pid}/cwd`);
  if (!isHeimspiel(directory)) return `${basename(readlinkSync(`/proc/${pid}/exe`))} (process ${pid})`;
  // State and parent come after the name, which may contain spaces and parentheses.
  const [, parent = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const isStarted = /scripts\/(?:start|dev)\.ts/.test(commandOf(parent));
  return `another Heimspiel (process ${isStarted ? parent : pid}, in ${directory})`;
}

function isHeimspiel(directory: string): boolean {
  try {
    return /"name":\s*"heimspiel"/.test(readFileSync(`${directory}/package.json`, 'utf8'));
  } catch {
    return false;
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
