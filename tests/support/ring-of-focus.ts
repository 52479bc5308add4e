import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

/** A ring's largest distance from its target, in pixels. */
const reach = 14;

/** Scroll padding for the header and at the bottom, in pixels. */
const header = 88;

/** Largest gap between the lines of a ring, in pixels. */
const near = 4;

/** WCAG's minimum contrast between a focus indicator and its background. */
const leastContrast = 3;

/** Everything focusable, and members of groups that arrow keys reach. */
const controls =
  'a[href], button, input:not([type="hidden"], [tabindex="-1"]), select, textarea, summary, [tabindex="0"]';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Focused {
  name: string;
  /** The target's boxes: a link may span several lines. */
  pieces: Box[];
  /** The target with its container, around which the ring may be drawn instead. */
  whole: Box;
  isText: boolean;
  /** The lower end of the visible page: the window's edge, or a docked element. */
  foot: number;
  /** Scroll position in CSS pixels. */
  scrolled: { x: number; y: number };
}

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Focuses every control within a part of the page by keyboard, and lists those without a closed ring: clipped by the
 * window, an ancestor or a neighbour, or without contrast. Of a series with equal styles, only the first two and the
 * last are checked.
 */
export async function controlsWithoutRing(page: Page, within = 'body'): Promise<string[]> {
  await page.keyboard.press('Shift');
  const places = await page.locator(within).first().evaluate(placesToLookAt, controls);
  const problems: string[] = [];
  const session = await page.context().newCDPSession(page);
  for (const place of places) {
    const control = page.locator(within).first().locator(controls).nth(place);
    const focused = await control.evaluate(focusOn);
    if (!focused) continue;
    const problem = await whatIsWrong(page, session, focused);
    if (problem) problems.push(`${focused.name}: ${problem}`);
  }
  await session.detach();
  return problems;
}

async function whatIsWrong(
  page: Page,
  session: CDPSession,
  { pieces, whole, isText, foot, scrolled }: Focused,
): Promise<string | undefined> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  // A target taller than the window can't show its whole ring, and its top may be under the header; for a text area
  // browsers scroll to the caret.
  const fits = !isText && whole.bottom - whole.top <= foot - header;
  const x = Math.max(0, Math.floor(whole.left - reach));
  const y = Math.max(fits ? 0 : header, Math.floor(whole.top - reach));
  const clip = {
    x,
    y,
    width: Math.min(view.width, Math.ceil(whole.right + reach)) - x,
    height: Math.min(foot, Math.ceil(whole.bottom + reach)) - y,
  };
  if (clip.width <= 0 || clip.height <= 0) return 'is outside the window';
  const after = await pictureOf(session, scrolled, clip);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const before = await pictureOf(session, scrolled, clip);
  const ring = ringBetween(before, after);
  if (!ring.includes(1)) return 'nothing is seen';
  const isOpen = { top: fits || whole.top - reach >= header, bottom: fits || whole.bottom + reach <= foot };
  const outside = reachedFromOutside(ring, after, isOpen);
  const scale = after.width / clip.width;
  const open = pieces.filter((piece) => {
    const left = Math.max(0, piece.left - clip.x);
    const right = Math.min(clip.width, piece.right - clip.x);
    const top = Math.max(0, piece.top - clip.y);
    const bottom = Math.min(clip.height, piece.bottom - clip.y);
    const column = Math.min(after.width - 1, Math.floor(((left + right) / 2) * scale));
    const row = Math.min(after.height - 1, Math.floor(((top + bottom) / 2) * scale));
    // A changed pixel itself, as when the whole target changes, is not outside either.
    return outside[row * after.width + column] === 1;
  });
  return open.length > 0 ? `the ring is open (${JSON.stringify(clip)})` : undefined;
}

/**
 * Captures part of the window over CDP. Playwright's screenshot waits for carets, fonts and animations each time, which
 * takes too long for every control.
 */
