import type { Brand } from '#brand/record/brand-record.ts';
import { componentsOf } from './dtcg.ts';

/** Names in both languages, because a palette has only one name per colour. */
function nameIn({ name: { de, en } }: Brand['colors']['ring']): string {
  return de === en ? de : `${de} / ${en}`;
}

const kinds = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 };
/** The format's codes for colours that aren't global. */
const sorts = { spot: 1, process: 2 };

/**
 * Adobe Swatch Exchange: one group, big-endian, names in null-terminated UTF-16. A colour is CMYK where that is agreed,
 * RGB otherwise; an agreed spot ink is a swatch by its own name besides, since programs find the plate by it.
 */
export function adobeSwatches(brand: Brand): Buffer<ArrayBuffer> {
  const blocks = [
    block(kinds.groupStart, nameOf(brand.name.text)),
    ...Object.values(brand.colors).flatMap((color) => [
      swatch(nameIn(color), color, sorts.process),
      ...(color.given?.spot ? [swatch(color.given.spot, color, sorts.spot)] : []),
    ]),
    block(kinds.groupEnd, Buffer.alloc(0)),
  ];
  const head = Buffer.alloc(12);
  head.write('ASEF', 0, 'ascii');
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(blocks.length, 8);
  return Buffer.concat([head, ...blocks]);
}

function swatch(name: string, { hex, given }: Brand['colors']['ring'], sort: number): Buffer {
  const parts = given?.cmyk?.map((percent) => percent / 100) ?? componentsOf(hex);
  const values = Buffer.alloc(4 + parts.length * 4 + 2);
  values.write(given?.cmyk ? 'CMYK' : 'RGB ', 0, 'ascii');
  parts.forEach((value, index) => {
    values.writeFloatBE(value, 4 + 4 * index);
  });
  values.writeUInt16BE(sort, 4 + 4 * parts.length);
  return block(kinds.color, Buffer.concat([nameOf(name), values]));
}

function block(kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16BE(kind, 0);
  head.writeUInt32BE(content.length, 2);
  return Buffer.concat([head, content]);
}

function nameOf(text: string): Buffer {
  const ended = Buffer.from(`${text}\0`, 'utf16le').swap16();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(ended.length / 2);
  return Buffer.concat([length, ended]);
}

/** GIMP palette, also for Inkscape and Krita: a line for each colour. */
export function gimpPalette(brand: Brand, version: string): string {
  const lines = Object.values(brand.colors).map((color) => {
    const bytes = componentsOf(color.hex).map((value) => String(Math.round(value * 255)).padStart(3));
    return `${bytes.join(' ')}\t${nameIn(color)}`;
  });
  return [
    'GIMP Palette',
    `Name: ${brand.name.text}`,
    'Columns: 5',
    `# Brand version ${version}`,
    ...lines,
    '',
  ].join('\n');
}
