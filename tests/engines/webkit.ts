import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { freePort } from '../../scripts/free-port.ts';
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

/** The system's WebKitGTK in its own small browser, driven by W3C WebDriver, on a screen that nobody sees. */
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

/** A driver and a browser of its own for each visitor. Now and then the two miss each other; then both start again. */
async function openSession(files: WebKitFiles, display: string, attempts = 3): Promise<OpenSession> {
  const port = await freePort();
  const driver = spawn(files.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', LANG: 'de_DE.UTF-8' },
    stdio: 'ignore',
    // A group of its own, so that a browser which its driver has lost ends with it.
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

/** Starts an X server, which chooses a display that is free and says which. */
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
  /** The driver tries once; a page that is just coming has neither its elements nor its places. */
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

/** What WebKit tells a page that is left, and is heard when it comes back: what it was still doing was broken off. */
const ofLeaving =
  /^\[site\] The app could not be loaded\.|^\[site\] Error fetching app manifest\. TypeError: Load failed$|^AbortError: Skipping view transition/;

const answer = z.object({ heard: z.array(z.string()), result: z.unknown().optional() });

/**
 * Runs in the page. WebDriver knows no console, so whatever runs there listens first, and takes away what was heard
 * since. What a document says before anything has run in it, while it loads, is not heard.
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
