import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { until } from './product.ts';

/** Replacements for a guide's directories, ports and secrets. */
type Places = Readonly<Record<string, string>>;

/** A guide's code block with its placeholders replaced. Fails if the guide no longer contains one of them. */
export function guideBlock(
  { guide, below, language = 'sh' }: { guide: string; below: string; language?: string },
  places: Places = {},
): string {
  const [, section = ''] = readFileSync(`docs/guides/${guide}`, 'utf8').split(`\n## ${below}\n`);
  const [untilNext = ''] = section.split('\n## ');
  const [first, ...others] = [...untilNext.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, written]) => written === language)
    .map(([, , code = '']) => code)
    .filter((code) => Object.keys(places).every((place) => code.includes(place)));
  if (first === undefined || others.length > 0)
    throw new Error(
      `${guide} has ${others.length + (first === undefined ? 0 : 1)} blocks of ${language} below “${below}” that name ${Object.keys(places).join(' and ')}.`,
    );
  return Object.entries(places).reduce((code, [from, to]) => code.replaceAll(from, to), first);
}

interface Finished {
  status: number | null;
  output: string;
}

export function runCommands(commands: string, environment: Readonly<Record<string, string>> = {}): Finished {
  const result = spawnSync('sh', ['-ec', commands], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return { status: result.status, output: result.stdout + result.stderr };
}

export class RunningCommands {
  readonly #child: ChildProcess;
  output = '';

  /** @param environment additional variables, or all of them with `alone` */
  constructor(
    commands: string,
    environment: Readonly<Record<string, string>>,
    { alone = false }: { alone?: boolean } = {},
  ) {
    this.#child = spawn('sh', ['-ec', commands], {
      env: { NODE_ENV: 'production', ...(alone ? {} : process.env), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group, as in a terminal.
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (part: Buffer) => {
        this.output += part.toString();
      });
  }

  async untilSaid(words: string): Promise<void> {
    await until(`the output says “${words}”`, () => {
      if (this.#child.exitCode !== null) throw new Error(`It has ended: ${this.output}`);
      return this.output.includes(words);
    });
  }

  /** Sends SIGINT to the group, like Ctrl-C. */
  async end(): Promise<void> {
    const { pid, exitCode, signalCode } = this.#child;
    if (pid === undefined || exitCode !== null || signalCode !== null) return;
    const ended = once(this.#child, 'close');
    process.kill(-pid, 'SIGINT');
    await ended;
  }

  /** Sends SIGTERM to the main process only, like systemd. Resolves to the exit code. */
  async terminate(): Promise<number | null> {
    const ended = once(this.#child, 'close');
    this.#child.kill('SIGTERM');
    await ended;
    return this.#child.exitCode;
  }
}