async function pictureOf(
  session: CDPSession,
  scrolled: { x: number; y: number },
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Promise<Picture> {
  const taken = await session.send('Page.captureScreenshot', {
    clip: { x: x + scrolled.x, y: y + scrolled.y, width, height, scale: 1 },
    optimizeForSpeed: true,
  });
  const { data, info } = await sharp(Buffer.from(taken.data, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const linear = Float64Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
);

function luminance({ data }: Picture, at: number): number {
  const part = (channel: number) => linear[data[at * 3 + channel] ?? 0] ?? 0;
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

function contrastAt(before: Picture, after: Picture, at: number): number {
  const [dark = 0, light = 0] = [luminance(before, at), luminance(after, at)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Pixels changed by focus, near sufficient contrast: one of the ring's lines must contrast with the background, not
 * all.
 */
function ringBetween(before: Picture, after: Picture): Uint8Array {
  const { width, height } = after;
  const ring = new Uint8Array(width * height);
  const changed: number[] = [];
  const told = new Uint8Array(width * height);
  for (let at = 0; at < ring.length; at += 1) {
    if ([0, 1, 2].every((channel) => before.data[at * 3 + channel] === after.data[at * 3 + channel]))
      continue;
    changed.push(at);
    if (contrastAt(before, after, at) >= leastContrast) told[at] = 1;
  }
  for (const at of changed) {
    const [column, row] = [at % width, Math.floor(at / width)];
    for (let y = Math.max(0, row - near); y <= Math.min(height - 1, row + near) && !ring[at]; y += 1)
      for (let x = Math.max(0, column - near); x <= Math.min(width - 1, column + near) && !ring[at]; x += 1)
        if (told[y * width + x]) ring[at] = 1;
  }
  return ring;
}

/** Flood fill: pixels reachable from outside without crossing the ring. */
function reachedFromOutside(
  ring: Uint8Array,
  { width, height }: Picture,
  isOpen: { top: boolean; bottom: boolean },
): Uint8Array {
  const reached = new Uint8Array(ring.length);
  const next: number[] = [];
  const visit = (column: number, row: number) => {
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    const at = row * width + column;
    if (ring[at] || reached[at]) return;
    reached[at] = 1;
    next.push(at);
  };
  for (let column = 0; column < width; column += 1) {
    if (isOpen.top) visit(column, 0);
    if (isOpen.bottom) visit(column, height - 1);
  }
  for (let row = 0; row < height; row += 1) {
    visit(0, row);
    visit(width - 1, row);
  }
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const [column, row] = [at % width, Math.floor(at / width)];
    visit(column - 1, row);
    visit(column + 1, row);
    visit(column, row - 1);
    visit(column, row + 1);
  }
  return reached;
}

/** Runs in the page: indexes of the visible controls, without repeated ones. */
function placesToLookAt(within: Element, selector: string): number[] {
  const alike = new Map<string, number[]>();
  [...within.querySelectorAll<HTMLElement>(selector)].forEach((control, place) => {
    if (control.matches(':disabled') || control.closest('[inert]')) return;
    if (!control.checkVisibility({ visibilityProperty: true })) return;
    const ground = control.closest('[data-ground]')?.getAttribute('data-ground');
    const block = control.closest('[data-block]');
    const row = control.closest('li, label')?.className;
    const look = [
      control.localName,
      control.className,
      row,
      ground,
      control.closest('p, dd') !== null,
    ].join();
    // Over a picture or a separate band, the neighbours differ from block to block.
    const nth = block ? [...document.querySelectorAll('[data-block]')].indexOf(block) : -1;
    const key = control.closest('p, dd') ? look : `${nth} ${look}`;
    alike.set(key, [...(alike.get(key) ?? []), place]);
  });
  return [...alike.values()].flatMap((places) => [...new Set([...places.slice(0, 2), ...places.slice(-1)])]);
}

/** Runs in the page: focuses, and returns where the target is drawn; undefined if it can't be focused. */
async function focusOn(control: HTMLElement | SVGElement): Promise<Focused | undefined> {
  control.focus();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const place = () => {
    const { left, top } = control.getBoundingClientRect();
    return [scrollY, left, top].join();
  };
  // Waits until nothing scrolls any more, neither the page nor a strip: docked elements move with it.
  for (let before = ''; before !== place(); ) {
    before = place();
    await frame();
    await frame();
  }
  if (document.activeElement !== control) return undefined;
  const isHidden = (element: Element) => element.getBoundingClientRect().width <= 1;
  const face =
    (isHidden(control) &&
      (control.closest('label') ?? document.querySelector(`label[for="${control.id}"]`))) ||
    control;
  const block = face.closest('[data-block]')?.getAttribute('data-block') ?? 'frame';
  const words = (face.getAttribute('aria-label') ?? face.textContent ?? '').trim().slice(0, 30);
  const pieces = [...face.getClientRects()]
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ left, top, right, bottom }) => {
      const seen = { left, top, right, bottom };
      for (let above = face.parentElement; above; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        const frame = above.getBoundingClientRect();
        if (above === document.body || above === document.documentElement) break;
        if (overflowX !== 'visible') {
          seen.left = Math.max(seen.left, frame.left);
          seen.right = Math.min(seen.right, frame.right);
        }
        if (overflowY !== 'visible') {
          seen.top = Math.max(seen.top, frame.top);
          seen.bottom = Math.min(seen.bottom, frame.bottom);
        }
      }
      return seen;
    });
  if (pieces.length === 0) return undefined;
  const boxes = [...pieces];
  const owner = control.closest('label, search, [data-focus-inside]');
  if (owner) boxes.push(owner.getBoundingClientRect());
  const whole = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  let foot = innerHeight;
  for (const element of document.elementsFromPoint(innerWidth / 2, innerHeight - 1)) {
    const isDocked = getComputedStyle(element).position === 'sticky' && !element.contains(control);
    if (isDocked) foot = Math.min(foot, Math.floor(element.getBoundingClientRect().top));
  }
  return {
    whole,
    foot,
    scrolled: { x: scrollX, y: scrollY },
    isText: control.localName === 'textarea',
    name: `${block}: ${face.localName}.${face.getAttribute('class') ?? ''} “${words}”`,
    pieces,
  };
}
