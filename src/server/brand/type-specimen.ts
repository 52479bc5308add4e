import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { faceSlug } from '#brand/faces.ts';
import { ownFaceBytes, ownFaceFile } from '#brand/own-faces.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { lengthToCss } from '#brand/record/measures.ts';
import type { FaceRole } from '#brand/record/typefaces.ts';

/** In pixels; shown as wide as there is room. */
const specimenSize = { width: 720, height: 96 };

/** Type designers' test word and figures, all in every face's first subset. */
const sample = 'Hamburgefonts 0189';

/** The sample fits up to 125 % of the normal width; wider faces are set smaller. */
const fontSize = 52;
const widestUsual = 125;

/**
 * A line in one of a version's faces, as SVG with the font embedded: the page's own fonts may have the same name.
 * Undefined if the font no longer exists.
 */
export async function typeSpecimen(brand: Brand, role: FaceRole): Promise<string | undefined> {
  const face = await firstPart(brand, role);
  if (!face) return undefined;
  const { colors, grounds, type } = brand;
  const { weight } = type[role];
  const width = role === 'display' ? type.display.width : 100;
  const size = Math.round(fontSize * Math.min(1, widestUsual / width));
  const tracking = role === 'display' ? `letter-spacing:${lengthToCss(type.display.tracking)};` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${specimenSize.width} ${specimenSize.height}">`,
    `<style>@font-face{font-family:face;font-weight:1 1000;font-stretch:25% 200%;src:url(data:font/woff2;base64,${face.toString('base64')})}`,
    `text{font:${weight} ${size}px face;font-stretch:${width}%;${tracking}}</style>`,
    `<path fill="${colors[grounds.white.ground].hex}" d="M0 0h${specimenSize.width}v${specimenSize.height}H0z"/>`,
    `<text x="16" y="66" fill="${colors[grounds.white.text].hex}">${sample}</text></svg>\n`,
  ].join('');
}

/** The font's basic Latin subset; the product's own fonts are beside the code. */
async function firstPart(brand: Brand, role: FaceRole): Promise<Buffer | undefined> {
  const { files, family } = brand.type.faces[role];
  if (files) return ownFaceBytes(brand, ownFaceFile(role, 'page'));
  try {
    return await readFile(resolve(`src/brand/faces/${faceSlug(family)}.woff2`));
  } catch {
    return undefined;
  }
}
