import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../support/free-port.ts';
import type { WebKitFiles } from './installed.ts';
import { expressionOf, type Key, type RunningEngine, type Visitor } from './visitor.ts';
import { isDriverReady, WebDriverSession } from './web-driver.ts';

const codeOfKey: Readonly<Record<Key, string>> = {
  Shift: '\uE008',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowRight: '\uE014',
  z: 'z',
};

/** The system's WebKitGTK MiniBrowser through W3C WebDriver, on a virtual screen. */
export async function startWebKit(files: WebKitFiles): Promise<RunningEngine> {
  const { screen, display } = await startScreen(files.screen);
  return {
    async visit(origin) {
      const { session, stop } = await openSession(files, display);
      return visitorOf(session, origin, stop);
    },
    stop: () => end(screen),
  };
}

interface OpenSession {
  session: WebDriverSession;
  stop: () => Promise<void>;
}

/** A driver and a browser for each visitor. They occasionally fail to connect; then both are restarted. */
async function openSession(files: WebKitFiles, display: string, attempts = 3): Promise<OpenSession> {
  const port = await freePort();
  const driver = spawn(files.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANG: 'de_DE.UTF-8' },
    stdio: 'ignore',
    // A process group, so that a browser that its driver has lost ends with it.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await expect.poll(() => isDriverReady(address), { timeout: 10_000 }).toBe(true);
    const session = await WebDriverSession.open(address, {
      'webkitgtk:browserOptions': { binary: files.browser, args: ['--automation'] },
    });
    await session.post('window/rect', { width: 1280, height: 800 });
    return { session, stop: () => end(driver, 'group') };
  } catch (error) {
    await end(driver, 'group');
    if (attempts <= 1) throw error;
    return openSession(files, display, attempts - 1);
  }
}

async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`${program} ended with ${code}.`)));
    screen.stdout.once('data', (data) => resolve(String(data).trim()));
  });
  return { screen, display: `:${number}` };
}

async function end(child: ChildProcess, scope: 'process' | 'group' = 'process'): Promise<void> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  const ended = isRunning && new Promise((resolve) => child.once('exit', resolve));
  try {
    if (child.pid) process.kill(scope === 'group' ? -child.pid : child.pid);
  } catch {
    // It is gone already.
  }
  await ended;
}

function visitorOf(session: WebDriverSession, origin: string, stop: () => Promise<void>): Visitor {
  const problems: string[] = [];
  const run: Visitor['run'] = async (script, ...given) => {
    const expression = `{ heard: (${listen})(), result: ${expressionOf(script, given)} }`;
    const { heard, result } = answer.parse(await session.evaluate(expression));
    problems.push(...heard.filter((problem) => !ofLeaving.test(problem)));
    return result;
  };
  /** The driver doesn't retry while a page is loading. */
  const patiently = (act: () => Promise<void>) => expect(act).toPass({ timeout: 15_000 });
  return {
    async open(path) {
      await session.post('url', { url: origin + path });
      await run(() => 0);
    },
    back: async () => void (await session.post('back')),
    click: (selector) => patiently(() => session.click(selector)),
    press: (key) => session.press(codeOfKey[key]),
    type: (selector, text) => patiently(() => session.type(selector, text)),
    run,
    print: async () => undefined,
    async problems() {
      await run(() => 0);
      return problems;
    },
    async leave() {
      await session.close();
      await stop();
    },
  };
}

const ofLeaving =
  /^\[site\] The app could not be loaded\.|^\[site\] Error fetching app manifest\. TypeError: Load failed$|^AbortError: Skipping view transition/;

const answer = z.object({ heard: z.array(z.string()), result: z.unknown().optional() });

/**
 * Runs in the page. WebDriver has no console, so scripts first install a listener and collect its messages. Messages
 * before the first script are missed.
 */
function listen(): string[] {
  const known: unknown = Reflect.get(window, 'heard');
  if (Array.isArray(known)) return known.splice(0).map(String);
  const heard: string[] = [];
  Object.assign(window, { heard });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      heard.push(words.join(' '));
      say(...words);
    };
  }
  addEventListener('error', ({ message }) => heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
  return [];
}
