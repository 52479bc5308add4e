import type { Page } from '@playwright/test';

/** A part of the page shared by words and a picture, in CSS pixels from the page's top left. */
interface SharedPart {
  words: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Words on a picture, as currently cropped and not covered: the shared part looks different when the picture does.
 * Generated content, such as letters from a stylesheet, is not checked.
 */
export async function wordsOnPictures(page: Page): Promise<string[]> {
  const parts = await page.evaluate(sharedParts);
  const black = await drawnWith(page, parts, 'black');
  const white = await drawnWith(page, parts, 'white');
  await page.evaluate(paintPictures, null);
  return parts.flatMap(({ words, x, y }, at) =>
    white[at] && black[at] === white[at] ? [] : [`“${words}” at ${x}, ${y}`],
  );
}

/** PNGs from the same encoder, equal if their pixels are. */
async function drawnWith(page: Page, parts: readonly SharedPart[], colour: string): Promise<string[]> {
  await page.evaluate(paintPictures, colour);
  // Playwright's screenshot waits for carets, fonts and animations each time.
  const session = await page.context().newCDPSession(page);
  const drawn: string[] = [];
  for (const { words: _, ...clip } of parts) {
    const { data } = await session.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    drawn.push(data);
  }
  await session.detach();
  return drawn;
}

/**
 * Runs in the page: fills every picture's box with one colour, or restores it. Doesn't affect layout or stacking,
 * unlike a filter.
 */
function paintPictures(colour: string | null): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('img, video')) {
    const away = colour === null ? '' : '-99999px 0';
    style.setProperty('object-fit', colour === null ? '' : 'none', 'important');
    style.setProperty('object-position', away, 'important');
    style.setProperty('background', colour ?? '', 'important');
  }
}

/** Runs in the page: overlaps of text lines and visible pictures, two pixels at least. */
function sharedParts(): SharedPart[] {
  const least = 2;
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const meet = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isSeen = ({ left, top, right, bottom }: Box) => right - left >= least && bottom - top >= least;
  const leftOf = (box: Box, around: Element | null): Box => {
    let left = box;
    for (let at = around; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') left = meet(left, at.getBoundingClientRect());
    return left;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  const pictures = [...document.querySelectorAll('img, video')]
    .filter(isDrawn)
    .map((picture) => leftOf(picture.getBoundingClientRect(), picture.parentElement))
    .filter(isSeen);
  const parts: SharedPart[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const element = text.parentElement;
    const words = text.nodeValue?.trim();
    if (!element || !words || !isDrawn(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const line of range.getClientRects()) {
      const seen = leftOf(line, element);
      for (const picture of pictures) {
        const shared = meet(seen, picture);
        if (!isSeen(shared)) continue;
        const [x, y] = [Math.ceil(shared.left + scrollX), Math.ceil(shared.top + scrollY)];
        parts.push({
          words: words.slice(0, 40),
          x,
          y,
          width: Math.max(1, Math.floor(shared.right + scrollX) - x),
          height: Math.max(1, Math.floor(shared.bottom + scrollY) - y),
        });
      }
    }
  }
  return parts;
}
