import { LRUCache } from 'lru-cache';
import { drawnFace } from '#brand/drawn-face.server.ts';
import type { Brand } from '#brand/record/brand-record.ts';
import { type SharedPoll, sharePictureSize, sharePictureVersion } from '#polls/share-picture-path.server.ts';

const { width, height } = sharePictureSize;
const margin = 72;
/** The band runs from edge to edge; its thickness is the picture's unit. */
const band = { top: 388, thickness: height / 6 };
const inner = width - 2 * margin;

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

interface SetText {
  input: Buffer;
  width: number;
  height: number;
}

async function draw(
  { question, options }: SharedPoll,
  club: Club | undefined,
  { name, colors: { ink, ring, sand, white }, type }: Brand,
): Promise<Buffer> {
  // Imported with the first picture: most processes never draw one, and it takes as much memory as the views.
  const { default: sharp } = await import('sharp');
  const { file, family } = await drawnFace(type.faces);

  async function setText(markup: string, color: string, size: number, wrapsAt?: number): Promise<SetText> {
    const text = `<span foreground="${color}">${markup}</span>`;
    const wrapping = wrapsAt === undefined ? {} : { width: wrapsAt };
    // The comma keeps Pango from parsing the name's last word as a weight.
    const font = `${family}, ${size}`;
    const input = { text, font, fontfile: file, rgba: true, dpi: 72, ...wrapping };
    const { data, info } = await sharp({ text: input }).png().toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  }

  async function fitted(markup: string, color: string, kind: 'question' | 'answers'): Promise<SetText> {
    const most = kind === 'question' ? band.top - 1.5 * margin : band.thickness - 24;
    let last: SetText | undefined;
    for (const size of sizes[kind]) {
      const isLast = size === sizes[kind].at(-1);
      last = await setText(markup, color, size, kind === 'question' || isLast ? inner : undefined);
      if (last.width <= inner && last.height <= most) return last;
    }
    if (!last) throw new Error(`There is no size for ${kind}.`);
    const cut = {
      left: 0,
      top: 0,
      width: Math.min(last.width, inner),
      height: Math.min(last.height, Math.round(most)),
    };
    return { ...cut, input: await sharp(last.input).extract(cut).png().toBuffer() };
  }

  const asked = await fitted(escaped(question), ink.hex, 'question');
  const labels = options.map(({ label }) => escaped(label).replaceAll(' ', '\u00A0'));
  const answers = await fitted(labels.join('  ·  '), white.hex, 'answers');
  const asking = club && (await setText(brandMarkup(club, ring.hex, name.setting), ink.hex, 54));
  const placed = (text: SetText, from: number, to: number) => ({
    input: text.input,
    left: margin,
    top: Math.round((from + to - text.height) / 2),
  });
  const bandEnd = band.top + band.thickness;
  return sharp({ create: { width, height, channels: 3, background: sand.hex } })
    .composite([
      { input: solid(width, band.thickness, ring.hex), left: 0, top: band.top },
      placed(asked, 0, band.top),
      placed(answers, band.top, bandEnd),
      ...(asking ? [placed(asking, bandEnd, height)] : []),
    ])
    .png({ palette: true })
    .toBuffer();
}

function brandMarkup(
  { name, styledLetter }: Club,
  color: string,
  { letters }: Brand['name']['setting'],
): string {
  const [before, letter, after] = [
    name.slice(0, styledLetter),
    name.slice(styledLetter, styledLetter + 1),
    name.slice(styledLetter + 1),
  ].map((piece) => escaped(letters === 'capitals' ? piece.toLocaleUpperCase('de') : piece));
  return `${before}<span foreground="${color}">${letter}</span>${after}`;
}

function solid(width: number, height: number, fill: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
