import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { linesReadByGhostscript, type PrintedLine, sheetsDrawnByGhostscript } from './foreign-readers.ts';
import { loadEveryPicture } from './settled-page.ts';

/** A4's margins in points, as in `print.css`. */
const margin = { top: 42, bottom: 51 };

export interface Sheet {
  lines: readonly PrintedLine[];
  /** Rows with ink between its margins, in points from its top. */
  inked: readonly number[];
  /** RGB, one pixel per point. */
  pixels: Uint8Array;
  width: number;
}

/**
 * Prints the page on A4 with backgrounds and pictures. Loads pictures first: unlike the print dialog, the print command
 * doesn't wait for them.
 */
export async function print(page: Page): Promise<Sheet[]> {
  await loadEveryPicture(page);
  return sheetsOf(await page.pdf({ format: 'A4', printBackground: true }));
}

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

export function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}
