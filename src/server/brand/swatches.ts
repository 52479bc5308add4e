import type { Brand } from '#brand/record/brand-record.ts';
import { componentsOf } from './dtcg.ts';

interface Swatch {
  name: string;
  /** Red, green and blue from 0 to 1. */
  components: readonly number[];
}

/** Names in both languages, because a palette has only one name per colour. */
function swatchesOf({ colors }: Brand): Swatch[] {
  return Object.values(colors).map(({ name: { de, en }, hex }) => ({
    name: de === en ? de : `${de} / ${en}`,
    components: componentsOf(hex),
  }));
}

const kinds = { color: 0x0001, groupStart: 0xc001, groupEnd: 0xc002 };
/** The format's code for process colours, neither global nor spot. */
const processColor = 2;

/** Adobe Swatch Exchange: one group of RGB colours, big-endian, names in null-terminated UTF-16. */
export function adobeSwatches(brand: Brand): Buffer<ArrayBuffer> {
  const blocks = [
    block(kinds.groupStart, nameOf(brand.name.text)),
    ...swatchesOf(brand).map(({ name, components }) => {
      const values = Buffer.alloc(4 + 3 * 4 + 2);
      values.write('RGB ', 0, 'ascii');
      components.forEach((value, index) => {
        values.writeFloatBE(value, 4 + 4 * index);
      });
      values.writeUInt16BE(processColor, 16);
      return block(kinds.color, Buffer.concat([nameOf(name), values]));
    }),
    block(kinds.groupEnd, Buffer.alloc(0)),
  ];
  const head = Buffer.alloc(12);
  head.write('ASEF', 0, 'ascii');
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(blocks.length, 8);
  return Buffer.concat([head, ...blocks]);
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
  const lines = swatchesOf(brand).map(({ name, components }) => {
    const bytes = components.map((value) => String(Math.round(value * 255)).padStart(3));
    return `${bytes.join(' ')}\t${name}`;
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
