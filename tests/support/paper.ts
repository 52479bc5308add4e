import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { linesReadByGhostscript, type PrintedLine, sheetsDrawnByGhostscript } from './foreign-readers.ts';
import { loadEveryPicture } from './settled-page.ts';

/** Of A4, in points, as `print.css` has them. */
const margin = { top: 42, bottom: 51 };

/** A sheet as it comes out of the printer. */
export interface Sheet {
  /** What is written on it from the top, but for its number. */
  lines: readonly PrintedLine[];
  /** Rows between its margins on which there is anything, in points from its top. */
  inked: readonly number[];
  /** One for each pixel, which is a point: red, green, blue. */
  pixels: Uint8Array;
  width: number;
}

/**
 * Prints the page on A4, with its grounds and pictures. Whoever prints by hand waits for these; the command of the tests
 * asks for them and doesn't.
 */
export async function print(page: Page): Promise<Sheet[]> {
  await loadEveryPicture(page);
  return sheetsOf(await page.pdf({ format: 'A4', printBackground: true }));
}

/** The sheets of a document that was printed on A4. */
export function sheetsOf(document: Buffer): Promise<Sheet[]> {
  const lines = linesReadByGhostscript(document);
  return Promise.all(
    sheetsDrawnByGhostscript(document, 1).map(async (drawn, index) => {
      const { data, info } = await sharp(drawn).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixels = new Uint8Array(data);
      const end = info.height - margin.bottom;
      const inked = Array.from({ length: end - margin.top }, (_, row) => margin.top + row).filter((row) =>
        pixels.subarray(row * info.width * 3, (row + 1) * info.width * 3).some((value) => value < 250),
      );
      const written = (lines[index] ?? []).filter(({ baseline }) => baseline < end);
      return { lines: written, inked, pixels, width: info.width };
    }),
  );
}

/** What is written there, without spaces, hyphens and signs: how words are broken and set apart is the browser's. */
export function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
