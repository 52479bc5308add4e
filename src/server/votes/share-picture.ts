import { LRUCache } from 'lru-cache';
import { drawnFace } from '#brand/drawn-face.server.ts';
import { masterSize } from '#brand/logo-sizes.ts';
import { knownText, outlinedText, wrappedText } from '#brand/outlined-text.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { styledName } from '#brand/styled-name.ts';
import { shareImageSize } from '#fields/share-image.ts';
import { type SharedPoll, sharePictureVersion } from '#polls/share-picture-path.server.ts';

const { width, height } = shareImageSize;
const margin = 72;
/** The band runs from edge to edge; its thickness is the picture's unit. */
const band = { top: 388, thickness: height / 6 };
const inner = width - 2 * margin;

/** Baselines' distance in font sizes. */
const leading = 1.1;

/** Font sizes in pixels; the largest that fits is used. */
const sizes = { question: [168, 144, 124, 106, 92, 78, 66, 56, 48], answers: [44, 38, 33, 28, 24] };

interface Club {
  name: string;
  styledLetter: number;
}

interface DrawnBrand {
  brand: Brand;
  version: string;
}

export class SharePictures {
  readonly #pictures = new LRUCache<string, Promise<Buffer>>({ max: 50 });

  picture(poll: SharedPoll, club: Club | undefined, { brand, version }: DrawnBrand): Promise<Buffer> {
    const key = `${sharePictureVersion(poll, version)} ${club?.name} ${club?.styledLetter}`;
    const known = this.#pictures.get(key);
    if (known) return known;
    const drawn = draw(poll, club, brand);
    this.#pictures.set(key, drawn);
    drawn.catch(() => this.#pictures.delete(key));
    return drawn;
  }
}

/** Shapes with their place and size in pixels. */
interface SetText {
  shapes: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

type Outline = (text: string, size: number) => ReturnType<typeof outlinedText>;

/** Letters become shapes here, because a renderer would take those that the face lacks from the machine's fonts. */
async function draw(
  { question, options }: SharedPoll,
  club: Club | undefined,
  { name, marks, colors: { ink, ring, sand, white }, type }: Brand,
): Promise<Buffer> {
  const fonts = await drawnFace(type.faces);
  const outline: Outline = (text, size) => outlinedText(text, fonts, size);
  const labels = options.map(({ label }) => knownText(label, fonts).trim().replaceAll(' ', '\u00A0'));
  const asked = fitted(knownText(question, fonts), outline, 'question');
  const answers = fitted(labels.filter((label) => label !== '').join('  ·  '), outline, 'answers');
  const asking =
    name.setting.letters === 'drawn'
      ? drawnMark(
          marks.wordmark.master.replaceAll('var(--text)', ink.hex).replaceAll('var(--accent)', ring.hex),
        )
      : club && brandText(club, name.setting, (text) => outline(knownText(text, fonts), 54));
  const bandEnd = band.top + band.thickness;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${sand.hex}" d="M0 0h${width}v${height}H0z"/>`,
    `<path fill="${ring.hex}" d="M0 ${band.top}h${width}v${band.thickness}H0z"/>`,
    `<g fill="${ink.hex}">${placed(asked, 0, band.top, band.top - 1.5 * margin)}</g>`,
    `<g fill="${white.hex}">${placed(answers, band.top, bandEnd, band.thickness - 24)}</g>`,
    asking ? `<g fill="${ink.hex}" color="${ring.hex}">${placed(asking, bandEnd, height, height)}</g>` : '',
    '</svg>',
  ].join('');
  // Imported with the first picture: most processes never draw one, and it takes as much memory as the views.
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing)).removeAlpha().png({ palette: true }).toBuffer();
}

/** Centred between two heights, from the left margin. What doesn't fit in its smallest size is scaled down. */
function placed(text: SetText, from: number, to: number, most: number): string {
  const scale = Math.min(1, inner / text.width, most / text.height);
  const top = (from + to - text.height * scale) / 2;
  const [x, y] = [margin - text.left * scale, top - text.top * scale].map((value) => value.toFixed(2));
  return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${text.shapes}</g>`;
}

function fitted(text: string, outline: Outline, kind: 'question' | 'answers'): SetText {
  const most = kind === 'question' ? band.top - 1.5 * margin : band.thickness - 24;
  const smallest = sizes[kind].at(-1);
  for (const size of sizes[kind]) {
    const mayWrap = text !== '' && (kind === 'question' || size === smallest);
    const lines = mayWrap ? wrappedText(text, (line) => outline(line, size).advance <= inner) : [text];
    const set = setLines(lines, outline, size);
    if (size === smallest || (set.width <= inner && set.height <= most)) return set;
  }
  throw new Error(`There is no size for ${kind}.`);
}

function setLines(lines: readonly string[], outline: Outline, size: number): SetText {
  const set = lines.map((line, index) => ({ ...outline(line, size), baseline: index * leading * size }));
  const left = Math.min(...set.map(({ box }) => box.left));
  const top = Math.min(...set.map(({ box, baseline }) => box.top + baseline));
  return {
    shapes: set
      .map(({ path, baseline }) => `<path transform="translate(0 ${baseline})" d="${path}"/>`)
      .join(''),
    left,
    top,
    width: Math.max(...set.map(({ box }) => box.right)) - left,
    height: Math.max(...set.map(({ box, baseline }) => box.bottom + baseline)) - top,
  };
}

function brandText(
  club: Club,
  { letters }: Brand['name']['setting'],
  outline: (text: string) => ReturnType<typeof outlinedText>,
): SetText {
  const written = letters === 'capitals' ? club.name.toLocaleUpperCase('de') : club.name;
  const { box } = outline(written);
  const { before, letter, after } = styledName({ ...club, name: written });
  let done = '';
  const shapes = [before, letter, after].map((piece, index) => {
    done += piece;
    const { path, advance } = outline(piece);
    // With the kerning between the pieces.
    const x = outline(done).advance - advance;
    return `<path${index === 1 ? ' fill="currentColor"' : ''} transform="translate(${x} 0)" d="${path}"/>`;
  });
  return {
    shapes: shapes.join(''),
    left: box.left,
    top: box.top,
    width: box.right - box.left,
    height: box.bottom - box.top,
  };
}

/** As tall as the name that is set in type. */
function drawnMark(drawing: string): SetText {
  const size = masterSize(drawing);
  const scale = 54 / size.height;
  const shapes = drawing.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return {
    shapes: `<g transform="scale(${scale.toFixed(4)})">${shapes}</g>`,
    left: 0,
    top: 0,
    width: size.width * scale,
    height: size.height * scale,
  };
}
